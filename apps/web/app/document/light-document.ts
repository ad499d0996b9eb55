import { placeholderStyle } from './placeholder-style.ts';
import { TYPED } from './tab-keys.ts';
import { BEGUN, type Begins, LATER, type WaitSettings, waitToBegin } from './wait-to-begin.ts';

interface LightParts {
  /** What scripts and style sheets inside of the page carry. */
  readonly nonce: string;
  readonly begins: Begins;
  /** What is in a style sheet. @param path its address on this site, such as `/assets/root-1a2b.css` */
  readStyle(path: string): Promise<string>;
  /** Asks this very server. */
  fetch(path: string): Response | Promise<Response>;
}

/**
 * A rendered page with all that its first sight needs and nothing else: its style sheets are inside of it, its fonts come after its first
 * picture, in whose place something like it stands, and its scripts and what they ask for begin when `waitToBegin` says so. A sheet with
 * container queries stays outside: checkers of HTML look at what is inside, and take those for faults.
 */
export async function lightDocument(html: string, { nonce, begins, readStyle, fetch }: LightParts): Promise<string> {
  const styled = await inlined(html, nonce, readStyle);
  const [picture] = PICTURE.exec(styled) ?? [];
  const faces = picture === undefined ? [] : [...styled.matchAll(FACE)].map(([face]) => face);
  const preloads = [...styled.matchAll(PRELOAD)].map(([element]) => element).join('');
  const settings: WaitSettings = { begins, begun: BEGUN, later: LATER, typed: TYPED };
  const first = [
    picture === undefined ? '' : styleElement(nonce, '', await placeholderStyle(picture, fetch)),
    styleElement(nonce, ` ${LATER.fonts} media="not all"`, faces.join('')),
    // Without scripts nothing says when.
    faces.length === 0 ? '' : `<noscript><style nonce="${nonce}">${faces.join('')}</style></noscript>`,
    `<script nonce="${nonce}">(${waitToBegin})(${JSON.stringify(settings)})</script>`,
  ].join('');
  const waiting = faces.length === 0 ? styled : styled.replace(FACE, '').replace(FONT, '');
  return (
    waiting
      .replace(PRELOAD, '')
      // Where it stood, so that React finds the page as it has rendered it.
      .replace(MODULE, (script) => `<template id="${LATER.scripts}">${preloads}${script}</template>`)
      .replace('</head>', () => `${first}</head>`)
  );
}

/** Of scripts, and of what they begin with. */
const PRELOAD = /<link rel="(?:modulepreload"|preload" as="fetch")[^>]*>/g;
const FONT = /<link\b[^>]*\brel="preload"[^>]*\bas="font"[^>]*>/g;
/** React Router's, the only one that a page has: it begins everything. */
const MODULE = /<script\b[^>]*\btype="module"[^>]*>[\s\S]*?<\/script>/;
const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g;
/** The picture that a page is opened for. */
const PICTURE = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i;
/** A face that is fetched; stand-ins are the visitor's own. */
const FACE = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

async function inlined(html: string, nonce: string, readStyle: LightParts['readStyle']): Promise<string> {
  const addresses = [...html.matchAll(SHEET)].map(([, address = '']) => address);
  const sheets = new Map<string, string>();
  for (const address of addresses) sheets.set(address, await readStyle(address.replace(/#.*$/, '')));
  return html.replace(SHEET, (link, address: string) => {
    const sheet = sheets.get(address) ?? '';
    return sheet.includes('@container') ? link : styleElement(nonce, ` ${LATER.sheet}="${address}"`, sheet);
  });
}

function styleElement(nonce: string, attributes: string, rules: string): string {
  return rules === '' ? '' : `<style nonce="${nonce}"${attributes}>${rules}</style>`;
}
