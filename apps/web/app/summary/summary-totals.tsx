import { formatKr, ore } from '@gavel/core';
import { generalTexts, priceTexts, summaryTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useSummarySheet } from './use-summary-sheet.ts';
import './summary-totals.css';

/** How campaigns reduce the ordinary price to the total, with a row for each campaign that gives a discount. */
export function SummaryTotals() {
  const t = useTexts(summaryTexts);
  const price = useTexts(priceTexts);
  const vat = useTexts(generalTexts)('inclVat');
  const { ordinary, discount, total, discounts, earlierLowest: earlier } = useSummarySheet().price;
  return (
    <div className="summary-totals">
      {discount > 0 && (
        <p>
          <span>{t('ordinary')}</span>
          <span className="num" translate="no">
            {formatKr(ordinary)}
          </span>
        </p>
      )}
      {discounts.map(({ campaign, discount: taken }) => (
        <p key={campaign.id} className="is-campaign">
          <span>{campaign.title}</span>
          <span className="num" translate="no">
            {formatKr(ore(-taken))}
          </span>
        </p>
      ))}
      <p className="summary-sum">
        <span>
          {t(discount > 0 ? 'campaignTotal' : 'total')} <span className="muted">{vat}</span>
        </span>
        <span className="num" translate="no">
          {formatKr(total)}
        </span>
      </p>
      {earlier !== null && (
        <p className="summary-earlier">
          <span>{price('earlierLowest')}</span>
          <span className="num" translate="no">
            {formatKr(earlier)}
          </span>
        </p>
      )}
    </div>
  );
}
