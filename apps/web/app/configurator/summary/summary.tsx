import { Dialog } from '@base-ui/react/dialog';
import { formatDate, formatKr, summarize, truncateName } from '@gavel/core';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useConfigurator, useTotals } from '../use-configurator.tsx';
import { SummaryCategories } from './summary-categories.tsx';
import { SummaryPictures } from './summary-pictures.tsx';
import { SummaryTotals } from './summary-totals.tsx';
import './summary.css';

/** The whole house on one page: pictures, price, everything that was chosen. */
export function Summary({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="summary">{open && <SummaryContent />}</Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SummaryContent() {
  const t = useTranslations('summary');
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const sections = useMemo(() => summarize(compiled, visit), [compiled, visit]);
  const sentAt = configuration.requestForProposalSentAtUtc;
  return (
    <>
      <div className="summary-side">
        <SummaryPictures />
      </div>
      <div className="summary-body">
        <div className="summary-top">
          <p>{t('heading')}</p>
          <Dialog.Close render={<IconButton label={t('close')} />}>
            <Icon icon={X} />
          </Dialog.Close>
        </div>
        <Dialog.Title className="summary-title">{configuration.houseTitle}</Dialog.Title>
        <Dialog.Description className="summary-where">
          {t('house', { house: truncateName(configuration.name), place: configuration.municipalityName })}
        </Dialog.Description>
        <SummaryPrice />
        <SummaryCategories sections={sections} />
        <SummaryTotals />
        {configuration.disclaimer && <RichText className="summary-disclaimer" html={configuration.disclaimer} />}
        <dl className="summary-footer">
          <Fact term={t('municipality')} value={configuration.municipalityName} />
          <Fact term={t('name')} value={truncateName(configuration.name)} />
          <Fact term={t('houseModel')} value={configuration.houseTitle} />
          <Fact term={t('requestSent')} value={sentAt ? formatDate(sentAt) : t('notYet')} />
        </dl>
      </div>
    </>
  );
}

function SummaryPrice() {
  const t = useTranslations('summary');
  const vat = useTranslations('general')('inclVat');
  const { total, ordinary, discount } = useTotals();
  return (
    <div className="summary-price">
      <div>
        <p className={discount > 0 ? 'summary-price-label is-campaign' : 'summary-price-label'}>
          {t(discount > 0 ? 'campaignTotal' : 'total')}
        </p>
        <p className="summary-price-now num">
          <span data-testid="summary-total">{formatKr(total)}</span>
          <small>{vat}</small>
        </p>
      </div>
      {discount > 0 && (
        <dl>
          <dt>{t('ordinary')}</dt>
          <dd className="num">
            <s>{formatKr(ordinary)}</s>
          </dd>
        </dl>
      )}
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
