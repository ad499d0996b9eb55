import type { ListedHouse } from '@gavel/contract';
import { formatDate, formatKr } from '@gavel/core';
import { projectsTexts } from '@gavel/texts';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { HousePicture } from './house-picture.tsx';
import { savedAddress } from './saved-address.ts';
import './house-links.css';

interface HouseLinksProps {
  readonly houses: readonly ListedHouse[];
  /** The token of the house that is open. It is listed without a link. Null if none is open. */
  readonly open: string | null;
}

/** Links to the houses of an account, in a narrow column. */
export function HouseLinks({ houses, open }: HouseLinksProps) {
  return (
    <ul className="house-links">
      {houses.map((house) => (
        <li key={house.id}>
          {house.id === open ? (
            // biome-ignore lint/a11y/useSemanticElements: an <a> without an address has no link role, and this is a disabled link
            // biome-ignore lint/a11y/useFocusableInteractive: the link is disabled
            <span role="link" aria-disabled="true" className="house-link">
              <HouseLinkContent house={house} isOpen />
            </span>
          ) : (
            <Link className="house-link" to={savedAddress(house)}>
              <HouseLinkContent house={house} isOpen={false} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function HouseLinkContent({ house, isOpen }: { house: ListedHouse; isOpen: boolean }) {
  const t = useTexts(projectsTexts);
  const { name, houseTitle, municipalityName, type, orderEnd, savedAt, price, image } = house;
  const kind = t(type === 'guide' ? 'kindGuide' : orderEnd ? `kind_${orderEnd}` : 'kindBase');
  return (
    <>
      <HousePicture src={image} model="" alt="" size="palette" />
      <span>
        <b translate="no">{name}</b>
        <small>{t('house', { house: houseTitle, municipality: municipalityName })}</small>
        <small className="num">{isOpen ? t('openNow') : `${kind}, ${formatDate(new Date(savedAt).toISOString())}`}</small>
        <small className="num house-link-price" translate="no">
          {formatKr(price)}
        </small>
      </span>
    </>
  );
}
