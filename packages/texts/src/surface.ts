/** Sentences by their key. Each is an ICU message: `{count, plural, one {# hus} other {# hus}}`. */
export type Messages = Readonly<Record<string, string>>;

/**
 * The sentences of one part of the screen, such as the palette, and the prefix of their keys: `palette.tip`. Each surface has its own
 * module, so that a page loads only the surfaces that it imports. If the specification (see
 * docs/reference/specification.md) prescribes a wording, the sentence has that wording.
 */
export interface Surface<Own extends Messages = Messages> {
  readonly name: string;
  readonly messages: Own;
}
