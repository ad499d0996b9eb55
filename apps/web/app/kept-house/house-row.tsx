import { formatKr, type Ore } from '@gavel/core';
import { projectsTexts } from '@gavel/texts';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Facts } from '../ui/facts.tsx';
import { NameLink, PictureLink } from './opening-links.tsx';
import './house-row.css';

interface HouseRowProps {
  readonly name: string;
  /** The address that opens the house; null if the house cannot be opened. */
  readonly to: string | null;
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly picture: ReactNode;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** The total price; null if it is unknown. */
  readonly price: Ore | null;
  /** Short notes about the house. */
  readonly notes: readonly string[];
  /** The date of the latest customer request about the house. If it is left out, the row shows no such date. */
  readonly request?: ReactNode;
  /** The button that opens the house; null if the house cannot be opened. */
  readonly open: ReactNode;
  /** More actions on the house, as text buttons after `open`. */
  readonly children?: ReactNode;
}

/** A row for one of the visitor’s own houses: picture, facts, price and actions. The picture and the name open the house. */
export function HouseRow({
  name,
  to,
  houseTitle,
  municipalityName,
  picture,
  facts,
  price,
  notes,
  request,
  open,
  children,
}: HouseRowProps) {
  const t = useTexts(projectsTexts);
  const heading = useId();
  return (
    <article className="house-row" aria-labelledby={heading}>
      {to === null ? (
        <div className="house-row-picture">{picture}</div>
      ) : (
        <PictureLink className="house-row-picture" to={to}>
          {picture}
        </PictureLink>
      )}
      <div className="house-row-text">
        <h2 id={heading} translate="no">
          {to === null ? name : <NameLink to={to} name={name} />}
        </h2>
        <p className="house-row-where">{t('house', { house: houseTitle, municipality: municipalityName })}</p>
        <Facts facts={facts} />
        {request}
        {notes.map((note) => (
          <p key={note} className="house-row-note">
            {note}
          </p>
        ))}
      </div>
      <div className="house-row-side">
        {price !== null && (
          <p className="house-row-price">
            <b className="num" translate="no">
              {formatKr(price)}
            </b>
            <span>{t('price')}</span>
          </p>
        )}
        {open}
      </div>
      {children && <div className="house-row-ways">{children}</div>}
    </article>
  );
}
