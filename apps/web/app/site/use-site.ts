import { useRouteLoaderData } from 'react-router';
import type { loadSite } from './load-site.ts';

/** Returns the builder’s brand and the address of the site, for pages. An error page may have neither, so it uses `useRouteLoaderData`. */
export function useSite() {
  const site = useRouteLoaderData<typeof loadSite>('root');
  if (!site) throw new Error('A page was rendered before its site was loaded');
  return site;
}
