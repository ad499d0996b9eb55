import type { ComponentType } from 'react';
import { PictureAlone } from '../stage/picture-alone.tsx';
import type { ViewProps } from '../visit/use-view.ts';

/** An entry of the list of views. `component`: the view is in the configurator's own script. `load`: its code loads later. */
export type ViewEntry =
  | { readonly component: ComponentType<ViewProps> }
  | { readonly load: () => Promise<ComponentType<ViewProps>> };

/** These views share one script. Otherwise there would be many scripts of a few lines each. */
const laterViews = () => import('./later-views.ts');

/** The script of the later views also contains the code that counts the visit, and the notice about a link that waits for the network. */
export const countVisit = async () => (await laterViews()).CountVisit;
export const shareNotice = async () => (await laterViews()).ShareNotice;

/** The panels and dialogs over the configurator, by their name in the address. A new one needs a line here and one in `later-views.ts`. */
export const views = {
  picture: { component: PictureAlone },
  overview: { load: async () => (await laterViews()).OverviewDrawer },
  // The summary has its own script, because it is also shown alone when a visitor opens its address.
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
  offer: { load: async () => (await laterViews()).QuotePanel },
  plots: { load: async () => (await laterViews()).PlotsPanel },
  'take-over': { load: async () => (await laterViews()).TakeOverView },
  login: { load: async () => (await laterViews()).LoginPanel },
  profile: { load: async () => (await laterViews()).ProfilePanel },
  campaign: { load: async () => (await laterViews()).CampaignFlyout },
  options: { load: async () => (await laterViews()).AllOptions },
  price: { load: async () => (await laterViews()).PriceSheet },
} satisfies Readonly<Record<string, ViewEntry>>;

/**
 * Loads the code of a view (a panel or dialog) by its name in the address, while the house is loading. Never rejects: `OpenViews` shows the
 * failure.
 */
export async function fetchView(name: string | null): Promise<void> {
  const entry = Object.entries<ViewEntry>(views).find(([known]) => known === name)?.[1];
  if (entry && 'load' in entry) await entry.load().catch(() => undefined);
}

/** Declares the names of the views for the other folders of the application that open views. */
declare module '../visit/use-view.ts' {
  interface Views extends Readonly<Record<keyof typeof views, ViewEntry>> {}
}
