import { formatKr, ore } from '@gavel/core';
import { generalTexts, priceTexts, summaryTexts } from '@gavel/texts';
import { useEarlierLowestPrice } from '../prices/earlier-lowest-price.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import './summary-totals.css';

/** How the ordinary price becomes the total: a row for every campaign that takes something off. */
export function SummaryTotals() {
  const t = useTexts(summaryTexts);
  const price = useTexts(priceTexts);
  const vat = useTexts(generalTexts)('inclVat');
  const { ordinary, discount, total, campaigns } = useTotals();
  const earlier = useEarlierLowestPrice();
  const known = useConfigurator((state) => state.configuration.campaigns);
  return (
    <div className="summary-totals">
      {discount > 0 && (
        <p>
          <span>{t('ordinary')}</span>
          <span className="num">{formatKr(ordinary)}</span>
        </p>
      )}
      {campaigns
        .filter((campaign) => campaign.discount > 0)
        .map(({ campaignId, discount: taken }) => (
          <p key={campaignId} className="is-campaign">
            <span>{known.find(({ id }) => id === campaignId)?.title}</span>
            <span className="num">{formatKr(ore(-taken))}</span>
          </p>
        ))}
      <p className="summary-sum">
        <span>
          {t(discount > 0 ? 'campaignTotal' : 'total')} <span className="muted">{vat}</span>
        </span>
        <span className="num">{formatKr(total)}</span>
      </p>
      {earlier !== null && (
        <p className="summary-earlier">
          <span>{price('earlierLowest')}</span>
          <span className="num">{formatKr(earlier)}</span>
        </p>
      )}
    </div>
  );
}
