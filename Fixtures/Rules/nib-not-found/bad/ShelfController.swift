// ShelfHeaderView is shown above each shelf.
