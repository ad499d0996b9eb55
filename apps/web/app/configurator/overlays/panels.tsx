import { SavePanel } from '../save-panel.tsx';
import { AllOptions } from './all-options.tsx';
import { CampaignFlyout } from './campaign-flyout.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { HelpGuide } from './help-guide.tsx';
import { LoginPanel } from './login-panel.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { ShareNotice } from './share-notice.tsx';

interface PanelsProps {
  readonly view: string | null;
  onClose(): void;
  /** Opens the overview where it has room beside the picture. */
  showOverview(): void;
}

/** All panels in one chunk; the view says which is open. */
export function Panels({ view, onClose, showOverview }: PanelsProps) {
  return (
    <>
      <SavePanel open={view === 'save'} onClose={onClose} />
      <HelpGuide open={view === 'guide'} onClose={onClose} showOverview={showOverview} />
      <ContactPanel open={view === 'contact'} onClose={onClose} />
      <OfferPanel open={view === 'offer'} onClose={onClose} />
      <LoginPanel open={view === 'login'} onClose={onClose} />
      <ProfilePanel open={view === 'profile'} onClose={onClose} />
      <CampaignFlyout open={view === 'campaign'} onClose={onClose} />
      <AllOptions open={view === 'options'} onClose={onClose} />
      <PriceSheet open={view === 'price'} onClose={onClose} />
      <ShareNotice />
    </>
  );
}
