import type { SavedState } from '@gavel/contract';

/** A saved house: its token on the server, and the revision from which this visit continues. */
export interface Origin {
  readonly token: string;
  readonly revision: number;
}

/** The progress of a save. */
export type Saving =
  | { readonly kind: 'idle' }
  /** The visitor has pressed Save and must log in first. `hasEnded`: the session ended before the house was saved. */
  | { readonly kind: 'log-in'; readonly hasEnded: boolean }
  | { readonly kind: 'sending' }
  /** The house has been saved, and the page still shows a confirmation. */
  | { readonly kind: 'done' }
  /**
   * The browser could not reach the server, so it has stored the house and will send it later. `copyOf`: if the visitor asked for a copy,
   * the saved house to copy.
   */
  | { readonly kind: 'waiting'; readonly copyOf: Origin | null }
  /** The server refuses the house, so only the browser has stored it. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Another person, or another device of the visitor, has saved the house after this visit had loaded it. */
  | { readonly kind: 'conflict'; readonly current: SavedState };
