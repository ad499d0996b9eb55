import { createContext } from 'react-router';
import type { Api } from './api/create-api.ts';
import type { Fetcher } from './api/fetcher.ts';
import type { LoadedVisit } from './visit/load-visit.ts';

/** The typed API for loaders that run on the server; in the browser they take `browserApi`. */
export const apiContext = createContext<Api>();

/** What the API is reached by, for the administration's loaders that run on the server: its calls are its own. */
export const fetcherContext = createContext<Fetcher>();

/** The visit that the configurator shows, while it does. */
export interface OpenVisit {
  current: (LoadedVisit & { readonly leave: () => void }) | null;
}

/** For the configurator's loader: what is saved under a new token goes on there. Only in the browser. */
export const openVisitContext = createContext<OpenVisit>();

/** The nonce that scripts of a server-rendered page carry. */
export const nonceContext = createContext<string>();

/** Whether a server-rendered page is to come in one piece, and with the status 500 where a part of it fails. */
export const wholeContext = createContext<boolean>();

/** What is in a style sheet of the built application; null: a page names its style sheets, and its scripts begin at once. */
export const readStyleContext = createContext<((path: string) => Promise<string>) | null>();
