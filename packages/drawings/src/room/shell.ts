import { lit, mix, shaded } from '../ink/colour.ts';
import type { Paint } from '../ink/paint.ts';
import { element, glow, gradient, group, line, path, polygon, rect } from '../ink/svg.ts';
import { foliageDefinitions } from '../nature/foliage.ts';
import { forestDefinition } from '../nature/forest-line.ts';
import { nature } from '../nature/palette.ts';
import { drawFloor } from './floor.ts';
import { type Face, faceAt, faceRect, type Space } from './space.ts';

/**
 * Draws the empty room: ceiling, three walls, floor and, if `skirted`, skirting boards (a tiled room has none). Daylight falls in
 * from a window to the left of the viewer.
 */
export function drawShell(prefix: string, space: Space, wall: string, floor: Paint, skirted = true): string {
  const { at, width, height, depth, near } = space;
  const [left, right] = [-width / 2, width / 2];
  const far = faceAt(space, [left, right], [0, height], depth);
  const leftWall = [at(left, 0, near), at(left, height, near), at(left, height, depth), at(left, 0, depth)];
  const rightWall = [at(right, 0, near), at(right, height, near), at(right, height, depth), at(right, 0, depth)];
  const skirting = 0.11;
  return group([
    polygon([at(left, height, near), at(left, height, depth), at(right, height, depth), at(right, height, near)], {
      fill: '#f4efe5',
    }),
    polygon([at(left, height, near), at(left, height, depth), at(right, height, depth), at(right, height, near)], {
      fill: `url(#${prefix}ceiling)`,
    }),
    polygon(leftWall, { fill: shaded(wall, 0.13) }),
    polygon(rightWall, { fill: lit(wall, 0.16) }),
    polygon(rightWall, { fill: `url(#${prefix}sidelight)` }),
    faceRect(far, { fill: wall }),
    faceRect(far, { fill: `url(#${prefix}walllight)` }),
    drawFloor(prefix, space, floor),
    ...(skirted ? skirtings() : []),
    line([at(left, 0, depth), at(left, height, depth), at(right, height, depth), at(right, 0, depth)], shaded(wall, 0.4), 1.4, {
      opacity: 0.5,
    }),
    line([at(left, height, near), at(left, height, depth)], shaded(wall, 0.4), 1.4, { opacity: 0.4 }),
    line([at(right, height, near), at(right, height, depth)], shaded(wall, 0.4), 1.4, { opacity: 0.4 }),
  ]);

  function skirtings(): readonly string[] {
    const board = mix('#f4efe5', wall, 0.12);
    return [
      polygon([at(left, 0, near), at(left, skirting, near), at(left, skirting, depth), at(left, 0, depth)], {
        fill: shaded(board, 0.14),
      }),
      polygon([at(right, 0, near), at(right, skirting, near), at(right, skirting, depth), at(right, 0, depth)], { fill: board }),
      faceRect(faceAt(space, [left, right], [0, skirting], depth), { fill: board }),
      line([at(left, 0, depth), at(right, 0, depth)], '#2b2620', 2, { opacity: 0.35 }),
    ];
  }
}

/** Draws the sunlight that falls from the left onto the floor, in the shape of the four panes of a window. */
export function drawSunlight({ at }: Space, x: number, z: number, size = 1): string {
  const pane = (dx: number, dz: number) =>
    polygon(
      [
        at(x + dx, 0, z + dz),
        at(x + dx + 0.34 * size, 0, z + dz + 0.3 * size),
        at(x + dx + 0.86 * size, 0, z + dz + 0.3 * size),
        at(x + dx + 0.52 * size, 0, z + dz),
      ],
      { fill: '#fff2cf', opacity: 0.3 },
    );
  return [0, 1]
    .map((column) => [0, 1].map((row) => pane(column * 0.58 * size + row * 0.4 * size, row * 0.36 * size)).join(''))
    .join('');
}

