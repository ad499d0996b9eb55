import { sides } from '@gavel/core/plan';
import type { Form } from './form.ts';
import type { HouseView, Part } from './house-model.ts';
import { SURFACE_PARTS } from './materials.ts';

/** The parts of a house, with the form from which they were built. */
export interface Modelled {
  readonly shape: string;
  readonly form: Form;
  readonly parts: readonly Part[];
}

/** Returns a text. If it is equal for two models of a house, their parts have the same meshes and names of materials. */
export function shapeOf({ plan, building, answers, ...shaped }: Form, view: HouseView): string {
  return JSON.stringify([view, shaped], (_, value: unknown) => {
    if (value instanceof Map) return [...value].flatMap(([name, part]) => (SURFACE_PARTS.has(name) ? [] : [name, part.value]));
    return typeof value === 'string' && COLOUR.test(value) ? null : value;
  });
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/**
 * Returns the parts of the earlier model with new sources: the answers in `form` that decide these parts now. Returns null if one
 * answer was the source of two parts that different answers decide now.
 */
export function withSources({ form: before, parts }: Modelled, form: Form): readonly Part[] | null {
  const sources = new Map<string, string>();
  for (const side of sides)
    for (const [name, { answer }] of form.facades[side].parts) {
      const old = before.facades[side].parts.get(name)?.answer;
      if (old === undefined) continue;
      if ((sources.get(old) ?? answer) !== answer) return null;
      sources.set(old, answer);
    }
  return parts.map((part) => {
    const source = sources.get(part.source) ?? part.source;
    return source === part.source ? part : { ...part, source };
  });
}
