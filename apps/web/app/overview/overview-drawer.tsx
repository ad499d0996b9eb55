import { Dialog } from '@base-ui/react/dialog';
import { stepsTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useIsWide } from '../ui/use-is-wide.ts';
import type { ViewProps } from '../visit/use-view.ts';
import { HouseHead } from './house-head.tsx';
import { Overview } from './overview.tsx';
import '../ui/veil.css';
import './overview-drawer.css';

/** The overview as a sheet over the picture, for screens that have no space for it beside the picture. */
export function OverviewDrawer({ open, onClose }: ViewProps) {
  const t = useTexts(stepsTexts);
  const isWide = useIsWide();
  // Focus the current step first, because otherwise the close button would get the focus.
  const current = () => document.querySelector<HTMLElement>('.overview-drawer [aria-current="step"]');
  return (
    <Dialog.Root open={open && !isWide} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="overview-drawer sheet" aria-label={t('overview')} initialFocus={current}>
          <HouseHead />
          <Overview onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
