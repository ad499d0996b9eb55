import { RELOADED } from '../document/tab-keys.ts';
import { PartError } from './part-error.ts';
import { hasPassword, keepTyped } from './typed-fields.ts';

/** When and for what this tab was last loaded anew by itself. */
interface Reload {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly reason: string;
  /** The visitor has been told. */
  readonly isTold: boolean;
  /** A password was typed, which is not kept. */
  readonly hadPassword: boolean;
}

/** A page that is being loaded anew by itself: nobody is asked whether they want to leave it. */
let isReloading = false;

export function isReloadingPage(): boolean {
  return isReloading;
}

/**
 * Loads the page anew at the same place, or at the address that a navigation is on its way to, with what is typed into its forms. False
 * where that would not help: the last time was for the same reason or a moment ago, or the tab cannot note that there was one.
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

/** Loads the page anew where `error` says that a part of it is gone. False where it is something else, or that would not help. */
export function reloadIfOutdated(error: unknown): boolean {
  return error instanceof PartError && error.fault === 'outdated' && reloadPage(error.message);
}

/** That this page was loaded anew by itself, as long as nobody has been told; only once. */
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

/** Where a navigation is on its way to; null: nowhere, or Back and Forward have changed the address already. */
function pendingAddress(): string | null {
  const { location: to, formMethod } = window.__reactRouterDataRouter?.state.navigation ?? {};
  if (!to || formMethod) return null;
  const address = `${to.pathname}${to.search}${to.hash}`;
  return address === `${location.pathname}${location.search}${location.hash}` ? null : address;
}

const NOT_AGAIN_WITHIN_MS = 15_000;

declare global {
  interface Window {
    /** Put there by React Router. */
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
