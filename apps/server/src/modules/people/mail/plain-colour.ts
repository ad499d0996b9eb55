/**
 * Returns a CSS colour in a form that mail programs support: `oklch()` becomes `#rrggbb`. For a colour in an unknown form, returns the
 * colour of ordinary text.
 */
export function plainColour(css: string): string {
  const [, lightness, chroma, hue] = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/.exec(css) ?? [];
  if (lightness !== undefined) return fromOklch(Number(lightness), Number(chroma), Number(hue));
  return /^(#[\da-f]{6}|[a-z]+)$/i.test(css) ? css : '#29231e';
}

/**
 * Converts an Oklab colour to sRGB (https://bottosson.github.io/posts/oklab/). Values outside sRGB are clipped.
 * @param hue degrees
 */
function fromOklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map((value) => hex(gamma(Math.min(Math.max(value, 0), 1)))).join('')}`;
}

function gamma(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function hex(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}
