/** Every address that leads to a house, made and read: nowhere else does its path or its parameters' letters stand. */

/** The token of the visit that this browser keeps. What is saved has a token of its own: eight letters and digits. */
export const OWN_VISIT = 'new';

/** The addresses inside the configuration of one token. */
export interface Addresses {
  /** Opens the step that was open last. */
  readonly configuration: string;
  /** Before the first question: the bundles, or a word about what is to come. */
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

/** Whether it can be the token of something that is stored; an address with another one is malformed. */
export function isToken(token: string): boolean {
  return /^[0-9A-Za-z]{8}$/.test(token);
}

/** For `useMatch`. */
export const STEP_PATTERN = '/configuration/:token/:section/:question';

/** The token of the configuration that a path is in; null where it is in none. `/configuration` alone is the browser's own visit. */
export function tokenOf(pathname: string): string | null {
  const [, token] = /^\/configuration(?:\/([^/]+)|\/?$)/.exec(pathname) ?? [null, null];
  return token === undefined ? OWN_VISIT : token;
}

/** The state of an address that takes the place of another one of the same page, which stays as it is: focus too. */
export function samePage(state: unknown): object {
  return { ...Object(state), isSamePage: true };
}

export function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSamePage' in state;
}

/** The state of a login page that was opened from the page to which it leads back. */
export function askedBy(page: string): object {
  return { askedBy: page };
}

export function isAskedBy(state: unknown, page: string): boolean {
  return typeof state === 'object' && state !== null && 'askedBy' in state && state.askedBy === page;
}

/** Goes on with the visit of this browser; what is submitted to it has put another house in its place. */
export const GO_ON = '/start';

/** Goes on with one of the houses that this browser keeps; `startedAt` tells which. */
export function goOnAddress(startedAt: number): string {
  return `${GO_ON}?${KEPT_PARAMETER}=${startedAt}`;
}

/** Which kept house an address goes on with; null: it does not say. */
export function readKept(search: URLSearchParams): number | null {
  return Number(search.get(KEPT_PARAMETER)) || null;
}

const KEPT_PARAMETER = 'kept';

/** Opens what is stored under a token. */
export function linkAddress(token: string): string {
  return `/start/${token}`;
}

/** Looks at an earlier save of a house, as an unsaved copy. */
export function versionAddress(token: string, revision: number): string {
  return `${linkAddress(token)}?${VERSION_PARAMETER}=${revision}`;
}

/** Which save of a house an address looks at; null: what is saved now. */
export function readVersion(search: URLSearchParams): number | null {
  return Number(search.get(VERSION_PARAMETER)) || null;
}

const VERSION_PARAMETER = 'version';

/** Where one gets to when nothing is stored under a token; the page says so. */
export const UNKNOWN_CONFIGURATION = '/?notice=unknown-configuration';

/** Where staff get to who cannot act for a customer, because there is none of that number, or because it failed; the page says which. */
export const NOT_ACTING = '/?notice=not-acting';
export const ACTING_FAILED = '/?notice=acting-failed';

/** Whether a path ends in the configurator. */
export function opensHouse(pathname: string): boolean {
  return tokenOf(pathname) !== null || pathname === GO_ON || pathname.startsWith(`${GO_ON}/`);
}

/** What an address says of a house to begin, as it is written; null: nothing. */
export interface AskedHouse {
  readonly house: string | null;
  /** The four-digit code. */
  readonly municipality: string | null;
  readonly webConfiguration: string | null;
  readonly bundle: string | null;
  /** What the visitor calls it. */
  readonly name: string | null;
  /** The number of the customer that it is for: for staff, and nothing to anybody else. */
  readonly customer: string | null;
  /** `QUICK_ROAD`: its questions alone are to be asked. */
  readonly road: string | null;
}

export const QUICK_ROAD = 'quick';

/** The letters are those that links from other sites have. */
export const ASKED_PARAMETERS = {
  house: 'h',
  municipality: 'm',
  webConfiguration: 'c',
  bundle: 'b',
  name: 'name',
  customer: 'a',
  road: 'road',
} as const;

