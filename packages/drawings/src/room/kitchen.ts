import { lit, shaded } from '../ink/colour.ts';
import { type Paints, paint, paintOf } from '../ink/paint.ts';
import { circle, ellipse, group, line, path, polygon, rect, segment } from '../ink/svg.ts';
import { drawBowl, drawDiningTable, drawLamps } from './dining-table.ts';
import { drawDrawers, drawFront } from './front.ts';
import { drawRoomWindow, drawShell, drawSunlight } from './shell.ts';
import { block, faceAt, faceRect, floorShade, roomSpace } from './space.ts';
import { pottedPlant, vase } from './things.ts';
import { drawWallTiles } from './wall-tiles.ts';

const worktopHeight = 0.9;

/**
 * Draws a kitchen along the far wall, with a dining table. The layout `vinkel` adds cabinets along the left wall; `o` has an island instead
 * of the table.
 */
export function drawKitchen(prefix: string, paints: Paints, camera: string): string {
  const space = roomSpace(camera, 5.4);
  const { at, depth } = space;
  const front = paintOf(paints, 'fronts', paint('ram-gron', '#75876f', 'lucka-ram'));
  const worktop = paintOf(paints, 'worktop', paint('ek', '#bf9561', 'bankskiva'));
  const handle = paintOf(paints, 'handles', paint('svart', '#2b2a29', 'handtag'));
  const splash = paintOf(paints, 'splashback', paint('kakel-vit', '#f2efe8', 'kakel'));
  const floor = paintOf(paints, 'kitchen-floor', paint('ekplank', '#c9a877', 'plank'));
  const wall = paintOf(paints, 'wall', paint('vit', '#ebe6da', 'malad')).colour;
  const layout = paints.get('kitchen-layout')?.key ?? 'rak';
  const frontZ = depth - 0.6;
  return group([
    drawShell(prefix, space, wall, floor),
    drawSunlight(space, -1.9, 2.2, 1.1),
    drawWallTiles(faceAt(space, [-2.7, 1.5], [worktopHeight, 1.45], depth), splash),
    drawRoomWindow(prefix, faceAt(space, [-0.75, 1.05], [1.08, 2.08], depth), 2, 'view'),
    wallCabinets(),
    baseCabinets(),
    onTheWorktop(),
    tallCabinets(),
    layout === 'vinkel' ? cornerRun() : '',
    layout === 'o' ? island() : drawDiningTable(prefix, space),
  ]);

  function baseCabinets(): string {
    const units = Array.from({ length: 7 }, (_, index) => {
      const x = -2.7 + index * 0.6;
      const face = faceAt(space, [x, x + 0.6], [0.1, 0.86], frontZ);
      return index === 0 || index === 2 || index === 6
        ? drawDrawers(face, 3, front, handle)
        : drawFront(face, front, handle, index % 2 === 0 ? 'left' : 'right');
    });
    return [
      floorShade(space, [-2.7, 1.5], [frontZ - 0.12, depth], 0.28),
      block(space, { x: [-2.7, 1.5], y: [0, 0.1], z: [frontZ + 0.05, depth] }, '#34322f'),
      ...units,
      top([-2.7, 1.5], [frontZ - 0.03, depth]),
    ].join('');
  }

  function top(x: readonly [number, number], z: readonly [number, number]): string {
    const face = faceAt(space, x, [worktopHeight - 0.04, worktopHeight], z[0]);
    return [
      block(space, { x, y: [worktopHeight - 0.04, worktopHeight], z }, worktop.colour, lit(worktop.colour, 0.16)),
      worktop.pattern === 'marmor' ? marbling(x, z) : '',
      segment(face.x, face.y, face.x + face.width, face.y, lit(worktop.colour, 0.6), 1.4, { opacity: 0.7 }),
      rect(face.x, face.y + face.height, face.width, 5, { fill: '#1d1e28', opacity: 0.22 }),
    ].join('');
  }

  function marbling(x: readonly [number, number], z: readonly [number, number]): string {
    return [0.15, 0.42, 0.66, 0.88]
      .map((share) =>
        line(
          [
            at(x[0] + (x[1] - x[0]) * share, worktopHeight, z[0]),
            at(x[0] + (x[1] - x[0]) * (share + 0.05), worktopHeight, (z[0] + z[1]) / 2),
            at(x[0] + (x[1] - x[0]) * (share + 0.03), worktopHeight, z[1]),
          ],
          worktop.accent ?? shaded(worktop.colour, 0.35),
          1.6,
          { opacity: 0.45 },
        ),
      )
      .join('');
  }

  function wallCabinets(): string {
    const [from, to, z] = [-2.7, -1.08, depth - 0.36];
    const face = faceAt(space, [from, to], [1.45, 2.25], z);
    return [
      faceRect(faceAt(space, [from, to + 0.1], [1.34, 1.45], depth), { fill: '#1d1e28', opacity: 0.16 }),
      block(space, { x: [from, to], y: [1.45, 2.25], z: [z, depth] }, front.colour),
      ...[0, 1, 2].map((index) =>
        drawFront({ ...face, x: face.x + (face.width * index) / 3, width: face.width / 3 }, front, handle, 'none'),
      ),
      // The light that lamps below the cabinets throw on the splashback.
      ellipse(at((from + to) / 2, 0, depth)[0], at(0, 1.42, depth)[1], face.width * 0.42, 44, {
        fill: `url(#${prefix}lamp)`,
        opacity: 0.7,
      }),
    ].join('');
  }

  function tallCabinets(): string {
    const oven = faceAt(space, [1.5, 2.1], [0.1, 2.25], frontZ);
    const larder = faceAt(space, [2.1, 2.7], [0.1, 2.25], frontZ);
    const unit = oven.height / 2.15;
    const black = (y: number, height: number) =>
      [
        rect(oven.x + 3, y, oven.width - 6, height, { fill: '#25272a' }),
        polygon(
          [
            [oven.x + oven.width * 0.2, y + height],
            [oven.x + oven.width * 0.44, y],
            [oven.x + oven.width * 0.62, y],
            [oven.x + oven.width * 0.38, y + height],
          ],
          { fill: '#ffffff', opacity: 0.07 },
        ),
        rect(oven.x + oven.width * 0.12, y + height * 0.14, oven.width * 0.76, 4.4, { fill: '#b9bcbd', rx: 2 }),
      ].join('');
    return [
      floorShade(space, [1.5, 2.7], [frontZ - 0.1, depth], 0.26),
      block(space, { x: [1.5, 2.7], y: [0, 0.1], z: [frontZ + 0.05, depth] }, '#34322f'),
      block(space, { x: [1.5, 2.7], y: [0.1, 2.25], z: [frontZ, depth] }, front.colour),
      drawFront({ ...oven, height: unit * 0.62 }, front, handle, 'none'),
      black(oven.y + unit * 0.64, unit * 0.38),
      black(oven.y + unit * 1.03, unit * 0.58),
      drawFront({ ...oven, y: oven.y + unit * 1.64, height: unit * 0.51 }, front, handle, 'top'),
      drawFront({ ...larder, height: unit * 1.4 }, front, handle, 'left'),
      drawFront({ ...larder, y: larder.y + unit * 1.4, height: unit * 0.75 }, front, handle, 'left'),
    ].join('');
  }

  function onTheWorktop(): string {
    const y = worktopHeight;
    const back = space.scaleAt(depth - 0.2);
    const [tapX, tapY] = at(0.16, y, depth - 0.12);
    const plant = at(-0.55, y, depth - 0.2);
    const jar = at(1.28, y, depth - 0.25);
    const boardFace = faceAt(space, [-1.02, -0.72], [y, y + 0.42], depth - 0.06);
    return [
      polygon([at(-2.1, y, depth - 0.5), at(-2.1, y, depth - 0.12), at(-1.5, y, depth - 0.12), at(-1.5, y, depth - 0.5)], {
        fill: '#232528',
      }),
      polygon([at(-0.18, y, depth - 0.48), at(-0.18, y, depth - 0.16), at(0.5, y, depth - 0.16), at(0.5, y, depth - 0.48)], {
        fill: '#8b8f90',
      }),
      polygon([at(-0.14, y, depth - 0.46), at(-0.14, y, depth - 0.18), at(0.46, y, depth - 0.18), at(0.46, y, depth - 0.46)], {
        fill: '#5f6466',
      }),
      path(
        `M${tapX} ${tapY}v${-back * 0.26}q0 ${-back * 0.09} ${-back * 0.08} ${-back * 0.09}t${-back * 0.08} ${back * 0.08}v${back * 0.05}`,
        { fill: 'none', stroke: handle.colour, 'stroke-width': back * 0.026, 'stroke-linecap': 'round' },
      ),
      rect(boardFace.x + 4, boardFace.y + 5, boardFace.width, boardFace.height, { fill: '#1d1e28', opacity: 0.18, rx: 8 }),
      rect(boardFace.x, boardFace.y, boardFace.width, boardFace.height, { fill: '#b98a5a', rx: 8 }),
      circle(boardFace.x + boardFace.width / 2, boardFace.y + 14, 5, { fill: shaded(splash.colour, 0.1) }),
      pottedPlant(prefix, plant[0], plant[1], back * 0.9),
      vase(jar[0], jar[1], back * 0.85, '#d9d0bf'),
    ].join('');
  }

  /** Draws cabinets along the left wall, towards the viewer. */
  function cornerRun(): string {
    const [from, to] = [2.7, frontZ];
    const fronts = Array.from({ length: 3 }, (_, index) => {
      const [z0, z1] = [from + ((to - from) * index) / 3, from + ((to - from) * (index + 1)) / 3];
      const inset = 0.012;
      const side = [
        at(-2.1, 0.12, z0 + inset),
        at(-2.1, 0.85, z0 + inset),
        at(-2.1, 0.85, z1 - inset),
        at(-2.1, 0.12, z1 - inset),
      ];
      const grip = [at(-2.09, 0.78, z0 + 0.22), at(-2.09, 0.78, z1 - 0.22)];
      return (
        polygon(side, { fill: shaded(front.colour, 0.16), stroke: shaded(front.colour, 0.5), 'stroke-width': 1.6 }) +
        line(grip, handle.colour, 5, { 'stroke-linecap': 'round' })
      );
    });
    const plant = at(-2.42, worktopHeight, 3.3);
    return [
      floorShade(space, [-2.7, -2.05], [from, to], 0.24),
      block(space, { x: [-2.7, -2.16], y: [0, 0.1], z: [from + 0.04, to] }, '#34322f'),
      block(space, { x: [-2.7, -2.1], y: [0.1, 0.86], z: [from, to] }, front.colour),
      ...fronts,
      drawFront(faceAt(space, [-2.7, -2.1], [0.1, 0.86], from), { ...front, pattern: 'lucka-slat' }, handle, 'none'),
      top([-2.7, -2.07], [from - 0.03, to + 0.03]),
      pottedPlant(prefix, plant[0], plant[1], space.scaleAt(3.3) * 0.9, '#b58a6d'),
    ].join('');
  }

  function island(): string {
    const [x, z] = [[-1.25, 1.35] as const, [2.75, 3.6] as const];
    const face = faceAt(space, x, [0.1, 0.86], z[0]);
    const units = [0, 1, 2, 3].map((index) => {
      const part = { ...face, x: face.x + (face.width * index) / 4, width: face.width / 4 };
      return index === 1 || index === 2
        ? drawDrawers(part, 2, front, handle)
        : drawFront(part, front, handle, index === 0 ? 'right' : 'left');
    });
    return [
      floorShade(space, [x[0] - 0.05, x[1] + 0.2], [z[0] - 0.1, z[1]], 0.26),
      block(space, { x: [x[0] + 0.04, x[1] - 0.04], y: [0, 0.1], z: [z[0] + 0.06, z[1]] }, '#34322f'),
      block(space, { x, y: [0.1, 0.86], z }, front.colour),
      ...units,
      top([x[0] - 0.05, x[1] + 0.05], [z[0] - 0.04, z[1] + 0.04]),
      drawBowl(space, 0.35, worktopHeight, 3.1),
      drawLamps(prefix, space, 3.1, [-0.5, 0.62]),
    ].join('');
  }
}
