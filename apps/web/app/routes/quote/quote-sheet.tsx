import type { CustomerQuote } from '@gavel/contract/quotes';
import { formatDay, formatKr } from '@gavel/core';
import { type QuoteState, quoteTotals } from '@gavel/core/quotes';
import { customerQuoteTexts } from '@gavel/texts';
import { Download } from 'lucide-react';
import { QuotePrices } from '../../quotes/quote-prices.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rendition, renditions } from '../../ui/renditions.ts';
import { RichText } from '../../ui/rich-text.tsx';
import type { QuoteFault } from './answer-quote.ts';
import { QuoteAnswer } from './quote-answer.tsx';
import { QuoteQuestion } from './quote-question.tsx';

/** The states of a quote whose prices are valid. */
const HOLD: readonly QuoteState[] = ['draft', 'open', 'accepted'];

interface QuoteSheetProps {
  readonly quote: CustomerQuote;
  readonly token: string;
  readonly now: number;
  /** The error and the text of the form that the customer sent last, if sending it failed; otherwise null. */
  readonly answered: { readonly fault: QuoteFault; readonly words: string } | null;
}

/**
 * The quote as a sheet, with the forms beside it. On a phone the forms are below the sheet. While the customer can accept the quote, a bar
 * at the bottom of the phone’s screen shows the total and a link to the form that accepts it.
 */
export function QuoteSheet({ quote, token, now, answered }: QuoteSheetProps) {
  const t = useTexts(customerQuoteTexts);
  const { house, lines, words, writtenBy, seller, state } = quote;
  const isOpen = state === 'open' && !quote.isOrdered;
  const until = formatDay(Date.parse(quote.validUntil));
  const picture = `/media/offers/${token}.jpg`;
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
          <p className={isOpen ? 'offer-state' : 'offer-state is-over'}>
            {isOpen ? t('open', { until }) : t(state === 'open' ? 'ordered' : state)}
          </p>
          <h1 tabIndex={-1}>{house.houseTitle}</h1>
          <p className="offer-place">
            {[house.municipalityName, house.name, formatDay(quote.sentAt)].filter((part) => part !== '').join(' · ')}
          </p>
          {words !== '' && <Words words={words} seller={writtenBy || seller.name} />}
          <QuotePrices house={house} lines={lines} opens />
          {HOLD.includes(state) && <p className="offer-holds">{t('holds', { until })}</p>}
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
          <QuoteAnswer quote={quote} token={token} now={now} fault={answered?.words === '' ? answered.fault : null} />
          <QuoteQuestion quote={quote} token={token} answered={answered} />
          <p className="offer-private">{t('private')}</p>
        </div>
      </div>
      {isOpen && <NextStep quote={quote} />}
    </>
  );
}

/** Shows the text of the salesperson, with their name below it. */
function Words({ words, seller }: { words: string; seller: string }) {
  return (
    <blockquote>
      {words
        .split(/\n+/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have one text, and paragraphs never move
          <p key={at}>{paragraph}</p>
        ))}
      <footer>{seller}</footer>
    </blockquote>
  );
}

/** The bar at the bottom of a phone’s screen, where the thumb reaches it. */
function NextStep({ quote: { house, lines } }: { quote: CustomerQuote }) {
  const t = useTexts(customerQuoteTexts);
  const { total } = quoteTotals(house, lines);
  return (
    <div className="offer-thumb">
      <p>
        <small>{t('vat')}</small>
        <strong translate="no">{formatKr(total)}</strong>
      </p>
      <ButtonAnchor kind="primary" href="#answer">
        {t('accept')}
      </ButtonAnchor>
    </div>
  );
}
