import { formatKr, type Ore, ore } from '@gavel/core';
import { type OwnLine, type QuoteHouse, quoteTotals } from '@gavel/core/quotes';
import { customerQuoteTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import './quote-prices.css';

interface QuotePricesProps {
  readonly house: QuoteHouse;
  readonly lines: readonly OwnLine[];
  /** Whether the visitor can open each section to see its choices. */
  readonly opens?: boolean;
}

/** The prices of a quote, which add up to the total: the house by section, the campaigns, and the lines that the salesperson wrote. */
export function QuotePrices({ house, lines, opens = false }: QuotePricesProps) {
  const t = useTexts(customerQuoteTexts);
  const { total, vat, withoutVat, rates } = quoteTotals(house, lines);
  const isCampaign = house.campaigns.length > 0;
  return (
    <div className="offer-prices">
      <ul>
        {house.sections.map((section) => (
          <Section key={`${section.kind} ${section.title}`} section={section} houseTitle={house.houseTitle} opens={opens} />
        ))}
        {isCampaign && (
          <li>
            <p className="offer-line is-strong">
              <span>{t('ordinary')}</span>
              <span className="num" translate="no">
                {formatKr(house.ordinary)}
              </span>
            </p>
          </li>
        )}
        {house.campaigns.map(({ title, discount }) => (
          <li key={`campaign ${title}`}>
            <p className="offer-line is-campaign">
              <span>{title}</span>
              <span className="num" translate="no">
                {formatKr(ore(-discount))}
              </span>
            </p>
          </li>
        ))}
        {lines.map(({ title, amount: sum, vatRate }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text, and have no id
          <li key={`${at} ${title}`}>
            <p className="offer-line">
              <span>
                {title}
                {vatRate !== 25 && <small> {t('percent', { rate: String(vatRate) })}</small>}
              </span>
              <span className="num" translate="no">
                {formatKr(sum)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="offer-total">
        <span>
          <b className={isCampaign ? 'is-campaign' : ''}>{t(isCampaign ? 'campaignTotal' : 'total')}</b> {t('vat')}
        </span>
        <strong translate="no">{formatKr(total)}</strong>
      </p>
      <p className="offer-notes">
        {t('vatAll', { amount: formatKr(vat), without: formatKr(withoutVat) })}
        {rates.length > 1 &&
          ` ${rates.map(({ rate, vat: part }) => t('vatRate', { rate: String(rate), amount: formatKr(part) })).join(', ')}.`}
        {isCampaign && house.earlierLowest !== null && ` ${t('earlierLowest', { amount: formatKr(house.earlierLowest) })}`}
      </p>
    </div>
  );
}

interface SectionProps extends Required<Pick<QuotePricesProps, 'opens'>> {
  readonly section: QuoteHouse['sections'][number];
  readonly houseTitle: string;
}

function Section({ section: { kind, title, total: sum, rows }, houseTitle, opens }: SectionProps) {
  const t = useTexts(customerQuoteTexts);
  const amount = (price: Ore) => (price === 0 ? t('included') : formatKr(price));
  const named = kind === 'house' ? t('houseModel', { house: houseTitle }) : kind === 'other' ? t('other') : title;
  const line = (
    <>
      <span>{named}</span>
      <span className="num" translate={sum === 0 ? undefined : 'no'}>
        {kind === 'section' ? amount(sum) : formatKr(sum)}
      </span>
    </>
  );
  return (
    <li>
      {opens && rows.length > 0 ? (
        <details>
          <summary className="offer-line">{line}</summary>
          <dl>
            {rows.map(({ questionId, question, answer, price }) => (
              <div key={questionId}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
                <dd className="num">{amount(price)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : (
        <p className="offer-line">{line}</p>
      )}
    </li>
  );
}
