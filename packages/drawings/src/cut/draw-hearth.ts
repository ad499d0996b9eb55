import { type Features, hearthIn, OVER_RIDGE } from '@gavel/core/plan';
import { number, path, rect } from '../ink/svg.ts';
import type { TakeNote } from './draw-foundation.ts';
import { EDGE } from './installation-style.ts';
import type { Cut } from './lay-out-cut.ts';
import { filled } from './materials.ts';
import { INK } from './write-notes.ts';

/** Draws the chimney, if the house has one, and the hearth of the plan below it. */
export function drawHearth({ parts, storeys, depth, roofAt, ridge, ground }: Cut, features: Features, note: TakeNote): string {
  const chimney = parts.get('chimney');
  const floor = storeys[0]?.floor ?? 0;
  if (!chimney || chimney.value === 'none') return '';
  const box = hearthIn(ground, features);
  const x = box ? box.y + box.height / 2 : depth / 2;
  const wide = chimney.value === 'steel' ? 230 : chimney.value === 'clad' ? 520 : 640;
  const top = ridge - OVER_RIDGE;
  const fill = chimney.value === 'brick' ? filled('brick') : chimney.colour;
  const stack =
    rect(x - wide / 2, top, wide, roofAt(x) - top, { fill, ...EDGE }) +
    (chimney.value === 'clad' ? rect(x - wide / 2 - 70, top - 60, wide + 140, 90, { fill, ...EDGE }) : '');
  const flue = rect(x - 110, roofAt(x), 220, floor - 1300 - roofAt(x), { fill: '#cfc9c0', ...EDGE });
  note('chimney', x, top + 200, 'left');
  return stack + flue + stove(x, floor, features.hearth);
}

function stove(x: number, floor: number, hearth: Features['hearth']): string {
  const fire = path(`M${number(x - 110)} ${number(floor - 560)}q110 -330 110 -330q60 150 110 330z`, {
    fill: '#e0823d',
    stroke: 'none',
  });
  switch (hearth) {
    case 'stove':
      return (
        rect(x - 260, floor - 1150, 520, 1150, { fill: '#3a3836', ...EDGE }) +
        rect(x - 180, floor - 950, 360, 450, { fill: '#f6e3c8', ...EDGE }) +
        fire
      );
    case 'open':
      return (
        rect(x - 650, floor - 1300, 1300, 1300, { fill: '#f3f0e9', ...EDGE }) +
        rect(x - 380, floor - 950, 760, 560, { fill: '#4a423c', ...EDGE }) +
        fire
      );
    case 'mass':
      return (
        path(`M${number(x - 420)} ${number(floor)}v-2000h840v2000z`, { fill: '#e9e5dc', ...EDGE }) +
        path(`M${number(x - 480)} ${number(floor - 2000)}h960M${number(x - 420)} ${number(floor - 1400)}h840`, {
          fill: 'none',
          ...EDGE,
        }) +
        rect(x - 170, floor - 1000, 340, 420, { fill: '#4a423c', ...EDGE }) +
        fire
      );
    case 'range':
      return (
        rect(x - 500, floor - 900, 1000, 900, { fill: '#f3f0e9', ...EDGE }) +
        rect(x - 420, floor - 720, 340, 400, { fill: '#4a423c', ...EDGE })
      );
    default:
      return path(`M${number(x - 400)} ${number(floor - 30)}h800v-1270h-800z`, {
        fill: 'none',
        stroke: INK,
        'stroke-width': 16,
        'stroke-dasharray': '110 80',
      });
  }
}
