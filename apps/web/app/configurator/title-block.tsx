import { formatKr } from '@gavel/core';
import { titleBlockTexts } from '@gavel/texts';
import { ReceiptText, User } from 'lucide-react';
import { memo } from 'react';
import { OfflineNotice } from '../notices/offline-notice.tsx';
import { EarlierLowestPrice } from '../prices/earlier-lowest-price.tsx';
import { PriceCell } from '../prices/price-cell.tsx';
import { SaveCell, SaveStatus } from '../saving/save-cell.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useIsNarrow } from '../ui/use-layout.ts';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { TitleHistory } from './title-history.tsx';
import '../ui/cell.css';
import './title-block.css';

/**
 * The cells at the top right: undo and redo, the price, save, summary and profile. On a narrow screen the block also contains the name of
 * the house. On a phone undo and redo are on the picture instead, and the profile is in the overview.
 */
export const TitleBlock = memo(() => {
  const t = useTexts(titleBlockTexts);
  const { brand } = useSite();
  const { open } = useView();
  const isNarrow = useIsNarrow();
  const house = useConfigurator((state) => state.configuration.houseTitle);
  return (
    <section className="title-block sheet" aria-label={t('toolbar')}>
      <div className="title-cells">
        <div className="cell title-house">
          <small translate="no">{brand.name}</small>
          <b translate="no">{house}</b>
        </div>
        {!isNarrow && <TitleHistory />}
        <PriceCell />
        <SaveCell />
        <button type="button" className="cell tool title-summary" title={t('summary')} onClick={() => open('summary')}>
          <Icon icon={ReceiptText} />
          {/* The name of the tool, once more with soft hyphens. */}
          <span className="tool-word" aria-hidden="true">
            {t('summaryWord')}
          </span>
        </button>
        <button
          type="button"
          className="cell tool profile-box"
          aria-label={t('profile')}
          title={t('profile')}
          onClick={() => open('profile')}
        >
          <Icon icon={User} />
          <span className="tool-word is-short">{t('profileWord')}</span>
        </button>
      </div>
      <CampaignStrip />
      <OfflineNotice />
      <SaveStatus />
    </section>
  );
});

/** The text that the law requires beside a campaign price. On a phone the price sheet (`PriceSheet`) shows it. */
function CampaignStrip() {
  const t = useTexts(titleBlockTexts);
  const { ordinary, discount } = useTotals();
  if (discount === 0) return null;
  return (
    <dl className="title-strip">
      <div>
        <dt>{t('ordinary')}</dt>
        <dd className="num" translate="no">
          {formatKr(ordinary)}
        </dd>
      </div>
      <EarlierLowestPrice />
    </dl>
  );
}
