/** The widths in which the stage requests pictures, in pixels. The server makes exactly these widths, and some others. */
const LADDER = [640, 960, 1280, 1600, 1920, 2560] as const;
/** More than two screen pixels for each CSS pixel make no difference that people can see. */
const SHARPEST = 2;
const WIDEST_WHEN_SAVING = 960;

/**
 * Returns the width in which to request a picture, in pixels.
 * @param shown the width in which the picture is shown, in CSS pixels
 * @param fetched the width in which the picture has loaded earlier; if this width is larger, it is used again
 */
export function renditionWidth(shown: number, pixelRatio: number, isSaving: boolean, fetched = 0): number {
  const wanted = shown * Math.min(pixelRatio, SHARPEST);
  const limit = isSaving ? WIDEST_WHEN_SAVING : LADDER[LADDER.length - 1];
  const step = LADDER.find((width) => width >= Math.min(wanted, limit ?? wanted)) ?? Math.max(...LADDER);
  return Math.max(step, fetched);
}

/** Returns the address of a picture in this width. Returns the address of a drawing unchanged, because a drawing is an SVG file. */
export function atWidth(address: string, width: number): string {
  return isDrawing(address) ? address : asking(address, `width=${width}`);
}

/** Returns the address of a small, blurred version of a picture, which can be stretched. Null for a drawing. */
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
