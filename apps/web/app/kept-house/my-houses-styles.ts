// The style sheets of `MyHouses`, for a page that the server renders with these houses but whose script for them loads later.
import './house-row.css';
import './my-houses.css';
import './opening-links.css';
