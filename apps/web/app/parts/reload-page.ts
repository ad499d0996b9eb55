import { RELOADED } from '../document/tab-keys.ts';
import { PartError } from './part-error.ts';
import { hasPassword, keepTyped } from './typed-fields.ts';

/** Describes the last time that the page reloaded itself in this tab. */
interface Reload {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly reason: string;
  /** Whether a notice about the reload has been shown, or is not needed. */
  readonly isTold: boolean;
  /** Whether a form contained a password. Passwords are never stored, so the visitor has to type it again. */
  readonly hadPassword: boolean;
}

/** While this is true, the browser must not ask whether to leave the page. */
let isReloading = false;

export function isReloadingPage(): boolean {
  return isReloading;
}

/**
 * Stores the text of the forms, and reloads the page; if a navigation is pending, opens its address instead. To avoid a loop, it
 * returns false and does nothing in three cases: the last reload had the same reason, the last reload was a moment ago, or the tab
 * cannot store that it reloads.
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

/**
 * Stores the text of the forms, and reloads the page, so that it shows the account that is now logged in, or none. The browser does not
 * ask whether to leave the page.
 */
export function reloadForAccount(): void {
  keepTyped();
  isReloading = true;
  location.reload();
}

/**
 * Reloads the page if `error` means that the server no longer has a file of the page, as after a new build. Returns false for other
 * errors, and if `reloadPage` does nothing.
 */
export function reloadIfOutdated(error: unknown): boolean {
  return error instanceof PartError && error.fault === 'outdated' && reloadPage(error.message);
}

/** Returns the reload that led to this page, unless a notice has already shown it. Returns it only once. */
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

/**
 * Returns the address of the pending navigation. Null if there is none, if a form started it, or if Back or Forward has already changed
 * the address.
 */
function pendingAddress(): string | null {
  const { location: to, formMethod } = window.__reactRouterDataRouter?.state.navigation ?? {};
  if (!to || formMethod) return null;
  const address = `${to.pathname}${to.search}${to.hash}`;
  return address === `${location.pathname}${location.search}${location.hash}` ? null : address;
}

const NOT_AGAIN_WITHIN_MS = 15_000;

declare global {
  interface Window {
    /** React Router sets this property. */
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
