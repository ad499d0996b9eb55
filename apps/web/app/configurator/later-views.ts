// The views (panels and dialogs), the notice and the counting of the visit, whose code loads together after that of the configurator.

export { LoginPanel } from '../account/login-panel.tsx';
export { ProfilePanel } from '../account/profile-panel.tsx';
export { BundleView } from '../bundles/bundle-view.tsx';
export { CampaignFlyout } from '../campaigns/campaign-flyout.tsx';
export { ChangeHouse } from '../change-house/change-house.tsx';
export { ChangeMunicipality } from '../change-house/change-municipality.tsx';
export { CountVisit } from '../counting/count-visit.tsx';
export { HelpGuide } from '../help/help-guide.tsx';
export { AllOptions } from '../options/all-options.tsx';
export { OverviewDrawer } from '../overview/overview-drawer.tsx';
export { BlockedAnswer } from '../palette/blocked-answer.tsx';
export { ProductInformation } from '../palette/product-information.tsx';
export { PlotsPanel } from '../plots/plots-panel.tsx';
export { PriceSheet } from '../prices/price-sheet.tsx';
export { ContactPanel } from '../requests/contact-panel.tsx';
export { QuotePanel } from '../requests/quote-panel.tsx';
export { ConflictView } from '../saving/conflict-view.tsx';
export { NameDialog } from '../saving/name-dialog.tsx';
export { SavePanel } from '../saving/save-panel.tsx';
export { TakeOverView } from '../saving/take-over-view.tsx';
export { ShareNotice } from '../sharing/share-notice.tsx';
export { RestartDialog } from './restart-dialog.tsx';
