import { formatDay } from '@gavel/core';
import { offerTexts, plotsTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EnterParts } from '../account/enter-parts.tsx';
import { logInMode } from '../account/log-in.tsx';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { SalespersonList } from '../contact/salesperson-list.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useHasPlots } from '../visit/use-plots.ts';
import { useRequest } from '../visit/use-request.ts';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { RequestPart } from './request-part.tsx';

/** "Begär offert": who is not logged in makes an account or logs in first; then the house is sent, with what they want to add. */
export function OfferPanel({ open, onClose }: ViewProps) {
  const t = useTexts(offerTexts);
  const plots = useTexts(plotsTexts);
  const { houseTitle: house, municipalityName: municipality } = useConfigurator((state) => state.configuration);
  const { open: openView } = useView();
  const hasPlots = useHasPlots();
  const hasChosenPlots = useConfigurator((state) => state.configuration.plotIds.length > 0);
  const isIn = hasEntered(useAccount());
  const part = useFocusOnEntering(isIn);
  const isSent = useRequest('Quote').sentTo !== null;
  const askedAt = useAskedAt();
  return (
    <Flyout open={open} onClose={onClose} title={t('heading')}>
      {!isSent && <p className="flyout-lead request-lead">{t('text')}</p>}
      {!isSent && askedAt && <p className="request-again">{t('again', { date: formatDay(Date.parse(askedAt)) })}</p>}
      <section ref={part} className="request-step" tabIndex={-1}>
        {isIn ? <RequestPart type="Quote" onClose={onClose} /> : <Entering />}
      </section>
      {!isSent && (
        <section className="flyout-part">
          <h3>{t('freeContactHeading')}</h3>
          <p>{t(isIn ? 'freeContact' : 'freeContactVisitor')}</p>
          <button type="button" className="text-link" onClick={() => openView('contact')}>
            {t('toContact')}
          </button>
        </section>
      )}
      {hasPlots && !hasChosenPlots && (
        <section className="flyout-part">
          <h3>{plots('openHeading')}</h3>
          <Button onClick={() => openView('plots')}>
            {plots('open', { municipality })} <Icon icon={ArrowRight} small />
          </Button>
        </section>
      )}
      <SalespersonList subject={t('subject', { house, municipality })} />
    </Flyout>
  );
}

/** When an offer was asked for on this house before; null: never. A copy of it, which nobody has saved, is another house. */
function useAskedAt(): string | null {
  return useConfigurator(
    ({ origin, requestSentAt, configuration }) => origin && (requestSentAt ?? configuration.requestForProposalSentAtUtc),
  );
}

/** Making an account, which most who ask have not got, or logging in; then the form. */
function Entering() {
  const t = useTexts(offerTexts);
  const account = useAccount();
  const [isForgotten, setForgotten] = useState(false);
  return (
    <>
      <h3>{t('enterHeading')}</h3>
      <p className="request-note request-lead">{t('enterText')}</p>
      <EnterParts
        mode={logInMode(account, isForgotten)}
        first="create"
        onForgotten={setForgotten}
        onEntered={() => setForgotten(false)}
      />
    </>
  );
}

/** What somebody logged in with is gone then: focus goes to what has come in its place. */
function useFocusOnEntering(isIn: boolean) {
  const part = useRef<HTMLElement>(null);
  const wasIn = useRef(isIn);
  useEffect(() => {
    if (isIn && !wasIn.current) part.current?.focus();
    wasIn.current = isIn;
  }, [isIn]);
  return part;
}
