import type { SavedState } from '@gavel/contract';

/** A saved house: its token on the server, and the revision from which this visit continues. */
export interface Origin {
  readonly token: string;
  readonly revision: number;
}

/** The progress of a save. */
export type Saving =
  | { readonly kind: 'idle' }
  /** The visitor has pressed Save and must log in first. `hasEnded` means that the session has ended and the house is still unsaved. */
  | { readonly kind: 'log-in'; readonly hasEnded: boolean }
  | { readonly kind: 'sending' }
  /** The house has been saved, and the page still shows a confirmation. */
  | { readonly kind: 'done' }
  /**
   * The server could not be reached. The browser has stored the house and sends it later. `copyOf` is the saved house to copy, if the
   * visitor asked for a copy.
   */
  | { readonly kind: 'waiting'; readonly copyOf: Origin | null }
  /** The server refuses the house, so only the browser has stored it. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Another person has saved the house meanwhile. */
  | { readonly kind: 'conflict'; readonly current: SavedState };
