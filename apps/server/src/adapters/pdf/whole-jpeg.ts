/**
 * A JPEG for a document: its file, and the SVG file `{name}.svg` that shows it, which is what the document names. Typst decodes a JPEG that it
 * is given, which takes longer than the rest of the document; one that an SVG links to goes into the PDF byte by byte.
 * @param width pixels, like `height`: the picture's own
 */
export function wholeJpeg(
  name: string,
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): readonly (readonly [file: string, content: Uint8Array])[] {
  const size = `width="${width}" height="${height}"`;
  const shown = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${name}.jpg"/></svg>`;
  return [
    [`${name}.jpg`, bytes],
    [`${name}.svg`, Buffer.from(shown)],
  ];
}
