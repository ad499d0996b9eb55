/** What the visitor is to be told on the first step. */
export type BootstrapNotice = 'bundle-refused';

/** The configuration that a visit starts from: `configurationBody` of the contract as JSON, not yet checked. */
export interface Bootstrap {
  readonly configuration: unknown;
  readonly notice: BootstrapNotice | null;
  /** Tells this visit from others of the same house; milliseconds since 1970. */
  readonly startedAt: number;
  /** When the server gave it: prices and answers are of then; milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** Where the latest bootstrap configuration lies: sessionStorage, one per tab. */
export const BOOTSTRAP_KEY = 'gavel.bootstrap';

/** Stands in for the storage where it is blocked or full; lives until the page is loaded again. */
let remembered: Bootstrap | null = null;

/** Keeps the configuration that the configurator opens as the browser's own visit. Never throws. */
export function storeBootstrap(configuration: unknown, notice: BootstrapNotice | null = null, startedAt = Date.now()): void {
  store({ configuration, notice, startedAt, fetchedAt: Date.now() });
}

function store(bootstrap: Bootstrap): void {
  remembered = bootstrap;
  try {
    sessionStorage.setItem(BOOTSTRAP_KEY, JSON.stringify(remembered));
  } catch {
    forgetStored();
  }
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

/** Forgets what this tab started, so that the visit kept in the browser is gone on with. */
export function forgetBootstrap(): void {
  remembered = null;
  forgetStored();
}

function readStored(): Bootstrap | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(BOOTSTRAP_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('configuration' in stored)) return null;
    return {
      configuration: stored.configuration,
      notice: 'notice' in stored && stored.notice === 'bundle-refused' ? stored.notice : null,
      startedAt: 'startedAt' in stored && typeof stored.startedAt === 'number' ? stored.startedAt : 0,
      fetchedAt: 'fetchedAt' in stored && typeof stored.fetchedAt === 'number' ? stored.fetchedAt : 0,
    };
  } catch {
    return null;
  }
}

/** An older configuration must not come back after a reload in place of the one that found no room. */
function forgetStored(): void {
  try {
    sessionStorage.removeItem(BOOTSTRAP_KEY);
  } catch {
    // Blocked storage holds nothing to forget.
  }
}
