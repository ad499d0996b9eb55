import type { Path } from '../source/fault.ts';

/** The kinds of parts that contain texts, rules or campaigns. `base` is a base answer. */
export type PartKind = 'section' | 'question' | 'answer' | 'base' | 'house' | 'campaign';

/**
 * The type of a value: a line of text, HTML, a rule, an amount in kr, a week (0: the week of publication), a date, or true and false
 * (`flag`).
 */
export type FieldType = 'line' | 'html' | 'rule' | 'amount' | 'weeks' | 'date' | 'flag';

/** One value of a part that can be changed separately. */
export interface WrittenField {
  /** Unique in its part: `title`, `price.1.when`, `levels.2.discount`. Entries are counted from 1. */
  readonly name: string;
  readonly type: FieldType;
  /** The value in the file; undefined: the file does not contain it. */
  readonly written: string | number | boolean | undefined;
  readonly file: string;
  readonly path: Path;
}

/** A part of the range, such as a question or a campaign, with the values that can be changed separately. */
export interface WrittenPart {
  readonly kind: PartKind;
  readonly key: string;
  readonly title: string;
  /** For a question the keys of its sections, for an answer the key of its question. */
  readonly parents: readonly string[];
  /**
   * The keys of the houses that the part lists. Null: the part has no list. It then belongs to the houses that its parents list, or
   * to all houses.
   */
  readonly houses: readonly string[] | null;
  readonly fields: readonly WrittenField[];
}
