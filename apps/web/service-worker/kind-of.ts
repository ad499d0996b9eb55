import { MY_HOUSES, UNREACHED } from '../app/addresses.ts';

/** What the worker does with a request; `network`: nothing at all. */
export type Kind = 'shell' | 'page' | 'unkept-page' | 'of-the-shell' | 'file' | 'picture' | 'network';

interface Asked {
  readonly url: string;
  readonly method: string;
  /** As in `Request`. */
  readonly mode: string;
}

/** Only what is the same for everybody is ever kept: built files, pictures with a hash, the empty frame of the configurator, and the pages below as they are for who is not logged in. */
export function kindOf({ url, method, mode }: Asked, origin: string): Kind {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin || method !== 'GET') return 'network';
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

/** What the frame links to besides built files: the builder's sign, which may become another. */
export const OF_THE_SHELL: readonly string[] = ['/favicon.svg'];

/** Pages that tell of what lies in the browser, which is put in there: one's houses, and the page that stands for those that are not kept. */
export const PAGES: readonly string[] = [MY_HOUSES, UNREACHED];

/** A visit that only the browser keeps, and the addresses that begin one or go on with it. Saved houses have tokens, and are somebody's. */
const SHELL = /^\/(?:configuration\/new(?:\/.*)?|start(?:\/new)?)$/;
/** What a browser opens or saves as it is. */
const FILES = /^\/(?:api|assets|media)\//;
/** The manifests of pictures lie beside them. */
const PICTURE = /^\/media\/[0-9a-f]{16}\//;
