import { type Facade, type FacadeBuilding, type HousePlan, lampsOn, layOutFacade, type Side, wallTop } from '@gavel/core/plan';
import type { DrawingWish } from '../cut/draw-cut.ts';
import { inWords, type Measure } from '../cut/in-words.ts';
import { layOutNotes } from '../cut/lay-out-notes.ts';
import { type Note, STYLE } from '../cut/write-notes.ts';
import { mix, shaded } from '../ink/colour.ts';
import { evenly } from '../ink/evenly.ts';
import { sheetOfPaper } from '../ink/sheet-of-paper.ts';
import { circle, number, path, polygon, rect } from '../ink/svg.ts';
import { Lettering } from '../plan/write-text.ts';
import { coverings, onItsColour } from './coverings.ts';
import { drawOpenings } from './draw-openings.ts';
import { drawBeside, drawEntrance, drawGardenBalcony } from './draw-outside.ts';
import { drawProfile } from './draw-profile.ts';
import { drawRoof } from './draw-roof.ts';
import { drawTerrace } from './draw-terrace.ts';
import { INK, type TakeNote, THIN } from './take-note.ts';

/**
 * Draws an elevation in the chosen colours with every chosen part. Parts of the current question have a note. One unit is a millimetre.
 * @param wall a side of the house, or `end`: the short side with the door; if neither has the door, the right short side
 */
export function drawFacade(
  plan: HousePlan,
  building: FacadeBuilding,
  wall: Side | 'end',
  { answers, asked, shown }: DrawingWish,
): string {
  const facade = layOutFacade(plan, building, wall, answers);
  const { parts, side, length, floor, ridge, isOpen, terrace } = facade;
  const notes: Note[] = [];
  const note: TakeNote = (part, x, y) => {
    const drawn = parts.get(part);
    if (drawn && asked.includes(drawn.answer) && !notes.some(({ text }) => text === drawn.title))
      notes.push({ text: drawn.title, at: [x, y], side: x < length / 2 ? 'left' : 'right', isMarked: true });
  };
  const [left, right] = endsOf(facade);
  const [near, far] = [Math.min(0, terrace?.[0] ?? 0) - 2600, Math.max(length, terrace?.[1] ?? 0) + 2600];
  const ground =
    rect(near, 0, far - near, 420, { fill: '#c9d2b4', stroke: 'none' }) +
    path(`M${number(near)} 0H${number(far)}`, { stroke: INK, 'stroke-width': 26, fill: 'none' });
  const drawn = [
    ground,
    isOpen ? drawPosts(facade, note) : drawWall(facade, note),
    isOpen ? '' : drawOpenings(facade, note),
    drawProfile(facade, note),
    drawRoof(facade, note),
    drawBeside(facade, note),
    drawTerrace(facade, note),
    side === 'front' ? drawEntrance(facade, note) : drawGardenBalcony(facade, note),
    drawLights(),
  ].join('');
  const top = ridge - 1500;
  const hasChimney = (parts.get('chimney')?.value ?? 'none') !== 'none';
  const above = ridge - (hasChimney ? 1150 : 600);
  const { size, sheet, write } = layOutNotes(notes, shown, {
    columns: { left: left - 1000, right: right + 1300, top: ridge, bottom: -400, widest: 2500 },
    printed: { x: left - 3900, y: top, width: right - left + 7800, height: 1900 - top },
    drawn: () => ({ x: left - 700, y: above, width: right - left + 2000, height: 1150 - above }),
  });
  const lettering = new Lettering(size);
  const written = drawMeasures(facade, lettering) + write(lettering);
  const words = inWords(measuresOf(facade), parts, asked);
  const definitions = coverings(facade) + lettering.definitions;
  return sheetOfPaper(sheet, { words, style: STYLE, definitions }, onItsColour(drawn, facade) + written);

  /** Draws the lamps: a house always has a lamp at its door, a side building has only the chosen lamps. */
  function drawLights(): string {
    const { spots, poles, socket } = lampsOn(facade, building, plan);
    const [first] = spots;
    if (first) note('lights', ...first);
    const lit = poles.map(
      (x) =>
        rect(x - 40, -700, 80, 700, { fill: '#4a4b4c', stroke: 'none' }) +
        circle(x, -700, 240, { fill: '#ffe9a8', 'fill-opacity': 0.7, stroke: 'none' }),
    );
    const power = socket === null ? '' : rect(socket - 130, floor - 1300, 260, 320, { fill: '#b9422f', ...THIN });
    return [...spots.map(drawLamp), ...lit, power].join('');
  }
}

