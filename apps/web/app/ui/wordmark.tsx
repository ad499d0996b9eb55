import { Link } from 'react-router';
import './wordmark.css';

interface WordmarkProps {
  readonly name: string;
  /** The data of an SVG path in a box of 18 × 18. The logo is this path, drawn as one line. */
  readonly logo: string;
  /** The accessible name of the link. It begins with the name that is visible. */
  readonly label: string;
  /** `sheet`: for a wordmark on top of a picture. On a phone this wordmark shows only the logo. */
  readonly look?: 'page' | 'sheet';
}

/** The builder’s logo and name, as a link to the start page. */
export function Wordmark({ name, logo, label, look = 'page' }: WordmarkProps) {
  return (
    <Link to="/" className={look === 'sheet' ? 'wordmark sheet wordmark-sheet' : 'wordmark'} aria-label={label}>
      <svg viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth={look === 'sheet' ? 1.5 : 1.25} aria-hidden="true">
        <path d={logo} />
      </svg>
      <span translate="no">{name}</span>
    </Link>
  );
}
