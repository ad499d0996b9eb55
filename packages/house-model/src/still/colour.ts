/** Light as amounts of red, green and blue, proportional to its energy. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Light during a calculation. Functions change this array in place, because a new object for each of a million pixels would be slow. */
export type Light = Float64Array;

export function darkness(): Light {
  return new Float64Array(3);
}

/**
 * Converts an sRGB colour to light.
 * @param colour `#rrggbb`
 */
export function linearOf(colour: string): Rgb {
  const number = Number.parseInt(colour.slice(1), 16);
  return [linear(number >> 16), linear((number >> 8) & 255), linear(number & 255)];
}

/** Converts a level of an sRGB picture (0–255) to energy (0–1). */
export function linear(byte: number): number {
  const level = byte / 255;
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
}

const STEPS = 8192;

/** Converts energy to levels of an sRGB picture, and writes them into `into`. */
type WriteLevels = (energy: Float32Array, exposure: number, into: Uint8Array, from: number) => void;

export function createLevels(): WriteLevels {
  const levels = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
    const energy = step / STEPS;
    return Math.round(255 * (energy <= 0.0031308 ? energy * 12.92 : 1.055 * energy ** (1 / 2.4) - 0.055));
  });
  return (energy, exposure, into, from) => {
    const scale = exposure * STEPS;
    for (let at = 0; at < energy.length; at++) {
      const step = Math.min(STEPS, Math.max(0, Math.round((energy[at] ?? 0) * scale)));
      into[from + at] = levels[step] ?? 0;
    }
  };
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Returns 0 below `from`, 1 above `to`, and a smooth transition between them. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
