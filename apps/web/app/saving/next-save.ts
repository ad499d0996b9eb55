import type { SavedState } from '@gavel/contract';
import type { Origin, Saving } from '../visit/saving.ts';

/** What the rules of saving go by. */
export interface SaveFacts {
  readonly isLoggedIn: boolean;
  /** Whoever is logged in is who pressed save, where a save waits. */
  readonly isSameAccount: boolean;
  /** Something has changed since the last save. */
  readonly unsaved: boolean;
  /** Null: it is not saved on the server. */
  readonly origin: Origin | null;
}

export type SaveEvent =
  /** `forced`: also when nothing has changed. */
  | { readonly kind: 'asked'; readonly forced?: boolean }
  | { readonly kind: 'logged-in' }
  | { readonly kind: 'saved' }
  | {
      readonly kind: 'failed';
      readonly status: number;
      readonly code: string;
      readonly current: SavedState | null;
      /** What was sent as a copy was one of this; null: it was sent as itself. */
      readonly copyOf: Origin | null;
    }
  /** The indicator has been seen. */
  | { readonly kind: 'lingered' }
  /** There is a network again, or it is time to try again. */
  | { readonly kind: 'reachable' }
  /** The ways out of a conflict. */
  | { readonly kind: 'save-over' }
  | { readonly kind: 'save-copy' }
  | { readonly kind: 'take-theirs' };

export type SaveAct =
  | { readonly kind: 'none' }
  /** Sends the house to be saved under an id, or under a new one; in place of a revision. */
  | { readonly kind: 'send'; readonly id: string | null; readonly revision: number | null }
  /** Makes a new house of what is here, beside the one that is saved, which was met as it is there. */
  | { readonly kind: 'send-copy'; readonly of: Origin }
  /** Keeps it in the browser: `pressed` as what the visitor has saved, else as what waits for the server. */
  | { readonly kind: 'keep'; readonly pressed: boolean }
  | { readonly kind: 'show-conflict' }
  /** Keeps it in the browser as unsaved. */
  | { readonly kind: 'keep-unsaved' }
  /** The server knows nobody here any more: keeps the house as unsaved, and asks to log in. */
  | { readonly kind: 'log-in' }
  /** Drops what is here for what is saved. */
  | { readonly kind: 'take-theirs' };

interface NextSave {
  readonly saving: Saving;
  readonly act: SaveAct;
}

/** The rules of saving: what comes after an event, and what is to be done. Pure. */
export function nextSave(saving: Saving, event: SaveEvent, facts: SaveFacts): NextSave {
  const stay: NextSave = { saving, act: NONE };
  switch (event.kind) {
    case 'asked':
      return asked(saving, event.forced ?? false, facts);
    case 'logged-in':
      // Otherwise somebody logs in for another reason, and is asked about this house as about every other one.
      return saving.kind === 'log-in' ? asked(IDLE, true, facts) : stay;
    case 'reachable':
      if (saving.kind !== 'waiting') return stay;
      // It was meant for another account: whoever is here may press save.
      return facts.isLoggedIn && !facts.isSameAccount ? UNSAVED : asked(saving, true, facts);
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
/** The session has ended meanwhile. */
const ENDED: NextSave = { saving: { kind: 'log-in', hasEnded: true }, act: { kind: 'log-in' } };

/** It is for the visitor to say to whom it belongs. */
const UNSAVED: NextSave = { saving: IDLE, act: { kind: 'keep-unsaved' } };

function asked(saving: Saving, forced: boolean, { isLoggedIn, unsaved, origin }: SaveFacts): NextSave {
  if (saving.kind === 'sending') return { saving, act: NONE };
  if (saving.kind === 'conflict') return { saving, act: { kind: 'show-conflict' } };
  // What an account has is not saved by lying here.
  if (!isLoggedIn && origin !== null) return ENDED;
  if (!isLoggedIn) return { saving: { kind: 'log-in', hasEnded: false }, act: { kind: 'keep', pressed: true } };
  // The one that is saved may be somebody else's by now: what was to be a copy stays one.
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
  // Never lost silently, and never kept here as if it were only unsaved: the visitor chooses.
  if (current) return { saving: { kind: 'conflict', current }, act: { kind: 'show-conflict' } };
  if (status === 401) return ENDED;
  if (code === 'other-account') return UNSAVED;
  const isReached = status >= 400 && status < 500 && !TRY_AGAIN.has(status);
  return { saving: isReached ? { kind: 'refused', code } : { kind: 'waiting', copyOf }, act: { kind: 'keep', pressed: false } };
}

/** The server says that it is the moment that is wrong. */
const TRY_AGAIN = new Set([408, 425, 429]);