/** Draws a lamp and its light on the wall below. */
function drawLamp([x, y]: readonly [number, number]): string {
  const light = [
    [x - 60, y],
    [x + 60, y],
    [x + 420, y + 1300],
    [x - 420, y + 1300],
  ] as const;
  return (
    polygon(light, { fill: '#ffe9a8', 'fill-opacity': 0.55, stroke: 'none' }) +
    rect(x - 60, y - 90, 120, 100, { fill: '#4a4b4c', stroke: 'none' })
  );
}

function drawWall(facade: Facade, note: TakeNote): string {
  const { length, floor, eaves, ridge, shape, trim, parts } = facade;
  const outline =
    shape === 'gable'
      ? ([
          [0, floor],
          [0, eaves],
          [length / 2, ridge],
          [length, eaves],
          [length, floor],
        ] as const)
      : ([
          [0, floor],
          [0, wallTop(facade, 0)],
          [length, wallTop(facade, length)],
          [length, floor],
        ] as const);
  const top = wallTop(facade, 0);
  note('paint', ...boardsNear(facade, length * 0.3, top));
  note('boarding', ...boardsNear(facade, length * 0.72, top));
  note('trim', 70, (floor + top) / 2 + 300);
  note('foundation', length * 0.4, floor / 2);
  const kind = parts.get('foundation')?.value;
  const plinth =
    kind === 'piers' || kind === 'screws'
      ? Array.from({ length: 5 }, (_, at) =>
          rect(80 + ((length - 380) / 4) * at, floor, 220, -floor, { fill: kind === 'screws' ? '#9aa0a3' : '#b8b4ac', ...THIN }),
        ).join('')
      : rect(0, floor, length, -floor, { fill: '#b8b4ac', ...THIN });
  return [
    plinth,
    polygon(outline, { fill: 'url(#boards)', ...THIN }),
    ...[0, length - 150].map((x) => rect(x, wallTop(facade, x), 150, floor - wallTop(facade, x), { fill: trim, ...THIN })),
    // The shadow of the roof on the wall.
    shape === 'gable' || shape === 'lean'
      ? ''
      : rect(0, top, length, 260, { fill: '#000', 'fill-opacity': 0.12, stroke: 'none' }),
  ].join('');
}

/**
 * Returns a position half-way up the wall where the boards are visible, as near as possible to the wanted position along the wall; without
 * such a position, the wanted one. A note about the boards must not point at a window or a gate.
 */
function boardsNear(
  { openings, gardenDoors, gates, door, length, floor }: Facade,
  wanted: number,
  top: number,
): [number, number] {
  const taken = [
    ...openings.map(([x, , width]) => [x, width] as const),
    ...gardenDoors.map(({ opening: [x, , width] }) => [x, width] as const),
    ...gates,
    ...(door === null ? [] : [[door - 1150, 2300] as const]),
  ];
  const isFree = (x: number) =>
    x > 300 && x < length - 300 && taken.every(([from, width]) => x < from - 200 || x > from + width + 200);
  const steps = Array.from({ length: 60 }, (_, at) => wanted + Math.ceil(at / 2) * 100 * (at % 2 === 0 ? 1 : -1));
  return [steps.find(isFree) ?? wanted, (floor + top) / 2];
}

/**
 * Draws a carport: posts, the walls of its storage room, and the cladding of its long sides. The cladding is slats along the back, or
 * boards along both long sides.
 */
