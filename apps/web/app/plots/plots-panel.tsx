import { mostPlots } from '@gavel/contract';
import type { Plot } from '@gavel/core';
import { generalTexts, plotsTexts } from '@gavel/texts';
import { Phone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { ContactDetails, telephone } from '../contact/contact-details.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
import { lazyPart } from '../ui/when-loaded.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { usePlots } from '../visit/use-plots.ts';
import { useQuoteAskedAt, useRequest, useRequestActs } from '../visit/use-request.ts';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { FULL } from './plot-item.tsx';
import { PlotList } from './plot-list.tsx';
import { type PlotLook, PlotLooks } from './plot-looks.tsx';
import './plots-panel.css';

const PlaceHouse = lazyPart(async () => (await import('../placement/place-house.tsx')).PlaceHouse);

/** "Lediga tomter": the builder's plots in the visit's municipality, and the builder's contact details. */
export function PlotsPanel({ open, onClose }: ViewProps) {
  const t = useTexts(plotsTexts);
  const { houseTitle: house, municipalityName: municipality } = useConfigurator((state) => state.configuration);
  const [look, setLook] = useState<PlotLook>('list');
  const { progress, again } = usePlots(open);
  const plots = progress.kind === 'loaded' ? progress.value : null;
  const failed = progress.kind === 'failed';
  const count = plots?.length ?? 0;
  const plotIds = useConfigurator((state) => state.configuration.plotIds);
  const chosen = plots?.filter(({ id }) => plotIds.includes(id)).length ?? 0;
  const { parameter } = useView();
  const placing = plots?.find(({ id, border }) => id === parameter('place') && border && plotIds.includes(id));
  if (plots && placing) return <PlacePanel plot={placing} plots={plots} open={open} onClose={onClose} />;
  return (
    <Flyout
      open={open}
      onClose={onClose}
      title={t('heading', { municipality })}
      wide
      head={
        <div className={failed || plots?.length === 0 ? 'visually-hidden' : 'plots-head'}>
          <p role="status">
            {!failed && (plots ? t('count', { count }) : t('loading'))}
            {chosen > 0 && count > 0 && `, ${t('chosenCount', { chosen: String(chosen), most: String(mostPlots) })}`}
          </p>
          {count > 0 && <PlotLooks look={look} onLook={setLook} />}
        </div>
      }
    >
      {!plots && !failed && <PlotsWaiting />}
      {failed && <PlotsFailed onRetry={again} />}
      {plots && count > 0 && (
        <>
          {chosen >= mostPlots && (
            <p id={FULL} className="plots-full">
              {t('full')}
            </p>
          )}
          <PlotList plots={plots} look={look} house={house} />
          <Interest />
        </>
      )}
      {plots && count === 0 && (
        <>
          <p className="flyout-lead">{t('none', { municipality })}</p>
          <ContactDetails subject={t('noneSubject', { municipality })} />
        </>
      )}
    </Flyout>
  );
}

/** Shows the situation plan of a plot instead of the list of plots. */
function PlacePanel({ plot, plots, open, onClose }: ViewProps & { readonly plot: Plot; readonly plots: readonly Plot[] }) {
  const t = useTexts(plotsTexts);
  const { open: openView } = useView();
  const placement = useConfigurator((state) => state.configuration.placement);
  const standsOn = plots.find(({ id }) => id === placement?.plotId)?.address ?? null;
  const waiting = <PlaceWaiting />;
  return (
    <Flyout open={open} onClose={onClose} title={t('placeNamed', { address: plot.address })} wide>
      <Suspense fallback={waiting}>
        <PlaceHouse plot={plot} standsOn={standsOn} waiting={waiting} onDone={() => openView('plots')} />
      </Suspense>
    </Flyout>
  );
}

/** Explains what happens when the visitor marks interest in a plot, or that the visitor must log in for this. */
function Interest() {
  const t = useTexts(plotsTexts);
  const { brand } = useSite();
  const isMember = hasEntered(useAccount());
  const askedAt = useQuoteAskedAt();
  const { open } = useView();
  const { sentTo } = useRequest('Quote');
  const { forget } = useRequestActs('Quote');
  function askAgain() {
    if (sentTo !== null) forget();
    void open('offer');
  }
  return (
    <section className="flyout-part">
      <h3>{t('interestHeading')}</h3>
      <p>{t(!isMember ? 'interest' : askedAt ? 'interestAsked' : 'interestSaved')}</p>
      <div className="flyout-actions">
        {!isMember && (
          <Button kind="primary" onClick={() => open('login', { plots: 1 })}>
            {t('logIn')}
          </Button>
        )}
        {isMember && askedAt && <Button onClick={askAgain}>{t('askAgain')}</Button>}
        <ButtonAnchor between href={telephone(brand.phone)}>
          <span className="num">{t('call', { phone: brand.phone })}</span> <Icon icon={Phone} small />
        </ButtonAnchor>
      </div>
    </section>
  );
}

/** Placeholders that are as high as the rows, so that nothing moves when the plots have loaded. */
function PlotsWaiting() {
  return (
    <div className="plots-waiting" aria-hidden="true">
      <div />
      <div />
      <div />
    </div>
  );
}

/** A placeholder for the situation plan while its code and the house load. */
function PlaceWaiting() {
  const t = useTexts(plotsTexts);
  return (
    <div className="place-waiting">
      <p role="status">{t('placeLoading')}</p>
      <div aria-hidden="true" />
    </div>
  );
}

function PlotsFailed({ onRetry }: { onRetry(): void }) {
  const t = useTexts(plotsTexts);
  const general = useTexts(generalTexts);
  return (
    <>
      <Message kind="error">{t('failed')}</Message>
      <div className="flyout-actions">
        <Button kind="primary" onClick={onRetry}>
          {general('retry')}
        </Button>
      </div>
    </>
  );
}
