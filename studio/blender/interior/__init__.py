"""Rooms that all houses share."""