export function readAsked(search: URLSearchParams): AskedHouse {
  const said = (part: keyof AskedHouse) => search.get(ASKED_PARAMETERS[part])?.trim() || null;
  return {
    house: said('house'),
    municipality: said('municipality'),
    webConfiguration: said('webConfiguration'),
    bundle: said('bundle'),
    name: said('name'),
    customer: said('customer'),
    road: said('road'),
  };
}

type ToAsk = { readonly [Part in keyof AskedHouse]?: string | number | null | undefined };

/** The search part of an address: empty, or with its question mark. */
export function askedSearch(asked: ToAsk): string {
  const parts = (['house', 'municipality', 'webConfiguration', 'bundle', 'name', 'customer', 'road'] as const).flatMap((part) => {
    const value = asked[part] ?? '';
    return value === '' ? [] : [[ASKED_PARAMETERS[part], String(value)]];
  });
  return parts.length === 0 ? '' : `?${new URLSearchParams(parts)}`;
}

/** Begins a visit; with too little said it leads to where that is chosen. */
export const NEW_VISIT = '/start/new';

export function newVisitAddress(asked: ToAsk): string {
  return `${NEW_VISIT}${askedSearch(asked)}`;
}

/** Where a house's municipality is chosen. */
export function municipalityAddress(asked: ToAsk): string {
  return `/municipality${askedSearch(asked)}`;
}

/** The houses to choose among. */
export const HOUSES = '/house';

/** The same with the prices of a municipality. */
export function housesAddress({ municipality, customer }: Pick<ToAsk, 'municipality' | 'customer'>): string {
  return `${HOUSES}${askedSearch({ municipality, customer })}`;
}

/** The guide's start, where nothing has been chosen yet. */
export function guideAddress({ customer }: Pick<ToAsk, 'customer'>): string {
  return `/${askedSearch({ customer })}`;
}

/** An address without the customer that it names. */
export function withoutCustomer(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://here');
  searchParams.delete(ASKED_PARAMETERS.customer);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}

/** The page of one house, with the price of a municipality. */
export function houseAddress(slug: string, { municipality, customer }: Pick<ToAsk, 'municipality' | 'customer'> = {}): string {
  return `/houses/${encodeURIComponent(slug)}${askedSearch({ municipality, customer })}`;
}

/** Houses side by side: each by the token of what is stored, or by when this browser began it; with none they are chosen there. */
const COMPARE = '/compare';

export function compareAddress(houses: readonly string[]): string {
  return houses.length === 0 ? COMPARE : `${COMPARE}?${new URLSearchParams(houses.map((house) => ['house', house]))}`;
}

/** As many as fit beside each other. */
export const MOST_COMPARED = 3;

export function readCompared(search: URLSearchParams): readonly string[] {
  return [...new Set(search.getAll('house'))].slice(0, MOST_COMPARED);
}

/** One's own houses. */
export const MY_HOUSES = '/my-projects';

/** Stands for a page that cannot be fetched while the server cannot be reached. */
export const UNREACHED = '/offline';

const UNREACHED_PARAMETER = 'from';

/** @param page path, search and fragment of the page that was asked for */
export function unreachedAddress(page: string): string {
  return `${UNREACHED}?${new URLSearchParams({ [UNREACHED_PARAMETER]: page })}`;
}

/** The page that was asked for, as the address has it; null: it does not say. */
export function readUnreached(search: URLSearchParams): string | null {
  return search.get(UNREACHED_PARAMETER);
}

/** Who shares a saved house. */
export function householdAddress(token: string): string {
  return `${MY_HOUSES}/${token}/household`;
}

/** A house as it was sent with a request. */
export function sentHouseAddress(token: string, request: string): string {
  return `${MY_HOUSES}/${token}/requests/${request}`;
}

/** What has been ordered, to be read. */
export function finalOrderAddress(token: string): string {
  return `/base/${token}`;
}
