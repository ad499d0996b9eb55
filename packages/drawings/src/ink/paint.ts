/** What an answer puts on a part of the picture: its key, colours and the pattern of its sample. */
export interface Paint {
  readonly key: string;
  readonly colour: string;
  /** Joints, frames, handles. */
  readonly accent: string | null;
  readonly pattern: string;
}

/** Category → what was chosen there. */
export type Paints = ReadonlyMap<string, Paint>;

/** What was chosen in a category, or what the drawing shows when nothing was. */
export function paintOf(paints: Paints, category: string, otherwise: Paint): Paint {
  return paints.get(category) ?? otherwise;
}

export function paint(key: string, colour: string, pattern: string, accent: string | null = null): Paint {
  return { key, colour, accent, pattern };
}
