import { lit, shaded } from '../ink/colour.ts';
import { group, number, path, rect, segment } from '../ink/svg.ts';
import { dormerAxes, dormersOf } from './dormer.ts';
import type { HousePaints } from './house-paints.ts';
import type { Facade } from './layout-facade.ts';
import type { HouseMeasures } from './measure-house.ts';

/** Draws the chimney behind the ridge; empty when there is none. Must be drawn before the roof. */
export function drawChimney(measures: HouseMeasures, paints: HousePaints): string {
  if (paints.chimney === null) return '';
  const { drawing, scale, x, ridge, y, faces, rise } = measures;
  const share = chimneyAt(measures);
  const at = x(drawing.width * share);
  const roofHere =
    faces === 'gable'
      ? y(drawing.wallHeight + rise * (1 - Math.abs(share - 0.5) * 2))
      : faces === 'slope'
        ? y(drawing.wallHeight + rise * (1 - share))
        : ridge;
  const [width, top] = [scale * 0.66, roofHere - scale * 0.78];
  const colour = paints.chimney;
  const courses = Array.from({ length: 7 }, (_, index) =>
    segment(
      at - width / 2,
      top + scale * 0.12 * (index + 1),
      at + width / 2,
      top + scale * 0.12 * (index + 1),
      shaded(colour, 0.4),
      1,
      { opacity: 0.5 },
    ),
  );
  return group([
    rect(at - width / 2, top, width, roofHere - top + scale * 0.3, { fill: colour }),
    ...courses,
    rect(at + width * 0.12, top, width * 0.38, roofHere - top + scale * 0.3, { fill: '#101116', opacity: 0.28 }),
    rect(at - width / 2, top, 2.5, roofHere - top + scale * 0.3, { fill: lit(colour, 0.45), opacity: 0.7 }),
    rect(at - width / 2 - scale * 0.06, top - scale * 0.02, width + scale * 0.12, scale * 0.09, { fill: shaded(colour, 0.2) }),
    rect(at - width / 2 - scale * 0.06, top - scale * 0.02, width + scale * 0.12, 2.4, { fill: lit(colour, 0.4) }),
    rect(at - width * 0.26, top - scale * 0.14, width * 0.52, scale * 0.12, { fill: shaded(colour, 0.35) }),
    rect(at - width * 0.36, top - scale * 0.17, width * 0.72, scale * 0.04, { fill: shaded(colour, 0.5) }),
  ]);
}

/**
 * Returns the chimney's position as a share of the house's width. It is nearer to the middle if the roof's ridge is short (hip,
 * mansard).
 */
function chimneyAt({ drawing, view }: HouseMeasures): number {
  const share = drawing.roof === 'valmat' || drawing.roof === 'mansard' ? 0.57 : 0.66;
  return view === 'front' ? share : 1 - share;
}

/** Draws what the Swedish building rules require on a roof: the fixed ladder to the chimney, and the snow guard above the door. */
export function drawRoofSafety(measures: HouseMeasures, paints: HousePaints, facade: Facade): string {
  const { drawing, scale, x, eaves, ridge, faces } = measures;
  if (faces !== 'eaves' || eaves - ridge < scale || drawing.type === 'sideBuilding') return '';
  const dark = shaded(paints.roof, 0.6);
  const ladder = () => {
    if (paints.chimney === null || dormersOf(measures) === 'takkupor') return '';
    const at = x(drawing.width * chimneyAt(measures)) + scale * 0.1;
    const half = scale * 0.17;
    const rungs = Math.round((eaves - ridge) / (scale * 0.27));
    const d = Array.from(
      { length: rungs },
      (_, index) => `M${number(at - half)} ${number(ridge + scale * 0.12 + index * scale * 0.27)}h${number(half * 2)}`,
    ).join('');
    return path(
      `${d}M${number(at - half)} ${number(ridge)}V${number(eaves - 8)}M${number(at + half)} ${number(ridge)}V${number(eaves - 8)}`,
      { fill: 'none', stroke: dark, 'stroke-width': Math.max(2, scale * 0.028), opacity: 0.75 },
    );
  };
  const guard = () => {
    if (!facade.door || drawing.dormer === 'frontespis' || drawing.dormer === 'takkupa') return '';
    const at = x(facade.door.x + facade.door.width / 2);
    const top = eaves - scale * 0.42;
    return (
      segment(at - scale * 1.1, top, at + scale * 1.1, top, dark, 3, { opacity: 0.8 }) +
      segment(at - scale * 1.1, top + scale * 0.1, at + scale * 1.1, top + scale * 0.1, dark, 3, { opacity: 0.8 }) +
      [-0.9, 0, 0.9]
        .map((dx) => segment(at + dx * scale, top - 4, at + dx * scale, top + scale * 0.18, dark, 3, { opacity: 0.8 }))
        .join('')
    );
  };
  return ladder() + guard();
}

