/** Mixes two `#rrggbb` colours. `share`: the share of the second colour, 0–1. A text that is no colour counts as mid grey. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  return `#${a.map((value, index) => hex(value + ((b[index] ?? value) - value) * share)).join('')}`;
}

/** Returns the colour in sunlight: mixed with warm white. `share`: the share of white, 0–1. */
export function lit(colour: string, share: number): string {
  return mix(colour, '#fff6e4', share);
}

/** Returns the colour in shade: mixed with a cool dark tone, never with black. `share`: the share of the dark tone, 0–1. */
export function shaded(colour: string, share: number): string {
  return mix(colour, '#1d1e28', share);
}

/** Returns the lightness of a colour, from 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Makes a colour slightly lighter or darker, for boards and tiles that differ a little. */
export function varied(colour: string, amount: number): string {
  return amount >= 0 ? lit(colour, amount) : shaded(colour, -amount);
}

function channels(colour: string): readonly number[] {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1] ?? '888888';
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

function hex(value: number): string {
  return Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');
}
