import { formatKr, type Ore, ore } from '@gavel/core';
import { type OfferHouse, type OwnLine, offerTotals } from '@gavel/core/offers';
import { customerOfferTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import './offer-prices.css';

interface OfferPricesProps {
  readonly house: OfferHouse;
  readonly lines: readonly OwnLine[];
  /** Each section opens and shows what is chosen in it. */
  readonly opens?: boolean;
}

/** What an offer costs, line by line: the house by its sections, what campaigns take off, what the seller adds. They add up to the sum. */
export function OfferPrices({ house, lines, opens = false }: OfferPricesProps) {
  const t = useTexts(customerOfferTexts);
  const { total, vat, withoutVat, rates } = offerTotals(house, lines);
  const isCampaign = house.campaigns.length > 0;
  const amount = (price: Ore) => (price === 0 ? t('included') : formatKr(price));
  return (
    <div className="offer-prices">
      <ul>
        {house.sections.map(({ kind, title, total: sum, rows }) => {
          const named = kind === 'house' ? t('houseModel', { house: house.houseTitle }) : kind === 'other' ? t('other') : title;
          const line = (
            <>
              <span>{named}</span>
              <span className="num" translate={sum === 0 ? undefined : 'no'}>
                {kind === 'section' ? amount(sum) : formatKr(sum)}
              </span>
            </>
          );
          return (
            <li key={`${kind} ${title}`}>
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
        })}
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
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and have no other name
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
