import { formatKr } from '@gavel/core';
import { offerTexts, plotsTexts } from '@gavel/texts';
import { ArrowRight, Mail, Phone } from 'lucide-react';
import { ShareLink } from '../sharing/share-link.tsx';
import { useLinkToNow } from '../sharing/use-share-link.ts';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import { useHasPlots } from '../visit/use-plots.ts';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { mail, telephone } from './contact-details.tsx';
import { SalespersonList } from './salesperson-list.tsx';

/** "Begär offert": the house in a mail to the builder, with its price and, once it has been made, the link to it. */
export function OfferPanel({ open, onClose }: ViewProps) {
  const t = useTexts(offerTexts);
  const plots = useTexts(plotsTexts);
  const { brand } = useSite();
  const { houseTitle: house, municipalityName: municipality } = useConfigurator((state) => state.configuration);
  const { total } = useTotals();
  const { open: openView } = useView();
  const link = useLinkToNow();
  const hasPlots = useHasPlots();
  const subject = t('subject', { house, municipality });
  const lines = [
    t('bodyHello'),
    t('bodyWish', { house, municipality, price: formatKr(total) }),
    ...(link ? [t('bodyLink', { link })] : []),
    t('bodyReach'),
  ];
  return (
    <Flyout open={open} onClose={onClose} title={t('heading')}>
      <p className="flyout-lead">{t('text')}</p>
      <div className="flyout-actions">
        <ButtonAnchor kind="primary" between href={mail(brand.email, subject, lines.join('\n\n'))}>
          {t('mail')} <Icon icon={Mail} small />
        </ButtonAnchor>
        <ButtonAnchor between href={telephone(brand.phone)}>
          <span className="num">{t('call', { phone: brand.phone })}</span> <Icon icon={Phone} small />
        </ButtonAnchor>
      </div>
      <section className="flyout-part">
        <h3>{t('freeContactHeading')}</h3>
        <p>{t('freeContact')}</p>
        <button type="button" className="text-link" onClick={() => openView('contact')}>
          {t('toContact')}
        </button>
      </section>
      <section className="flyout-part">
        <h3>{t('linkHeading')}</h3>
        <p>{t(link ? 'linkMade' : 'linkText')}</p>
        <ShareLink />
      </section>
      {hasPlots && (
        <section className="flyout-part">
          <h3>{plots('openHeading')}</h3>
          <Button onClick={() => openView('plots')}>
            {plots('open', { municipality })} <Icon icon={ArrowRight} small />
          </Button>
        </section>
      )}
      <SalespersonList subject={subject} />
    </Flyout>
  );
}
