import sharp from 'sharp';

/**
 * Returns the builder's logo in white on a transparent background, as a PNG of twice its displayed size. E-mails contain this PNG,
 * because e-mail programs show no vector graphics.
 * @param path an SVG path in a box of 18 × 18
 */
export function drawSign(path: string): Promise<Buffer> {
  const safe = path.replace(/[^\w\s.,-]/g, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="-5 -5 28 28"><path d="${safe}" fill="none" stroke="#fff" stroke-width="1.5"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const SIZE = 56;
