// Replaced by the double.
