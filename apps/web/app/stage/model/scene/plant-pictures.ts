import { hash } from '@gavel/house-model/surfaces';
import { CanvasTexture, LinearMipmapNearestFilter, SRGBColorSpace } from 'three';

type Draw = (context: CanvasRenderingContext2D, size: number) => void;

/** Returns a picture of a plant as a texture with a transparent background. */
export function drawn(draw: Draw): CanvasTexture {
  const size = 512;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (context) draw(context, size);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapNearestFilter;
  return texture;
}

/** Draws a spruce: a trunk, and drooping branches that get longer towards the ground. */
export function drawSpruce(context: CanvasRenderingContext2D, size: number): void {
  context.fillStyle = '#4a3b2d';
  context.fillRect(size * 0.488, size * 0.5, size * 0.024, size * 0.5);
  for (let index = 0; index < 900; index++) {
    const share = (index + hash(index, 1)) / 900;
    const y = size * (0.02 + 0.94 * share);
    const reach = size * 0.46 * share ** 0.9 * (0.72 + 0.28 * Math.sin(share * 60)) * (0.35 + 0.65 * hash(index, 2));
    const way = hash(index, 3) < 0.5 ? -1 : 1;
    const light = hash(index, 4) * (0.4 + (0.6 * Math.abs(reach)) / (size * 0.4));
    context.strokeStyle = `rgb(${26 + light * 40} ${46 + light * 52} ${30 + light * 26})`;
    context.lineWidth = size * (0.006 + 0.008 * hash(index, 5));
    context.beginPath();
    context.moveTo(size / 2, y - size * 0.02);
    context.quadraticCurveTo(
      size / 2 + way * reach * 0.6,
      y - size * 0.005,
      size / 2 + way * reach,
      y + size * (0.02 + 0.02 * hash(index, 6)),
    );
    context.stroke();
  }
}

/** Draws a birch: a white trunk, and a crown of many small leaves. */
export function drawBirch(context: CanvasRenderingContext2D, size: number): void {
  context.strokeStyle = '#d8d5cc';
  context.lineWidth = size * 0.02;
  context.beginPath();
  context.moveTo(size * 0.5, size);
  context.quadraticCurveTo(size * 0.485, size * 0.6, size * 0.51, size * 0.3);
  context.stroke();
  context.fillStyle = '#3b3a36';
  for (let index = 0; index < 14; index++)
    context.fillRect(
      size * (0.487 + 0.012 * hash(index, 30)),
      size * (0.62 + 0.37 * hash(index, 31)),
      size * 0.014,
      size * 0.005,
    );
  for (let index = 0; index < 4200; index++) {
    const turn = hash(index, 7) * 2 * Math.PI;
    const far = Math.sqrt(hash(index, 8));
    const lump = 0.82 + 0.18 * Math.sin(turn * 5 + 1) + 0.08 * Math.sin(turn * 11);
    const x = size * (0.5 + 0.42 * lump * far * Math.cos(turn));
    const y = size * (0.4 + 0.37 * lump * far * Math.sin(turn));
    const light = 0.45 * hash(index, 9) + 0.55 * (1 - (y / size - 0.03) / 0.75);
    context.fillStyle = `rgb(${50 + light * 60} ${72 + light * 60} ${36 + light * 30})`;
    const leaf = size * (0.006 + 0.008 * hash(index, 10));
    context.beginPath();
    context.ellipse(x, y, leaf, leaf * 0.62, hash(index, 11) * 3, 0, 7);
    context.fill();
  }
}

/** Draws a round shrub that is darker near the ground. */
export function drawShrub(context: CanvasRenderingContext2D, size: number): void {
  for (let index = 0; index < 2600; index++) {
    const turn = hash(index, 51) * 2 * Math.PI;
    const far = Math.sqrt(hash(index, 52));
    const lump = 0.86 + 0.14 * Math.sin(turn * 7);
    const x = size * (0.5 + 0.46 * lump * far * Math.cos(turn));
    const y = size * (0.56 + 0.42 * lump * far * Math.sin(turn));
    const light = 0.4 * hash(index, 53) + 0.6 * (1 - y / size);
    context.fillStyle = `rgb(${44 + light * 66} ${66 + light * 78} ${34 + light * 34})`;
    const leaf = size * (0.01 + 0.012 * hash(index, 54));
    context.beginPath();
    context.ellipse(x, y, leaf, leaf * 0.6, hash(index, 55) * 3, 0, 7);
    context.fill();
  }
}
