import { lit, shaded } from '../ink/colour.ts';
import { type Paints, paint, paintOf } from '../ink/paint.ts';
import { circle, ellipse, group, line, type Point, path, polygon, rect, segment } from '../ink/svg.ts';
import { drawFront } from './front.ts';
import { drawRoomWindow, drawShell } from './shell.ts';
import { block, faceAt, faceRect, floorShade, roomSpace } from './space.ts';
import { pottedPlant } from './things.ts';
import { drawWallTiles } from './wall-tiles.ts';

/** Draws a tiled bathroom: vanity with mirror to the left, water closet in the middle, walk-in shower to the right. */
export function drawBathroom(prefix: string, paints: Paints, camera: string): string {
  const space = roomSpace(camera, 4.2);
  const { at, depth, width, height, near, scaleAt } = space;
  const tiles = paintOf(paints, 'tiles', paint('vit', '#efece4', 'kakel'));
  const floor = paintOf(paints, 'bath-floor', paint('ljusgra', '#b9b6ae', 'klinker'));
  const furniture = paintOf(paints, 'furniture', paint('ek', '#b98d57', 'lucka-slat'));
  const metal = paintOf(paints, 'taps', paint('krom', '#64696c', 'blandare')).colour;
  const white = '#f8f5ee';
  return group([
    drawShell(prefix, space, tiles.colour, floor, false),
    drawWallTiles(faceAt(space, [-2.1, 2.1], [0, height], depth), tiles),
    faceRect(faceAt(space, [-2.1, 2.1], [0, height], depth), { fill: `url(#${prefix}walllight)` }),
    sideJoints(-width / 2) + sideJoints(width / 2),
    drawRoomWindow(prefix, faceAt(space, [-0.12, 0.62], [1.55, 2.15], depth), 1, 'view'),
    vanity(),
    closet(),
    shower(),
    bathMat(),
  ]);

  /** Draws the joints of a side wall. The horizontal joints run towards the vanishing point. */
  function sideJoints(x: number): string {
    if (!['kakel', 'klinker', 'sten', 'mosaik'].includes(tiles.pattern)) return '';
    const rows = tiles.pattern === 'kakel' ? 0.2 : 0.3;
    const stroke = tiles.accent ?? shaded(tiles.colour, 0.25);
    const lines: (readonly Point[])[] = [];
    for (let y = rows; y < height; y += rows) lines.push([at(x, y, near), at(x, y, depth)]);
    for (let z = near + 0.2; z < depth; z += 0.6) lines.push([at(x, 0, z), at(x, height, z)]);
    return lines.map((points) => line(points, stroke, 1.3, { opacity: 0.5 })).join('');
  }

  function vanity(): string {
    const z = depth - 0.48;
    const face = faceAt(space, [-1.8, -0.5], [0.42, 0.84], z);
    const half = (index: number) => ({ ...face, x: face.x + (face.width * index) / 2, width: face.width / 2 });
    const handle = paint('', shaded(furniture.colour, 0.6), 'handtag');
    const [mx, my] = at(-1.15, 1.55, depth);
    const scale = scaleAt(depth);
    const radius = scale * 0.42;
    const [tx, ty] = at(-1.15, 0.93, depth - 0.2);
    const basin = at(-1.15, 0.9, depth - 0.26);
    const plant = at(-1.62, 0.9, depth - 0.2);
    return [
      floorShade(space, [-1.75, -0.45], [z, depth], 0.22),
      // The round mirror with its rim of metal, and a glow behind it.
      circle(mx, my, radius * 1.5, { fill: `url(#${prefix}lamp)`, opacity: 0.75 }),
      circle(mx + 4, my + 6, radius, { fill: '#1d1e28', opacity: 0.2 }),
      circle(mx, my, radius, { fill: '#cfdad7' }),
      path(
        `M${mx - radius * 0.7} ${my + radius * 0.7}L${mx + radius * 0.3} ${my - radius * 0.95}M${mx - radius * 0.25} ${my + radius * 0.95}L${mx + radius * 0.75} ${my - radius * 0.66}`,
        { stroke: '#ffffff', 'stroke-width': radius * 0.22, opacity: 0.28 },
      ),
      circle(mx, my, radius, { fill: 'none', stroke: metal, 'stroke-width': 4 }),
      block(space, { x: [-1.8, -0.5], y: [0.42, 0.84], z: [z, depth] }, furniture.colour),
      drawFront(half(0), furniture, handle, 'top'),
      drawFront(half(1), furniture, handle, 'top'),
      block(space, { x: [-1.83, -0.47], y: [0.84, 0.9], z: [z - 0.02, depth] }, white, lit(white, 0.4)),
      ellipse(basin[0], basin[1], scale * 0.33, scale * 0.075, { fill: '#d9d5cb' }),
      ellipse(basin[0], basin[1] + 2, scale * 0.28, scale * 0.055, { fill: '#c3beb3' }),
      path(
        `M${tx} ${ty}v${-scale * 0.17}q0 ${-scale * 0.06} ${-scale * 0.05} ${-scale * 0.06}t${-scale * 0.05} ${scale * 0.05}`,
        { fill: 'none', stroke: metal, 'stroke-width': scale * 0.026, 'stroke-linecap': 'round' },
      ),
      pottedPlant(prefix, plant[0], plant[1], scale * 0.72),
      towels(),
    ].join('');
  }

  /** Draws two towels on a rail to the right of the vanity. */
  function towels(): string {
    const [x, y] = at(-0.36, 1.16, depth);
    const scale = scaleAt(depth);
    const towel = (dx: number, long: number, colour: string) =>
      rect(x + dx * scale + 3, y + 4, scale * 0.15, long * scale, { fill: '#1d1e28', opacity: 0.14 }) +
      rect(x + dx * scale, y, scale * 0.15, long * scale, { fill: colour }) +
      rect(x + dx * scale, y + long * scale * 0.86, scale * 0.15, scale * 0.02, { fill: shaded(colour, 0.2) });
    return (
      rect(x - scale * 0.02, y - 3, scale * 0.37, 6, { fill: metal, rx: 3 }) +
      towel(0, 0.5, '#e7dfce') +
      towel(0.18, 0.42, '#8fa093')
    );
  }

  function closet(): string {
    const [x, y] = at(0.33, 0, depth - 0.28);
    const scale = scaleAt(depth - 0.28);
    const plate = faceAt(space, [0.22, 0.44], [0.98, 1.12], depth);
    return [
      faceRect(plate, { fill: white, stroke: '#b9b3a6', 'stroke-width': 1.4 }),
      segment(plate.x + plate.width * 0.62, plate.y, plate.x + plate.width * 0.62, plate.y + plate.height, '#b9b3a6', 1.4),
      ellipse(x + scale * 0.04, y - scale * 0.02, scale * 0.22, scale * 0.05, { fill: '#2b2620', opacity: 0.24 }),
      path(
        `M${x - scale * 0.17} ${y - scale * 0.4}h${scale * 0.34}q${scale * 0.01} ${scale * 0.26} ${-scale * 0.09} ${scale * 0.3}h${-scale * 0.16}q${-scale * 0.1} ${-scale * 0.04} ${-scale * 0.09} ${-scale * 0.3}z`,
        { fill: white },
      ),
      path(
        `M${x + scale * 0.06} ${y - scale * 0.4}h${scale * 0.11}q${scale * 0.01} ${scale * 0.26} ${-scale * 0.09} ${scale * 0.3}h${-scale * 0.05}z`,
        { fill: '#1d1e28', opacity: 0.1 },
      ),
      path(
        `M${x - scale * 0.185} ${y - scale * 0.44}q${scale * 0.185} ${-scale * 0.03} ${scale * 0.37} 0l${-scale * 0.005} ${scale * 0.045}h${-scale * 0.36}z`,
        { fill: lit(white, 0.5), stroke: '#c9c3b6', 'stroke-width': 1.3 },
      ),
    ].join('');
  }

  function shower(): string {
    const scale = scaleAt(depth);
    const [pipeX, pipeTop] = at(1.5, 2.12, depth);
    const [, mixer] = at(1.5, 1.08, depth);
    const niche = faceAt(space, [1.02, 1.3], [1.2, 1.56], depth);
    const glass: Point[] = [at(0.8, 0.02, 3.9), at(0.8, 2.05, 3.9), at(0.8, 2.05, depth), at(0.8, 0.02, depth)];
    const tray: Point[] = [at(0.8, 0, 3.9), at(0.8, 0, depth), at(2.1, 0, depth), at(2.1, 0, 3.9)];
    return [
      polygon(tray, { fill: '#1d1e28', opacity: 0.08 }),
      line([at(1.05, 0, depth - 0.12), at(1.9, 0, depth - 0.12)], metal, 7, { opacity: 0.85 }),
      faceRect(niche, { fill: shaded(tiles.colour, 0.18) }),
      rect(niche.x, niche.y, niche.width, niche.height * 0.16, { fill: '#1d1e28', opacity: 0.2 }),
      ...[0.24, 0.5, 0.74].map((share, index) =>
        rect(
          niche.x + niche.width * share - 8,
          niche.y + niche.height * (0.4 + (index % 2) * 0.12),
          16,
          niche.height * (0.6 - (index % 2) * 0.12),
          { fill: ['#b58a6d', '#e7dfce', '#6f8474'][index] ?? white, rx: 3 },
        ),
      ),
      segment(pipeX, mixer, pipeX, pipeTop, metal, scale * 0.026, { 'stroke-linecap': 'round' }),
      path(`M${pipeX} ${pipeTop}q0 ${-scale * 0.07} ${-scale * 0.1} ${-scale * 0.07}h${-scale * 0.1}`, {
        fill: 'none',
        stroke: metal,
        'stroke-width': scale * 0.026,
        'stroke-linecap': 'round',
      }),
      path(`M${pipeX - scale * 0.34} ${pipeTop - scale * 0.04}q${scale * 0.14} ${-scale * 0.05} ${scale * 0.28} 0z`, {
        fill: metal,
      }),
      rect(pipeX - scale * 0.13, mixer - scale * 0.02, scale * 0.26, scale * 0.05, { fill: metal, rx: 6 }),
      path(
        `M${pipeX + scale * 0.05} ${mixer + scale * 0.03}q${scale * 0.12} ${scale * 0.42} ${scale * 0.02} ${scale * 0.36}t${scale * 0.0} ${-scale * 0.62}`,
        { fill: 'none', stroke: metal, 'stroke-width': 3, opacity: 0.8 },
      ),
      // The glass screen of the shower, seen almost from its edge.
      polygon(glass, { fill: '#cfe0dd', opacity: 0.34 }),
      polygon([at(0.8, 0.3, 4.15), at(0.8, 2.05, 4.5), at(0.8, 2.05, 4.75), at(0.8, 0.3, 4.4)], {
        fill: '#ffffff',
        opacity: 0.3,
      }),
      line([glass[0] ?? [0, 0], glass[1] ?? [0, 0], glass[2] ?? [0, 0]], '#8fa6a3', 3, { opacity: 0.9 }),
    ].join('');
  }

  function bathMat(): string {
    const mat = (inset: number): Point[] => [
      at(-1.55 + inset, 0.005, 3.65 + inset),
      at(-1.55 + inset, 0.005, 4.25 - inset),
      at(-0.6 - inset, 0.005, 4.25 - inset),
      at(-0.6 - inset, 0.005, 3.65 + inset),
    ];
    return polygon(mat(0), { fill: '#e4dccb' }) + polygon(mat(0.06), { fill: 'none', stroke: '#b9ad97', 'stroke-width': 2 });
  }
}
