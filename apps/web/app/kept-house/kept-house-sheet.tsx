import { formatKr, ore } from '@gavel/core';
import { generalTexts, keptTexts } from '@gavel/texts';
import { ArrowRight, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { goOnAddress } from '../addresses.ts';
import { serverNow } from '../network/server-time.ts';
import type { KeptHouse } from '../stored/kept-houses.ts';
import { isPutAside, putAside } from '../stored/put-aside.ts';
import { useRelativeTime, useTexts } from '../texts/use-texts.ts';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Icon } from '../ui/icon.tsx';
import { NameLink, PictureLink } from './opening-links.tsx';
import './kept-house-sheet.css';

/**
 * Offers to continue the house that this browser has stored. The sheet is over the picture, so that nothing moves when the sheet appears.
 * The button "Inte nu" (not now) hides the sheet in this tab until the house is stored again.
 * @param picture the picture of the house; null if the large picture of the page already shows this house
 */
export function KeptHouseSheet({ kept, picture }: { kept: KeptHouse; picture: ReactNode }) {
  const t = useTexts(keptTexts);
  const general = useTexts(generalTexts);
  const relativeTime = useRelativeTime();
  const [closed, setClosed] = useState(() => isPutAside(kept));
  if (closed) return null;
  const { name, houseTitle, municipalityName, price, keptAt } = kept;
  const goOn = goOnAddress(kept.startedAt);

  function notNow() {
    putAside(kept);
    setClosed(true);
    // Move the focus to the heading, because the button that the visitor pressed no longer exists.
    focusHeading();
  }

  return (
    <section className="kept-house sheet" aria-label={t('label')}>
      {picture && (
        <PictureLink className="kept-house-picture" to={goOn}>
          {picture}
        </PictureLink>
      )}
      <div className="kept-house-text">
        <h2 translate="no">
          <NameLink to={goOn} name={name} />
        </h2>
        <p>{t('house', { house: houseTitle, municipality: municipalityName })}</p>
        {price !== null && (
          <p className="kept-house-price">
            <b className="num" translate="no">
              {formatKr(ore(price))}
            </b>{' '}
            {general('inclVat')}
          </p>
        )}
        {keptAt > 0 && <p>{t('changed', { when: relativeTime(keptAt, serverNow()) })}</p>}
      </div>
      <IconButton label={t('notNow')} onClick={notNow}>
        <Icon icon={X} small />
      </IconButton>
      <ButtonLink to={goOn}>
        {t('open')} <Icon icon={ArrowRight} small />
      </ButtonLink>
    </section>
  );
}
