import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { drawFloorPlan } from '@gavel/drawings';
import { createTexts, planTexts } from '@gavel/texts';
import sharp from 'sharp';
import { buildDrawing } from '../../packages/range/src/build/build-house.ts';
import { buildPlan } from '../../packages/range/src/build/build-plan.ts';
import { offerOf } from '../../packages/range/src/build/offer.ts';
import { readRange } from '../../packages/range/src/read/read-range.ts';
import { indexRange } from '../../packages/range/src/source/range-index.ts';
import type { Studio } from './studio.ts';

const words = createTexts().of(planTexts);
const TILE = { width: 760, height: 600, caption: 34 } as const;
const COLUMNS = 3;
/** The greatest number of drawings on one sheet. */
const MOST = 9;

interface Tile {
  readonly caption: string;
  readonly svg: string;
}

/**
 * Draws every storey of the named houses, or of all houses if there are no names. The first drawing of a storey has the usual answers, as
 * before a visitor chooses. Each further drawing has one other answer that changes the storey. Returns the folder of the sheets, and prints
 * the answers that change nothing in the plan. Throws when a name is no house.
 */
export async function writePlanSheets({ root, cache }: Studio, names: readonly string[]): Promise<string> {
  const { source } = await readRange(join(root, 'ranges/bjorkvik'));
  if (!source) throw new Error('the demo range could not be read');
  const unknown = names.find((name) => !source.houses.some(({ key }) => key === name));
  if (unknown !== undefined) throw new Error(`there is no house ${unknown}`);
  const index = indexRange(source);
  const folder = join(cache, 'plans');
  await mkdir(folder, { recursive: true });
  for (const house of source.houses) {
    if (names.length > 0 && !names.includes(house.key)) continue;
    const plan = buildPlan(offerOf(index, house), source);
    if (!plan) {
      console.log(`${house.key}: no plan`);
      continue;
    }
    const { tiles, silent } = tilesOf(plan, buildDrawing(house));
    for (let at = 0; at * MOST < tiles.length; at++) {
      const file = join(folder, `${house.key}-${at + 1}.png`);
      await rm(file, { force: true });
      await writeTiles(tiles.slice(at * MOST, (at + 1) * MOST), file);
    }
    console.log(`${house.key}: ${tiles.length} drawings${silent.length > 0 ? `; changes no storey: ${silent.join(', ')}` : ''}`);
  }
  return folder;
}

/**
 * Returns each storey with the usual answers, and then with each answer that changes it. What changes is highlighted as for a visitor.
 * `silent` lists the answers that change no storey.
 */
function tilesOf(
  plan: HousePlan,
  building: FacadeBuilding,
): { readonly tiles: readonly Tile[]; readonly silent: readonly string[] } {
  const draw = (storey: number, answers: readonly string[], before: readonly string[] | null) =>
    drawFloorPlan(plan, building, { storey, answers, before, shown: null, north: null }, words).svg;
  const questions = Object.entries(plan.questions);
  const usual = questions.map(([, [key = '']]) => key);
  const storeys = [...plan.storeys.keys()];
  const plain = storeys.map((storey) => draw(storey, usual, null));
  const tiles: Tile[] = storeys.map((storey) => ({ caption: `${storey + 1}`, svg: plain[storey] ?? '' }));
  const silent: string[] = [];
  for (const [at, [, keys]] of questions.entries())
    for (const key of keys) {
      if (key === usual[at]) continue;
      const answers = withConditions(plan, usual, at, key);
      const base = answers.map((answer, index) => (index === at ? (usual[at] ?? '') : answer));
      const changed = storeys.filter((storey) => draw(storey, answers, null) !== draw(storey, base, null));
      if (changed.length === 0) silent.push(key);
      for (const storey of changed) tiles.push({ caption: `${key} · ${storey + 1}`, svg: draw(storey, answers, base) });
    }
  return { tiles, silent };
}

/**
 * Returns the usual answers with `key` in the place `at`, and with the answers that `key` needs: a roof over the terrace needs a large
 * terrace, and a fireplace and an answer about its position need each other.
 */
function withConditions(plan: HousePlan, usual: readonly string[], at: number, key: string): readonly string[] {
  const features = plan.features[key];
  const needed = Object.keys(plan.questions).map((_, index) => {
    const keys = Object.values(plan.questions)[index] ?? [];
    if (index === at) return key;
    const first = (wanted: (answer: string) => boolean) => keys.find(wanted) ?? usual[index] ?? '';
    if (features?.terraceRoof) return first((answer) => plan.features[answer]?.terrace === 'large');
    if (features?.hearthIn) return first((answer) => plan.features[answer]?.hearth === 'stove');
    if (features?.hearth) return first((answer) => plan.features[answer]?.hearthIn === 'living');
    return usual[index] ?? '';
  });
  return needed;
}

async function writeTiles(tiles: readonly Tile[], file: string): Promise<void> {
  const rows = Math.ceil(tiles.length / COLUMNS);
  const composed = await Promise.all(
    tiles.map(async ({ caption, svg }, at) => {
      const [left, top] = [(at % COLUMNS) * TILE.width, Math.floor(at / COLUMNS) * (TILE.height + TILE.caption)];
      const { width, height } = TILE;
      const picture = await sharp(Buffer.from(svg))
        .resize(width, height, { fit: 'contain', background: '#fff' })
        .png()
        .toBuffer();
      const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TILE.caption}"><rect width="100%" height="100%" fill="#eee"/><text x="10" y="24" font-family="sans-serif" font-size="20">${caption}</text></svg>`;
      return [
        { input: Buffer.from(text), left, top },
        { input: picture, left, top: top + TILE.caption },
      ];
    }),
  );
  await sharp({
    create: { width: COLUMNS * TILE.width, height: rows * (TILE.height + TILE.caption), channels: 3, background: '#fff' },
  })
    .composite(composed.flat())
    .png({ palette: true })
    .toFile(file);
}
