/**
 * A JPEG for a document, as an SVG file that holds it. Typst decodes a JPEG before it embeds it, which takes longer than the rest of the
 * document; one that lies in an SVG goes into the PDF byte by byte.
 * @param width pixels, like `height`: the picture's own
 */
export function wholeJpeg(bytes: Uint8Array, { width, height }: { readonly width: number; readonly height: number }): Buffer {
  const size = `width="${width}" height="${height}"`;
  const data = Buffer.from(bytes).toString('base64');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/jpeg;base64,${data}"/></svg>`,
  );
}
