import { formatDay } from '@gavel/core';
import { plotsTexts, quoteTexts } from '@gavel/texts';
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
import { usePlots } from '../visit/use-plots.ts';
import { useQuoteAskedAt, useRequest } from '../visit/use-request.ts';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { RequestPart } from './request-part.tsx';
import { usePanelTitle } from './use-panel-title.ts';

/** The panel for a quote request: a visitor first creates an account or logs in, and then sends the house with an optional message. */
export function QuotePanel({ open, onClose }: ViewProps) {
  const t = useTexts(quoteTexts);
  const plots = useTexts(plotsTexts);
  const { houseTitle: house, municipalityName: municipality } = useConfigurator((state) => state.configuration);
  const { open: openView } = useView();
  const { progress } = usePlots();
  const forSale = progress.kind === 'loaded' ? progress.value : [];
  const hasChosenPlot = useConfigurator((state) => forSale.some(({ id }) => state.configuration.plotIds.includes(id)));
  const isIn = hasEntered(useAccount());
  const { part, hasJustEntered } = useEntering(isIn);
  const isSent = useRequest('Quote').sentTo !== null;
  const askedAt = useQuoteAskedAt();
  const title = usePanelTitle('Quote', t('heading'), open, isSent);
  return (
    <Flyout open={open} onClose={onClose} title={title} done={isSent}>
      {!isSent && <p className="flyout-lead request-lead">{t('text')}</p>}
      {!isSent && askedAt && <p className="request-again">{t('again', { date: formatDay(Date.parse(askedAt)) })}</p>}
      <section ref={part} className="request-step" tabIndex={-1}>
        {isIn && hasJustEntered && !isSent && <p className="request-again">{t('entered')}</p>}
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
      {!isSent && forSale.length > 0 && !hasChosenPlot && (
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

/** The forms to create an account or to log in. The form for a new account is shown first, because most visitors have none. */
function Entering() {
  const t = useTexts(quoteTexts);
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

/**
 * After a login, moves the focus to the form that follows and scrolls to its top, because the form that had the focus no longer exists.
 * Returns whether the visitor has logged in since the panel was opened.
 */
function useEntering(isIn: boolean) {
  const part = useRef<HTMLElement>(null);
  const [wasInAtFirst] = useState(isIn);
  const wasIn = useRef(isIn);
  useEffect(() => {
    if (isIn && !wasIn.current) {
      part.current?.focus({ preventScroll: true });
      part.current?.scrollIntoView({ block: 'start' });
    }
    wasIn.current = isIn;
  }, [isIn]);
  return { part, hasJustEntered: isIn && !wasInAtFirst };
}
