let nib = UINib(nibName: "CarouselCell", bundle: nil)
