/** The widths that pictures are asked for in, pixels: steps of the ladder that the server makes. */
const LADDER = [640, 960, 1280, 1600, 1920, 2560] as const;
/** Nobody sees more than two pixels of the screen for one of CSS. */
const SHARPEST = 2;
const WIDEST_WHEN_SAVING = 960;

/**
 * How wide a picture is asked for, pixels, when it is shown `shown` CSS pixels wide. What has been fetched wider before is asked for
 * again: it is there already.
 */
export function renditionWidth(shown: number, pixelRatio: number, isSaving: boolean, fetched = 0): number {
  const wanted = shown * Math.min(pixelRatio, SHARPEST);
  const limit = isSaving ? WIDEST_WHEN_SAVING : LADDER[LADDER.length - 1];
  const step = LADDER.find((width) => width >= Math.min(wanted, limit ?? wanted)) ?? Math.max(...LADDER);
  return Math.max(step, fetched);
}

/** Pixels; shown as wide as a picture on the stage, each of them covers 8 of CSS on a phone and 20 on a large screen. */
const SOFT = 80;

/**
 * The address of a picture that is a blur when it is stretched; null for a drawing, which is sharp at any size. In WebP: so small it is a
 * kilobyte in any format, and AVIF is made ahead in the usual sizes only.
 */
export function softened(address: string): string | null {
  const small = atWidth(address, SOFT);
  return small === address ? null : `${small}&format=webp`;
}

/** The address of a picture of that width. Drawings have no width. */
export function atWidth(address: string, width: number): string {
  const [path = ''] = address.split('?');
  if (path.endsWith('.svg')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}width=${width}`;
}
