import { configuratorTexts, navigationTexts } from '@gavel/texts';
import { memo, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, PrefetchPageLinks, useNavigate } from 'react-router';
import { ChangeHouse, ChangeHouseLink } from '../change-house/change-house.tsx';
import { ConsequenceNotice } from '../notices/consequence-notice.tsx';
import { Overview } from '../overview/overview.tsx';
import { OverviewDrawer } from '../overview/overview-drawer.tsx';
import type { SheetHeight } from '../palette/sheet-height.ts';
import { CONTENT_ID } from '../shell/skip-link.tsx';
import { useSite } from '../site/use-site.ts';
import { CameraBar } from '../stage/camera-bar.tsx';
import { DownloadPicture } from '../stage/download-picture.tsx';
import { Stage } from '../stage/stage.tsx';
import { useFullscreen } from '../stage/use-fullscreen.ts';
import { usePictureView } from '../stage/use-picture-view.ts';
import { Summary } from '../summary/summary.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useIsWide } from '../ui/use-is-wide.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useHistoryKeys } from '../visit/use-history-keys.ts';
import { useLocalCopy } from '../visit/use-local-copy.ts';
import { useStep } from '../visit/use-step.ts';
import { useView } from '../visit/use-view.ts';
import { Overlays } from './overlays.tsx';
import { SteppingViews } from './stepping-views.tsx';
import { TitleBlock } from './title-block.tsx';
import './configurator.css';

/** What the steps inside get from the frame around them. */
export interface ConfiguratorFrame {
  readonly overviewOpen: boolean;
  toggleOverview(): void;
  openSummary(): void;
  readonly sheet: SheetHeight;
  setSheet(sheet: SheetHeight): void;
}

/**
 * The picture with the sheets on it. The step itself (palette or bundles) comes from the route inside. A choice renders this anew, so
 * the sheets that listen to the visit themselves are memoised: they leave out what the choice does not concern.
 */
export function Configurator({ startedAt }: { startedAt: number }) {
  const { step } = useStep();
  const { intro } = useAddresses();
  const { view, open, close } = useView();
  const isWide = useIsWide();
  const [overviewOpen, setOverviewOpen] = useState(true);
  const [sheet, setSheet] = useState<SheetHeight>('half');
  const picture = usePictureView(step);
  const fullscreen = useFullscreen();
  const openSummary = () => open('summary');
  const showOverview = useCallback(() => setOverviewOpen(true), []);
  const hideOverview = useCallback(() => {
    setOverviewOpen(false);
    // What was pressed is gone; this opens it again.
    document.querySelector<HTMLElement>('.navigation-count')?.focus();
  }, []);
  const toggleOverview = () => (isWide ? setOverviewOpen(!overviewOpen) : open('overview'));
  const showsOverview = isWide && overviewOpen;
  const isOverviewOpen = showsOverview || view === 'overview';
  const frame: ConfiguratorFrame = { overviewOpen: isOverviewOpen, toggleOverview, openSummary, sheet, setSheet };
  useHistoryKeys();
  useSaving(startedAt, view === 'save');

  return (
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className={classes('configurator', `sheet-${sheet}`, showsOverview && 'has-overview', fullscreen.isOn && 'is-bare')}
    >
      <Stage step={step} view={picture} />
      <aside className="configurator-side sheet">
        <HouseHead />
        {showsOverview && <Overview step={step} onClose={hideOverview} />}
      </aside>
      <div className="configurator-top">
        <ConsequenceNotice />
        <TitleBlock />
      </div>
      <CameraBar view={picture} fullscreen={fullscreen}>
        <DownloadPicture step={step} camera={picture.camera} />
      </CameraBar>
      <Outlet context={frame} />
      <OverviewDrawer open={!isWide && view === 'overview'} onClose={close}>
        <HouseHead />
        <Overview step={step} onClose={close} />
      </OverviewDrawer>
      <Summary open={view === 'summary'} onClose={close} />
      <PrefetchPageLinks page={intro} />
      <SteppingViews />
      <ChangeHouse open={view === 'house'} onClose={close} />
      <Overlays showOverview={showOverview} />
    </main>
  );
}

const HouseHead = memo(() => {
  const t = useTexts(configuratorTexts);
  const navigation = useTexts(navigationTexts);
  const { brand } = useSite();
  const { houseTitle, name, municipalityName } = useConfigurator((state) => state.configuration);
  return (
    <div className="house-head">
      <Wordmark name={brand.name} logo={brand.logo} label={navigation('home', { brand: brand.name })} />
      <p className="house-head-title">{houseTitle}</p>
      <p className="house-head-where">{t('whereabouts', { name, municipality: municipalityName })}</p>
      <ChangeHouseLink />
    </div>
  );
});

/**
 * Keeps the copy in the browser. Opening the view that says where the house is saves it, which clears the unsaved mark: whether its button
 * was pressed, another panel led to it or the browser came forward to it.
 */
function useSaving(startedAt: number, isAsked: boolean): void {
  const keep = useLocalCopy(startedAt);
  const saved = useConfigurator((state) => state.saved);
  // Before the view is seen, so that it never says what is not true yet.
  useLayoutEffect(() => {
    if (isAsked && keep(true)) saved();
  }, [isAsked, keep, saved]);
}

/** Leads to the address without adding to the history: an address of a hidden step is not a place one has been. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true, preventScrollReset: true });
  }, [navigate, to]);
  return null;
}

function classes(...names: readonly (string | false)[]): string {
  return names.filter(Boolean).join(' ');
}