export function shellDefinitions(prefix: string): string {
  return [
    gradient(`${prefix}ceiling`, [
      [0, '#ffffff', 0.5],
      [1, '#8f8778', 0.2],
    ]),
    gradient(
      `${prefix}sidelight`,
      [
        [0, '#1d1e28', 0.06],
        [1, '#fff3da', 0.3],
      ],
      'right',
    ),
    gradient(
      `${prefix}walllight`,
      [
        [0, '#1d1e28', 0.1],
        [0.25, '#fff3da', 0.1],
        [0.7, '#fff3da', 0.14],
        [1, '#1d1e28', 0.08],
      ],
      'right',
    ),
    gradient(`${prefix}floorlight`, [
      [0, '#1d1e28', 0.14],
      [0.25, '#fff3da', 0.2],
      [0.6, '#fff3da', 0.04],
      [1, '#1d1e28', 0.12],
    ]),
    gradient(`${prefix}outside`, [
      [0, nature.skyHigh],
      [0.45, nature.skyMiddle],
      [1, nature.skyLow],
    ]),
    gradient(`${prefix}glass`, [
      [0, '#b7c9cc'],
      [0.45, '#8ea3a6'],
      [1, '#52666a'],
    ]),
    glow(`${prefix}lamp`, [
      [0, '#ffe6b4', 0.75],
      [0.45, '#ffe6b4', 0.28],
      [1, '#ffe6b4', 0],
    ]),
    glow(`${prefix}pale`, [
      [0, '#ffffff', 0.22],
      [1, '#ffffff', 0],
    ]),
    glow(`${prefix}deep`, [
      [0, '#1d1e28', 0.12],
      [1, '#1d1e28', 0],
    ]),
    foliageDefinitions(prefix),
    forestDefinition(prefix, 'forest', 'window'),
  ].join('');
}

/** Draws a window in the far wall with the garden outside, a white frame and a sill. */
export function drawRoomWindow(prefix: string, face: Face, panes: number, id: string): string {
  const { x, y, width, height, scale } = face;
  const frame = scale * 0.05;
  const meadow = y + height * 0.72;
  const posts = Array.from(
    { length: panes - 1 },
    (_, index) =>
      rect(x + (width * (index + 1)) / panes - frame * 0.7, y, frame * 1.4, height, { fill: '#f6f2e9' }) +
      rect(x + (width * (index + 1)) / panes + frame * 0.4, y, frame * 0.3, height, { fill: '#b9b0a0' }),
  );
  return [
    element('defs', {}, element('clipPath', { id: `${prefix}${id}` }, rect(x, y, width, height))),
    rect(x - frame * 1.9, y - frame * 1.9, width + frame * 3.8, height + frame * 3, { fill: '#f6f2e9' }),
    rect(x - frame * 1.9, y - frame * 1.9, width + frame * 3.8, height + frame * 3, {
      fill: 'none',
      stroke: '#b9b0a0',
      'stroke-width': 1.4,
    }),
    group(
      [
        rect(x, y, width, height, { fill: `url(#${prefix}outside)` }),
        path(
          `M${x - 10} ${meadow}q${width * 0.3} ${-height * 0.3} ${width * 0.55} ${-height * 0.14}t${width * 0.5} ${height * 0.02}V${meadow + 10}H${x - 10}z`,
          { fill: nature.farHill },
        ),
        element('use', {
          href: `#${prefix}forest`,
          transform: `translate(${Math.round(x - 60)} ${Math.round(meadow + 2)}) scale(${Math.max(0.8, Math.round((width / 620) * 100) / 100)})`,
          fill: nature.farForest,
        }),
        rect(x, meadow, width, height, { fill: nature.lawnFar }),
        rect(x, meadow + height * 0.12, width, height, { fill: nature.lawn }),
        birchBranch(),
        polygon(
          [
            [x + width * 0.08, y + height],
            [x + width * 0.3, y],
            [x + width * 0.42, y],
            [x + width * 0.2, y + height],
          ],
          { fill: '#ffffff', opacity: 0.14 },
        ),
      ],
      { 'clip-path': `url(#${prefix}${id})` },
    ),
    ...posts,
    rect(x, y, width, height, { fill: 'none', stroke: '#f6f2e9', 'stroke-width': frame }),
    rect(x, y, width, frame * 0.8, { fill: '#1d1e28', opacity: 0.16 }),
    rect(x - frame * 2.6, y + height + frame * 0.8, width + frame * 5.2, frame * 0.9, { fill: '#fbf8f1' }),
    rect(x - frame * 2.6, y + height + frame * 1.6, width + frame * 5.2, frame * 0.35, { fill: '#a99f8e' }),
  ].join('');

  /** Draws the trunk and some leaves of a birch that stands close to the window, near its right edge. */
  function birchBranch(): string {
    const at = x + width * 0.82;
    const tufts = (fill: string, shift: number) =>
      group(
        Array.from({ length: 16 }, (_, index) =>
          element('use', {
            href: `#${prefix}leaf${index % 4}`,
            x: Math.round(at - width * 0.02 + Math.sin(index * 2.4) * width * 0.14 + shift),
            y: Math.round(y + height * (0.02 + (index % 8) * 0.055) + shift),
          }),
        ),
        { fill },
      );
    return (
      polygon(
        [
          [at - 7, y + height],
          [at - 3, y - 10],
          [at + 4, y - 10],
          [at + 9, y + height],
        ],
        { fill: nature.bark },
      ) +
      tufts(nature.leafDark, 6) +
      tufts(nature.leaf, 0) +
      tufts(nature.leafLit, -10)
    );
  }
}
