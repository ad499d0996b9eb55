import { expect, test } from 'vitest';
import { parsePictures, printPictures } from '../read/picture-description.ts';
import type { Source } from '../source/source.ts';
import { kitchenPictures, kitchenRange, villaPictures } from '../testing/small-pictures.ts';
import { readSource } from '../testing/write-range.ts';
import { editPictures } from '../uploads/edit-pictures.ts';
import { pictureMatrix } from './picture-matrix.ts';
import { slotAt } from './picture-slots.ts';
import { provePictures } from './prove-pictures.ts';

/** Returns for each house of a range the number of its cells that lack a picture, and the picture matrix of each of its sections. */
function statesIn(source: Source) {
  const matrix = pictureMatrix(source);
  const { houses } = matrix({ house: '', chapter: '' });
  return houses.flatMap(({ key: house, missing }) => {
    const { chapters } = matrix({ house, chapter: '' });
    const found = chapters.map(({ key }) => matrix({ house, chapter: key }));
    return [{ house, missing, chapters: found }];
  });
}

test.each([
  ['without pictures', {}],
  ['with pictures of a façade', villaPictures],
  ['with pictures of a façade and a kitchen', { ...villaPictures, ...kitchenRange, ...kitchenPictures }],
  [
    'with a kitchen that lacks one layer',
    { ...villaPictures, ...kitchenRange, ...without(kitchenPictures, 'pictures/interior/kitchen-o/kitchen-2/fronts/ek.webp') },
  ],
])(
  'for a range %s, pictureMatrix has as many proven and drawn cells as provePictures counts, and missing ones only if it reports a missing picture',
  async (_, changes) => {
    const source = await readSource(changes);
    const { proven, drawn, faults } = provePictures(source);
    const houses = statesIn(source);
    const states = houses.flatMap(({ chapters }) =>
      chapters.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ state }) => state))),
    );
    const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
    expect(count('there', 'base', 'hidden')).toBe(proven);
    expect(count('drawn')).toBe(drawn);
    expect(count('missing') > 0).toBe(faults.some(({ kind }) => kind === 'missingPicture'));
    expect(houses.reduce((sum, { missing }) => sum + missing, 0)).toBe(count('missing'));
  },
);

test('a cell of the picture matrix, one answer from one camera, lists the files that show the answer', async () => {
  const source = await readSource(villaPictures);
  const villa = statesIn(source).find(({ house }) => house === 'villa');
  const rows = villa?.chapters.flatMap(({ rows: own }) => own) ?? [];
  const cellsOf = (title: RegExp) =>
    rows.find((row) => title.test(row.title))?.cells.map(({ state, files }) => [state, files.map(({ path }) => path)]);
  expect(cellsOf(/Svart/)).toEqual([
    ['there', ['exterior/villa/front/facade-svart.webp']],
    ['there', ['exterior/villa/back/facade-svart.webp']],
  ]);
});

test('an edit adds an uploaded picture that was missing; the edit is stale if another upload for the same path was published after the edit was made', async () => {
  const lacking = without(kitchenPictures, 'pictures/interior/kitchen-o/kitchen-2/fronts/ek.webp');
  const source = await readSource({ ...kitchenRange, ...lacking });
  const path = 'interior/kitchen-o/kitchen-2/fronts/ek.webp';
  const slot = slotAt(source, path);
  expect(slot).toMatchObject({
    path,
    kind: 'layer',
    title: 'Köksluckor: Luckor av ek',
    width: 2000,
    height: 1430,
    isThere: false,
  });
  if (!slot) return;
  const { kind, title, where, width, height } = slot;
  const edit = (upload: string, before: string | null) => ({
    file: `pictures/${path}`,
    keys: [],
    before: before === null ? undefined : { upload: before },
    value: { upload, width, height, kind, title, where },
  });
  const printed = printPictures(source.pictures);
  const { pictures, stale } = editPictures(printed, [edit('aa', null)]);
  expect(stale).toEqual([]);
  const edited = parsePictures(pictures);
  expect(edited.uploads.get(path)).toBe('aa');
  expect(edited.hash).not.toBe(source.pictures.hash);
  expect(provePictures({ ...source, pictures: edited }).faults).toEqual([]);
  expect(editPictures(pictures, [edit('bb', null)]).stale).toHaveLength(1);
  expect(editPictures(pictures, [edit('bb', 'aa')]).stale).toEqual([]);
  expect(editPictures(printed, [{ ...edit('aa', null), value: 'no picture' }]).stale).toHaveLength(1);
  expect(printPictures(parsePictures(printed))).toBe(printed);
});

test.each([
  ['splash.webp', 'splash'],
  ['houses/villa/card.webp', 'card'],
  ['houses/villa/thumb-3.webp', 'thumbnail'],
  ['interior/kitchen-rak/kitchen-1/base.webp', 'scene'],
  ['exterior/villa/front/facade/svart.webp', 'layer'],
  ['exterior/villa/front/base.webp', null],
  ['exterior/villa/roof/facade/svart.webp', null],
  ['exterior/villa/front/facade/rosa.webp', null],
  ['exterior/nowhere/front/facade/svart.webp', null],
  ['interior/kitchen-rak/kitchen-1/fronts/rosa.webp', null],
  ['houses/nowhere/card.webp', null],
  ['', null],
])(
  'for the path %j, slotAt returns a slot (a place for a picture) of the kind %s; null: nobody can upload a picture there',
  async (path, kind) => {
    const source = await readSource({ ...villaPictures, ...kitchenRange, ...kitchenPictures });
    expect(slotAt(source, path)?.kind ?? null).toBe(kind);
  },
);

function without<Value>(files: Readonly<Record<string, Value>>, left: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path !== left));
}
