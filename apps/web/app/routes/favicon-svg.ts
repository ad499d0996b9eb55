import { apiContext } from '../page-context.ts';
import type { Route } from './+types/favicon-svg';

/** The builder's favicon. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { logo } = await context.get(apiContext).readBrand();
  const path = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/.test(logo) ? logo : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18"><style>path{stroke:#222}@media(prefers-color-scheme:dark){path{stroke:#fff}}</style><path d="${path}" fill="none" stroke-width="1.5"/></svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' } });
}
