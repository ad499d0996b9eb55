import { type Features, hearthIn } from '@gavel/core/plan';
import { circle, line, number, path, rect } from '../ink/svg.ts';
import type { TakeNote } from './draw-foundation.ts';
import type { Cut } from './lay-out-cut.ts';
import { filled } from './materials.ts';
import { INK } from './write-notes.ts';

const WARM = '#b4472f';
const COOL = '#3d6f8a';
const EDGE = { stroke: INK, 'stroke-width': 22 };

/** What warms, ventilates and feeds the house. */
export function drawInstallations(cut: Cut, features: Features, note: TakeNote): string {
  const { depth, wall, storeys } = cut;
  const [ground] = storeys;
  if (!ground) return '';
  // The technical room is at the front.
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

function drawWarmth({ parts, storeys, depth, wall, open }: Cut, note: TakeNote): string {
  const kind = parts.get('warmth')?.value;
  const dots = (y: number, colour = WARM, gap: Cut['open'] = null) =>
    Array.from({ length: Math.floor((depth - 2 * wall - 300) / 300) }, (_, at) => wall + 250 + at * 300)
      .filter((x) => !gap || x < gap[0] || x > gap[1])
      .map((x) => circle(x, y, 42, { fill: colour, stroke: 'none' }))
      .join('');
  const radiator = (x: number, floor: number) =>
    rect(x, floor - 620, 1000, 480, { fill: '#fff', stroke: WARM, 'stroke-width': 26 }) +
    Array.from({ length: 6 }, (_, at) =>
      path(`M${number(x + 140 + at * 144)} ${number(floor - 620)}v480`, { fill: 'none', stroke: WARM, 'stroke-width': 14 }),
    ).join('');
  const [ground, upper] = storeys;
  if (!ground || kind === undefined) return '';
  note('warmth', wall + 1150, ground.floor + (kind === 'radiators' ? -400 : 50), 'left');
  if (kind === 'radiators')
    return (
      radiator(wall + 1100, ground.floor) +
      (upper ? radiator(depth * 0.36, upper.floor) : radiator(depth - wall - 2000, ground.floor))
    );
  const lower =
    kind === 'boards'
      ? rect(wall, ground.floor - 45, depth - 2 * wall, 45, { fill: filled('wood'), ...EDGE, 'stroke-width': 10 }) +
        dots(ground.floor - 22)
      : dots(ground.floor + 55);
  const thermostats =
    kind === 'rooms'
      ? [wall + 260, depth * 0.42, depth - wall - 1150]
          .map((x) => rect(x, ground.floor - 1400, 150, 190, { fill: '#fff', stroke: WARM, 'stroke-width': 30 }))
          .join('')
      : '';
  return lower + thermostats + (kind === 'both' && upper ? dots(upper.floor + 30, WARM, open) : '');
}

function drawHeating({ parts, storeys, depth, wall }: Cut, cupboard: number, note: TakeNote): string {
  const kind = parts.get('heating')?.value;
  const floor = storeys[0]?.floor ?? 0;
  if (kind === undefined) return '';
  const colour = parts.get('heating')?.colour ?? '#dfe0de';
  const inner =
    rect(cupboard, floor - 1900, 600, 1900, { fill: colour, ...EDGE }) +
    path(`M${number(cupboard + 90)} ${number(floor - 1250)}h420`, { fill: 'none', ...EDGE });
  const fan = (x: number, y: number, size: number) =>
    rect(x, y - size, size * 1.25, size, { fill: colour, ...EDGE }) +
    circle(x + size * 0.62, y - size / 2, size * 0.36, { fill: 'none', ...EDGE }) +
    path(
      `M${number(x + size * 0.62)} ${number(y - size * 0.8)}v${number(size * 0.6)}M${number(x + size * 0.32)} ${number(y - size * 0.5)}h${number(size * 0.6)}`,
      { fill: 'none', ...EDGE, 'stroke-width': 12 },
    );
  const pipe = (points: readonly (readonly [number, number])[]) => line(points, WARM, 50);
  switch (kind) {
    case 'airWater':
      note('heating', depth + 1000, -450, 'right');
      return (
        inner +
        pipe([
          [cupboard + 600, floor - 300],
          [depth + 280, floor - 300],
        ]) +
        fan(depth + 280, 0, 950)
      );
    case 'rock':
      note('heating', depth + 620, 900, 'right');
      return (
        inner +
        pipe([
          [cupboard + 300, floor],
          [cupboard + 300, 420],
          [depth + 560, 420],
        ]) +
        rect(depth + 520, 250, 140, 1250, { fill: '#fff', ...EDGE }) +
        line(
          [
            [depth + 565, 300],
            [depth + 565, 1440],
            [depth + 615, 1440],
            [depth + 615, 300],
          ],
          COOL,
          28,
        )
      );
    case 'district':
      note('heating', depth + 900, 480, 'right');
      return (
        inner +
        pipe([
          [cupboard + 300, floor],
          [cupboard + 300, 420],
          [depth + 3200, 420],
        ]) +
        line(
          [
            [cupboard + 180, floor],
            [cupboard + 180, 560],
            [depth + 3200, 560],
          ],
          COOL,
          50,
        )
      );
    case 'electric':
      note('heating', depth - wall - 1400, floor - 350, 'right');
      return rect(depth - wall - 1900, floor - 600, 1000, 420, { fill: colour, ...EDGE });
    case 'airAir':
      note('heating', depth + 700, -900, 'right');
      return fan(depth + 420, -500, 700) + rect(depth - wall - 850, floor - 2200, 800, 300, { fill: colour, ...EDGE });
    case 'floor':
      note('heating', depth * 0.7, floor + 30, 'right');
      return line(
        [
          [wall, floor + 30],
          [depth - wall, floor + 30],
        ],
        WARM,
        60,
      );
    default:
      note('heating', cupboard + 300, floor - 1000, 'right');
      return inner;
  }
}

function drawVentilation({ parts, storeys, depth, wall, roofAt }: Cut, cupboard: number, note: TakeNote): string {
  const kind = parts.get('ventilation')?.value;
  const last = storeys.at(-1);
  const [ground] = storeys;
  if (kind === undefined || !last || !ground) return '';
  const y = ground.ceiling + 170;
  // From a heat pump that lives on it, from the duct, or from the unit that gives its warmth back.
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
  // Air comes in through the outer walls, and is drawn out of the wet rooms.
  if (kind === 'exhaust') {
    const valves = storeys
      .map(({ floor }) => [floor, Math.max(floor - 2150, roofAt(0) + 200)] as const)
      // Under a slope there is no wall to speak of.
      .filter(([floor, high]) => high < floor - 600)
      .flatMap(([, high]) => [0, depth - wall].map((x) => rect(x - 40, high, wall + 80, 110, { fill: COOL, stroke: 'none' })));
    return (
      out +
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
  const unit = rect(cupboard - 820, ground.floor - 1500, 700, 900, { fill: parts.get('ventilation')?.colour ?? '#fff', ...EDGE });
  const heart =
    kind === 'rotor'
      ? circle(cupboard - 470, ground.floor - 1050, 250, { fill: 'none', ...EDGE }) +
        path(
          `M${number(cupboard - 720)} ${number(ground.floor - 1050)}h500M${number(cupboard - 470)} ${number(ground.floor - 1300)}v500`,
          { fill: 'none', ...EDGE },
        )
      : path(`M${number(cupboard - 470)} ${number(ground.floor - 1350)}l280 300l-280 300l-280 -300z`, { fill: 'none', ...EDGE }) +
        path(
          `M${number(cupboard - 610)} ${number(ground.floor - 1200)}l280 300M${number(cupboard - 330)} ${number(ground.floor - 1200)}l-280 300`,
          { fill: 'none', ...EDGE, 'stroke-width': 12 },
        );
  const supply =
    line(
      [
        [cupboard - 600, ground.floor - 1500],
        [cupboard - 600, y],
        [wall + 300, y],
      ],
      WARM,
      110,
    ) +
    line(
      [
        [cupboard - 350, ground.floor - 1500],
        [cupboard - 350, y + 200],
        [depth * 0.5, y + 200],
      ],
      COOL,
      110,
    );
  const up =
    storeys.length > 1
      ? line(
          [
            [cupboard - 600, y],
            [cupboard - 600, last.floor - 60],
          ],
          WARM,
          110,
        )
      : '';
  return out + unit + heart + supply + up;
}

/** A hearth where the plan has it, and the chimney over it. */
function drawHearth({ parts, storeys, depth, roofAt, ridge, ground }: Cut, features: Features, note: TakeNote): string {
  const chimney = parts.get('chimney');
  const floor = storeys[0]?.floor ?? 0;
  if (!chimney || chimney.value === 'none') return '';
  const box = hearthIn(ground, features);
  const x = box ? box.y + box.height / 2 : depth / 2;
  const wide = chimney.value === 'steel' ? 230 : chimney.value === 'clad' ? 520 : 640;
  const top = ridge - 620;
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

/** Solar cells on the garden side, the battery and the charger at the front. */
function drawPower({ parts, storeys, depth, wall, roofAt }: Cut, note: TakeNote): string {
  const floor = storeys[0]?.floor ?? 0;
  const panels = parts.get('solar');
  const battery = parts.get('battery');
  const charger = parts.get('charger');
  const drawn: string[] = [];
  const lift = 470;
  const band = (from: number, to: number) =>
    line(
      [
        [from, roofAt(from) - lift],
        [to, roofAt(to) - lift],
      ],
      '#1d2a3a',
      110,
    );
  if (panels && panels.value !== 'none') {
    const share = panels.value === 'roof' ? [-0.02, 0.48] : panels.value === 'prepared' ? [0.24, 0.26] : [0.12, 0.4];
    drawn.push(
      panels.value === 'prepared'
        ? line(
            [
              [depth * 0.25, roofAt(depth * 0.25) - 380],
              [depth * 0.25, roofAt(depth * 0.25) - 120],
              [wall / 2, roofAt(wall / 2) - 120],
              [wall / 2, floor - 400],
            ],
            COOL,
            40,
          )
        : band(depth * (share[0] ?? 0), depth * (share[1] ?? 0)),
    );
    if (panels.value === 'many') drawn.push(band(depth * 0.62, depth * 0.88));
    note('solar', depth * 0.26, roofAt(depth * 0.26) - lift, 'left');
  }
  if (battery && typeof battery.value === 'number' && battery.value > 0) {
    const modules = Math.max(1, Math.round(battery.value / 5));
    const x = depth - wall - 2250;
    for (let at = 0; at < modules; at += 1)
      drawn.push(rect(x, floor - 330 - at * 360, 480, 330, { fill: battery.colour, ...EDGE }));
    drawn.push(path(`M${number(x + 250)} ${number(floor - 290)}l-70 140h120l-70 130`, { fill: 'none', ...EDGE }));
    note('battery', x + 400, floor - 200, 'right');
  }
  if (charger) {
    const y = -1450;
    if (charger.value === 'prepared') drawn.push(circle(depth + 60, y + 150, 70, { fill: '#fff', ...EDGE }));
    else {
      drawn.push(
        rect(depth + 20, y, 190, 320, { fill: charger.colour, ...EDGE }),
        path(`M${number(depth + 110)} ${number(y + 320)}q40 700 380 620t420 -420`, {
          fill: 'none',
          stroke: INK,
          'stroke-width': 40,
        }),
      );
      if (charger.value === 'balanced')
        drawn.push(
          rect(depth - wall - 140, y - 420, 140, 260, { fill: charger.colour, ...EDGE }),
          path(`M${number(depth - wall - 70)} ${number(y - 160)}V${number(y + 150)}H${number(depth)}`, {
            fill: 'none',
            ...EDGE,
          }),
        );
      if (charger.value === 'two')
        drawn.push(
          path(`M${number(depth + 60)} ${number(y + 320)}q40 900 480 820t520 -620`, {
            fill: 'none',
            stroke: INK,
            'stroke-width': 40,
          }),
        );
    }
    note('charger', depth + 140, y + 150, 'right');
  }
  return drawn.join('');
}

function drawWater({ parts, storeys }: Cut, cupboard: number, note: TakeNote): string {
  const water = parts.get('water');
  const floor = storeys[0]?.floor ?? 0;
  if (!water || water.value === 'none') return '';
  note('water', cupboard - 1150, floor - 420, 'right');
  const tank = (x: number) => path(`M${number(x)} ${number(floor)}v-700q130 -160 260 0v700z`, { fill: water.colour, ...EDGE });
  return tank(cupboard - 1280) + (water.value === 'filtered' ? tank(cupboard - 1640) : '');
}
