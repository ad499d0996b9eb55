import type { ShownParts } from '@gavel/core/plan';

/**
 * The text equivalent of a drawing, for people who cannot see the drawing. The SVG file contains this text as JSON, in `metadata`.
 */
interface DrawingInWords {
  readonly measures: readonly Measure[];
  /** The builder's names of the chosen parts in the drawing. `isAsked`: the current question decides this part. */
  readonly parts: readonly { readonly title: string; readonly isAsked: boolean }[];
}

/** A measure in millimetres; a pitch is in degrees. */
export interface Measure {
  readonly what: 'length' | 'depth' | 'ridge' | 'eaves' | 'floor' | 'wall' | 'ceiling' | 'pitch' | 'window' | 'gate';
  readonly size: number;
  /** The height of the part, if `size` is a width. */
  readonly high?: number;
  /** The number of parts with this dimension. */
  readonly count?: number;
  /** The name of the storey that has this dimension. */
  readonly storey?: string;
}

export function inWords(measures: readonly Measure[], parts: ShownParts, asked: readonly string[]): DrawingInWords {
  // Write a title once, because two answers may have the same title, such as one colour for the wall and for the door.
  const said = new Map<string, boolean>();
  for (const { title, answer } of parts.values()) said.set(title, said.get(title) === true || asked.includes(answer));
  return {
    measures: measures.map((measure) => ({ ...measure, size: Math.round(measure.size) })),
    parts: [...said].map(([title, isAsked]) => ({ title, isAsked })),
  };
}
