import { contactTexts } from '@gavel/texts';
import { useEffect } from 'react';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { ContactDetails } from '../contact/contact-details.tsx';
import { SalespersonList } from '../contact/salesperson-list.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Flyout } from '../ui/flyout.tsx';
import { useConfigurator, useConfiguratorStore } from '../visit/use-configurator.tsx';
import { useRequest, useRequestActs } from '../visit/use-request.ts';
import type { ViewProps } from '../visit/use-view.ts';
import { RequestPart } from './request-part.tsx';
import { usePanelTitle } from './use-panel-title.ts';

/**
 * The contact panel: the contact form for a message about this house, and the builder’s other contact details. The visitor needs no
 * account.
 */
export function ContactPanel({ open, onClose }: ViewProps) {
  const t = useTexts(contactTexts);
  const { houseTitle: house, municipalityName: municipality } = useConfigurator((state) => state.configuration);
  const subject = t('subject', { house, municipality });
  const isSent = useRequest('Sales').sentTo !== null;
  const isIn = hasEntered(useAccount());
  const title = usePanelTitle('Sales', t('heading'), open, isSent);
  useForgottenOnceSent();
  return (
    <Flyout open={open} onClose={onClose} title={title} done={isSent}>
      {!isSent && (
        <p className="flyout-lead request-lead">
          {t('text', { house, municipality })}
          {!isIn && ` ${t('noAccount')}`}
        </p>
      )}
      <RequestPart type="Sales" onClose={onClose} />
      <section className="flyout-part">
        <h3>{t('reach')}</h3>
        <ContactDetails subject={subject} kind="plain" />
      </section>
      <SalespersonList subject={subject} />
    </Flyout>
  );
}

/** Shows the confirmation until the panel closes. Then forgets the request, so that the panel opens with an empty form. */
function useForgottenOnceSent(): void {
  const store = useConfiguratorStore();
  const { forget } = useRequestActs('Sales');
  useEffect(
    () => () => {
      if (store.getState().requests.Sales.sentTo !== null) forget();
    },
    [store, forget],
  );
}
