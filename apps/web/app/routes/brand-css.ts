import { apiContext } from '../page-context.ts';
import type { Route } from './+types/brand-css';

/** The builder's own colours over the tokens, as a style sheet so that the page's policy can refuse inline styles. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { accentColour, campaignColour } = await context.get(apiContext).readBrand();
  const declarations = [
    ['--color-spruce', accentColour],
    ['--color-falu', campaignColour],
  ].filter(([, colour = '']) => CSS_COLOUR.test(colour));
  const css = `:root:root { ${declarations.map(([name, colour]) => `${name}: ${colour};`).join(' ')} }`;
  return new Response(css, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=300' } });
}

/** A colour name, hex or function; nothing that could end the declaration. */
const CSS_COLOUR = /^[a-z0-9#%.,()/ -]+$/i;
