import type { Material } from '../house-model.ts';
import { linearOf, type Rgb } from './colour.ts';
import type { ReliefMap } from './relief-map.ts';

/** How a surface reflects, transmits and emits light. */
export interface Finish {
  readonly colour: Rgb;
  readonly relief: ReliefMap | null;
  /** The share of the surrounding light that the surface mirrors when the camera looks straight at it, 0–1. */
  readonly mirror: number;
  /** How blurred the mirrored light is. 0: sharp, as in a pane; 1: nothing is recognisable. */
  readonly blur: number;
  /** The share of the light from behind that the surface blocks, 0–1. */
  readonly opacity: number;
  /** The light that the surface itself emits, as a multiple of its colour. */
  readonly glow: number;
}

export function finishOf({ look, form, colour }: Material, reliefOf: (look: string, form: string) => ReliefMap | null): Finish {
  const dull = { colour: linearOf(colour), relief: reliefOf(look, form), mirror: 0, blur: 1, opacity: 1, glow: 0 };
  switch (look) {
    case 'glass':
      // A pane mirrors the sky. Through it the camera also sees the room, which is darker than the daylight.
      return { ...dull, mirror: form === 'clear' ? 0.08 : 0.2, blur: 0, opacity: form === 'clear' ? 0.16 : 0.5 };
    case 'solar':
      return { ...dull, mirror: 0.05, blur: 0.12 };
    case 'metal':
      return { ...dull, mirror: 0.06, blur: 0.45 };
    case 'roofing':
      return form === 'metal' ? { ...dull, mirror: 0.05, blur: 0.58 } : dull;
    case 'light':
      return { ...dull, glow: 1 };
    default:
      return dull;
  }
}
