// Replaced by the model.
