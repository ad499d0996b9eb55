import { mix, shaded } from '../ink/colour.ts';
import { randomFrom } from '../ink/random.ts';
import { circle, ellipse, group, polygon, rect, segment } from '../ink/svg.ts';
import { drawDoorLeaf } from './door.ts';
import type { HousePaints } from './house-paints.ts';
import type { HouseMeasures } from './measure-house.ts';
import { drawWall } from './wall.ts';

/** Draws an open building: posts and a beam, slats along the back, firewood, and at one end of a wide building a storage room. */
export function drawCarport(prefix: string, measures: HouseMeasures, paints: HousePaints): string {
  const { y, scale, drawing, ground, left, right, faces, rise, view } = measures;
  const low = y(drawing.wallHeight);
  const storeWidth = drawing.width > 4.5 ? Math.min(2.2, drawing.width * 0.32) : 0;
  const storeLeft = view === 'front' ? left : right - storeWidth * scale;
  const [openLeft, openRight] = view === 'front' ? [left + storeWidth * scale, right] : [left, right - storeWidth * scale];
  const beam = scale * 0.22;
  // Returns the underside of the roof at a position, so that slats and posts can end there.
  const under = (at: number) =>
    faces === 'slope'
      ? low - rise * scale * (view === 'front' ? (right - at) / (right - left) : (at - left) / (right - left))
      : low;
  return group([ground_(), slats(), shade(), wood(), store(), ...posts(), beams()]);

  function ground_(): string {
    return (
      polygon(
        [
          [left - scale * 0.1, ground - scale * 0.14],
          [right + scale * 0.05, ground - scale * 0.14],
          [right + scale * 0.3, ground + scale * 0.2],
          [left - scale * 0.3, ground + scale * 0.2],
        ],
        { fill: '#cfc5b3' },
      ) +
      polygon(
        [
          [openLeft, ground - scale * 0.14],
          [openRight, ground - scale * 0.14],
          [openRight + scale * 0.12, ground + scale * 0.06],
          [openLeft, ground + scale * 0.06],
        ],
        { fill: '#1d1e28', opacity: 0.26 },
      )
    );
  }

  function slats(): string {
    const step = scale * 0.16;
    const back = mix(paints.facade, '#26262c', 0.3);
    const drawn: string[] = [];
    for (let at = openLeft; at < openRight - 4; at += step) {
      drawn.push(
        rect(at, under(at), step * 0.68, ground - scale * 0.2 - under(at), { fill: back }) +
          rect(at, under(at), 1.4, ground - scale * 0.2 - under(at), { fill: '#fff6e4', opacity: 0.16 }),
      );
    }
    return (
      drawn.join('') +
      segment(openLeft, ground - scale * 0.5, openRight, ground - scale * 0.5, shaded(back, 0.3), scale * 0.07) +
      segment(openLeft, y(drawing.wallHeight * 0.55), openRight, y(drawing.wallHeight * 0.55), shaded(back, 0.3), scale * 0.06)
    );
  }

  function shade(): string {
    return polygon(
      [
        [openLeft, under(openLeft)],
        [openRight, under(openRight)],
        [openRight, low + scale * 1.1],
        [openLeft, low + scale * 0.8],
      ],
      { fill: '#1d1e28', opacity: 0.32 },
    );
  }

  /** Draws a stack of split birch at the end opposite the storage room. */
  function wood(): string {
    const random = randomFrom('firewood');
    const size = scale * 0.075;
    const from = view === 'front' ? openRight - scale * 1.9 : openLeft + scale * 0.35;
    const logs: string[] = [];
    for (let row = 0; row < 7; row++) {
      for (let index = 0; index < 10 - (row > 4 ? row - 4 : 0); index++) {
        const [cx, cy] = [from + size * 2.05 * (index + (row % 2) / 2), ground - scale * 0.16 - size - row * size * 1.8];
        logs.push(
          circle(cx, cy, size * random.between(0.85, 1.05), {
            fill: random.pick(['#d9c3a0', '#cbb08a', '#e3d2b4', '#bfa27c']),
            stroke: '#6d5b49',
            'stroke-width': 1.6,
          }),
        );
      }
    }
    return (
      ellipse(from + scale * 0.75, ground - scale * 0.12, scale * 0.9, scale * 0.06, { fill: '#1d1e28', opacity: 0.35 }) +
      logs.join('')
    );
  }

  function store(): string {
    if (storeWidth === 0) return '';
    const end = storeLeft + storeWidth * scale;
    const foot = y(0.1);
    const door = {
      x: storeLeft + (storeWidth * scale) / 2 - scale * 0.45,
      y: foot - scale * 2.02,
      width: scale * 0.9,
      height: scale * 2.02,
      scale,
    };
    return [
      drawWall(
        prefix,
        [
          [storeLeft, foot],
          [storeLeft, under(storeLeft)],
          [end, under(end)],
          [end, foot],
        ],
        paints.facade,
      ),
      rect(storeLeft, foot, storeWidth * scale, ground - foot + 2, { fill: paints.plinth }),
      ...[storeLeft, end - scale * 0.12].map((at) =>
        rect(at, under(at + scale * 0.06) - 2, scale * 0.12, foot - under(at + scale * 0.06) + 2, { fill: paints.trim }),
      ),
      rect(door.x - scale * 0.09, door.y - scale * 0.09, door.width + scale * 0.18, door.height + scale * 0.09, {
        fill: paints.trim,
      }),
      drawDoorLeaf(prefix, door, paints.door.colour, 'dorr-brad', paints.sash),
      polygon(
        [
          [storeLeft, under(storeLeft)],
          [end, under(end)],
          [end, under(end) + scale * 0.5],
          [storeLeft, under(storeLeft) + scale * 0.5],
        ],
        { fill: '#1d1e28', opacity: 0.28 },
      ),
    ].join('');
  }

  function posts(): readonly string[] {
    const width = scale * 0.15;
    const places =
      openRight - openLeft > scale * 3.6
        ? [openLeft + width * 0.2, (openLeft + openRight) / 2, openRight - width * 1.2]
        : [openLeft + width * 0.2, openRight - width * 1.2];
    const brace = scale * 0.55;
    return places.map((at, index) => {
      const top = under(at);
      const braces = [-1, 1].filter((side) => !((index === 0 && side === -1) || (index === places.length - 1 && side === 1)));
      return [
        ...braces.map((side) =>
          segment(at + width / 2, top + beam + brace, at + width / 2 + side * brace, top + beam, paints.trim, width * 0.6),
        ),
        rect(at, top, width, ground - top, { fill: paints.trim }),
        rect(at + width * 0.65, top, width * 0.35, ground - top, { fill: shaded(paints.trim, 0.25) }),
        rect(at - 2, ground - scale * 0.08, width + 4, scale * 0.1, { fill: '#8d887f' }),
      ].join('');
    });
  }

  function beams(): string {
    return (
      polygon(
        [
          [openLeft, under(openLeft)],
          [openRight, under(openRight)],
          [openRight, under(openRight) + beam],
          [openLeft, under(openLeft) + beam],
        ],
        { fill: shaded(paints.trim, 0.08) },
      ) + segment(openLeft, under(openLeft) + beam, openRight, under(openRight) + beam, '#1d1e28', 2, { opacity: 0.35 })
    );
  }
}
