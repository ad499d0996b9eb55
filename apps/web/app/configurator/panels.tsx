import { type ComponentType, useState } from 'react';
import { LoginPanel } from '../account/login-panel.tsx';
import { ProfilePanel } from '../account/profile-panel.tsx';
import { CampaignFlyout } from '../campaigns/campaign-flyout.tsx';
import { ContactPanel } from '../contact/contact-panel.tsx';
import { OfferPanel } from '../contact/offer-panel.tsx';
import { HelpGuide } from '../help/help-guide.tsx';
import { AllOptions } from '../options/all-options.tsx';
import { PlotsPanel } from '../plots/plots-panel.tsx';
import { PriceSheet } from '../prices/price-sheet.tsx';
import { SavePanel } from '../saving/save-panel.tsx';
import { ShareNotice } from '../sharing/share-notice.tsx';

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
