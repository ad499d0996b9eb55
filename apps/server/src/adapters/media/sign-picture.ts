import sharp from 'sharp';

/** The builder's sign in white on nothing, for letters, where no vectors are shown: a PNG twice as large as it is seen. @param path an SVG path in 18 × 18 */
export function drawSign(path: string): Promise<Buffer> {
  const safe = path.replace(/[^\w\s.,-]/g, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="-5 -5 28 28"><path d="${safe}" fill="none" stroke="#fff" stroke-width="1.5"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const SIZE = 56;
