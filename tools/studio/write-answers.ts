import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPictureManifest } from '@gavel/contract';
import { drawnAddress, manifestLayers, type Picture, type PictureBox, type PictureManifest } from '@gavel/core';
import { drawingOfPlan } from '@gavel/drawings';
import type { PublishedHouse } from '@gavel/range';
import { publishRange } from '@gavel/range/publishing';
import { createTexts, planTexts } from '@gavel/texts';
import sharp from 'sharp';
import { initialConfiguration } from '../range/initial-configuration.ts';
import { type AnswerPicture, answerPictures } from './answer-pictures.ts';
import { LightTable, type Pixels, type Stack, whereTheyDiffer } from './compare-pictures.ts';

/** The sizes on a sheet in pixels. Each pair is two pictures side by side below two lines of text. */
const TILE = { width: 330, height: 250, caption: 46, gap: 12 } as const;
const PAIR = { width: 2 * TILE.width + TILE.gap, height: TILE.caption + TILE.height + TILE.gap } as const;
const [COLUMNS, ROWS] = [3, 4];
/** The smallest size of a cut-out in pixels, and its margin on each side as a share of the part that differs. */
const LEAST_CUT = 130;
const ROUND_IT = 0.15;

const kinds = ['exterior', 'interior', 'drawings'] as const;

interface Pair {
  readonly lines: readonly [string, string];
  readonly before: Buffer;
  readonly after: Buffer;
}

/**
 * Writes sheets that compare each visible answer with the standard answer of its question, and a page that lists the sheets. From each
 * pair of pictures it cuts out the part in which they differ. It chooses pictures as the configurator does. A room appears only with the
 * first house that has this room. Of a house's drawings, only the first that shows the answer appears. Returns the path of the page.
 * @param folder a range without faults
 * @param names houses and kinds of pictures; empty: all
 */
export async function writeAnswers(folder: string, out: string, names: readonly string[]): Promise<string> {
  const wanted = new Set(kinds.filter((kind) => names.includes(kind)));
  const houses = names.filter((name) => !kinds.some((kind) => kind === name));
  const { range, faults } = await publishRange(folder, Date.now());
  if (!range) throw new Error(`the range has faults: ${faults[0]?.message}`);
  const unknown = houses.find((name) => !range.houses.some(({ key }) => key === name));
  if (unknown !== undefined) throw new Error(`there is no house ${unknown}`);
  const area = range.areas[0]?.code;
  const municipality = range.municipalities.find(({ areaCode, denied }) => areaCode === area && !denied);
  if (!municipality) throw new Error('the range delivers nowhere');
  if (names.length === 0) await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const words = createTexts(range.texts).of(planTexts);
  const known = { table: new LightTable(), shownRooms: new Set<string>() };
  const sections: string[] = [];
  for (const house of range.houses.filter(({ key }) => houses.length === 0 || houses.includes(key))) {
    const stackOf = await stacksOf(join(folder, 'pictures'), house, () => words);
    const { pictures, unreachable } = answerPictures(initialConfiguration(range, house, municipality, Date.now()));
    const pairs: Pair[] = [];
    const silent: string[] = [];
    for (const together of Map.groupBy(pictures, ({ answer }) => answer.id).values()) {
      const shown = together.filter(({ after }) => wanted.size === 0 || wanted.has(kindOf(after)));
      if (shown.length === 0) continue;
      const found = await pairsOf(shown, { ...known, stackOf });
      pairs.push(...found.pairs);
      if (!found.isSeen) silent.push(...together.slice(0, 1).map(titlesOf));
    }
    const sheets = sheetsOf(pairs);
    for (const [at, sheet] of sheets.entries()) await writeSheet(sheet, join(out, `${house.key}-${at + 1}.png`));
    sections.push(sectionOf(house, sheets, silent, unreachable.map(titlesOf)));
    console.log(`${house.key}: ${pairs.length} pairs on ${sheets.length} sheets; ${silent.length} answers change no picture`);
  }
  const page = join(out, 'index.html');
  await writeFile(page, `<!doctype html>\n<meta charset="utf-8">\n<title>Answers</title>\n${sections.join('')}`);
  return page;
}

function kindOf({ kind }: Picture): (typeof kinds)[number] {
  return kind === 'manifest' ? 'exterior' : kind === 'drawn' ? 'drawings' : 'interior';
}

/** Returns the layers of a picture, or a drawing that is made from the floor plan. Returns null for every other drawing. */
type StackOf = (picture: Picture) => Stack | null;

/**
 * Returns a function that finds the layers of a house's pictures: in the manifest of the exterior, or among the files of a room. The
 * function also makes the drawings from the house's floor plan.
 */
