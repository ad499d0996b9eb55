import type { ShownPart } from '@gavel/core/plan';
import { circle, line, number, path, rect } from '../ink/svg.ts';
import type { TakeNote } from './draw-foundation.ts';
import { COOL, EDGE } from './installation-style.ts';
import type { Cut } from './lay-out-cut.ts';
import { INK } from './write-notes.ts';

/** Draws solar cells on the left slope (`many`: on both), and the battery and the charger at the right wall. */
export function drawPower(cut: Cut, note: TakeNote): string {
  return [drawSolarCells(cut, note), drawBattery(cut, note), drawCharger(cut, note)].join('');
}

/** The distance of the cells from the underside of the roof, mm. */
const LIFT = 470;

function drawSolarCells({ parts, storeys, depth, wall, roofAt }: Cut, note: TakeNote): string {
  const floor = storeys[0]?.floor ?? 0;
  const panels = parts.get('solar');
  if (!panels || panels.value === 'none') return '';
  const band = (from: number, to: number) =>
    line(
      [
        [from, roofAt(from) - LIFT],
        [to, roofAt(to) - LIFT],
      ],
      '#1d2a3a',
      110,
    );
  note('solar', depth * 0.26, roofAt(depth * 0.26) - LIFT, 'left');
  if (panels.value === 'prepared')
    return line(
      [
        [depth * 0.25, roofAt(depth * 0.25) - 380],
        [depth * 0.25, roofAt(depth * 0.25) - 120],
        [wall / 2, roofAt(wall / 2) - 120],
        [wall / 2, floor - 400],
      ],
      COOL,
      40,
    );
  const [from, to] = panels.value === 'roof' ? [-0.02, 0.48] : [0.12, 0.4];
  return band(depth * from, depth * to) + (panels.value === 'many' ? band(depth * 0.62, depth * 0.88) : '');
}

function drawBattery({ parts, storeys, depth, wall }: Cut, note: TakeNote): string {
  const floor = storeys[0]?.floor ?? 0;
  const battery = parts.get('battery');
  if (!battery || typeof battery.value !== 'number' || battery.value <= 0) return '';
  const x = depth - wall - 2250;
  note('battery', x + 400, floor - 200, 'right');
  const modules = Array.from({ length: Math.max(1, Math.round(battery.value / 5)) }, (_, at) =>
    rect(x, floor - 330 - at * 360, 480, 330, { fill: battery.colour, ...EDGE }),
  );
  return modules.join('') + path(`M${number(x + 250)} ${number(floor - 290)}l-70 140h120l-70 130`, { fill: 'none', ...EDGE });
}

function drawCharger({ parts, depth, wall }: Cut, note: TakeNote): string {
  const charger = parts.get('charger');
  if (!charger) return '';
  const y = -1450;
  note('charger', depth + 140, y + 150, 'right');
  if (charger.value === 'prepared') return circle(depth + 60, y + 150, 70, { fill: '#fff', ...EDGE });
  const cable = (d: string) => path(d, { fill: 'none', stroke: INK, 'stroke-width': 40 });
  return [
    rect(depth + 20, y, 190, 320, { fill: charger.colour, ...EDGE }),
    cable(`M${number(depth + 110)} ${number(y + 320)}q40 700 380 620t420 -420`),
    charger.value === 'balanced' ? loadBalancer(charger, depth, wall, y) : '',
    charger.value === 'two' ? cable(`M${number(depth + 60)} ${number(y + 320)}q40 900 480 820t520 -620`) : '',
  ].join('');
}

/** Draws the load balancer on the inner side of the wall, with a line to the charger outside. */
function loadBalancer({ colour }: ShownPart, depth: number, wall: number, y: number): string {
  return (
    rect(depth - wall - 140, y - 420, 140, 260, { fill: colour, ...EDGE }) +
    path(`M${number(depth - wall - 70)} ${number(y - 160)}V${number(y + 150)}H${number(depth)}`, { fill: 'none', ...EDGE })
  );
}
