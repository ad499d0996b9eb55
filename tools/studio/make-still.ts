import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureBox } from '@gavel/core';
import sharp from 'sharp';
import { readCamera } from './camera-file.ts';
import { composeView } from './compose-view.ts';
import type { Size, StudioStill } from './studio-stills.ts';

/**
 * Cuts a still, such as the cover picture of a house, out of the pictures of its view. Throws when the view has not been made.
 * @param from the folder with the pictures of the view
 * @param to the folder for the still
 */
export async function makeStill({ id, view, keys, size, margin }: StudioStill, from: string, to: string): Promise<void> {
  const camera = await readCamera(from, view);
  if (!camera) throw new Error(`${view.id} has not been made`);
  const { data, width, height } = await composeView(from, view, { ...camera.base, ...keys });
  const box = margin === 'all' ? inMiddle(width, height, size) : round(camera.subject, margin, width, height, size);
  const file = join(to, `${id}.webp`);
  await mkdir(dirname(file), { recursive: true });
  await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(box)
    .resize(...size)
    .webp({ quality: 84, effort: 5 })
    .toFile(file);
}

/**
 * Returns a box around the subject. It has the shape of the still and stays inside the picture. `margin`: the space on each side of
 * the subject, as a share of the subject's width and height.
 */
function round(subject: PictureBox, margin: number, width: number, height: number, [across, down]: Size) {
  const shape = across / down;
  const wish = Math.max(subject.width * (1 + 2 * margin), subject.height * (1 + 2 * margin) * shape);
  const w = Math.round(Math.min(width, wish, height * shape));
  const h = Math.round(w / shape);
  const left = Math.min(Math.max(0, subject.x + subject.width / 2 - w / 2), width - w);
  const top = Math.min(Math.max(0, subject.y + subject.height * 0.54 - h / 2), height - h);
  return { left: Math.round(left), top: Math.round(top), width: w, height: h };
}

function inMiddle(width: number, height: number, [across, down]: Size) {
  const w = Math.min(width, Math.floor((height * across) / down));
  const h = Math.min(height, Math.floor((w * down) / across));
  return { left: Math.floor((width - w) / 2), top: Math.floor((height - h) / 2), width: w, height: h };
}
