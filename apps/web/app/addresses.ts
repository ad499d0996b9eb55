/**
 * Writes and reads the addresses of houses. Besides this file, only `public-pages.ts` and `routes.ts` contain their paths.
 * `asked-house.ts` lists their parameters.
 */
import { ASKED_PARAMETERS, askedSearch, type ToAsk } from './asked-house.ts';

/** The token of the visit that is stored in this browser. A saved house has another token: eight letters and digits. */
export const OWN_VISIT = 'new';

/** The addresses of one configuration. */
export interface Addresses {
  /** Opens the step that the visitor opened last. */
  readonly configuration: string;
  /** The address of the page before the first question. That page shows the bundles or an introduction. */
  readonly intro: string;
  readonly firstStep: string;
  step(step: StepNumbers): string;
}

interface StepNumbers {
  readonly section: number;
  readonly question: number;
}

export function addressesOf(token: string): Addresses {
  const configuration = `/configuration/${token}`;
  const step = ({ section, question }: StepNumbers) => `${configuration}/${section}/${question}`;
  return { configuration, intro: `${configuration}/0`, firstStep: step({ section: 1, question: 1 }), step };
}

export const ownVisit = addressesOf(OWN_VISIT);

/** Returns whether a text has the form of a token of a stored house. An address with any other token, except `new`, is malformed. */
export function isToken(token: string): boolean {
  return /^[0-9A-Za-z]{8}$/.test(token);
}

/** The path of a step, as a pattern for `useMatch`. */
export const STEP_PATTERN = '/configuration/:token/:section/:question';

/**
 * Returns the token in a path of the configurator; null for any other path. `/configuration` alone means the visit that is stored in this
 * browser.
 */
export function tokenOf(pathname: string): string | null {
  const [, token] = /^\/configuration(?:\/([^/]+)|\/?$)/.exec(pathname) ?? [null, null];
  return token === undefined ? OWN_VISIT : token;
}

/** Returns the history state for an address that replaces another address of the same page. With this state, the page keeps its focus. */
export function samePage(state: unknown): object {
  return { ...Object(state), isSamePage: true };
}

export function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSamePage' in state;
}

/** Returns the history state for the login page. It contains the page from which the user opened the login, and to which they return. */
export function askedBy(page: string): object {
  return { askedBy: page };
}

export function isAskedBy(state: unknown, page: string): boolean {
  return typeof state === 'object' && state !== null && 'askedBy' in state && state.askedBy === page;
}

/**
 * The path that opens a house stored in this browser: by default the house of this tab, or else the latest house. After the visitor has
 * replaced the open house by another house, the page submits a form to this path, so that the configurator loads the other house.
 */
export const GO_ON = '/start';

/** Returns the address that opens a house that is stored in this browser; `startedAt` identifies the house. */
export function goOnAddress(startedAt: number): string {
  return `${GO_ON}?${KEPT_PARAMETER}=${startedAt}`;
}

/** Returns the `startedAt` of the house that an address opens; null: the address has no `startedAt`. */
export function readKept(search: URLSearchParams): number | null {
  return Number(search.get(KEPT_PARAMETER)) || null;
}

const KEPT_PARAMETER = 'kept';

/** Returns the address that opens the house of a token. */
export function linkAddress(token: string): string {
  return `/start/${token}`;
}

/** Returns the address that opens an earlier version of a house as an unsaved copy. */
export function versionAddress(token: string, revision: number): string {
  return `${linkAddress(token)}?${VERSION_PARAMETER}=${revision}`;
}

/** Returns the version of the house that an address opens; null: the address opens the current version. */
export function readVersion(search: URLSearchParams): number | null {
  return Number(search.get(VERSION_PARAMETER)) || null;
}

const VERSION_PARAMETER = 'version';

/** The address to which the site sends a visitor with an unknown token. The page shows a notice. */
export const UNKNOWN_CONFIGURATION = '/?notice=unknown-configuration';

