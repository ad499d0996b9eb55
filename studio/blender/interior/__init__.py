"""The rooms whose pictures all houses share."""
