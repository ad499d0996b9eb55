import type { ShownParts } from '@gavel/core/plan';

/** What a drawing of a house says in words, for who does not see it; it lies in the drawing's `metadata`, as JSON. */
interface DrawingInWords {
  readonly measures: readonly Measure[];
  /** What the builder calls all that is drawn as it is chosen; `isAsked`: by the question at hand. */
  readonly parts: readonly { readonly title: string; readonly isAsked: boolean }[];
}

/** Millimetres; a pitch is degrees. */
export interface Measure {
  readonly what: 'length' | 'depth' | 'ridge' | 'eaves' | 'floor' | 'wall' | 'ceiling' | 'pitch' | 'window' | 'gate';
  readonly size: number;
  /** How high, where `size` is a width. */
  readonly high?: number;
  /** How many there are of it. */
  readonly count?: number;
  /** Of which storey. */
  readonly storey?: string;
}

export function inWords(measures: readonly Measure[], parts: ShownParts, asked: readonly string[]): DrawingInWords {
  const said = new Map([...parts.values()].map(({ title, answer }) => [title, asked.includes(answer)]));
  return {
    measures: measures.map((measure) => ({ ...measure, size: Math.round(measure.size) })),
    parts: [...said].map(([title, isAsked]) => ({ title, isAsked })),
  };
}
