import { sheet } from './house/measure-house.ts';
import type { Paints } from './ink/paint.ts';
import { hash } from './ink/random.ts';
import { clip, document, element, group, rect } from './ink/svg.ts';
import { drawBathroom } from './room/bathroom.ts';
import { drawHall } from './room/hall.ts';
import { drawKitchen } from './room/kitchen.ts';
import { drawLivingRoom } from './room/living-room.ts';
import { shellDefinitions } from './room/shell.ts';

export const rooms = ['kitchen', 'bathroom', 'living-room', 'hall'] as const;
export type Room = (typeof rooms)[number];

/**
 * Draws a room as an SVG document of 2000 × 1430 units, with its far wall in the middle.
 * @param keys the chosen paint of each category: fronts, worktop, handles, splashback, kitchen-layout, kitchen-floor, wall, tiles,
 * bath-floor, furniture, taps, floor, inner-doors, stairs; a missing category has its usual look
 * @param camera the name of the camera; a name that ends in 2: further to the left, with a larger far wall; any other name: in the middle
 */
export function drawRoom(scene: Room, keys: Paints, camera: string): string {
  const prefix = `r${(hash(JSON.stringify([scene, [...keys], camera])) % 46656).toString(36)}-`;
  const definitions = element(
    'defs',
    {},
    shellDefinitions(prefix) + clip(`${prefix}sheet`, rect(0, 0, sheet.width, sheet.height)),
  );
  return document(
    sheet.width,
    sheet.height,
    definitions + group(scenes[scene](prefix, keys, camera), { 'clip-path': `url(#${prefix}sheet)` }),
  );
}

const scenes: Record<Room, (prefix: string, keys: Paints, camera: string) => string> = {
  kitchen: drawKitchen,
  bathroom: drawBathroom,
  'living-room': drawLivingRoom,
  hall: drawHall,
};
