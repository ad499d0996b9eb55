import { join } from 'node:path';
import { featuresOf, layOutStorey } from '@gavel/core/plan';
import { drawingOfPlan, furnishStorey, placeLabels, shortNameOf } from '@gavel/drawings';
import { createTexts, planTexts } from '@gavel/texts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildPlan } from '../packages/range/src/build/build-plan.ts';
import { offerOf } from '../packages/range/src/build/offer.ts';
import { readRange } from '../packages/range/src/read/read-range.ts';
import { houseTypes } from '../packages/range/src/source/format.ts';
import { indexRange } from '../packages/range/src/source/range-index.ts';
import { root } from './run-node.ts';

// Checks that the drawings of the demo houses are large enough if the page leaves the space in `places` for them.
// `e2e/floor-plans.spec.ts` checks that the page leaves at least this space on a large screen and on a phone.

const { source } = await readRange(join(root, 'ranges/bjorkvik'));
if (!source) throw new Error('the range could not be read');
const index = indexRange(source);
const planned = source.houses.flatMap((house) => {
  const plan = buildPlan(offerOf(index, house), source);
  const { dormer = 'ingen', porch = 'ingen', chimney = false, garageDoors = 0, open = false } = house.drawing;
  const drawing = { ...house.drawing, type: houseTypes[house.type], dormer, porch, chimney, garageDoors, open, colours: [] };
  return plan ? [{ key: house.key, plan, drawing }] : [];
});

const words = () => createTexts().of(planTexts);

/**
 * The space that the page leaves for a drawing at the first step on screens of 1440 × 900, 1024 × 768 and 390 × 844, in CSS pixels. `least`
 * is the smallest allowed size of text on such a screen, also in CSS pixels.
 */
const places = {
  screen: { width: 768, height: 470, least: 11 },
  tablet: { width: 472, height: 362, least: 11 },
  phone: { width: 374, height: 240, least: 10 },
} as const;

const cases = planned.flatMap((house) =>
  (['screen', 'tablet', 'phone'] as const).flatMap((on) => {
    const storeys = house.plan.storeys.map((_, at) => `storey-${at + 1}`);
    const cameras = [...storeys, 'drawing-front', 'drawing-back', 'drawing-gable', 'drawing-cut'];
    return cameras.map((camera) => ({ house, on, camera, called: `${house.key} ${camera} on a ${on}` }));
  }),
);

test('the tests of drawing sizes check on average more than ten drawings of each house', () => {
  expect(cases.length).toBeGreaterThan(planned.length * 10);
});

test('text in every drawing is large enough to read and stays on the sheet', () => {
  const small: string[] = [];
  for (const { house, on, camera, called } of cases) {
    const { questions } = house.plan;
    // Try each answer alone, and highlight its question in the drawing.
    const queries = Object.entries(questions).flatMap(([question, keys]) =>
      keys.filter(Boolean).map((key) => ({ [`plan.${question}`]: key, marked: `plan.${question}` })),
    );
    const some = queries.filter((_, at) => at % DENSITY === 0);
    for (const query of [{}, ...some]) {
      const svg = drawingOfPlan(house, { ...query, camera, text: on }, words).draw();
      const least = Math.min(...textSizes(svg)) * scaleOf(svg, places[on]);
      if (least < places[on].least - 0.001) small.push(`${called}, ${JSON.stringify(query)}: ${least.toFixed(1)} px`);
      if (leavesSheet(svg)) small.push(`${called}, ${JSON.stringify(query)}: text leaves the sheet`);
    }
  }
  expect(small).toEqual([]);
});

test('the floor plan on a phone contains the name of every room', () => {
  const nameless: string[] = [];
  for (const { house, camera, called } of cases.filter(({ on, camera: shown }) => on === 'phone' && shown.startsWith('storey'))) {
    const at = Number(camera.slice('storey-'.length)) - 1;
    const least = Math.ceil(Math.min(...textSizes(drawingOfPlan(house, { camera, text: 'phone' }, words).draw())));
    const answers = Object.values(house.plan.questions).flatMap((keys) => keys.filter(Boolean));
    const plans = [[], ...answers.map((answer) => [answer])].map((chosen) => ({
      chosen,
      storey: layOutStorey(house.plan, at, chosen),
      features: featuresOf(house.plan, chosen),
    }));
    // Check each layout of rooms only once, because most answers change no room.
    for (const { chosen, storey, features } of new Map(plans.map((one) => [JSON.stringify(one.storey.rooms), one])).values()) {
      const furnished = furnishStorey(storey, features);
      const named = placeLabels(storey, furnished, least, (room) => shortNameOf(room, words())).map(({ room }) => room);
      const missing = storey.rooms.filter(({ letter }) => !named.includes(letter));
      nameless.push(...missing.map(({ name }) => `${called}, ${chosen}: ${name}`));
    }
  }
  expect(nameless).toEqual([]);
});

