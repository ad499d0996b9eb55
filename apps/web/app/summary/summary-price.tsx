import { formatKr } from '@gavel/core';
import { generalTexts, priceTexts, summaryTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useSummarySheet } from './use-summary-sheet.ts';
import './summary-price.css';

/**
 * The total in large type. If a campaign lowers it, the ordinary price and the lowest price of the 30 days before the campaign are beside
 * it, as the law requires.
 */
export function SummaryPrice() {
  const t = useTexts(summaryTexts);
  const vat = useTexts(generalTexts)('inclVat');
  const { total, ordinary, discount, earlierLowest } = useSummarySheet().price;
  const price = useTexts(priceTexts);
  const isReduced = discount > 0;
  return (
    <div className="summary-price">
      <div>
        <p className={isReduced ? 'summary-price-label is-campaign' : 'summary-price-label'}>
          {t(isReduced ? 'campaignTotal' : 'total')}
        </p>
        <p className="summary-price-now num">
          <span data-testid="summary-total" translate="no">
            {formatKr(total)}
          </span>
          <small>{vat}</small>
        </p>
      </div>
      {isReduced && (
        <dl>
          <div>
            <dt>{t('ordinary')}</dt>
            <dd className="num">
              <s translate="no">{formatKr(ordinary)}</s>
            </dd>
          </div>
          {earlierLowest !== null && (
            <div>
              <dt>{price('earlierLowest')}</dt>
              <dd className="num" data-testid="earlier-lowest" translate="no">
                {formatKr(earlierLowest)}
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
