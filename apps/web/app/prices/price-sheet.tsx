import { formatDifference, formatKr, ore } from '@gavel/core';
import { generalTexts, optionsTexts, priceTexts } from '@gavel/texts';
import { useShownCampaigns } from '../campaigns/campaign-flyout.tsx';
import { NextLevel } from '../campaigns/next-level.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { EarlierLowestPrice } from './earlier-lowest-price.tsx';
import { MonthlyCostExample } from './monthly-cost-example.tsx';
import './price-sheet.css';

/** Shows the parts of the price: the house, the choices and the campaigns. Also shows an example of the monthly cost. */
export function PriceSheet({ open, onClose }: ViewProps) {
  const t = useTexts(priceTexts);
  const options = useTexts(optionsTexts);
  const vat = useTexts(generalTexts)('inclVat');
  const { open: show } = useView();
  const { total, discount } = useTotals();
  const campaigns = useShownCampaigns();
  return (
    <Flyout open={open} onClose={onClose} title={t('heading')}>
      <p className={discount > 0 ? 'price-sheet-label is-campaign' : 'price-sheet-label'}>
        {t(discount > 0 ? 'campaignTotal' : 'total')}
      </p>
      <p className="price-sheet-total num">
        <span translate="no">{formatKr(total)}</span> <small>{vat}</small>
      </p>
      <Sums campaigns={campaigns} />
      {discount > 0 && (
        <dl className="flyout-sums price-sheet-earlier">
          <EarlierLowestPrice />
        </dl>
      )}
      {campaigns.map(({ campaign, running }) => (
        <NextLevel key={campaign.id} campaign={campaign} running={running} />
      ))}
      <MonthlyCostExample price={total} />
      <div className="flyout-actions">
        <Button kind="primary" onClick={() => show('summary')}>
          {t('summary')}
        </Button>
        <Button onClick={() => show('options')}>{options('heading')}</Button>
        {campaigns.length > 0 && <Button onClick={() => show('campaign')}>{t('campaigns')}</Button>}
      </div>
    </Flyout>
  );
}

/** The rows that lead from the price of the house, through choices and campaigns, to the total. */
function Sums({ campaigns }: { campaigns: ReturnType<typeof useShownCampaigns> }) {
  const t = useTexts(priceTexts);
  const configuration = useConfigurator((state) => state.configuration);
  const { housePrice, lowestHousePrice, municipalityName: municipality, priceListName: area } = configuration;
  const dearer = ore(housePrice - (lowestHousePrice ?? housePrice));
  const { ordinary, total, discount } = useTotals();
  return (
    <dl className="flyout-sums">
      <div>
        <dt>{t('house')}</dt>
        <dd className="num" translate="no">
          {formatKr(housePrice)}
        </dd>
        {dearer > 0 && (
          <dd className="price-sheet-dearer">{t('dearer', { municipality, area, difference: formatKr(dearer) })}</dd>
        )}
      </div>
      <div>
        <dt>{t('choices')}</dt>
        <dd className="num" translate="no">
          {formatDifference(ore(ordinary - housePrice))}
        </dd>
        {discount > 0 && <dd className="price-sheet-dearer">{t('beforeDiscount')}</dd>}
      </div>
      {discount > 0 && (
        <div>
          <dt>{t('ordinary')}</dt>
          <dd className="num" translate="no">
            {formatKr(ordinary)}
          </dd>
        </div>
      )}
      {campaigns
        .filter(({ running }) => running.discount > 0)
        .map(({ campaign, running }) => (
          <div key={campaign.id} className="is-campaign">
            <dt>{campaign.title}</dt>
            <dd className="num" translate="no">
              {formatDifference(ore(-running.discount))}
            </dd>
          </div>
        ))}
      <div className="price-sheet-sum">
        <dt>{t(discount > 0 ? 'campaignSum' : 'sum')}</dt>
        <dd className="num" translate="no">
          {formatKr(total)}
        </dd>
      </div>
    </dl>
  );
}
