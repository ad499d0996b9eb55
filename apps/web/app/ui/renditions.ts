/** The sizes that the server has a name for. */
type Preset = 'houselist' | 'palette' | 'moreinformation';

/** The second is a telephone's, 360 to 412 wide, on which two pixels are one. */
const WIDTHS = [640, 768, 960, 1280, 1600, 1920, 2560];

/** A picture of the range, or one that the server composes, in the size of its place: a preset, or a width in pixels. Drawings and pictures from elsewhere have one size. */
export function rendition(address: string, size: Preset | number): string {
  if (!hasRenditions(address)) return address;
  return asking(address, typeof size === 'number' ? `width=${size}` : `preset=${size}`);
}

/** The widths that a picture can be had in, for `srcSet`: all, or those of its place; undefined where there is only one. */
export function renditions(address: string, widths: readonly number[] = WIDTHS): string | undefined {
  return hasRenditions(address) ? widths.map((width) => `${rendition(address, width)} ${width}w`).join(', ') : undefined;
}

/** Behind a form: 1280 wide as the specification asks for it, and in the widths of smaller, larger and finer screens. */
export function backgroundSources(address: string): { readonly src: string; readonly srcSet: string | undefined } {
  if (!hasRenditions(address)) return { src: address, srcSet: undefined };
  const src = asking(address, 'w=1280&quality=70&format=jpg');
  const sources = WIDTHS.map((width) => `${width === 1280 ? src : rendition(address, width)} ${width}w`);
  return { src, srcSet: sources.join(', ') };
}

/** A sample of the palette, also for fine screens; its place is up to 250 CSS pixels wide. */
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
  return (address.startsWith('/media/') && address.endsWith('.webp')) || COMPOSED.test(address);
}

const COMPOSED = /^\/media\/(?:houses|configurations|offers)\//;
