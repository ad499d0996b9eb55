import type { CustomerOffer } from '@gavel/contract/offers';
import { formatDay, formatKr } from '@gavel/core';
import { offerTotals } from '@gavel/core/offers';
import { customerOfferTexts } from '@gavel/texts';
import { Download } from 'lucide-react';
import { OfferPrices } from '../../offers/offer-prices.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rendition, renditions } from '../../ui/renditions.ts';
import { RichText } from '../../ui/rich-text.tsx';
import type { OfferFault } from './answer-offer.ts';
import { OfferAnswer } from './offer-answer.tsx';
import { OfferQuestion } from './offer-question.tsx';

interface OfferLetterProps {
  readonly offer: CustomerOffer;
  readonly token: string;
  readonly now: number;
  /** What was wrong with what was sent last; null: nothing. */
  readonly answered: { readonly fault: OfferFault; readonly words: string } | null;
}

/** The offer as a letter, and beside it what one does with it; on a phone below it, with the sum and the next step at the thumb. */
export function OfferLetter({ offer, token, now, answered }: OfferLetterProps) {
  const t = useTexts(customerOfferTexts);
  const { house, lines, words, seller, state } = offer;
  const until = formatDay(Date.parse(offer.validUntil));
  const picture = `/media/offers/${token}.jpg`;
  const { total } = offerTotals(house, lines);
  return (
    <>
      <img
        className="offer-picture"
        src={rendition(picture, 1600)}
        srcSet={renditions(picture)}
        sizes="100vw"
        alt={t('picture', { house: house.houseTitle })}
        width={1600}
        height={720}
      />
      <div className="offer-in">
        <div className="offer-letter">
          <p className={state === 'open' ? 'offer-state' : 'offer-state is-over'}>
            {state === 'open' ? t('open', { until }) : t(state === 'draft' ? 'draft' : state)}
          </p>
          <h1 tabIndex={-1}>{house.houseTitle}</h1>
          <p className="offer-place">
            {[house.municipalityName, house.name, formatDay(offer.sentAt)].filter((part) => part !== '').join(' · ')}
          </p>
          {words !== '' && (
            <blockquote>
              {words
                .split(/\n+/)
                .filter((paragraph) => paragraph.trim() !== '')
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              <footer>{seller.name}</footer>
            </blockquote>
          )}
          <OfferPrices house={house} lines={lines} opens />
          <p className="offer-holds">{t('holds', { until })}</p>
          <ButtonAnchor href={`/api/offers/${token}/document`} download>
            <Icon icon={Download} small /> {t('pdf')}
          </ButtonAnchor>
          {house.terms !== '' && (
            <details className="offer-terms">
              <summary>{t('terms')}</summary>
              <RichText html={house.terms} />
            </details>
          )}
        </div>
        <div className="offer-aside">
          <OfferAnswer offer={offer} token={token} now={now} fault={answered?.fault ?? null} />
          <OfferQuestion offer={offer} token={token} answered={answered} />
          <p className="offer-private">{t('private')}</p>
        </div>
      </div>
      {state === 'open' && (
        <div className="offer-thumb">
          <p>
            <small>{t('vat')}</small>
            <strong translate="no">{formatKr(total)}</strong>
          </p>
          <ButtonAnchor kind="primary" href="#answer">
            {t('accept')}
          </ButtonAnchor>
        </div>
      )}
    </>
  );
}
