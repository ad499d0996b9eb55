import { Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { ConsequenceNotice } from '../notices/consequence-notice.tsx';
import { HouseHead } from '../overview/house-head.tsx';
import { Overview } from '../overview/overview.tsx';
import { OverviewProvider, useOverview } from '../overview/use-overview.tsx';
import type { SheetHeight } from '../palette/sheet-height.ts';
import { prefetchRoute } from '../parts/prefetch-route.ts';
import { LeaveGuard } from '../saving/leave-guard.tsx';
import { SaverContext, useSaver } from '../saving/use-saver.ts';
import { CameraBar } from '../stage/camera-bar.tsx';
import { DownloadPicture } from '../stage/download-picture.tsx';
import { Stage } from '../stage/stage.tsx';
import { type PictureView, usePictureView } from '../stage/use-picture-view.ts';
import { firstSign } from '../ui/first-sign.ts';
import { useIsNarrow, useIsSheet } from '../ui/use-layout.ts';
import { lazyPart, whenLoaded } from '../ui/when-loaded.ts';
import { useHistoryKeys } from '../visit/use-history-keys.ts';
import { useLayer } from '../visit/use-layer.ts';
import { useNotedEntry } from '../visit/use-noted-entry.ts';
import { useStep } from '../visit/use-step.ts';
import { useView } from '../visit/use-view.ts';
import { OpenViews } from './open-views.tsx';
import { TitleBlock } from './title-block.tsx';
import { TitleHistory } from './title-history.tsx';
import { countVisit, fetchView, shareNotice } from './views.ts';
import './configurator.css';

const SeenNote = whenLoaded(async () => (await import('../stage/seen-note.tsx')).SeenNote);
const PlanRooms = whenLoaded(async () => (await import('../stage/plan-rooms.tsx')).PlanRooms);
/**
 * This notice shows that a link for sharing the house, which the visitor requested while offline, waits for the network or is ready. It can
 * appear only after the visitor’s first action.
 */
const ShareNotice = whenLoaded(async () => {
  await firstSign();
  return shareNotice();
});
/** Visits are counted from the visitor's first action; a page that was only opened is not counted. */
const CountVisit = whenLoaded(async () => {
  await firstSign();
  return countVisit();
});
/** The button of the 3D model loads after the visitor’s first action, so that it does not delay the first picture. */
const laterModel = () => import('../stage/model-button.tsx');
const ModelButton = whenLoaded(async () => {
  await firstSign();
  return (await laterModel()).ModelButton;
});
const ModelStage = lazyPart(async () => (await laterModel()).loadModelStage());
const LandscapeHint = whenLoaded(async () => (await import('../stage/landscape-hint.tsx')).LandscapeHint);

/** Re-exported for the route: before the route renders the configurator, it starts to load the panel or dialog that the address names. */
export { fetchView } from './views.ts';

/** What the configurator passes to the step that it contains: on a phone, the height of the sheet with the samples. */
export interface ConfiguratorFrame {
  readonly sheet: SheetHeight;
  setSheet(sheet: SheetHeight): void;
}

/** The configurator of one visit. */
export function Configurator({ startedAt }: { startedAt: number }) {
  return (
    <OverviewProvider>
      <Frame startedAt={startedAt} />
    </OverviewProvider>
  );
}

/**
 * The picture of the house with the sheets on top of it. The child route renders the step (the palette or the bundles). Each choice renders
 * this component again. Sheets that subscribe to the visit themselves are memoised, so that a choice renders only the sheets whose content
 * it changes.
 */
function Frame({ startedAt }: { startedAt: number }) {
  const { step } = useStep();
  const { view } = useView();
  const overview = useOverview();
  const [sheet, setSheet] = useState<SheetHeight>('half');
  const { model, setShown, openModel, closeModel } = useModel();
  const picture = usePictureView(step);
  const isSheet = useIsSheet();
  const isNarrow = useIsNarrow();
  useEffect(startWorker, []);
  useEffect(prefetchIntroduction, []);
  const isThere = useAfterSummary(view === 'summary');
  // Keep the same object, so that the step renders again only when its own subscriptions change.
  const frame = useMemo<ConfiguratorFrame>(() => ({ sheet, setSheet }), [sheet]);
  useHistoryKeys();
  useNotedEntry(startedAt);
  const tell = useSaver(startedAt);
  useSavingView(view, tell);

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
                <ModelStage step={step} picture={picture.picture} onShown={setShown} onClose={closeModel} />
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
            {!model && <PictureBar step={step} picture={picture} onModel={openModel} />}
            {isNarrow && <TitleHistory />}
            <Outlet context={frame} />
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

/** Returns whether the 3D model replaces the picture: null if it does not, false while it is loading, true while it is shown. */
function useModel() {
  const { isOpen, open: openModel, close: closeModel } = useLayer('model');
  const [isShown, setShown] = useState(false);
  return { model: isOpen ? isShown : null, setShown, openModel, closeModel };
}

interface PictureBarProps {
  readonly step: ReturnType<typeof useStep>['step'];
  readonly picture: PictureView;
  onModel(): void;
}

/** The bar with the cameras of the picture and other buttons for the picture. */
function PictureBar({ step, picture, onModel }: PictureBarProps) {
  return (
    <CameraBar
      view={picture}
      note={
        <>
          <Suspense>
            <SeenNote step={step} view={picture} />
          </Suspense>
          <Suspense>
            <ModelButton onOpen={onModel} />
          </Suspense>
        </>
      }
    >
      {picture.picture.kind === 'drawn' && picture.picture.subject === 'plan' && (
        <Suspense fallback={<span className="plan-rooms-open" />}>
          <PlanRooms picture={picture.picture} cameras={picture.cameras} onCamera={picture.choose} />
        </Suspense>
      )}
      <DownloadPicture step={step} camera={picture.camera} />
      <Suspense>
        <LandscapeHint />
      </Suspense>
    </CameraBar>
  );
}

/** Asks to save the house whenever the panel `save` opens: by its button, from another panel or by the browser’s Forward. */
function useSavingView(view: string | null, tell: ReturnType<typeof useSaver>): void {
  useEffect(() => {
    if (view === 'save') tell({ kind: 'asked' });
  }, [view, tell]);
}

/** Replaces the current history entry by this address, so that Back does not lead to the address of a hidden step. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true, preventScrollReset: true });
  }, [navigate, to]);
  return null;
}

/**
 * Returns whether to render the picture and the sheets, which are behind the panels and dialogs. If the page opens with the summary, which
 * covers everything else, returns false until the summary has loaded and the visitor has done something, or the summary closes. From then
 * on, and in all other cases, returns true.
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

/** Registers the service worker after the visitor’s first action. If its code cannot be loaded, the page works without it. */
function startWorker(): void {
  import('../offline/register-worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => undefined);
}

/** Prefetches the page before the first question, so that it opens without a request. */
function prefetchIntroduction(): void {
  firstSign().then(() => prefetchRoute('routes/configuration/bundles'));
}

function classes(...names: readonly (string | false)[]): string {
  return names.filter(Boolean).join(' ');
}
