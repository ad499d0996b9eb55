import type { ComponentType } from 'react';
import { PictureAlone } from '../stage/picture-alone.tsx';
import type { ViewProps } from '../visit/use-view.ts';

/** A view's component comes with the frame, where it has to be there without a network, or later, by itself. */
export type ViewEntry =
  | { readonly component: ComponentType<ViewProps> }
  | { readonly load: () => Promise<ComponentType<ViewProps>> };

/** What can lie over the configurator, by its name in the address. A new view is one entry here. */
export const views = {
  picture: { component: PictureAlone },
  overview: { load: async () => (await import('../overview/overview-drawer.tsx')).OverviewDrawer },
  summary: { load: async () => (await import('../summary/summary.tsx')).Summary },
  house: { load: async () => (await import('../change-house/change-house.tsx')).ChangeHouse },
  municipality: { load: async () => (await import('../change-house/change-municipality.tsx')).ChangeMunicipality },
  way: { load: async () => (await import('../palette/blocked-answer.tsx')).BlockedAnswer },
  bundle: { load: async () => (await import('../bundles/bundle-view.tsx')).BundleView },
  product: { load: async () => (await import('../palette/product-information.tsx')).ProductInformation },
  restart: { load: async () => (await import('./restart-dialog.tsx')).RestartDialog },
  name: { load: async () => (await import('../saving/name-dialog.tsx')).NameDialog },
  conflict: { load: async () => (await import('../saving/conflict-view.tsx')).ConflictView },
  save: { load: async () => (await import('../saving/save-panel.tsx')).SavePanel },
  guide: { load: async () => (await import('../help/help-guide.tsx')).HelpGuide },
  contact: { load: async () => (await import('../contact/contact-panel.tsx')).ContactPanel },
  offer: { load: async () => (await import('../contact/offer-panel.tsx')).OfferPanel },
  plots: { load: async () => (await import('../plots/plots-panel.tsx')).PlotsPanel },
  'take-over': { load: async () => (await import('../saving/take-over-view.tsx')).TakeOverView },
  login: { load: async () => (await import('../account/login-panel.tsx')).LoginPanel },
  profile: { load: async () => (await import('../account/profile-panel.tsx')).ProfilePanel },
  campaign: { load: async () => (await import('../campaigns/campaign-flyout.tsx')).CampaignFlyout },
  options: { load: async () => (await import('../options/all-options.tsx')).AllOptions },
  price: { load: async () => (await import('../prices/price-sheet.tsx')).PriceSheet },
} satisfies Readonly<Record<string, ViewEntry>>;

/** What rooms may open. */
declare module '../visit/use-view.ts' {
  interface Views extends Readonly<Record<keyof typeof views, ViewEntry>> {}
}
