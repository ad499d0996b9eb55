/** Sentences by their key. Each is an ICU message: `{count, plural, one {# hus} other {# hus}}`. */
export type Messages = Readonly<Record<string, string>>;

/**
 * The sentences of one part of the screen, such as the palette, and the name that stands before their keys: `palette.tip`.
 * Each has a module of its own, so that a page loads those that it imports. Where the specification words a sentence, the wording is its own.
 */
export interface Surface<Own extends Messages = Messages> {
  readonly name: string;
  readonly messages: Own;
}
