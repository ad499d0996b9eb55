import { createContext } from 'react-router';
import type { Api } from './api/create-api.ts';
import type { Fetcher } from './api/fetcher.ts';
import type { LoadedVisit } from './visit/load-visit.ts';

/** The API for loaders on the server. Loaders in the browser use `browserApi`. */
export const apiContext = createContext<Api>();

/** Sends API requests from the server. Loaders of the administration need it, because `Api` does not contain the endpoints for staff. */
export const fetcherContext = createContext<Fetcher>();

/** The visit that the configurator shows. `current` is null if it shows none. */
export interface OpenVisit {
  current: (LoadedVisit & { readonly leave: () => void }) | null;
}

/** Lets the configurator's loader keep the current visit when a save has given the house a new token. Exists only in the browser. */
export const openVisitContext = createContext<OpenVisit>();

/** The nonce for the scripts of a page that the server renders. */
export const nonceContext = createContext<string>();

/**
 * Whether the server renders all of a page before it sends the response. If any part of such a page fails, the response has the status
 * 500.
 */
export const wholeContext = createContext<boolean>();

/**
 * Returns the text of a style sheet, which the server writes into the page (`lightDocument`). Null: the page links its style sheets, and
 * its scripts start without delay.
 */
export const readStyleContext = createContext<((path: string) => Promise<string>) | null>();

/** The draft of the range that a preview of the site shows. */
export interface Preview {
  /** The number of the draft. */
  readonly draft: number;
}

/** The preview that a page from the server belongs to; null if the page is of the real site. */
export const previewContext = createContext<Preview | null>();
