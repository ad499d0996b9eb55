import { RELOADED } from '../document/tab-keys.ts';
import { PartError } from './part-error.ts';
import { hasPassword, keepTyped } from './typed-fields.ts';

/** The last reload that this tab made by itself. */
interface Reload {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly reason: string;
  /** The page has shown a notice about it. */
  readonly isTold: boolean;
  /** A form had a password in it, which nothing stores. */
  readonly hadPassword: boolean;
}

/** While true, the browser must not ask whether to leave the page. */
let isReloading = false;

export function isReloadingPage(): boolean {
  return isReloading;
}

/**
 * Reloads the page, or opens the address of the pending navigation, and keeps what is typed into its forms. Returns false and does nothing
 * if the last reload had the same reason or was a moment ago, or if the tab cannot store that it reloads: the page must not loop.
 */
function reloadPage(reason: string): boolean {
  if (isReloading) return true;
  const last = readReload();
  if (last && (last.reason === reason || Date.now() - last.at < NOT_AGAIN_WITHIN_MS)) return false;
  if (!write({ at: Date.now(), reason, isTold: false, hadPassword: hasPassword() })) return false;
  keepTyped();
  isReloading = true;
  const target = pendingAddress();
  if (target === null) location.reload();
  else location.assign(target);
  return true;
}

/** Reloads the page because it becomes another account's, and keeps what is typed into its forms. The browser does not ask. */
export function reloadForAccount(): void {
  keepTyped();
  isReloading = true;
  location.reload();
}

/** Reloads the page if `error` is a part that is gone. Returns false for other errors, and when `reloadPage` refuses. */
export function reloadIfOutdated(error: unknown): boolean {
  return error instanceof PartError && error.fault === 'outdated' && reloadPage(error.message);
}

/** The reload that led to this page, if no notice has shown it yet. Returns it once. */
export function takeReloadNotice(): Reload | null {
  const last = readReload();
  if (!last || last.isTold) return null;
  write({ ...last, isTold: true });
  return last;
}

function readReload(): Reload | null {
  try {
    return JSON.parse(sessionStorage.getItem(RELOADED) ?? 'null');
  } catch {
    return null;
  }
}

function write(reload: Reload): boolean {
  try {
    sessionStorage.setItem(RELOADED, JSON.stringify(reload));
    return true;
  } catch {
    return false;
  }
}

/** The address of the pending navigation; null if there is none, or if Back or Forward already changed the address. */
function pendingAddress(): string | null {
  const { location: to, formMethod } = window.__reactRouterDataRouter?.state.navigation ?? {};
  if (!to || formMethod) return null;
  const address = `${to.pathname}${to.search}${to.hash}`;
  return address === `${location.pathname}${location.search}${location.hash}` ? null : address;
}

const NOT_AGAIN_WITHIN_MS = 15_000;

declare global {
  interface Window {
    /** React Router sets it. */
    readonly __reactRouterDataRouter?: {
      readonly state: {
        readonly navigation: {
          readonly location?: { readonly pathname: string; readonly search: string; readonly hash: string } | undefined;
          readonly formMethod?: string | undefined;
        };
      };
    };
  }
}
