import type { Features } from '@gavel/core/plan';
import { number, path } from '../ink/svg.ts';
import type { TakeNote } from './draw-foundation.ts';
import { drawHearth } from './draw-hearth.ts';
import { drawHeating, drawWarmth } from './draw-heating.ts';
import { drawPower } from './draw-power.ts';
import { drawVentilation } from './draw-ventilation.ts';
import { EDGE } from './installation-style.ts';
import type { Cut } from './lay-out-cut.ts';

/** Draws heating, ventilation, hearth, power and water. */
export function drawInstallations(cut: Cut, features: Features, note: TakeNote): string {
  const { depth, wall, storeys } = cut;
  const [ground] = storeys;
  if (!ground) return '';
  // The technical room is at the right wall: at the front, unless the section runs along the front.
  const cupboard = depth - wall - 750;
  return [
    drawWarmth(cut, note),
    drawHeating(cut, cupboard, note),
    drawVentilation(cut, cupboard, note),
    drawHearth(cut, features, note),
    drawPower(cut, note),
    drawWater(cut, cupboard, note),
  ].join('');
}

function drawWater({ parts, storeys }: Cut, cupboard: number, note: TakeNote): string {
  const water = parts.get('water');
  const floor = storeys[0]?.floor ?? 0;
  if (!water || water.value === 'none') return '';
  note('water', cupboard - 1150, floor - 420, 'right');
  const tank = (x: number) => path(`M${number(x)} ${number(floor)}v-700q130 -160 260 0v700z`, { fill: water.colour, ...EDGE });
  return tank(cupboard - 1280) + (water.value === 'filtered' ? tank(cupboard - 1640) : '');
}