/** Draws solar panels in rows on the free parts of the roof. */
export function drawSolar(measures: HouseMeasures, paints: HousePaints): string {
  const { drawing, scale, x, eaves, ridge, roof, faces, view } = measures;
  if (!paints.solar) return '';
  const height = eaves - ridge;
  if (faces !== 'eaves' || height < scale * 0.5) return '';
  const edge = (roof[roof.length / 2 - 1]?.[0] ?? measures.left) + scale * 0.5;
  const farEdge = (roof[roof.length / 2]?.[0] ?? measures.right) - scale * 0.5;
  const rows = height > scale * 2.6 ? 2 : 1;
  const panel = { width: scale * 1.05, height: Math.min((height * 0.66) / rows, scale * 1.5) };
  const top = ridge + height * 0.13;
  return group(freeSpans().map(([from, to]) => field(Math.max(from, edge), Math.min(to, farEdge))));

  /** Returns the stretches of the roof between dormers, the chimney and other interruptions, in picture units. */
  function freeSpans(): readonly (readonly [number, number])[] {
    const whole = [edge, farEdge] as const;
    const chimney = x(drawing.width * chimneyAt(measures));
    const dormers = dormersOf(measures);
    if (dormers === 'ingen')
      return paints.chimney === null
        ? [whole]
        : [
            [edge, chimney - scale * 0.3],
            [chimney + scale * 0.5, farEdge],
          ];
    if (dormers === 'takkupor') {
      const axes = dormerAxes(Math.max(2, Math.min(3, drawing.windowsAbove)), drawing.width).map(x);
      const cuts = [edge - scale, ...axes, farEdge + scale];
      return cuts.slice(0, -1).map((cut, index) => [cut + scale * 1.15, (cuts[index + 1] ?? cut) - scale * 1.15] as const);
    }
    const half = dormers === 'frontespis' ? Math.min(1.8, drawing.width * 0.18) : 1.3;
    const axis = x(
      Math.min(
        drawing.width - half - 1,
        Math.max(half + 1, drawing.width * (view === 'front' ? drawing.doorAt : 1 - drawing.doorAt)),
      ),
    );
    return [
      [edge, axis - scale * (half + 0.55)],
      [axis + scale * (half + 0.8), farEdge],
    ];
  }

  function field(from: number, to: number): string {
    const count = Math.floor((to - from) / (panel.width + 3));
    if (count < 1) return '';
    const start = from + (to - from - count * (panel.width + 3)) / 2;
    const [wide, tall] = [panel.width, panel.height];
    let frames = '';
    let cells = '';
    let gleams = '';
    for (let row = 0; row < rows; row++) {
      for (let index = 0; index < count; index++) {
        const corner = `${number(start + index * (wide + 3))} ${number(top + row * (tall + 3))}`;
        frames += `M${corner}h${number(wide)}v${number(tall)}h${number(-wide)}z`;
        cells += `M${corner}m${number(wide / 3)} 0v${number(tall)}m${number(wide / 3)} 0v${number(-tall)}M${corner}m0 ${number(tall / 2)}h${number(wide)}`;
        gleams += `M${corner}h${number(wide * 0.55)}l${number(-wide * 0.35)} ${number(tall)}h${number(-wide * 0.2)}z`;
      }
    }
    return [
      rect(start + 5, top + 7, count * (wide + 3), rows * (tall + 3), { fill: '#101116', opacity: 0.35 }),
      path(frames, { fill: '#1f2a38', stroke: '#0f141b', 'stroke-width': 1.5 }),
      path(cells, { fill: 'none', stroke: '#5a6b7e', 'stroke-width': 0.9, opacity: 0.6 }),
      path(gleams, { fill: '#9db4c8', opacity: 0.16 }),
    ].join('');
  }
}
