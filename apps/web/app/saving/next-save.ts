import type { SavedState } from '@gavel/contract';
import type { Origin, Saving } from '../visit/saving.ts';

/** The facts from which `nextSave` decides how to save the house. */
export interface SaveFacts {
  readonly isLoggedIn: boolean;
  /** Whether the waiting save was meant for the account that is logged in now. */
  readonly isSameAccount: boolean;
  /** Whether the house has changed since the last save. */
  readonly unsaved: boolean;
  /** The saved house; null if the house is not saved on the server. */
  readonly origin: Origin | null;
}

export type SaveEvent =
  /** The visitor wants to save. `forced` means that the house is saved even without changes. */
  | { readonly kind: 'asked'; readonly forced?: boolean }
  | { readonly kind: 'logged-in' }
  | { readonly kind: 'saved' }
  | {
      readonly kind: 'failed';
      readonly status: number;
      readonly code: string;
      readonly current: SavedState | null;
      /** The saved house of which a copy was sent; null if the save was no copy. */
      readonly copyOf: Origin | null;
    }
  /** The sign that the save succeeded has been visible long enough. */
  | { readonly kind: 'lingered' }
  /** The server may respond again, or it is time for a retry. */
  | { readonly kind: 'reachable' }
  /** One of the three ways in which the visitor can resolve a conflict. */
  | { readonly kind: 'save-over' }
  | { readonly kind: 'save-copy' }
  | { readonly kind: 'take-theirs' };

export type SaveAct =
  | { readonly kind: 'none' }
  /** Saves the house on the server, in place of `revision`. If `id` is null, the house gets a new id. */
  | { readonly kind: 'send'; readonly id: string | null; readonly revision: number | null }
  /** Saves the house of this page as a new house: a copy of the saved house `of`. */
  | { readonly kind: 'send-copy'; readonly of: Origin }
  /** Stores the house in the browser. `pressed`: true if it counts as saved by the visitor, false if the save waits for the server. */
  | { readonly kind: 'keep'; readonly pressed: boolean }
  | { readonly kind: 'show-conflict' }
  /** Stores the house in the browser as unsaved. */
  | { readonly kind: 'keep-unsaved' }
  /** The session has ended. Stores the house as unsaved and asks the visitor to log in. */
  | { readonly kind: 'log-in' }
  /** Asks the server who is logged in: a page that was loaded without a network does not know. */
  | { readonly kind: 'find-account' }
  /** Discards the changes of this page and loads the saved house. */
  | { readonly kind: 'take-theirs' };

interface NextSave {
  readonly saving: Saving;
  readonly act: SaveAct;
}

/** Returns the next state of saving after an event, and the act to carry out. It is a pure function. */
export function nextSave(saving: Saving, event: SaveEvent, facts: SaveFacts): NextSave {
  const stay: NextSave = { saving, act: NONE };
  switch (event.kind) {
    case 'asked':
      return asked(saving, event.forced ?? false, facts);
    case 'logged-in':
      // If a save was not the reason for the login, another dialog asks which houses to save, including this house.
      return saving.kind === 'log-in' ? asked(IDLE, true, facts) : stay;
    case 'reachable':
      if (saving.kind !== 'waiting') return stay;
      if (facts.isSameAccount) return asked(saving, true, facts);
      // The waiting save was meant for another account, so the current user has to press the save button again.
      return facts.isLoggedIn ? UNSAVED : { saving, act: { kind: 'find-account' } };
    case 'saved':
      return { saving: { kind: 'done' }, act: NONE };
    case 'failed':
      return failed(event);
    case 'lingered':
      return saving.kind === 'done' ? { saving: IDLE, act: NONE } : stay;
    case 'save-over':
      return saving.kind === 'conflict' ? send(saving.current.id, saving.current.revision) : stay;
    case 'save-copy':
      return saving.kind === 'conflict' ? sendCopy({ token: saving.current.id, revision: saving.current.revision }) : stay;
    case 'take-theirs':
      return saving.kind === 'conflict' ? { saving: IDLE, act: { kind: 'take-theirs' } } : stay;
  }
}

const NONE: SaveAct = { kind: 'none' };
const IDLE: Saving = { kind: 'idle' };
/** The session has ended while the house was open. */
const ENDED: NextSave = { saving: { kind: 'log-in', hasEnded: true }, act: { kind: 'log-in' } };

/** The account has changed, so the visitor must decide to which account the house belongs. */
const UNSAVED: NextSave = { saving: IDLE, act: { kind: 'keep-unsaved' } };

function asked(saving: Saving, forced: boolean, { isLoggedIn, unsaved, origin }: SaveFacts): NextSave {
  if (saving.kind === 'sending') return { saving, act: NONE };
  if (saving.kind === 'conflict') return { saving, act: { kind: 'show-conflict' } };
  // For a house that belongs to an account, storing it in the browser does not count as saving.
  if (!isLoggedIn && origin !== null) return ENDED;
  if (!isLoggedIn) return { saving: { kind: 'log-in', hasEnded: false }, act: { kind: 'keep', pressed: true } };
  // The visitor has resolved a conflict by saving a copy. Sent as a normal save, the house would cause the same conflict again.
  if (saving.kind === 'waiting' && saving.copyOf) return sendCopy(saving.copyOf);
  if (!forced && !unsaved && origin !== null) return { saving, act: NONE };
  return send(origin?.token ?? null, origin?.revision ?? null);
}

function send(id: string | null, revision: number | null): NextSave {
  return { saving: { kind: 'sending' }, act: { kind: 'send', id, revision } };
}

function sendCopy(of: Origin): NextSave {
  return { saving: { kind: 'sending' }, act: { kind: 'send-copy', of } };
}

function failed({ status, code, current, copyOf }: Extract<SaveEvent, { kind: 'failed' }>): NextSave {
  // The visitor must decide how to resolve a conflict. Until then, do not change what the browser has stored of the house.
  if (current) return { saving: { kind: 'conflict', current }, act: { kind: 'show-conflict' } };
  if (status === 401) return ENDED;
  if (code === 'other-account') return UNSAVED;
  const isRefused = status >= 400 && status < 500 && !TRY_AGAIN.has(status);
  // A refused house is not stored as waiting, because the page would then send it again after a reload.
  if (isRefused) return { saving: { kind: 'refused', code }, act: { kind: 'keep-unsaved' } };
  return { saving: { kind: 'waiting', copyOf }, act: { kind: 'keep', pressed: false } };
}

/** The HTTP statuses from 400 to 499 after which a later retry may succeed. */
const TRY_AGAIN = new Set([408, 425, 429]);
