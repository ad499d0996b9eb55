import { formatKr } from '@gavel/core';
import { Bookmark, ReceiptText, Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSite } from '../shell/use-site.ts';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator, useTotals } from './use-configurator.tsx';
import './title-block.css';

/** The cells at the top right: undo and redo, the price, save and summary. On a phone the house stands in it too. */
export function TitleBlock({ onSave, onSummary }: { onSave(): void; onSummary(): void }) {
  const t = useTranslations('configurator');
  const { brand } = useSite();
  const { undo, redo, past, future, configuration } = useConfigurator((state) => state);
  return (
    <section className="title-block sheet" aria-label={t('toolbar')}>
      <p className="cell title-house">
        <small>{brand.name}</small>
        <b>{configuration.houseTitle}</b>
      </p>
      <div className="cell title-undo">
        <button type="button" aria-label={t('undo')} disabled={past.length === 0} onClick={undo}>
          <Icon icon={Undo2} />
        </button>
        <button type="button" aria-label={t('redo')} disabled={future.length === 0} onClick={redo}>
          <Icon icon={Redo2} />
        </button>
      </div>
      <PriceCell onCampaign={onSummary} />
      <button type="button" className="cell" onClick={onSave} aria-label={t('save')}>
        <Icon icon={Bookmark} />
        <span className="title-word">{t('save')}</span>
      </button>
      <button type="button" className="cell" onClick={onSummary} aria-label={t('summary')}>
        <Icon icon={ReceiptText} />
        <span className="title-word">{t('summary')}</span>
      </button>
    </section>
  );
}

function PriceCell({ onCampaign }: { onCampaign(): void }) {
  const t = useTranslations('configurator');
  const vat = useTranslations('general')('inclVat');
  const { total, discount } = useTotals();
  return (
    <div className="cell price-cell">
      <p className="price-total num" data-testid="total">
        {formatKr(total)}
      </p>
      <p className="price-note">
        {discount > 0 && (
          <button type="button" className="price-campaign" onClick={onCampaign}>
            {t('campaign')}
          </button>
        )}
        <span>{vat}</span>
      </p>
      <p className="visually-hidden" aria-live="polite">
        {t('totalNow', { price: formatKr(total) })}
      </p>
    </div>
  );
}
