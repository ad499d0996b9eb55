import { chimneyOf, endOf, type Facade, panelsOn, placePanels, snowOverDoor } from '@gavel/core/plan';
import { entranceRoofOf, joinsRoof } from './entrance-roof.ts';
import { type Form, onSlope, roofOver, type Slope } from './form.ts';
import { at } from './geometry/frame.ts';
import { box, tube } from './geometry/solids.ts';
import type { Flat } from './geometry/vector.ts';
import { buildGutter } from './gutters.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';
import { RIM, roofWindowPlaces } from './roof-window-places.ts';
import { ground } from './walls.ts';

/** Builds gutters with downpipes, the chimney, roof windows, solar panels and snow guards. */
export function buildRoofFittings(form: Form): readonly Part[] {
  return [
    ...form.slopes.flatMap((slope) => buildGutter(form, slope)),
    ...chimney(form),
    ...form.slopes.flatMap((slope) => [...roofWindows(form, slope), ...panels(form, slope), ...snowGuards(form, slope)]),
  ];
}

/** Builds the chimney above the fireplace, through the roof. */
function chimney(form: Form): readonly Part[] {
  const { front, right } = form.facades;
  const kind = front.parts.get('chimney');
  if (!kind || kind.value === 'none') return [];
  const across = chimneyOf(front);
  const [x, z, half] = [across.at / 1000, form.depth - chimneyOf(right).at / 1000, across.wide / 2000];
  const [low, high] = [roofOver(form, x, z) - 0.5, -across.top / 1000];
  const source = kind.answer;
  const square = (reach: number, from: number, to: number) =>
    box(ground, [x - reach, x + reach], [-z - reach, -z + reach], [from, to]);
  if (kind.value === 'steel')
    return [
      part('chimney', 'chimney', source, [
        tube(
          [
            [x, low, z],
            [x, high, z],
          ],
          half,
          20,
        ),
        tube(
          [
            [x, high + 0.05, z],
            [x, high + 0.14, z],
          ],
          half + 0.07,
          20,
        ),
        tube(
          [
            [x, high, z],
            [x, high + 0.06, z],
          ],
          0.05,
          8,
        ),
      ]),
      part('chimney', 'metal', source, [
        tube(
          [
            [x, roofOver(form, x, z) - 0.2, z],
            [x, roofOver(form, x, z) + 0.28, z],
          ],
          half + 0.05,
          20,
        ),
      ]),
    ];
  return [
    part('chimney', 'chimney', source, [square(half, low, high - 0.1)]),
    part('chimney', kind.value === 'brick' ? 'stone' : 'chimney', source, [
      square(half + 0.06, high - 0.1, high),
      square(half * 0.5, high, high + 0.16),
      square(half * 0.62, high + 0.16, high + 0.2),
    ]),
    part('chimney', 'metal', source, [square(half + 0.025, low, roofOver(form, x, z) + 0.16 + half * form.rise * 0.2)]),
  ];
}

/** Converts a place on an elevation, in mm, to metres along and up the slope. */
function onElevation(form: Form, { eaves }: Facade, x: number, y: number): Flat {
  return onSlope(form, x / 1000, (eaves - y) / 1000 / form.rise);
}

function roofWindows(form: Form, slope: Slope): readonly Part[] {
  const facade = form.facades[slope.side];
  const chosen = facade.parts.get('roofWindows');
  const places = roofWindowPlaces(form, slope);
  if (!chosen || places.length === 0) return [];
  const { frame } = slope;
  const { side, top } = RIM;
  const rim = (a: Flat, u: Flat, o: Flat) => [
    box(frame, [a[0], a[0] + side], u, o),
    box(frame, [a[1] - side, a[1]], u, o),
    box(frame, [a[0] + side, a[1] - side], [u[0], u[0] + side], o),
    box(frame, [a[0] + side, a[1] - side], [u[1] - top, u[1]], o),
  ];
  const motor = facade.parts.get('roofMotor');
  return [
    part(
      'roofWindow',
      'metal',
      chosen.answer,
      places.flatMap(({ along, up }) => rim(along, up, [-0.02, 0.09])),
    ),
    part(
      'roofWindow',
      'glass',
      chosen.answer,
      places.map(({ along: a, up: u }) => box(frame, [a[0] + 0.06, a[1] - 0.06], [u[0] + 0.06, u[1] - 0.08], [0, 0.06])),
    ),
    ...(motor
      ? [
          part(
            'roofWindow',
            'solar',
            motor.answer,
            places.map(({ along, up }) => box(frame, along, [up[1] + 0.02, up[1] + 0.17], [0.02, 0.08])),
          ),
        ]
      : []),
  ];
}

