import type { SavedState } from '@gavel/contract';

/** Under which token a house is saved on the server, and which of its saves this visit goes on from. */
export interface Origin {
  readonly token: string;
  readonly revision: number;
}

/** What saving is at. */
export type Saving =
  | { readonly kind: 'idle' }
  /** Pressed by a visitor, who is asked to log in first. `hasEnded`: by somebody whose session has ended, and it is still unsaved. */
  | { readonly kind: 'log-in'; readonly hasEnded: boolean }
  | { readonly kind: 'sending' }
  /** The indicator lingers. */
  | { readonly kind: 'done' }
  /** The server could not be reached: it lies in the browser, and is sent again, as a copy where one was to be made. */
  | { readonly kind: 'waiting'; readonly copyOf: Origin | null }
  /** The server does not take it: it lies in the browser. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Somebody else has saved since. */
  | { readonly kind: 'conflict'; readonly current: SavedState };