/**
 * The addresses to which the site sends staff if they cannot act for a customer: `NOT_ACTING` if the customer number is unknown,
 * `ACTING_FAILED` if the HTTP request failed.
 */
export const NOT_ACTING = '/?notice=not-acting';
export const ACTING_FAILED = '/?notice=acting-failed';

/** Returns whether a path leads to the configurator. */
export function opensHouse(pathname: string): boolean {
  return tokenOf(pathname) !== null || pathname === GO_ON || pathname.startsWith(`${GO_ON}/`);
}

/**
 * The address that begins a visit. If the house or the municipality is missing in the address, the site redirects to the page where
 * the visitor chooses it.
 */
export const NEW_VISIT = '/start/new';

export function newVisitAddress(asked: ToAsk): string {
  return `${NEW_VISIT}${askedSearch(asked)}`;
}

/** Returns the address of the page where the visitor chooses the municipality of a house. */
export function municipalityAddress(asked: ToAsk): string {
  return `/municipality${askedSearch(asked)}`;
}

/** The path of the list of houses. */
export const HOUSES = '/house';

/** Returns the address of the list of houses, with the prices in a municipality. */
export function housesAddress({ municipality, customer }: Pick<ToAsk, 'municipality' | 'customer'>): string {
  return `${HOUSES}${askedSearch({ municipality, customer })}`;
}

/** Returns the address of the start page, on which nothing is chosen yet. */
export function guideAddress({ customer }: Pick<ToAsk, 'customer'>): string {
  return `/${askedSearch({ customer })}`;
}

/** Returns the path and the query of an address, without the customer for whom staff act. */
export function withoutCustomer(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://here');
  searchParams.delete(ASKED_PARAMETERS.customer);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}

/** Returns the address of the page of a house, with its price in a municipality. */
export function houseAddress(slug: string, { municipality, customer }: Pick<ToAsk, 'municipality' | 'customer'> = {}): string {
  return `/houses/${encodeURIComponent(slug)}${askedSearch({ municipality, customer })}`;
}

const COMPARE = '/compare';

/**
 * Returns the address of the page that compares `houses`. Each house is a token, or the time when the visitor began the house in this
 * browser. If `houses` is empty, the visitor chooses the houses on that page.
 */
export function compareAddress(houses: readonly string[]): string {
  return houses.length === 0 ? COMPARE : `${COMPARE}?${new URLSearchParams(houses.map((house) => ['house', house]))}`;
}

/** The greatest number of houses that the visitor can compare. */
export const MOST_COMPARED = 3;

export function readCompared(search: URLSearchParams): readonly string[] {
  return [...new Set(search.getAll('house'))].slice(0, MOST_COMPARED);
}

/** The address of the visitor's own houses. */
export const MY_HOUSES = '/my-projects';

/** The address of the offline page. The browser shows this page instead of a page that it cannot load while the server is unreachable. */
export const UNREACHED = '/offline';

const UNREACHED_PARAMETER = 'from';

/**
 * Returns the address of the offline page.
 * @param page path, query and fragment of the page that the visitor wanted
 */
export function unreachedAddress(page: string): string {
  return `${UNREACHED}?${new URLSearchParams({ [UNREACHED_PARAMETER]: page })}`;
}

/** Returns the page that the visitor wanted, from the address of the offline page; null: the address does not contain it. */
export function readUnreached(search: URLSearchParams): string | null {
  return search.get(UNREACHED_PARAMETER);
}

/** Returns the address of the page with the people who share a saved house. */
export function householdAddress(token: string): string {
  return `${MY_HOUSES}/${token}/household`;
}

/** Returns the address of the page that shows a house as it was when a request about it was sent. */
export function sentHouseAddress(token: string, request: string): string {
  return `${MY_HOUSES}/${token}/requests/${request}`;
}

/** Returns the address of the page of a final order. */
export function finalOrderAddress(token: string): string {
  return `/base/${token}`;
}
