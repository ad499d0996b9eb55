import { drawDoorLeaf } from '../house/door.ts';
import { lit, shaded } from '../ink/colour.ts';
import { type Paint, type Paints, paint, paintOf } from '../ink/paint.ts';
import { ellipse, group, line, type Point, path, polygon, rect, segment } from '../ink/svg.ts';
import { drawRoomWindow, drawShell, drawSunlight } from './shell.ts';
import { block, faceAt, faceRect, floorShade, roomSpace, type Space } from './space.ts';
import { framedPicture, pottedPlant, vase } from './things.ts';

/** Draws a living room with a sofa under wide windows and a door to the next room. */
export function drawLivingRoom(prefix: string, paints: Paints, camera: string): string {
  const space = roomSpace(camera, 5.8);
  const { at, depth, scaleAt } = space;
  const wall = paintOf(paints, 'wall', paint('varmgra', '#ddd6c8', 'malad')).colour;
  const floor = paintOf(paints, 'floor', paint('ekparkett', '#c19a66', 'parkett'));
  const door = paintOf(paints, 'inner-doors', paint('spegel', '#f3efe6', 'dorr-spegel'));
  const linen = '#d9cfbc';
  return group([
    drawShell(prefix, space, wall, floor),
    drawSunlight(space, -2.2, 2.1, 1.25),
    drawRoomWindow(prefix, faceAt(space, [-2.1, 0.5], [0.72, 2.14], depth), 3, 'view'),
    curtains(),
    drawInnerDoor(prefix, space, 1.45, depth, door),
    picture(),
    rug(),
    bigPlant(),
    floorLamp(),
    sofa(),
    armchair(),
    coffeeTable(),
  ]);

  function curtains(): string {
    const rail = faceAt(space, [-2.5, 0.9], [2.26, 2.29], depth - 0.08);
    const cloth = (from: number, to: number) => {
      const face = faceAt(space, [from, to], [0.03, 2.27], depth - 0.08);
      const folds = [0.2, 0.42, 0.63, 0.84].map((share) =>
        segment(face.x + face.width * share, face.y, face.x + face.width * (share + 0.02), face.y + face.height, '#b9ad97', 2, {
          opacity: 0.5,
        }),
      );
      return (
        faceRect(face, { fill: '#efe8da', opacity: 0.94 }) +
        rect(face.x + face.width * 0.8, face.y, face.width * 0.2, face.height, { fill: '#1d1e28', opacity: 0.07 }) +
        folds.join('')
      );
    };
    return cloth(-2.5, -2.12) + cloth(0.52, 0.88) + faceRect(rail, { fill: '#4a433c' });
  }

  function picture(): string {
    const face = faceAt(space, [2.5, 2.86], [1.3, 1.78], depth);
    return framedPicture(face.x - face.scale * 0.02, face.y, face.width, face.height);
  }

  function rug(): string {
    const corners = (inset: number): Point[] => [
      at(-1.9 + inset, 0.004, 2.35 + inset),
      at(-1.9 + inset, 0.004, 4.1 - inset),
      at(1.5 - inset, 0.004, 4.1 - inset),
      at(1.5 - inset, 0.004, 2.35 + inset),
    ];
    const weave = [0.25, 0.5, 0.75].map((share) =>
      line([at(-1.75, 0.005, 2.5 + 1.45 * share), at(1.35, 0.005, 2.5 + 1.45 * share)], '#8f9a86', 3, { opacity: 0.4 }),
    );
    return (
      polygon(corners(0), { fill: '#e6decd' }) +
      polygon(corners(0.12), { fill: 'none', stroke: '#8f9a86', 'stroke-width': 4, opacity: 0.7 }) +
      weave.join('')
    );
  }

  function sofa(): string {
    const [x, z] = [[-1.85, 0.35] as const, [3.75, 4.6] as const];
    const seat = faceAt(space, [x[0] + 0.16, x[1] - 0.16], [0.28, 0.46], z[0]);
    const back = faceAt(space, [x[0] + 0.12, x[1] - 0.12], [0.44, 0.84], z[0] + 0.5);
    const cushion = (share: number, colour: string) => {
      const size = back.scale * 0.4;
      const [cx, cy] = [back.x + back.width * share, back.y + back.height - size * 0.72];
      return (
        rect(cx, cy, size, size * 0.84, {
          fill: colour,
          rx: size * 0.16,
          transform: `rotate(${share < 0.5 ? -6 : 7} ${Math.round(cx + size / 2)} ${Math.round(cy + size / 2)})`,
        }) + segment(cx + size * 0.2, cy + size * 0.2, cx + size * 0.8, cy + size * 0.24, '#ffffff', 2, { opacity: 0.25 })
      );
    };
    return [
      floorShade(space, [x[0], x[1] + 0.2], [z[0] - 0.1, z[1]], 0.26),
      block(space, { x: [x[0] + 0.1, x[1] - 0.1], y: [0.1, 0.84], z: [z[0] + 0.5, z[1]] }, shaded(linen, 0.08), lit(linen, 0.2)),
      rect(back.x, back.y, back.width, back.height, { fill: shaded(linen, 0.04), rx: 14 }),
      segment(back.x + back.width / 2, back.y + 6, back.x + back.width / 2, back.y + back.height, shaded(linen, 0.35), 2, {
        opacity: 0.6,
      }),
      cushion(0.05, '#6f8474'),
      cushion(0.72, '#b5765a'),
      block(space, { x: [x[0] + 0.1, x[1] - 0.1], y: [0.12, 0.3], z }, shaded(linen, 0.14), linen),
      rect(seat.x, seat.y, seat.width, seat.height, { fill: lit(linen, 0.2), rx: 12 }),
      segment(seat.x + seat.width / 2, seat.y + 4, seat.x + seat.width / 2, seat.y + seat.height, shaded(linen, 0.35), 2, {
        opacity: 0.6,
      }),
      ...[
        [x[0], x[0] + 0.18],
        [x[1] - 0.18, x[1]],
      ].map(([from = 0, to = 0]) => block(space, { x: [from, to], y: [0.1, 0.6], z }, shaded(linen, 0.06), lit(linen, 0.25))),
      ...[x[0] + 0.06, x[1] - 0.1].map((lx) =>
        block(space, { x: [lx, lx + 0.04], y: [0, 0.1], z: [z[0] + 0.04, z[0] + 0.08] }, '#4a3b2e'),
      ),
    ].join('');
  }

  function armchair(): string {
    const [x, z] = [[1.12, 1.92] as const, [3.2, 3.95] as const];
    const wood = '#8a6746';
    const cloth = '#7f8f86';
    const back = faceAt(space, [x[0] + 0.08, x[1] - 0.08], [0.42, 0.92], z[1] - 0.1);
    const seat = faceAt(space, [x[0] + 0.06, x[1] - 0.06], [0.3, 0.44], z[0] + 0.04);
    return [
      floorShade(space, [x[0], x[1] + 0.15], [z[0], z[1]], 0.24),
      ...[x[0], x[1] - 0.06].map((lx) => block(space, { x: [lx, lx + 0.06], y: [0, 0.62], z: [z[1] - 0.1, z[1] - 0.04] }, wood)),
      rect(back.x, back.y, back.width, back.height, { fill: shaded(cloth, 0.06), rx: 16 }),
      rect(back.x + back.width * 0.74, back.y, back.width * 0.26, back.height, { fill: '#1d1e28', opacity: 0.1, rx: 16 }),
      block(space, { x: [x[0] + 0.06, x[1] - 0.06], y: [0.3, 0.44], z: [z[0] + 0.04, z[1] - 0.1] }, cloth, lit(cloth, 0.2)),
      rect(seat.x, seat.y, seat.width, seat.height, { fill: cloth, rx: 10 }),
      ...[x[0], x[1] - 0.06].map(
        (lx) =>
          block(space, { x: [lx, lx + 0.06], y: [0, 0.58], z: [z[0], z[0] + 0.06] }, wood) +
          block(space, { x: [lx - 0.01, lx + 0.07], y: [0.58, 0.62], z: [z[0], z[1]] }, wood, lit(wood, 0.3)),
      ),
      block(space, { x: [x[0], x[1]], y: [0.25, 0.3], z: [z[0], z[0] + 0.05] }, wood),
    ].join('');
  }

  function coffeeTable(): string {
    const [cx, cy] = at(-0.6, 0.4, 3.05);
    const scale = scaleAt(3.05);
    const wood = '#a67c52';
    const foot = at(-0.6, 0, 3.05)[1];
    const leg = (dx: number) =>
      segment(
        cx + dx * scale,
        cy,
        cx + dx * scale * 1.15,
        foot + (Math.abs(dx) < 0.2 ? -scale * 0.08 : scale * 0.04),
        shaded(wood, 0.35),
        scale * 0.035,
        { 'stroke-linecap': 'round' },
      );
    const jar = at(-0.78, 0.42, 3.05);
    return [
      ellipse(cx + scale * 0.06, foot, scale * 0.56, scale * 0.15, { fill: '#2b2620', opacity: 0.2 }),
      leg(-0.12),
      leg(0.14),
      leg(-0.42),
      leg(0.42),
      ellipse(cx, cy + scale * 0.035, scale * 0.58, scale * 0.15, { fill: shaded(wood, 0.25) }),
      ellipse(cx, cy, scale * 0.58, scale * 0.15, { fill: lit(wood, 0.14) }),
      path(
        `M${cx + scale * 0.06} ${cy - scale * 0.02}l${scale * 0.3} ${-scale * 0.03}l${scale * 0.06} ${scale * 0.05}l${-scale * 0.3} ${scale * 0.04}z`,
        { fill: '#e9e2d4' },
      ),
      path(
        `M${cx + scale * 0.1} ${cy - scale * 0.035}l${scale * 0.24} ${-scale * 0.025}l${scale * 0.05} ${scale * 0.04}l${-scale * 0.24} ${scale * 0.03}z`,
        { fill: '#6f8474' },
      ),
      vase(jar[0], jar[1], scale * 0.62, '#efe9dc'),
    ].join('');
  }

  function bigPlant(): string {
    const [x, y] = at(1.1, 0, depth - 0.3);
    return pottedPlant(prefix, x, y, scaleAt(depth - 0.3) * 2, '#cbb9a0');
  }

  function floorLamp(): string {
    const z = depth - 0.35;
    const [x, foot] = at(-2.45, 0, z);
    const scale = scaleAt(z);
    const top = foot - scale * 1.62;
    return [
      ellipse(x, top + scale * 0.1, scale * 0.6, scale * 0.5, { fill: `url(#${prefix}lamp)` }),
      ellipse(x, foot, scale * 0.15, scale * 0.035, { fill: '#33312f' }),
      segment(x, foot, x, top, '#33312f', 4),
      polygon(
        [
          [x - scale * 0.13, top - scale * 0.12],
          [x + scale * 0.13, top - scale * 0.12],
          [x + scale * 0.22, top + scale * 0.18],
          [x - scale * 0.22, top + scale * 0.18],
        ],
        { fill: '#f2e7cf' },
      ),
      polygon(
        [
          [x + scale * 0.04, top - scale * 0.12],
          [x + scale * 0.13, top - scale * 0.12],
          [x + scale * 0.22, top + scale * 0.18],
          [x + scale * 0.07, top + scale * 0.18],
        ],
        { fill: '#1d1e28', opacity: 0.08 },
      ),
    ].join('');
  }
}

