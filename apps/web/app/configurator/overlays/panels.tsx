import { type ComponentType, useState } from 'react';
import { SavePanel } from '../save-panel.tsx';
import { AllOptions } from './all-options.tsx';
import { CampaignFlyout } from './campaign-flyout.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { HelpGuide } from './help-guide.tsx';
import { LoginPanel } from './login-panel.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { PlotsPanel } from './plots-panel.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { ShareNotice } from './share-notice.tsx';

interface PanelsProps {
  readonly view: string | null;
  onClose(): void;
  /** Opens the overview where it has room beside the picture. */
  showOverview(): void;
}

/** All panels in one chunk; the view says which is open. The last one stays until it has slid away; the others cost nothing. */
export function Panels({ view, onClose, showOverview }: PanelsProps) {
  const [last, setLast] = useState(view);
  if (view !== null && view !== last) setLast(view);
  const Panel = PANELS.get(last ?? '');
  return (
    <>
      {Panel && <Panel key={last} open={view === last} onClose={onClose} />}
      <HelpGuide open={view === 'guide'} onClose={onClose} showOverview={showOverview} />
      <ShareNotice />
    </>
  );
}

const PANELS: ReadonlyMap<string, ComponentType<{ readonly open: boolean; onClose(): void }>> = new Map([
  ['save', SavePanel],
  ['contact', ContactPanel],
  ['offer', OfferPanel],
  ['plots', PlotsPanel],
  ['login', LoginPanel],
  ['profile', ProfilePanel],
  ['campaign', CampaignFlyout],
  ['options', AllOptions],
  ['price', PriceSheet],
]);
