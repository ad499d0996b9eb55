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

/** The address of a picture of that width. Drawings have no width. */
export function atWidth(address: string, width: number): string {
  return isDrawing(address) ? address : asking(address, `width=${width}`);
}

/** The address of a picture blurred and small, to be stretched; null for a drawing, which is sharp at any size. */
export function blurred(address: string): string | null {
  return isDrawing(address) ? null : asking(address, 'preset=blurred');
}

function isDrawing(address: string): boolean {
  const [path = ''] = address.split('?');
  return path.endsWith('.svg');
}

function asking(address: string, parameter: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}`;
}
