import { type CampaignPrice, formatKr, type Ore } from '@gavel/core';
import { housesTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import './earlier-prices.css';

/**
 * The prices that the law requires beside a campaign price: the ordinary price, and the lowest price in the 30 days before the
 * campaign.
 */
export function EarlierPrices({ price, campaign }: { price: Ore; campaign: CampaignPrice }) {
  const t = useTexts(housesTexts);
  return (
    <dl className="earlier-prices">
      <div>
        <dt>{t('ordinary')}</dt>
        <dd className="num" translate="no">
          {formatKr(price)}
        </dd>
      </div>
      <div>
        <dt>{t('earlierLowest')}</dt>
        <dd className="num" translate="no">
          {formatKr(campaign.earlierLowest)}
        </dd>
      </div>
    </dl>
  );
}