function drawPosts(facade: Facade, note: TakeNote): string {
  const { length, floor, wall, parts, side, store } = facade;
  const sides = parts.get('sides')?.value;
  if (side !== 'end') note('sides', length * 0.3, floor - 1000);
  const boarded = (from: number, to: number) =>
    polygon(
      [
        [from, floor],
        [from, wallTop(facade, from)],
        [to, wallTop(facade, to)],
        [to, floor],
      ],
      { fill: 'url(#boards)', ...THIN },
    );
  const [from, to] = store ?? [length, length];
  // From the front, the slats are on the far side of the carport, so they are paler.
  const [top, slat] = [wallTop(facade, 0) + 300, side === 'back' ? wall : mix(wall, '#ffffff', 0.5)];
  const slats = evenly(160, length - 220, 140)
    .filter((x) => x < from - 60 || x > to)
    .map((x) => rect(x, top, 50, floor - top, { fill: slat, stroke: 'none' }));
  return [
    sides === 'slats' && side !== 'end' ? slats.join('') : '',
    boarded(from, to),
    sides === 'boards' ? boarded(0, length) : '',
    ...[0, length * 0.5 - 70, length - 140].map((x) => {
      const height = wallTop(facade, x);
      return rect(x, height, 140, -height, { fill: shaded(wall, 0.1), ...THIN });
    }),
  ].join('');
}

/** Returns the dimensions of the elevation. Windows or gates of the same size are one dimension with a count. */
function measuresOf({ length, ridge, eaves, floor, openings, gates }: Facade): readonly Measure[] {
  const windows = new Map<string, Measure & { readonly count: number }>();
  for (const [, , size, high] of openings) {
    const key = `${size} ${high}`;
    windows.set(key, { what: 'window', size, high, count: (windows.get(key)?.count ?? 0) + 1 });
  }
  const doors = new Map<number, number>();
  for (const [, size] of gates) doors.set(size, (doors.get(size) ?? 0) + 1);
  return [
    { what: 'length', size: length },
    { what: 'eaves', size: -eaves },
    { what: 'ridge', size: -ridge },
    { what: 'floor', size: -floor },
    ...windows.values(),
    ...[...doors].map(([size, count]) => ({ what: 'gate', size, count }) as const),
  ];
}

/**
 * Returns the left and the right end of the whole drawing: the house with its projecting parts, a terrace, and the house beside a side
 * building.
 */
function endsOf({ length, terrace, parts, side, facing, profile }: Facade): readonly [left: number, right: number] {
  const standing = parts.get('standing')?.value;
  const beside = standing === 'joined' || standing === 'covered' ? 2700 : 0;
  const balcony = profile?.balcony && profile.balcony.form !== 'porch' ? profile.balcony.out : 0;
  const [before, behind] = [profile?.entrance ?? 0, balcony];
  const beyond = { front: [0, beside], back: [beside, 0], end: facing === 'left' ? [behind, before] : [before, behind] }[side];
  const [left = 0, right = 0] = beyond;
  const [from, to] = terrace ?? [0, length];
  return [Math.min(-left, from), Math.max(length + right, to)];
}

function drawMeasures(facade: Facade, lettering: Lettering): string {
  const { length, ridge, floor } = facade;
  const ink = { fill: 'none', stroke: '#6f665e', 'stroke-width': 12 };
  const along =
    path(
      `M0 900H${number(length)}M-60 960l120 -120M${number(length - 60)} 960l120 -120M0 740v320M${number(length)} 740v320`,
      ink,
    ) + lettering.write(String(length), length / 2, 810, 280, 'regular');
  const x = endsOf(facade)[1] + 1150;
  const up =
    path(`M${number(x)} 0V${number(ridge)}M${number(x - 60)} 60l120 -120M${number(x - 60)} ${number(ridge + 60)}l120 -120`, ink) +
    lettering.write(String(Math.round(-ridge)), x - 90, ridge / 2, 280, 'regular', true);
  return (
    along +
    up +
    (floor < -300 ? lettering.write(`+${(-floor / 1000).toFixed(2).replace('.', ',')}`, length + 420, floor, 190, 'regular') : '')
  );
}
