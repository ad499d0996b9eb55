import sharp from 'sharp';

const WINDOW = 8;
const STEP = 4;
/** The constants of SSIM for brightness values from 0 to 255. */
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

/**
 * Returns how similar the brightness of two pictures is; 1: they are equally bright everywhere. The measure is the mean structural
 * similarity (SSIM, Wang and others 2004) of windows of 8 × 8 pixels, at the size of the second picture.
 */
export async function similarity(one: Buffer, other: Buffer): Promise<number> {
  const { width, height } = await sharp(other).metadata();
  const read = (picture: Buffer) => sharp(picture).resize({ width, height, fit: 'fill' }).greyscale().raw().toBuffer();
  const [a, b] = await Promise.all([read(one), read(other)]);
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + WINDOW <= height; top += STEP) {
    for (let left = 0; left + WINDOW <= width; left += STEP) {
      sum += ofWindow(a, b, top * width + left, width);
      windows += 1;
    }
  }
  return sum / windows;
}

function ofWindow(a: Buffer, b: Buffer, from: number, width: number): number {
  const count = WINDOW * WINDOW;
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const pixel = from + Math.floor(at / WINDOW) * width + (at % WINDOW);
    const [x = 0, y = 0] = [a[pixel], b[pixel]];
    sumA += x;
    sumB += y;
    squareA += x * x;
    squareB += y * y;
    product += x * y;
  }
  const [meanA, meanB] = [sumA / count, sumB / count];
  const varianceA = squareA / count - meanA ** 2;
  const varianceB = squareB / count - meanB ** 2;
  const covariance = product / count - meanA * meanB;
  return ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2));
}
