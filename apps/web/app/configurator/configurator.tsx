import { Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { Outlet, PrefetchPageLinks, useNavigate } from 'react-router';
import { ConsequenceNotice } from '../notices/consequence-notice.tsx';
import { HouseHead } from '../overview/house-head.tsx';
import { Overview } from '../overview/overview.tsx';
import { OverviewProvider, useOverview } from '../overview/use-overview.tsx';
import type { SheetHeight } from '../palette/sheet-height.ts';
import { LeaveGuard } from '../saving/leave-guard.tsx';
import { SaverContext, useSaver } from '../saving/use-saver.ts';
import { CameraBar } from '../stage/camera-bar.tsx';
import { DownloadPicture } from '../stage/download-picture.tsx';
import { Stage } from '../stage/stage.tsx';
import { usePictureView } from '../stage/use-picture-view.ts';
import { firstSign } from '../ui/first-sign.ts';
import { useIsNarrow, useIsSheet } from '../ui/use-layout.ts';
import { lazyPart, whenLoaded } from '../ui/when-loaded.ts';
import { useAddresses } from '../visit/use-addresses.ts';
import { useHistoryKeys } from '../visit/use-history-keys.ts';
import { useNotedEntry } from '../visit/use-noted-entry.ts';
import { useStep } from '../visit/use-step.ts';
import { useView } from '../visit/use-view.ts';
import { OpenViews } from './open-views.tsx';
import { TitleBlock } from './title-block.tsx';
import { TitleHistory } from './title-history.tsx';
import { countVisit, fetchView } from './views.ts';
import './configurator.css';

const SeenNote = whenLoaded(async () => (await import('../stage/seen-note.tsx')).SeenNote);
const PlanRooms = whenLoaded(async () => (await import('../stage/plan-rooms.tsx')).PlanRooms);
/** It tells of links that were asked for while there was no network, which nobody can have asked for before the first sign. */
const ShareNotice = whenLoaded(async () => (await import('../sharing/share-notice.tsx')).ShareNotice);
/** What somebody does who is there is counted; what is only opened is not. */
const CountVisit = whenLoaded(async () => {
  await firstSign();
  return countVisit();
});
/** It is worth nothing before somebody is there, and costs the first picture nothing. */
const laterModel = () => import('../stage/model-button.tsx');
const ModelButton = whenLoaded(async () => {
  await firstSign();
  return (await laterModel()).ModelButton;
});
const ModelStage = lazyPart(async () => (await laterModel()).loadModelStage());
const LandscapeHint = whenLoaded(async () => (await import('../stage/landscape-hint.tsx')).LandscapeHint);

/** For the route, which knows the address first. */
export { fetchView } from './views.ts';

/** How high the sheet with the samples stands on a phone; the steps inside the frame change it. */
export interface ConfiguratorFrame {
  readonly sheet: SheetHeight;
  setSheet(sheet: SheetHeight): void;
}

/** One visit, with all that can be done in it. */
export function Configurator({ startedAt }: { startedAt: number }) {
  return (
    <OverviewProvider>
      <Frame startedAt={startedAt} />
    </OverviewProvider>
  );
}

/**
 * The picture with the sheets on it. The step itself (palette or bundles) comes from the route inside. A choice renders this anew, so
 * the sheets that listen to the visit themselves are memoised: they leave out what the choice does not concern.
 */
function Frame({ startedAt }: { startedAt: number }) {
  const { step } = useStep();
  const { intro } = useAddresses();
  const { view } = useView();
  const overview = useOverview();
  const [sheet, setSheet] = useState<SheetHeight>('half');
  // Null: the picture is shown; false: the model is on its way; true: it is there.
  const [model, setModel] = useState<boolean | null>(null);
  const picture = usePictureView(step);
  const isSheet = useIsSheet();
  const isNarrow = useIsNarrow();
  useEffect(startWorker, []);
  const isThere = useAfterSummary(view === 'summary');
  // The same object as before, so that the step inside is rendered only by what it listens to itself.
  const frame = useMemo<ConfiguratorFrame>(() => ({ sheet, setSheet }), [sheet]);
  useHistoryKeys();
  useNotedEntry(startedAt);
  const tell = useSaver(startedAt);
  // Whether its button was pressed, another panel led to it or the browser came forward to it: the view that says where the house is saves it.
  useEffect(() => {
    if (view === 'save') tell({ kind: 'asked' });
  }, [view, tell]);

  return (
    <SaverContext value={tell}>
      <main
        className={classes(
          'configurator',
          `sheet-${sheet}`,
          overview.isBeside && 'has-overview',
          view === 'picture' && 'is-bare',
        )}
      >
        {isThere && (
          <>
            {!model && <Stage step={step} view={picture} />}
            {model !== null && (
              <Suspense>
                <ModelStage step={step} onShown={setModel} onClose={() => setModel(null)} />
              </Suspense>
            )}
            <aside className="configurator-side sheet">
              <HouseHead />
              {overview.isBeside && <Overview onClose={overview.hide} />}
            </aside>
            <div className="configurator-top">
              {!isSheet && <ConsequenceNotice />}
              <TitleBlock />
              {isSheet && <ConsequenceNotice />}
            </div>
            {!model && (
              <CameraBar
                view={picture}
                note={
                  <Suspense>
                    <SeenNote step={step} view={picture} />
                  </Suspense>
                }
              >
                {picture.picture.kind === 'drawn' && picture.picture.subject === 'plan' && (
                  <Suspense>
                    <PlanRooms picture={picture.picture} cameras={picture.cameras} />
                  </Suspense>
                )}
                <Suspense>
                  <ModelButton onOpen={() => setModel(false)} />
                </Suspense>
                <DownloadPicture step={step} camera={picture.camera} />
                <Suspense>
                  <LandscapeHint />
                </Suspense>
              </CameraBar>
            )}
            {isNarrow && <TitleHistory />}
            <Outlet context={frame} />
            <PrefetchPageLinks page={intro} />
          </>
        )}
        <OpenViews />
        <Suspense>
          <ShareNotice />
          <CountVisit />
        </Suspense>
        <LeaveGuard />
      </main>
    </SaverContext>
  );
}

/** Leads to the address without adding to the history: an address of a hidden step is not a place one has been. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true, preventScrollReset: true });
  }, [navigate, to]);
  return null;
}

/**
 * Whether what lies under the views is drawn. An address that opens the summary shows nothing of it, so that it comes when the summary stands
 * and somebody is there who may leave it; until then it is as if it were not there. From then on it is.
 */
function useAfterSummary(isSummary: boolean): boolean {
  const [isThere, setThere] = useState(!isSummary);
  if (!isSummary && !isThere) setThere(true);
  useEffect(() => {
    if (isThere) return;
    let isNeeded = true;
    const draw = () => isNeeded && startTransition(() => setThere(true));
    fetchView('summary').then(firstSign).then(draw);
    return () => {
      isNeeded = false;
    };
  }, [isThere]);
  return isThere;
}

/** What it does comes when everything else has; where it cannot be had the page does without. */
function startWorker(): void {
  import('../offline/register-worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => undefined);
}

function classes(...names: readonly (string | false)[]): string {
  return names.filter(Boolean).join(' ');
}
