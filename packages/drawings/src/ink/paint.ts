/** The look that an answer gives to a part of the picture: the key and the colours of the answer, and the pattern of its sample. */
export interface Paint {
  readonly key: string;
  readonly colour: string;
  /** The colour of joints, frames and handles. */
  readonly accent: string | null;
  readonly pattern: string;
}

/** Category → the chosen paint. */
export type Paints = ReadonlyMap<string, Paint>;

/** Returns the chosen paint of a category, or `otherwise` when nothing is chosen. */
export function paintOf(paints: Paints, category: string, otherwise: Paint): Paint {
  return paints.get(category) ?? otherwise;
}

export function paint(key: string, colour: string, pattern: string, accent: string | null = null): Paint {
  return { key, colour, accent, pattern };
}
