import { Dialog } from '@base-ui/react/dialog';
import { stepsTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useIsWide } from '../ui/use-is-wide.ts';
import type { ViewProps } from '../visit/use-view.ts';
import { HouseHead } from './house-head.tsx';
import { Overview } from './overview.tsx';
import '../ui/veil.css';
import './overview-drawer.css';

/** The overview where there is no room beside the picture: a sheet over it. */
export function OverviewDrawer({ open, onClose }: ViewProps) {
  const t = useTexts(stepsTexts);
  const isWide = useIsWide();
  // Where one is, rather than at the way out of the configurator.
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
