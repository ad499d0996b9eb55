import { circle, line, number, path, rect } from '../ink/svg.ts';
import type { TakeNote } from './draw-foundation.ts';
import { COOL, EDGE, WARM } from './installation-style.ts';
import type { Cut } from './lay-out-cut.ts';

/** Draws ducts, the heat recovery unit or the valves in the walls, and the air outlet on the roof. */
export function drawVentilation(cut: Cut, cupboard: number, note: TakeNote): string {
  const { parts, storeys, depth, roofAt } = cut;
  const kind = parts.get('ventilation')?.value;
  const last = storeys.at(-1);
  const [ground] = storeys;
  if (kind === undefined || !last || !ground) return '';
  const y = ground.ceiling + 170;
  // The outlet pipe starts at the heat recovery unit. Without this unit: at the exhaust air heat pump, or else at the duct.
  const [at, from] =
    kind !== 'exhaust'
      ? [cupboard - 200, ground.floor - 1500]
      : [cupboard + 300, parts.get('heating')?.value === 'exhaust' ? ground.floor - 1900 : y];
  const top = roofAt(at) - 900;
  const out =
    line(
      [
        [at, from],
        [at, top],
      ],
      COOL,
      130,
    ) + rect(at - 150, top - 120, 300, 120, { fill: '#fff', ...EDGE });
  note('ventilation', kind === 'exhaust' ? at : depth * 0.56, kind === 'exhaust' ? top + 350 : y, 'right');
  if (kind === 'exhaust') return out + exhaustDuct(cut, cupboard, y);
  return out + recoveryUnit(kind, parts.get('ventilation')?.colour ?? '#fff', cupboard, ground.floor) + ducts(cut, cupboard, y);
}

/** Draws the valves in the outer walls, through which outdoor air comes in, and the duct for the exhaust air of the wet rooms. */
function exhaustDuct({ storeys, depth, wall, roofAt }: Cut, cupboard: number, y: number): string {
  const valves = storeys
    .map(({ floor }) => [floor, Math.max(floor - 2150, roofAt(0) + 200)] as const)
    // Leave out a storey whose outer wall is too low for a valve, because the sloping roof begins there.
    .filter(([floor, high]) => high < floor - 600)
    .flatMap(([, high]) => [0, depth - wall].map((x) => rect(x - 40, high, wall + 80, 110, { fill: COOL, stroke: 'none' })));
  return (
    valves.join('') +
    line(
      [
        [depth * 0.62, y],
        [cupboard + 300, y],
      ],
      COOL,
      110,
    )
  );
}

/** Draws a heat recovery unit with a wheel or a plate between warm and cool air. */
function recoveryUnit(kind: string | number, colour: string, cupboard: number, floor: number): string {
  const unit = rect(cupboard - 820, floor - 1500, 700, 900, { fill: colour, ...EDGE });
  const heart =
    kind === 'rotor'
      ? circle(cupboard - 470, floor - 1050, 250, { fill: 'none', ...EDGE }) +
        path(`M${number(cupboard - 720)} ${number(floor - 1050)}h500M${number(cupboard - 470)} ${number(floor - 1300)}v500`, {
          fill: 'none',
          ...EDGE,
        })
      : path(`M${number(cupboard - 470)} ${number(floor - 1350)}l280 300l-280 300l-280 -300z`, { fill: 'none', ...EDGE }) +
        path(
          `M${number(cupboard - 610)} ${number(floor - 1200)}l280 300M${number(cupboard - 330)} ${number(floor - 1200)}l-280 300`,
          { fill: 'none', ...EDGE, 'stroke-width': 12 },
        );
  return unit + heart;
}

/** Draws the ducts: warm air to the rooms and up to a second storey, and used air back to the unit. */
function ducts({ storeys, depth, wall }: Cut, cupboard: number, y: number): string {
  const floor = storeys[0]?.floor ?? 0;
  const last = storeys.at(-1);
  const supply =
    line(
      [
        [cupboard - 600, floor - 1500],
        [cupboard - 600, y],
        [wall + 300, y],
      ],
      WARM,
      110,
    ) +
    line(
      [
        [cupboard - 350, floor - 1500],
        [cupboard - 350, y + 200],
        [depth * 0.5, y + 200],
      ],
      COOL,
      110,
    );
  const up =
    last && storeys.length > 1
      ? line(
          [
            [cupboard - 600, y],
            [cupboard - 600, last.floor - 60],
          ],
          WARM,
          110,
        )
      : '';
  return supply + up;
}
