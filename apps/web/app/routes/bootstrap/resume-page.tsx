import { formatKr, ore } from '@gavel/core';
import { generalTexts, keptTexts, navigationTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useLocation } from 'react-router';
import { goOnAddress } from '../../addresses.ts';
import { composedAddress } from '../../kept-house/composed-address.ts';
import { serverNow } from '../../network/server-time.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { CONTENT_ID } from '../../shell/skip-link.tsx';
import { useSite } from '../../site/use-site.ts';
import type { KeptHouse } from '../../stored/kept-houses.ts';
import { useRelativeTime, useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlacedPicture } from '../../ui/placed-picture.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import './carried-over-page.css';

interface ResumePageProps {
  readonly kept: KeptHouse;
  /** The house that the visitor can open instead: a new house (`anew`), or the house of a link (`link`). */
  readonly other: 'anew' | 'link';
}

/** Asks whether to continue the house that this browser has stored, or to open the house of the address. */
export function ResumePage({ kept, other }: ResumePageProps) {
  const t = useTexts(keptTexts);
  const navigation = useTexts(navigationTexts);
  const vat = useTexts(generalTexts)('inclVat');
  const relativeTime = useRelativeTime();
  const { brand } = useSite();
  const { pathname, search } = useLocation();
  const { name, houseTitle: house, municipalityName: municipality, price, keptAt } = kept;
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="carried-over">
      <PageHead title={t('askTitle', { brand: brand.name })} hidden />
      <PlacedPicture className="carried-over-picture" src={composedAddress(kept)} alt={t('picture', { house })} />
      <Wordmark name={brand.name} logo={brand.logo} look="sheet" label={navigation('home', { brand: brand.name })} />
      <div className="carried-over-sheet sheet">
        <h1>{t('askHeading')}</h1>
        <p className="carried-over-lead">{t(other === 'link' ? 'askTextLink' : 'askText', { house })}</p>
        <dl className="carried-over-sum">
          <div>
            <dt>{name}</dt>
            <dd>{t('house', { house, municipality })}</dd>
          </div>
          {keptAt > 0 && (
            <div>
              <dt>{t('changedTerm')}</dt>
              <dd>{relativeTime(keptAt, serverNow())}</dd>
            </div>
          )}
          {price !== null && (
            <div>
              <dt>
                {t('price')} <small>{vat}</small>
              </dt>
              <dd className="num carried-over-total" translate="no">
                {formatKr(ore(price))}
              </dd>
            </div>
          )}
        </dl>
        <div className="carried-over-ways">
          <ButtonLink kind="primary" between large replace to={goOnAddress(kept.startedAt)}>
            {t('open')} <Icon icon={ArrowRight} small />
          </ButtonLink>
          <ButtonLink
            replace
            to={{ pathname, search: `?${new URLSearchParams([...new URLSearchParams(search), ['anew', '1']])}` }}
          >
            {t(other === 'link' ? 'openLink' : 'startOver')}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
