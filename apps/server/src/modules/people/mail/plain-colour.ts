import { colourNames } from './colour-names.ts';

/**
 * Returns a CSS colour as `#rrggbb`, the only form that mail programs, PDFs and home screens all support. Reads `oklch()`, names and
 * hex digits. For a colour in another form, returns the colour of ordinary text.
 */
export function plainColour(css: string): string {
  const written = css.trim().toLowerCase();
  const [, lightness, percent, chroma, hue] = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/.exec(written) ?? [];
  if (lightness !== undefined) return fromOklch(Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue));
  if (/^#[\da-f]{3}$/.test(written)) return written.replace(/[\da-f]/g, '$&$&');
  return /^#[\da-f]{6}$/.test(written) ? written : (colourNames.get(written) ?? '#29231e');
}

/**
 * Converts an Oklch colour to sRGB (https://bottosson.github.io/posts/oklab/). Values outside sRGB are clipped.
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
