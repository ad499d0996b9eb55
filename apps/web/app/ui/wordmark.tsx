import { Link } from 'react-router';
import './wordmark.css';

interface WordmarkProps {
  readonly name: string;
  /** SVG path data in a box of 18 × 18, drawn as one line. */
  readonly logo: string;
  /** What the link is called; it begins with the name. */
  readonly label: string;
  /** `sheet` lies on a picture and loses its name on a phone. */
  readonly look?: 'page' | 'sheet';
}

/** The builder's sign and name; leads to the start page. */
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
