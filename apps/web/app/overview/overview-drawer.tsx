import { Dialog } from '@base-ui/react/dialog';
import { stepsTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import '../ui/veil.css';
import './overview-drawer.css';

/** The overview where there is no room beside the picture: a sheet over it. */
export function OverviewDrawer({ open, onClose, children }: { open: boolean; onClose(): void; children: ReactNode }) {
  const t = useTexts(stepsTexts);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="overview-drawer sheet" aria-label={t('overview')}>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