/**
 * Draws a closed inner door with its casing in the far wall. `x`: its left edge, metres. The picture must define the gradient `glass`.
 */
export function drawInnerDoor(prefix: string, space: Space, x: number, z: number, door: Paint): string {
  const casing = faceAt(space, [x - 0.09, x + 0.91], [0, 2.16], z);
  const leaf = faceAt(space, [x, x + 0.82], [0.005, 2.06], z);
  const handle = door.accent ?? '#8f8a80';
  const trim = '#f6f2e9';
  return group([
    faceRect(casing, { fill: trim, stroke: '#b9b0a0', 'stroke-width': 1.4 }),
    rect(leaf.x - 3, leaf.y - 3, leaf.width + 6, leaf.height + 3, { fill: '#a99f8e' }),
    drawDoorLeaf(prefix, leaf, door.colour, door.pattern === 'dorr-slat' ? 'dorr-hel' : door.pattern, shaded(door.colour, 0.06)),
    rect(leaf.x, leaf.y, leaf.width, leaf.scale * 0.03, { fill: '#1d1e28', opacity: 0.18 }),
    rect(leaf.x + leaf.width - leaf.scale * 0.1, leaf.y + leaf.height * 0.5, leaf.scale * 0.03, leaf.scale * 0.13, {
      fill: shaded(handle, 0.3),
      rx: 2,
    }),
    rect(leaf.x + leaf.width - leaf.scale * 0.19, leaf.y + leaf.height * 0.51, leaf.scale * 0.12, leaf.scale * 0.025, {
      fill: handle,
      rx: 2,
    }),
  ]);
}
