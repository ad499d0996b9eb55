import type { QuoteDesk } from '@gavel/contract/staff';
import { formatDay } from '@gavel/core';
import type { OwnLine } from '@gavel/core/quotes';
import { isDay } from '@gavel/core/requests';
import { customerQuoteTexts } from '@gavel/texts';
import { QuotePrices } from '../../quotes/quote-prices.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { rendition } from '../../ui/renditions.ts';
import { Wordmark } from '../../ui/wordmark.tsx';

interface QuotePaperProps {
  readonly desk: QuoteDesk;
  readonly words: string;
  readonly lines: readonly OwnLine[];
  readonly validUntil: string;
}

/** The preview of the first page of the quote. */
export function QuotePaper({ desk, words, lines, validUntil }: QuotePaperProps) {
  const t = useTexts(customerQuoteTexts);
  const { brand } = useSite();
  const { house, seller, customerName } = desk;
  const until = isDay(validUntil) ? formatDay(Date.parse(validUntil)) : '–';
  return (
    <article className="offer-paper">
      <header>
        <Wordmark name={brand.name} logo={brand.logo} label={brand.name} />
        <p>
          <b>{t('draft')}</b>
          <br />
          {t('open', { until })}
        </p>
      </header>
      <img src={rendition(desk.image, 960)} alt={t('picture', { house: house.houseTitle })} width={960} height={412} />
      <h2>{house.houseTitle}</h2>
      <p className="muted">
        {t('to', { name: `${customerName}, ${house.municipalityName}`, seller: `${seller.name}, ${seller.email}` })}
      </p>
      {words
        .split(/\n+/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs can be equal, and paragraphs have no state
          <p key={at} className="offer-paper-words">
            {paragraph}
          </p>
        ))}
      <QuotePrices house={house} lines={lines} />
      <p className="offer-paper-fine">
        {t('holds', { until })} {t('meaning')}
      </p>
    </article>
  );
}
