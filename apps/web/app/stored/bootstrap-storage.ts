import { serverNow } from '../network/server-time.ts';
import { storedBootstrap } from './formats.ts';
import { newVisit } from './new-visit.ts';
import { isRecord } from './stored.ts';

/** The notice that the first step shows about how the visitor opened the house. */
export type BootstrapNotice = 'bundle-refused' | Opening;

/** How the visitor opened a house that already has choices, for example with a link. */
export type Opening = (typeof openings)[number];

const openings = ['bundle-chosen', 'link-opened', 'version-opened', 'house-changed', 'choices-made', 'choices-lacking'] as const;

export function isOpening(notice: unknown): notice is Opening {
  return openings.some((opening) => opening === notice);
}

/** The configuration from which the visit of this tab starts, as JSON (`configurationBody` of the contract). It is not checked yet. */
export interface Bootstrap {
  readonly configuration: unknown;
  readonly notice: BootstrapNotice | null;
  /** The number that identifies this visit among all visits of this browser, from `newVisit`. */
  readonly startedAt: number;
  /**
   * When the server sent the configuration, by the server’s clock, in milliseconds since 1970. The prices and answers are of this time.
   */
  readonly fetchedAt: number;
  /** Whether this page load has stored the configuration, so that the page need not validate it again. */
  readonly isOfThisPage: boolean;
}

/** A copy in memory, so that the tab works even with a blocked or full storage. A page reload deletes this copy. */
let remembered: Bootstrap | null = null;

/** Stores the configuration with which the configurator opens the visit of this tab. Never throws. */
export function storeBootstrap(configuration: unknown, notice: BootstrapNotice | null = null, startedAt = newVisit()): void {
  store({ configuration, notice, startedAt, fetchedAt: serverNow(), isOfThisPage: true });
}

function store(bootstrap: Bootstrap): void {
  remembered = bootstrap;
  const { isOfThisPage: _, ...kept } = bootstrap;
  // If the storage has no space for the new configuration, delete the older one. Without this, a reload would open the older one.
  if (!storedBootstrap.write('sessionStorage', kept)) storedBootstrap.forget('sessionStorage');
}

/** Returns the configuration (not validated yet) and the notice that this tab has stored. Null if they are missing or unreadable. */
export function readBootstrap(): Bootstrap | null {
  return remembered ?? readStored();
}

/** Removes the notice after the visit has loaded with it, so that a reload does not show it again. */
export function clearBootstrapNotice(): void {
  const bootstrap = readBootstrap();
  if (bootstrap?.notice) store({ ...bootstrap, notice: null });
}

/** Marks the configuration of this tab as outdated. The next time that the configurator loads, it requests the configuration again. */
export function outdateBootstrap(): void {
  const bootstrap = readBootstrap();
  if (bootstrap) store({ ...bootstrap, fetchedAt: 0 });
}

/** Makes this tab show a house that the browser has stored. Its configuration loads later. */
export function showHouse(startedAt: number): void {
  if (readBootstrap()?.startedAt !== startedAt)
    store({ configuration: null, notice: null, startedAt, fetchedAt: 0, isOfThisPage: true });
}

/** Makes this tab show no house. */
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
