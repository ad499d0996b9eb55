import { MY_HOUSES, UNREACHED } from '../app/addresses.ts';

/**
 * How the worker handles a request. `shell`: a document for which it can return the configurator’s empty document. `page`: one of `PAGES`.
 * `unkept-page`: a document that it never caches. `of-the-shell`: one of `OF_THE_SHELL`. `network`: it leaves the request to the browser.
 */
export type Kind = 'shell' | 'page' | 'unkept-page' | 'of-the-shell' | 'file' | 'picture' | 'network';

interface Asked {
  readonly url: string;
  readonly method: string;
  /** The property `mode` of the `Request`. */
  readonly mode: string;
}

/**
 * Returns how the worker handles a request. It caches only responses that are the same for everybody: built files, `OF_THE_SHELL`,
 * pictures with a hash in their address, the configurator’s empty document, and `PAGES` as they are for visitors who are not logged in. It
 * leaves all requests of a preview to the browser.
 */
export function kindOf({ url, method, mode }: Asked, origin: string): Kind {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin || method !== 'GET') return 'network';
  if (pathname.startsWith('/preview/')) return 'network';
  if (mode === 'navigate') return kindOfDocument(pathname);
  if (PICTURE.test(pathname)) return 'picture';
  if (OF_THE_SHELL.includes(pathname)) return 'of-the-shell';
  return pathname.startsWith('/assets/') ? 'file' : 'network';
}

function kindOfDocument(pathname: string): Kind {
  if (SHELL.test(pathname)) return 'shell';
  if (PAGES.includes(pathname)) return 'page';
  return FILES.test(pathname) ? 'network' : 'unkept-page';
}

/** The files of the configurator’s empty document without a hash in their name: the icon with the logo, which the builder may change. */
export const OF_THE_SHELL: readonly string[] = ['/favicon.svg'];

/** Pages that show data which the browser has stored: the visitor’s own houses, and the offline page. */
export const PAGES: readonly string[] = [MY_HOUSES, UNREACHED];

/**
 * The addresses of a house that only the browser has stored, and the addresses that begin or continue a visit of such a house. Saved houses
 * have tokens and belong to accounts, so this pattern does not match their addresses.
 */
const SHELL = /^\/(?:configuration\/new(?:\/.*)?|start(?:\/new)?)$/;
/** Files that a browser opens or downloads by their address. */
const FILES = /^\/(?:api|assets|media)\//;
/** Matches pictures with a hash in their address. Also matches the picture manifests, because they are in the same folder. */
const PICTURE = /^\/media\/[0-9a-f]{16}\//;
