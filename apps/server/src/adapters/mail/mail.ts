/** One letter, whole: what is sent does not depend on anything that may change later. */
export interface Letter {
  readonly to: { readonly name: string; readonly address: string };
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What sends letters. Throws when it could not. */
export interface Mail {
  send(letter: Letter): Promise<void>;
  close(): void;
}