test('a drawing fills at least 85 % of the height or the width that the page leaves for it', async () => {
  const narrow: string[] = [];
  for (const { house, on, camera, called } of cases) {
    const svg = drawingOfPlan(house, { camera, text: on }, words).draw();
    const { width, height } = places[on];
    const inked = await inkIn(svg, scaleOf(svg, places[on]));
    const filled = Math.max(inked.width / width, inked.height / height);
    if (filled < 0.85) narrow.push(`${called}: ${Math.round(filled * 100)} %`);
  }
  expect(narrow).toEqual([]);
});

test('a floor plan for twofold zoom has the same sheet size as the plan without zoom, and in most cases more text', () => {
  const storeys = cases.filter(({ camera }) => camera.startsWith('storey'));
  let saysMore = 0;
  for (const { house, on, camera, called } of storeys) {
    const [whole, near] = [on, `${on}-2`].map((text) => drawingOfPlan(house, { camera, text }, words).draw());
    expect(boxOf(near ?? ''), called).toEqual(boxOf(whole ?? ''));
    const [few = 0, many = 0] = [whole, near].map((svg) => textSizes(svg ?? '').length);
    expect(many, called).toBeGreaterThanOrEqual(few);
    if (many > few) saysMore += 1;
    expect(leavesSheet(near ?? ''), called).toBe(false);
  }
  // Not every storey has more text in the plan for twofold zoom. The plan of a carport, for example, always has all its text.
  expect(saysMore).toBeGreaterThan(storeys.length / 2);
});

/** The test draws one answer out of this many, because drawing every answer would take too long. */
const DENSITY = process.env.GAVEL_PROPERTY_DEPTH === 'full' ? 1 : 60;

function boxOf(svg: string): readonly number[] {
  return (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
}

/** Returns how many CSS pixels show one millimetre of the house. */
function scaleOf(svg: string, { width, height }: { readonly width: number; readonly height: number }): number {
  const [, , across = 0, down = 0] = boxOf(svg);
  return Math.min(width / across, height / down);
}

/** Returns the sizes of all texts, in mm of the house. */
function textSizes(svg: string): readonly number[] {
  return [...svg.matchAll(/ scale\(([\d.]+)\)">/g)].map(([, scale]) => Number(scale) * 1000);
}

/**
 * Returns whether a text begins or ends outside the drawing's sheet. Texts are centred, so their right end is as far from the middle as
 * their left end.
 */
function leavesSheet(svg: string): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = boxOf(svg);
  const line = /translate\((-?[\d.]+) (-?[\d.]+)\)( rotate\(-90\))? scale\(([\d.]+)\)">(.*?)<\/g>/g;
  return [...svg.matchAll(line)].some(([, x = '', y = '', turned, scale = '', glyphs = '']) => {
    const places = [...glyphs.matchAll(/x="(-?\d+)"/g)].map(([, place]) => Number(place) * Number(scale));
    const half = Math.max(0, ...places.map(Math.abs));
    const [along, across] = turned ? [Number(y) - top, Number(x) - left] : [Number(x) - left, Number(y) - top];
    const [long, tall] = turned ? [height, width] : [width, height];
    return along < half - SLACK || along + half > long + SLACK || across < 0 || across > tall;
  });
}

/** How far a text may reach over the edge of the sheet, in mm of the house. It is less than the width of a glyph. */
const SLACK = 60;

/** Returns the size of the area from the first to the last pixel that is clearly darker than the background. */
async function inkIn(svg: string, scale: number): Promise<{ readonly width: number; readonly height: number }> {
  const [, , across = 0, down = 0] = boxOf(svg);
  const { data, info } = await sharp(Buffer.from(svg), { density: 720 * scale })
    .resize(Math.round(across * scale), Math.round(down * scale), { fit: 'fill' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 230;
  const [xs, ys] = [[...Array(info.width).keys()], [...Array(info.height).keys()]];
  const columns = xs.filter((x) => ys.some((y) => dark(x, y)));
  const rows = ys.filter((y) => xs.some((x) => dark(x, y)));
  return { width: spanOf(columns), height: spanOf(rows) };
}

function spanOf(places: readonly number[]): number {
  return (places.at(-1) ?? -1) - (places[0] ?? 0) + 1;
}
