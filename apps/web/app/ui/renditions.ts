/** Some of the sizes for which the server has a name. */
type Preset = 'houselist' | 'palette' | 'moreinformation';

/** The widths in px of a `srcSet`. The width 768 is for phones that are 360 to 412 px wide and have two pixels for each CSS pixel. */
const WIDTHS = [640, 768, 960, 1280, 1600, 1920, 2560];

/**
 * Returns the address of a picture in the given size, which is a preset or a width in px. Works for pictures of the range and for pictures
 * that the server composes or renders. Drawings and pictures on other servers have only one size, so their address is returned unchanged.
 */
export function rendition(address: string, size: Preset | number): string {
  if (!hasRenditions(address)) return address;
  return asking(address, typeof size === 'number' ? `width=${size}` : `preset=${size}`);
}

/** Returns the `srcSet` of a picture with all widths, or with the given ones. Undefined if the picture has only one size. */
export function renditions(address: string, widths: readonly number[] = WIDTHS): string | undefined {
  return hasRenditions(address) ? widths.map((width) => `${rendition(address, width)} ${width}w`).join(', ') : undefined;
}

/**
 * Returns the `src` and `srcSet` of a background behind a form. The `src` is 1280 px wide, as the product’s specification requires. The
 * `srcSet` has all widths.
 */
export function backgroundSources(address: string): { readonly src: string; readonly srcSet: string | undefined } {
  if (!hasRenditions(address)) return { src: address, srcSet: undefined };
  const src = asking(address, 'w=1280&quality=70&format=jpg');
  const sources = WIDTHS.map((width) => `${width === 1280 ? src : rendition(address, width)} ${width}w`);
  return { src, srcSet: sources.join(', ') };
}

/**
 * Returns the `src` and `srcSet` of a sample in the palette. The `srcSet` has a wider picture for screens with 1.5 pixels or more for each
 * CSS pixel. A sample is up to 240 CSS pixels wide.
 */
export function sampleSources(address: string): { readonly src: string; readonly srcSet: string | undefined } {
  return {
    src: rendition(address, 'palette'),
    srcSet: hasRenditions(address) ? `${rendition(address, 480)} 1.5x` : undefined,
  };
}

function asking(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

function hasRenditions(address: string): boolean {
  return OWN.test(address);
}

/** Matches the address of a picture that is part of the range or that the server composes or renders, including pictures of a preview. */
const OWN = /^(?:\/preview\/\w+)?\/media\/(?:.*\.webp$|(?:houses|configurations|offers|still)\/)/;
