import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './opening-links.css';

/** The name of one of the visitor’s own houses, as a link that opens the house. */
export function NameLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className="name-link" to={to}>
      {name}
    </Link>
  );
}

/**
 * The picture of one of the visitor’s own houses, as a link for a finger or a mouse. For keyboards and screen readers there is the link on
 * the name instead.
 */
export function PictureLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return (
    <Link className={className} to={to} tabIndex={-1} aria-hidden="true">
      {children}
    </Link>
  );
}
