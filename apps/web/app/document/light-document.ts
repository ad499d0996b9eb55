import { BEGUN, type Begins, LATER, type WaitSettings, waitToBegin } from './wait-to-begin.ts';

interface LightParts {
  /** What scripts and style sheets inside of the page carry. */
  readonly nonce: string;
  readonly begins: Begins;
  /** What is in a style sheet. @param path its address on this site, such as `/assets/root-1a2b.css` */
  readStyle(path: string): Promise<string>;
}

/**
 * A rendered page with all that its first sight needs and nothing else: its style sheets are inside of it, and its scripts begin when
 * `waitToBegin` says so. A sheet with container queries stays outside: checkers of HTML look at what is inside, and take those for faults.
 */
export async function lightDocument(html: string, { nonce, begins, readStyle }: LightParts): Promise<string> {
  const styled = await inlined(html, nonce, readStyle);
  const preloads = [...styled.matchAll(PRELOAD)].map(([element]) => element).join('');
  const settings: WaitSettings = { begins, begun: BEGUN, later: LATER };
  const first = `<script nonce="${nonce}">(${waitToBegin})(${JSON.stringify(settings)})</script>`;
  return (
    styled
      .replace(PRELOAD, '')
      // Where it stood, so that React finds the page as it has rendered it.
      .replace(MODULE, (script) => `<template id="${LATER.scripts}">${preloads}${script}</template>`)
      .replace('</head>', () => `${first}</head>`)
  );
}

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
/** React Router's, the only one that a page has: it begins everything. */
const MODULE = /<script\b[^>]*\btype="module"[^>]*>[\s\S]*?<\/script>/;
const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g;

async function inlined(html: string, nonce: string, readStyle: LightParts['readStyle']): Promise<string> {
  const addresses = [...html.matchAll(SHEET)].map(([, address = '']) => address);
  const sheets = new Map<string, string>();
  for (const address of addresses) sheets.set(address, await readStyle(address.replace(/#.*$/, '')));
  return html.replace(SHEET, (link, address: string) => {
    const sheet = sheets.get(address) ?? '';
    return sheet.includes('@container') ? link : `<style nonce="${nonce}" ${LATER.sheet}="${address}">${sheet}</style>`;
  });
}
