// The style sheets of `MyHouses`, for a page on which the server renders the houses and the script of `MyHouses` loads later.
import './house-row.css';
import './my-houses.css';
import './opening-links.css';
