import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './opening-links.css';

/** The name of an own house, as a link that opens the house. */
export function NameLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className="name-link" to={to}>
      {name}
    </Link>
  );
}

/** The picture of an own house, as a link for a finger or a mouse. Keyboards and screen readers have the link of the name. */
export function PictureLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return (
    <Link className={className} to={to} tabIndex={-1} aria-hidden="true">
      {children}
    </Link>
  );
}
