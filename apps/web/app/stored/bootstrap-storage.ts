import { serverNow } from '../network/server-time.ts';
import { storedBootstrap } from './formats.ts';
import { newVisit } from './new-visit.ts';
import { isRecord } from './stored.ts';

/** What the visitor is to be told on the first step. */
export type BootstrapNotice = 'bundle-refused' | Opening;

/** Where a house comes from that opens with choices in it. */
export type Opening = (typeof openings)[number];

const openings = ['bundle-chosen', 'link-opened', 'version-opened', 'house-changed'] as const;

export function isOpening(notice: unknown): notice is Opening {
  return openings.some((opening) => opening === notice);
}

/** The configuration that a visit of this tab starts from: `configurationBody` of the contract as JSON, not yet checked. */
export interface Bootstrap {
  readonly configuration: unknown;
  readonly notice: BootstrapNotice | null;
  /** Tells this visit from all others of this browser: `newVisit`. */
  readonly startedAt: number;
  /** When the server gave it by its own clock: prices and answers are of then; milliseconds since 1970. */
  readonly fetchedAt: number;
  /** It was put there since the page was loaded, by `configurationBody` itself. */
  readonly isOfThisPage: boolean;
}

/** Stands in for the storage where it is blocked or full; lives until the page is loaded again. */
let remembered: Bootstrap | null = null;

/** Keeps the configuration that the configurator opens as the browser's own visit. Never throws. */
export function storeBootstrap(configuration: unknown, notice: BootstrapNotice | null = null, startedAt = newVisit()): void {
  store({ configuration, notice, startedAt, fetchedAt: serverNow(), isOfThisPage: true });
}

function store(bootstrap: Bootstrap): void {
  remembered = bootstrap;
  const { isOfThisPage: _, ...kept } = bootstrap;
  // An older configuration must not come back after a reload in place of the one that found no room.
  if (!storedBootstrap.write('sessionStorage', kept)) storedBootstrap.forget('sessionStorage');
}

/** The latest bootstrap configuration of this tab; null when there is none, or only rubbish. Decode it before use. */
export function readBootstrap(): Bootstrap | null {
  return remembered ?? readStored();
}

/** Marks the notice as told, so that a reload does not repeat it. */
export function clearBootstrapNotice(): void {
  const bootstrap = readBootstrap();
  if (bootstrap?.notice) store({ ...bootstrap, notice: null });
}

/** Marks what this tab has as out of date, so that it is fetched anew when the configurator is loaded again. */
export function outdateBootstrap(): void {
  const bootstrap = readBootstrap();
  if (bootstrap) store({ ...bootstrap, fetchedAt: 0 });
}

/** This tab shows a house that the browser keeps; its configuration is still to be had. */
export function showHouse(startedAt: number): void {
  if (readBootstrap()?.startedAt !== startedAt)
    store({ configuration: null, notice: null, startedAt, fetchedAt: 0, isOfThisPage: true });
}

/** This tab shows no house any more. */
export function forgetBootstrap(): void {
  remembered = null;
  storedBootstrap.forget('sessionStorage');
}

function readStored(): Bootstrap | null {
  const stored = storedBootstrap.read('sessionStorage');
  if (!isRecord(stored) || !('configuration' in stored)) return null;
  const { configuration, notice, startedAt, fetchedAt } = stored;
  return {
    configuration,
    notice: notice === 'bundle-refused' || isOpening(notice) ? notice : null,
    startedAt: typeof startedAt === 'number' ? startedAt : 0,
    fetchedAt: typeof fetchedAt === 'number' ? fetchedAt : 0,
    isOfThisPage: false,
  };
}
