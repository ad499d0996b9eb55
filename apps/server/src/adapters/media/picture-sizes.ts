/** The allowed sizes in pixels: of a picture's longer side, or of the side that the request names. */
const ladder = [80, 160, 240, 320, 480, 640, 768, 960, 1280, 1600, 1920, 2560] as const;

export const LARGEST_SIZE = 2560;

/**
 * The allowed ratios of width to height of a crop: those of the specification, of photographs, of screens, and of previews of shared links
 * (1200 × 630).
 */
const ratios = [1, 4 / 3, 3 / 2, 16 / 10, 16 / 9, 1200 / 630, 2];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the smallest allowed size of at least this many pixels; the largest allowed size if none is large enough. */
export function snapped(pixels: number): number {
  return ladder.find((step) => step >= pixels) ?? LARGEST_SIZE;
}

/** Returns a box with an allowed size and the nearest allowed ratio, so that there are only few different boxes. */
export function snappedBox({ width, height }: Size): Size {
  const isWide = width >= height;
  const long = snapped(Math.max(width, height));
  const asked = Math.max(width, height) / Math.min(width, height);
  const distance = (ratio: number) => Math.abs(Math.log(ratio / asked));
  const nearest = ratios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
  const short = Math.round(long / nearest);
  return isWide ? { width: long, height: short } : { width: short, height: long };
}

/** How a picture is fitted: `max` keeps its proportions within a largest width and height (null: 2560 pixels), `crop` fills the box. */
export type Fit =
  | { readonly mode: 'max'; readonly width: number | null; readonly height: number | null }
  | ({ readonly mode: 'crop' } & Size);

/**
 * A source that is larger than the requested size by no more than this factor is not reduced. A request for the next larger allowed size
 * has the same result, so both requests share one cached picture.
 */
const HARDLY_LARGER = 1.05;

/** Returns the size of the result, in pixels; no larger than the source unless `enlarges` is set. */
export function fittedSize(source: Size, fit: Fit, enlarges = false): Size {
  if (fit.mode === 'crop') return scaled(fit, enlarges ? 1 : Math.min(1, source.width / fit.width, source.height / fit.height));
  const scale = Math.min(limitOf(fit.width) / source.width, limitOf(fit.height) / source.height);
  return scaled(source, !enlarges && scale * HARDLY_LARGER >= 1 ? 1 : scale);
}

function limitOf(pixels: number | null): number {
  return pixels ?? LARGEST_SIZE;
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
