import { useRouteLoaderData } from 'react-router';
import type { loadSite } from './load-site.ts';

/** The builder whose site this is, and the site's own address. Only for pages; an error page may have to do without (`useRouteLoaderData`). */
export function useSite() {
  const site = useRouteLoaderData<typeof loadSite>('root');
  if (!site) throw new Error('A page was rendered before its site was loaded');
  return site;
}