async function stacksOf(
  pictures: string,
  { key, plan, drawing }: PublishedHouse,
  words: Parameters<typeof drawingOfPlan>[2],
): Promise<StackOf> {
  const text = await readFile(join(pictures, 'exterior', key, 'manifest.json'), 'utf8').catch(() => null);
  const manifest: PictureManifest = text === null ? { cameras: {} } : readPictureManifest(JSON.parse(text)).manifest;
  const fileOf = (address: string) => join(pictures, address.replace(/^\/media\/[0-9a-f]{16}\//, ''));
  return (picture) => {
    if (picture.kind === 'static') return [fileOf(picture.address)];
    if (picture.kind === 'layers') return picture.layers.map(fileOf);
    if (picture.kind === 'manifest')
      return manifestLayers(manifest, picture.address, picture.camera.id, picture.keys).map(({ address }) => fileOf(address));
    if (picture.subject !== 'plan' || !plan) return null;
    const query = Object.fromEntries(new URL(drawnAddress(picture), 'http://range').searchParams);
    return Buffer.from(drawingOfPlan({ plan, drawing }, query, words).draw());
  };
}

interface Known {
  readonly stackOf: StackOf;
  readonly table: LightTable;
  /** Rooms that an earlier house already shows. */
  readonly shownRooms: Set<string>;
}

/** Returns the pairs of one answer from all of its cameras: one for each photograph that it changes, and one for the first drawing. */
async function pairsOf(
  together: readonly AnswerPicture[],
  { stackOf, table, shownRooms }: Known,
): Promise<{ readonly pairs: Pair[]; readonly isSeen: boolean }> {
  const pairs: Pair[] = [];
  let [isSeen, isDrawn] = [false, false];
  for (const one of together) {
    const isDrawing = one.after.kind === 'drawn';
    if (isDrawing && isDrawn) continue;
    const [before, after] = [stackOf(one.before), stackOf(one.after)];
    if (!before || !after || isSame(before, after)) continue;
    const room = one.after.kind === 'layers' ? JSON.stringify([one.question.title, before, after]) : null;
    if (room !== null && shownRooms.has(room)) {
      isSeen = true;
      continue;
    }
    const [was, is] = [await table.lay(before), await table.lay(after)];
    const box = whereTheyDiffer(was, is);
    if (!box) continue;
    isSeen = true;
    isDrawn ||= isDrawing;
    if (room !== null) shownRooms.add(room);
    pairs.push({
      lines: [titlesOf(one), `${one.camera}, was: ${one.usual?.title ?? '–'}`],
      before: await cutOut(was, box),
      after: await cutOut(is, box),
    });
  }
  return { pairs, isSeen };
}

function isSame(one: Stack, other: Stack): boolean {
  return one.toString() === other.toString();
}

/** Returns the box, enlarged by a margin but kept inside the picture. */
function roomRound(box: PictureBox, { width, height }: Pixels): PictureBox {
  const along = (at: number, size: number, whole: number) => {
    const wanted = Math.min(whole, Math.round(Math.max(LEAST_CUT, size * (1 + 2 * ROUND_IT))));
    const from = Math.round(at + size / 2 - wanted / 2);
    return [Math.min(Math.max(0, from), whole - wanted), wanted] as const;
  };
  const [x, across] = along(box.x, box.width, width);
  const [y, down] = along(box.y, box.height, height);
  return { x, y, width: across, height: down };
}

async function cutOut(whole: Pixels, box: PictureBox): Promise<Buffer> {
  const { data, width, height } = whole;
  const { x, y, ...size } = roomRound(box, whole);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left: x, top: y, ...size })
    .resize(TILE.width, TILE.height, { fit: 'contain', background: '#fff' })
    .png()
    .toBuffer();
}

/** Distributes the pairs over sheets. */
function sheetsOf(pairs: readonly Pair[]): (readonly Pair[])[] {
  const count = Math.ceil(pairs.length / (COLUMNS * ROWS));
  return Array.from({ length: count }, (_, at) => pairs.slice(at * COLUMNS * ROWS, (at + 1) * COLUMNS * ROWS));
}

async function writeSheet(pairs: readonly Pair[], file: string): Promise<void> {
  const placed = pairs.flatMap(({ lines, before, after }, at) => {
    const left = (at % COLUMNS) * (PAIR.width + TILE.gap);
    const top = Math.floor(at / COLUMNS) * PAIR.height;
    return [
      { input: Buffer.from(captionOf(lines)), left, top },
      { input: before, left, top: top + TILE.caption },
      { input: after, left: left + TILE.width + TILE.gap, top: top + TILE.caption },
    ];
  });
  const width = COLUMNS * (PAIR.width + TILE.gap) - TILE.gap;
  const height = Math.ceil(pairs.length / COLUMNS) * PAIR.height;
  await sharp({ create: { width, height, channels: 3, background: '#bbb' } })
    .composite(placed)
    .png({ palette: true })
    .toFile(file);
}

function captionOf(lines: readonly string[]): string {
  const texts = lines.map((line, at) => `<text x="6" y="${19 + at * 20}">${escaped(line)}</text>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAIR.width}" height="${TILE.caption}" font-family="sans-serif" font-size="16"><rect width="100%" height="100%" fill="#eee"/>${texts}</svg>`;
}

function sectionOf(
  { title, key }: PublishedHouse,
  sheets: readonly (readonly Pair[])[],
  silent: readonly string[],
  unreachable: readonly string[],
): string {
  const images = sheets.map((pairs, at) => {
    const shown = pairs.map(({ lines }) => lines.join(', '));
    return `<p><img src="${key}-${at + 1}.png" alt="${escaped(shown.join('; '))}">`;
  });
  const list = (heading: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`<h3>${heading}</h3>`, `<ul>${items.map((item) => `<li>${escaped(item)}`).join('')}</ul>`];
  return [
    `<h2>${escaped(title)}</h2>`,
    ...images,
    ...list('Change no picture', silent),
    ...list('Cannot be chosen here', unreachable),
    '',
  ].join('\n');
}

function titlesOf({ question, answer }: Pick<AnswerPicture, 'question' | 'answer'>): string {
  return `${question.title}: ${answer.title}${answer.unseen === '' ? '' : ` (${answer.unseen})`}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