/**
 * Builds the solar panels of a slope at the positions that the elevations show. Of the two slopes over the short sides, only one
 * has panels: the one above the side that the drawing of the gable shows.
 */
function panels(form: Form, slope: Slope): readonly Part[] {
  const facade = form.facades[slope.side];
  const solar = facade.parts.get('solar');
  const isShown = facade.side !== 'end' || facade.facing === endOf(form.plan, form.features);
  const count = panelsOn(facade);
  if (!solar || !isShown || count === 0) return [];
  const { frame } = slope;
  const { eaves, ridge, lean, length } = facade;
  const height = eaves - ridge;
  const areas: readonly (readonly [number, number, number, number])[] =
    solar.value === 'roof'
      ? evenWidths(lean, length - lean, 1100).map(([from, to]) => [from, ridge + 130, to - from, height - 220])
      : placePanels(facade, count);
  const meshes = areas.map(([x, y, wide, tall]) => {
    const [[a, low], [b, high]] = [onElevation(form, facade, x, y + tall), onElevation(form, facade, x + wide - 30, y + 30)];
    return box(frame, [a, b], [low, high], [solar.value === 'roof' ? 0.01 : 0.07, solar.value === 'roof' ? 0.035 : 0.105]);
  });
  return [part('solar', 'solar', solar.answer, meshes)];
}

function evenWidths(from: number, to: number, wide: number): readonly Flat[] {
  const count = Math.max(1, Math.round((to - from) / wide));
  return Array.from(
    { length: count },
    (_, index): Flat => [from + ((to - from) * index) / count, from + ((to - from) * (index + 1)) / count],
  );
}

/** Builds the chosen snow guards: one or two rows above the eaves, or only guards over the entrance. */
function snowGuards(form: Form, slope: Slope): readonly Part[] {
  const facade = form.facades[slope.side];
  const chosen = facade.parts.get('snow');
  if (!chosen || chosen.value === 'none' || facade.side === 'end') return [];
  const { lean, length, eaves, ridge } = facade;
  const roof = facade.side === 'front' ? entranceRoofOf(form) : null;
  const joins = roof && joinsRoof(form, roof) > 0 ? roof : null;
  // The guard over the entrance must be above the ridge of the entrance's own roof.
  const lowest = joins && chosen.value === 'entrance' ? Math.min(eaves - 250, -joins.ridge * 1000 - 120) : eaves - 250;
  const levels = chosen.value === 'double' ? [eaves - 250, eaves - 1150] : [lowest];
  const inset = (y: number) => 100 + (lean * (eaves - y)) / (eaves - ridge);
  const stretches = levels.flatMap((y): (readonly [number, number, number])[] => {
    if (chosen.value === 'entrance')
      return facade.side === 'front' ? snowOverDoor(facade).map(([from, to]) => [from, to, y] as const) : [];
    const gaps = facade.dormers.map(({ at: middle, width }): Flat => [middle - width / 2 - 300, middle + width / 2 + 300]);
    const half = joins ? ((joins.ridge + y / 1000) / joins.fall) * 1000 : 0;
    if (joins && half > 0) gaps.push([joins.at * 1000 - half - 200, joins.at * 1000 + half + 200]);
    return between(inset(y), length - inset(y), gaps).map(([from, to]) => [from, to, y] as const);
  });
  const meshes = stretches.flatMap(([from, to, y]) => {
    const { frame } = slope;
    const [[a, u], [b]] = [onElevation(form, facade, from, y), onElevation(form, facade, to, y)];
    const posts = evenWidths(a, b, 0.9).map(([post]) => box(frame, [post, post + 0.02], [u - 0.03, u + 0.03], [-0.01, 0.2]));
    const last = box(frame, [b - 0.02, b], [u - 0.03, u + 0.03], [-0.01, 0.2]);
    return [
      tube([at(frame, a, u, 0.1), at(frame, b, u, 0.1)], 0.016, 6),
      tube([at(frame, a, u, 0.19), at(frame, b, u, 0.19)], 0.016, 6),
      ...posts,
      last,
    ];
  });
  return meshes.length > 0 ? [part('snowGuard', 'metal', chosen.answer, meshes)] : [];
}

/** Returns the parts of a stretch that are outside the gaps and longer than 300 mm. */
function between(from: number, to: number, gaps: readonly Flat[]): readonly Flat[] {
  let start = from;
  const left: Flat[] = [];
  for (const [opens, closes] of [...gaps.toSorted((a, b) => a[0] - b[0]), [to, to] as const]) {
    if (opens > start + 300) left.push([start, Math.min(opens, to)]);
    start = Math.max(start, closes);
  }
  return left;
}
