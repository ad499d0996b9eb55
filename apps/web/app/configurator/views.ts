import type { ComponentType } from 'react';
import { PictureAlone } from '../stage/picture-alone.tsx';
import type { ViewProps } from '../visit/use-view.ts';

/** A view's component comes with the frame, where it has to be there without a network, or later, with the others. */
export type ViewEntry =
  | { readonly component: ComponentType<ViewProps> }
  | { readonly load: () => Promise<ComponentType<ViewProps>> };

/** All of them together: one by one they would be a hundred files, of a few lines each. */
const laterViews = () => import('./later-views.ts');

/** What counts the visit comes with them. */
export const countVisit = async () => (await laterViews()).CountVisit;

/** What can lie over the configurator, by its name in the address. A new view is one entry here, and a line in `later-views.ts`. */
export const views = {
  picture: { component: PictureAlone },
  overview: { load: async () => (await laterViews()).OverviewDrawer },
  // A page that one comes back to, and alone when it is opened by its address.
  summary: { load: async () => (await import('../summary/summary.tsx')).Summary },
  house: { load: async () => (await laterViews()).ChangeHouse },
  municipality: { load: async () => (await laterViews()).ChangeMunicipality },
  way: { load: async () => (await laterViews()).BlockedAnswer },
  bundle: { load: async () => (await laterViews()).BundleView },
  product: { load: async () => (await laterViews()).ProductInformation },
  restart: { load: async () => (await laterViews()).RestartDialog },
  name: { load: async () => (await laterViews()).NameDialog },
  conflict: { load: async () => (await laterViews()).ConflictView },
  save: { load: async () => (await laterViews()).SavePanel },
  guide: { load: async () => (await laterViews()).HelpGuide },
  contact: { load: async () => (await laterViews()).ContactPanel },
  offer: { load: async () => (await laterViews()).OfferPanel },
  plots: { load: async () => (await laterViews()).PlotsPanel },
  'take-over': { load: async () => (await laterViews()).TakeOverView },
  login: { load: async () => (await laterViews()).LoginPanel },
  profile: { load: async () => (await laterViews()).ProfilePanel },
  campaign: { load: async () => (await laterViews()).CampaignFlyout },
  options: { load: async () => (await laterViews()).AllOptions },
  price: { load: async () => (await laterViews()).PriceSheet },
} satisfies Readonly<Record<string, ViewEntry>>;

/** Fetches the view that an address opens, while the house is fetched. Where it cannot be had, that is told in its place. */
export async function fetchView(name: string | null): Promise<void> {
  const entry = Object.entries<ViewEntry>(views).find(([known]) => known === name)?.[1];
  if (entry && 'load' in entry) await entry.load().catch(() => undefined);
}

/** What rooms may open. */
declare module '../visit/use-view.ts' {
  interface Views extends Readonly<Record<keyof typeof views, ViewEntry>> {}
}
