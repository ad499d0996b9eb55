import type { Vector } from '../geometry/vector.ts';
import { linearOf, mix, type Rgb, smoothstep } from './colour.ts';

/** The light for one position of the sun, with the same colours as in the 3D view of the browser. */
export interface Daylight {
  /** The direction to the sun, length 1. */
  readonly sun: Vector;
  readonly sunlight: Rgb;
  /** The light from the sky above, and the light that the ground reflects from below. */
  readonly sky: Rgb;
  readonly ground: Rgb;
  /** The brightness as a share of the brightness of a clear day, 0–1. */
  readonly day: number;
  readonly horizon: Rgb;
}

const CLEAR = { sun: 3, sky: 1.9 } as const;
const NIGHT = 0.14;

/**
 * Returns the light for a position of the sun.
 * @param turn degrees around the house from its front to the right
 * @param height degrees over the horizon
 */
export function daylightFrom(turn: number, height: number): Daylight {
  const [around, over] = [(turn * Math.PI) / 180, (height * Math.PI) / 180];
  const day = NIGHT + (1 - NIGHT) * smoothstep(-7, 9, height);
  const [low, high] = [linearOf('#ff9d52'), linearOf('#fff1de')];
  const warmth = smoothstep(0, 22, height);
  const strength = CLEAR.sun * smoothstep(-1, 8, height);
  return {
    sun: [Math.sin(around) * Math.cos(over), Math.sin(over), Math.cos(around) * Math.cos(over)],
    sunlight: each((part) => strength * mix(low[part], high[part], warmth)),
    sky: scaled('#d3e3f5', CLEAR.sky * day),
    ground: scaled('#8f8d7c', CLEAR.sky * day),
    day,
    horizon: scaled('#d9e4ea', day),
  };
}

function scaled(colour: string, by: number): Rgb {
  const rgb = linearOf(colour);
  return each((part) => rgb[part] * by);
}

function each(of: (part: 0 | 1 | 2) => number): Rgb {
  return [of(0), of(1), of(2)];
}
