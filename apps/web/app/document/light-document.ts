import { placeholderStyle } from './placeholder-style.ts';
import { TYPED } from './tab-keys.ts';
import { BEGUN, type Begins, LATER, type WaitSettings, waitToBegin } from './wait-to-begin.ts';

interface LightParts {
  /** The nonce for inlined scripts and style sheets. */
  readonly nonce: string;
  readonly begins: Begins;
  /**
   * Returns the content of a style sheet.
   * @param path its address on this site, such as `/assets/root-1a2b.css`
   */
  readStyle(path: string): Promise<string>;
  /** Sends an HTTP request to the server that renders the page. */
  fetch(path: string): Response | Promise<Response>;
}

/**
 * Returns a rendered page, changed so that the browser first loads only what it needs to show the page. The style sheets are inlined. A
 * placeholder is shown until the first picture has loaded, and the fonts load after that. The scripts and their data load when
 * `waitToBegin` starts them. A style sheet with container queries is not inlined, because HTML validators check inlined sheets and report
 * such queries as errors.
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
    // This loads the fonts if scripts are switched off, because then nothing else would load them.
    faces.length === 0 ? '' : `<noscript><style nonce="${nonce}">${faces.join('')}</style></noscript>`,
    `<script nonce="${nonce}">(${waitToBegin})(${JSON.stringify(settings)})</script>`,
  ].join('');
  const waiting = faces.length === 0 ? styled : styled.replace(FACE, '').replace(FONT, '');
  return (
    waiting
      .replace(PRELOAD, '')
      // The template replaces the script at the same position, so that React finds the elements that it rendered.
      .replace(MODULE, (script) => `<template id="${LATER.scripts}">${preloads}${script}</template>`)
      .replace('</head>', () => `${first}</head>`)
  );
}

/** The preloads of scripts, and of the data that these scripts need first. */
const PRELOAD = /<link rel="(?:modulepreload"|preload" as="fetch")[^>]*>/g;
const FONT = /<link\b[^>]*\brel="preload"[^>]*\bas="font"[^>]*>/g;
/** React Router’s entry script. It is the only module script of a page and starts all others. */
const MODULE = /<script\b[^>]*\btype="module"[^>]*>[\s\S]*?<\/script>/;
const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g;
/** The page's first picture. */
const PICTURE = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i;
/** A font that the browser downloads. Fallback fonts are installed on the computer and have no URL. */
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
