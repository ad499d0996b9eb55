import type { ManifestLayer } from '@gavel/core';
import { expect, test } from 'vitest';
import { buildRange } from '../build/build-range.ts';
import { assignIds } from '../build/ids.ts';
import { checkRange } from '../check/check-range.ts';
import { publishRange } from '../publish-range.ts';
import { printIdsLock } from '../read/print-ids-lock.ts';
import { printFault } from '../source/fault.ts';
import type { PublishedRange } from '../stored/published-range.ts';
import { aWebp } from '../testing/a-webp.ts';
import {
  kitchenPictures,
  kitchenRange,
  pantryPictures,
  pantryRange,
  villaManifest,
  villaPictures,
} from '../testing/small-pictures.ts';
import { type FileChange, readSource, writeRange } from '../testing/write-range.ts';
import { type PictureProof, provePictures } from './prove-pictures.ts';

type Changes = Readonly<Record<string, FileChange>>;

async function proofOf(changes: Changes): Promise<PictureProof> {
  const source = await readSource(changes);
  expect(checkRange(source).filter(({ file }) => file !== 'ids.lock.yaml')).toEqual([]);
  return provePictures(source);
}

async function faultsOf(changes: Changes): Promise<string[]> {
  return (await proofOf(changes)).faults.map(printFault);
}

const rendered: Changes = { ...villaPictures, ...kitchenRange, ...kitchenPictures };
const MANIFEST = 'pictures/exterior/villa/manifest.json';
const KITCHEN = 'pictures/interior/kitchen-rak';

/** Returns changes of the small range: the villa has only the front camera, with these layers, and its base picture shows `base`. */
function layered(layers: readonly ManifestLayer[], base = { facade: 'rod' }): Changes {
  const manifest = JSON.parse(villaManifest({ layers }));
  delete manifest.cameras.back;
  manifest.cameras.front.base = base;
  const pictures = layers.map(({ picture }) => [`pictures/exterior/villa/${picture}`, aWebp(2000, 1430)]);
  return { [MANIFEST]: JSON.stringify(manifest, null, 1), ...Object.fromEntries(pictures) };
}

test('provePictures finds no fault in a range without pictures, and warns which pictures are drawn', async () => {
  const { faults, warnings, proven, drawn } = await proofOf({});
  expect(faults).toEqual([]);
  expect(warnings).toEqual([
    'no pictures yet, rendered by the server or drawn instead: exterior/garage, exterior/villa',
    'no pictures yet, rendered by the server or drawn instead: 2 of 2 cards, 2 of 2 gardens, 2 of 2 thumbnails, 7 of 7 samples, 1 of 1 bundles, 2 of 2 section backgrounds, 1 of 1 splashes, 1 of 1 portraits',
  ]);
  // 8 drawn answers: two façade colours in two houses, each from two cameras.
  expect({ proven, drawn }).toEqual({ proven: 0, drawn: 8 });
});

test('provePictures counts each answer in each camera: as proven if the house or scene is rendered, and as drawn if the house has no pictures', async () => {
  const { faults, warnings, proven, drawn } = await proofOf(rendered);
  expect(faults).toEqual([]);
  expect(warnings[0]).toBe('no pictures yet, rendered by the server or drawn instead: exterior/garage');
  // Each from two cameras: the two façade colours of the villa; two kitchen forms with a scene each; two kitchen fronts in each of these
  // scenes.
  expect({ proven, drawn }).toEqual({ proven: 4 + 4 + 8, drawn: 4 });
});

test('a house needs no pictures from an exterior camera that is meant for other houses', async () => {
  const { warnings, drawn } = await proofOf({ 'cameras.yaml': ['title: Trädgård }', 'title: Trädgård, houses: [villa] }'] });
  expect(warnings[0]).toBe('no pictures yet, rendered by the server or drawn instead: exterior/garage, exterior/villa');
  // Two façade colours: of the villa from two cameras, of the garage from one.
  expect(drawn).toBe(6);
});

test('a camera that shows another room needs pictures in the folder of that room, not in the folder of the section’s own scene', async () => {
  const changes: Changes = { ...rendered, ...pantryRange, ...pantryPictures };
  const { faults, proven, seen } = await proofOf(changes);
  expect(faults).toEqual([]);
  expect(proven).toBe(4 + 4 + 8 + 2);
  expect(seen).toContainEqual(expect.objectContaining({ key: 'hyllor', places: ['rooms'], seen: 2 }));
  const lacking = { ...changes, 'pictures/interior/pantry/pantry-1/shelves/ek.webp': null };
  expect(await faultsOf(lacking)).toEqual([
    expect.stringContaining('there is no picture interior/pantry/pantry-1/shelves/ek.webp'),
  ]);
});

test('provePictures reports an answer for each camera in which neither a layer nor the base picture shows the answer’s picture key', async () => {
  const grey: FileChange = ["picture: ['facade:svart']", "picture: ['facade:gra']"];
  const changes = { ...rendered, 'questions/fasad.yaml': grey, 'houses/garage.yaml': ['facade:svart', 'facade:rod'] } as const;
  const faults = await faultsOf(changes);
  expect(faults).toContain("questions/fasad.yaml:15:17: no layer or base of the camera 'front' shows 'facade:gra' (house villa)");
  expect(faults).toContain("questions/fasad.yaml:15:17: no layer or base of the camera 'back' shows 'facade:gra' (house villa)");
});

test('if several houses lack the same picture of an answer, provePictures reports this once for these houses', async () => {
  const grey: FileChange = ["picture: ['facade:svart']", "picture: ['facade:gra']"];
  const ofGarage = Object.entries(villaPictures).map(([file, content]) => [file.replace('/villa/', '/garage/'), content]);
  const changes = {
    ...rendered,
    ...Object.fromEntries(ofGarage),
    'questions/fasad.yaml': grey,
    'houses/garage.yaml': ['facade:svart', 'facade:rod'],
  } as const;
  expect((await faultsOf(changes)).filter((fault) => fault.startsWith('questions/'))).toEqual([
    "questions/fasad.yaml:15:17: no layer or base of the camera 'front' shows 'facade:gra' (every house)",
    "questions/fasad.yaml:15:17: no layer or base of the camera 'back' shows 'facade:gra' (every house)",
  ]);
});

test('if an answer picks a scene that is missing although other scenes of the section exist, provePictures reports this answer', async () => {
  const kitchen = String(kitchenRange['questions/kok.yaml']).replace('form:kitchen-o', 'form:kitchn-o');
  const misspelt: Changes = { ...rendered, 'questions/kok.yaml': kitchen };
  expect(await faultsOf(misspelt)).toEqual([
    "questions/kok.yaml:14:17: there is no scene interior/kitchn-o (did you mean 'kitchen-o'?); 'kok' is drawn for every layout because of it (house villa)",
  ]);
  // Proven: the villa's façade, the straight kitchen and its fronts. Drawn: the garage's façade, and the fronts in the missing scene.
  expect(await proofOf(misspelt)).toMatchObject({ proven: 4 + 2 + 4, drawn: 4 + 4 });
  expect(await faultsOf({ ...kitchenRange, 'questions/kok.yaml': kitchen })).toEqual([]);
});

test('provePictures reports the picture key in `overridePicture` of an answer if neither a layer nor the base picture shows it', async () => {
  const change: FileChange = ["picture: ['facade:svart']", "picture: ['facade:svart']\n      overridePicture: facade:glas"];
  expect(await faultsOf({ ...rendered, 'questions/fasad.yaml': change })).toEqual([
    "questions/fasad.yaml:16:24: no layer or base of the camera 'front' shows 'facade:glas' (house villa)",
    "questions/fasad.yaml:16:24: no layer or base of the camera 'back' shows 'facade:glas' (house villa)",
  ]);
});

test('each picture key in the `colours` of a house needs a layer or a base picture that shows it, except in cameras whose `unseen` lists its category', async () => {
  const door: Changes = {
    ...rendered,
    'houses/villa.yaml': ["colours: ['facade:rod']", "colours: ['facade:rod', 'door:oak']"],
    'questions/fasad.yaml': [
      '    - key: altan-ingen\n      title: Ingen altan',
      "    - key: altan-ingen\n      houses: [garage]\n      picture: ['door:oak']\n      title: Ingen altan",
    ],
  };
  expect(await faultsOf(door)).toEqual([
    "houses/villa.yaml:12:25: no layer or base of the camera 'front' shows 'door:oak'; where 'door' does not show, 'unseen' names it (house villa)",
    "houses/villa.yaml:12:25: no layer or base of the camera 'back' shows 'door:oak'; where 'door' does not show, 'unseen' names it (house villa)",
  ]);
  const unseen = villaManifest().replaceAll('"base": {', '"unseen": [\n    "door"\n   ],\n   "base": {');
  expect(await faultsOf({ ...door, [MANIFEST]: unseen })).toEqual([]);
});

test('if a section has no scene, provePictures reports each answer of the section with a picture key, because no picture can show it', async () => {
  const change: FileChange = ['title: Rakt\n', "title: Rakt\n      picture: ['form:rak']\n"];
  expect(await faultsOf({ 'questions/kok.yaml': change })).toEqual([
    "questions/kok.yaml:6:17: no picture shows 'form:rak': its section has no scene (house villa)",
  ]);
});

test.each<[string, Changes, string[]]>([
  [
    'a layer whose picture is missing',
    { ...rendered, 'pictures/exterior/villa/front/facade-svart.webp': null },
    [`${MANIFEST}:21:17: there is no picture front/facade-svart.webp; restore the file, render it again, or remove this layer`],
  ],
  [
    'a layer whose picture cannot be read',
    { ...rendered, 'pictures/exterior/villa/front/facade-svart.webp': 'GIF89a' },
    [
      'pictures/exterior/villa/front/facade-svart.webp:1: not a WebP picture, or cut off',
      `${MANIFEST}:21:17: there is no picture front/facade-svart.webp; restore the file, render it again, or remove this layer`,
    ],
  ],
  [
    'a base picture whose size differs from the other pictures of its camera',
    { ...rendered, 'pictures/exterior/villa/back/base.webp': aWebp(1000, 715) },
    ["pictures/exterior/villa/back/base.webp:1: 1000 × 715, and the pictures of 'back' are 2000 × 1430"],
  ],
  [
    'a layer whose category no answer shows',
    {
      ...rendered,
      ...layered([
        { picture: 'front/base.webp', keys: {} },
        { picture: 'front/facade-svart.webp', keys: { facad: 'svart' } },
      ]),
    },
    [
      "questions/fasad.yaml:15:17: no layer or base of the camera 'front' shows 'facade:svart'; where 'facade' does not show, 'unseen' names it (house villa)",
      `${MANIFEST}:23:16: no answer shows a category 'facad' (did you mean 'facade'?)`,
    ],
  ],
  [
    'a base picture that shows a key which no answer has',
    { ...rendered, ...layered([{ picture: 'front/base.webp', keys: {} }], { facade: 'rosa' }) },
    [
      "questions/fasad.yaml:10:17: no layer or base of the camera 'front' shows 'facade:rod'; where 'facade' does not show, 'unseen' names it (house villa)",
      "questions/fasad.yaml:15:17: no layer or base of the camera 'front' shows 'facade:svart'; where 'facade' does not show, 'unseen' names it (house villa)",
      expect.stringMatching(`^${MANIFEST}:\\d+:\\d+: no answer shows 'facade:rosa'`),
    ],
  ],
  [
    'a former key whose new key no answer shows',
    {
      ...rendered,
      [MANIFEST]: villaManifest().replace('"base"', '"former": { "facade:mork": "svrt", "facade:ljus": "rod" },\n   "base"'),
    },
    [expect.stringMatching(`^${MANIFEST}:\\d+:\\d+: no answer shows 'facade:svrt' \\(did you mean 'svart'\\?\\)`)],
  ],
  [
    'a manifest of an unknown house',
    { 'pictures/exterior/vila/manifest.json': villaManifest({ layers: [{ picture: 'front/base.webp', keys: {} }] }) },
    [
      "pictures/exterior/vila/manifest.json:1:1: there is no house 'vila' (did you mean 'villa'?)",
      expect.stringContaining('there is no picture front/base.webp'),
      expect.stringContaining('there is no picture back/base.webp'),
    ],
  ],
  [
    'a camera whose subject is outside its pictures',
    { ...rendered, [MANIFEST]: villaManifest().replace('"x": 400', '"x": 801') },
    [`${MANIFEST}:6:4: the subject of 'front' lies outside its pictures`],
  ],
  [
    'a layer whose box extends beyond its picture',
    {
      ...rendered,
      ...layered([
        { picture: 'front/base.webp', keys: {} },
        { picture: 'front/facade-svart.webp', keys: { facade: 'svart' }, box: { x: 1900, y: 0, width: 101, height: 10 } },
      ]),
    },
    [expect.stringMatching(`^${MANIFEST}:\\d+:\\d+: the box lies outside of front/facade-svart.webp$`)],
  ],
  [
    'a manifest that is no JSON',
    { ...rendered, [MANIFEST]: '{' },
    [expect.stringContaining(`${MANIFEST}:1: not readable as JSON`)],
  ],
  [
    'a scene’s layer that is missing',
    { ...rendered, [`${KITCHEN}/kitchen-2/fronts/ek.webp`]: null },
    [
      'questions/kok.yaml:29:17: there is no picture interior/kitchen-rak/kitchen-2/fronts/ek.webp; render it, or upload it under Bilder (house villa)',
    ],
  ],
  [
    'a scene without a base',
    { ...rendered, [`${KITCHEN}/kitchen-1/base.webp`]: null },
    [
      expect.stringMatching(
        `^${KITCHEN}/scene.json:\\d+:\\d+: there is no picture kitchen-1/base.webp; restore the file, or render it again$`,
      ),
    ],
  ],
  [
    'a scene whose size differs from the scene that it replaces',
    {
      ...rendered,
      'pictures/interior/kitchen-o/scene.json': JSON.stringify({
        cameras: { 'kitchen-2': { width: 900, height: 600, subject: { x: 0, y: 0, width: 9, height: 9 } } },
      }),
      ...Object.fromEntries(
        ['base', 'fronts/vit', 'fronts/ek'].map((name) => [
          `pictures/interior/kitchen-o/kitchen-2/${name}.webp`,
          aWebp(900, 600),
        ]),
      ),
    },
    [expect.stringContaining("900 × 600, and the pictures of 'kitchen-2' are 2000 × 1430 in interior/kitchen-rak")],
  ],
  [
    'layers of a scene with another size, an unknown key, an unknown category, and without a category',
    {
      ...rendered,
      [`${KITCHEN}/kitchen-1/fronts/vit.webp`]: aWebp(10, 10),
      [`${KITCHEN}/kitchen-1/fronts/ekk.webp`]: aWebp(2000, 1430),
      [`${KITCHEN}/kitchen-1/hats/ek.webp`]: aWebp(2000, 1430),
      [`${KITCHEN}/kitchen-1/lamp.webp`]: aWebp(2000, 1430),
    },
    [
      `${KITCHEN}/kitchen-1/fronts/ekk.webp:1: no answer shows 'fronts:ekk' (did you mean 'ek'?)`,
      `${KITCHEN}/kitchen-1/fronts/vit.webp:1: 10 × 10, and the pictures of 'kitchen-1' are 2000 × 1430`,
      `${KITCHEN}/kitchen-1/hats/ek.webp:1: no answer shows a category 'hats'`,
      `${KITCHEN}/kitchen-1/lamp.webp:1: expected {category}/{key}.webp`,
    ],
  ],
])('provePictures reports %s', async (_, changes, expected) => {
  const faults = await faultsOf(changes);
  expect(faults).toHaveLength(expected.length);
  expect(faults).toEqual(expect.arrayContaining(expected));
});

test('if a scene has a picture of one answer to a question of another section, it needs pictures of all answers to that question', async () => {
  const wall = [1, 2].map((n): [string, Buffer] => [`${KITCHEN}/kitchen-${n}/tone/vit.webp`, aWebp(2000, 1430)]);
  const sections: FileChange = `- key: fasad
  title: Fasad
  scene: exterior
  cameras: [front, back]
  questions: [fasadkulor, altan]
- key: kok
  title: Kök
  houses: [bostad]
  scene: kitchen
  cameras: [kitchen-1, kitchen-2]
  sceneFrom: kok-form
  questions: [kok-form, koksluckor]
- key: vagg
  title: Väggar
  houses: [bostad]
  scene: living-room
  cameras: [living-1]
  questions: [vaggar]
`;
  const questions = `- key: vaggar
  title: Väggar
  answers:
    - { key: vagg-vit, title: Vit, picture: ['tone:vit'], sample: { pattern: malad, colour: '#ffffff' } }
    - { key: vagg-sand, title: Sand, picture: ['tone:sand'], sample: { pattern: malad, colour: '#eeddcc' } }
`;
  const cameras: FileChange = ['title: Bänk }', 'title: Bänk }\n- { key: living-1, title: Vardagsrum }'];
  const changes = {
    ...rendered,
    ...Object.fromEntries(wall),
    'cameras.yaml': cameras,
    'sections.yaml': sections,
    'questions/vagg.yaml': questions,
  };
  expect(await faultsOf(changes)).toEqual([
    'questions/vagg.yaml:5:48: there is no picture interior/kitchen-rak/kitchen-1/tone/sand.webp; render it, or upload it under Bilder (house villa)',
    'questions/vagg.yaml:5:48: there is no picture interior/kitchen-rak/kitchen-2/tone/sand.webp; render it, or upload it under Bilder (house villa)',
  ]);
});

const claddings = `- key: panel
  title: Panel
  answers:
    - { key: panel-lock, title: Lock, picture: ['cladding:lock'], sample: { pattern: lockpanel, colour: '#ffffff' } }
    - key: panel-ligg
      title: Liggande
      picture: ['cladding:ligg']
      sample: { pattern: liggande, colour: '#ffffff' }
`;
const ask: FileChange = ['questions: [fasadkulor, altan]', 'questions: [fasadkulor, altan, panel]'];
const base = { picture: 'front/base.webp', keys: {} };
const boards = { picture: 'front/a.webp', keys: { facade: 'svart', cladding: 'lock' } };
const shingles = { picture: 'front/b.webp', keys: { cladding: 'ligg', facade: 'rod' } };
const blackShingles = { picture: 'front/c.webp', keys: { facade: 'svart', cladding: 'ligg' } };

test('if the layers of a picture key depend on other choices, each possible combination of these choices needs a layer', async () => {
  const changes = (rule: string, ...layers: { picture: string; keys: Record<string, string> }[]): Changes => ({
    ...layered([base, ...layers], { facade: 'rod', cladding: 'lock' } as { facade: string }),
    'sections.yaml': ask,
    'questions/panel.yaml': claddings.replace("picture: ['cladding:ligg']", `picture: ['cladding:ligg']\n      rule: '${rule}'`),
  });
  const hole = [
    `${MANIFEST}:3:3: 'front': no layer shows 'cladding:ligg' with 'facade:svart'`,
    `${MANIFEST}:3:3: 'front': no layer shows 'facade:svart' with 'cladding:ligg'`,
  ];
  const sorted = async (some: Changes) => (await faultsOf(some)).toSorted();
  expect(await sorted(changes('', boards, shingles))).toEqual(hole);
  expect(await sorted(changes('', boards, shingles, blackShingles))).toEqual([]);
  expect(await sorted(changes('!answer("fasad-svart")', boards, shingles))).toEqual([]);
  expect(await sorted(changes('answer("fasad-svart")', boards, blackShingles))).toEqual([]);
  expect(await sorted(changes('base("tjara")', boards, shingles))).toEqual(hole);
});

test('publishRange publishes a range with broken pictures, and returns the faults of the pictures', async () => {
  const source = await readSource(rendered);
  const folder = await writeRange({
    ...rendered,
    'ids.lock.yaml': printIdsLock(assignIds(source, {})),
    'pictures/exterior/villa/back/facade-svart.webp': null,
  });
  const { range, faults, pictureFaults } = await publishRange(folder, 0);
  expect(range?.houses).toHaveLength(2);
  expect(faults).toEqual([]);
  expect(pictureFaults).toMatchObject([
    {
      file: MANIFEST,
      message: 'there is no picture back/facade-svart.webp; restore the file, render it again, or remove this layer',
    },
  ]);
});

test('if one layer in the manifest of a house has a fault, provePictures reports it and still checks the other layers', async () => {
  const broken = villaManifest().replace('front/base.webp', '../front/base.webp');
  const { faults, warnings } = await proofOf({
    ...rendered,
    [MANIFEST]: broken,
    'pictures/exterior/villa/front/facade-svart.webp': null,
  });
  expect(faults.map(printFault)).toEqual([
    `${MANIFEST}:17:17: picture: expected a .webp beside the manifest`,
    // The fault of the layer after the broken layer still has the correct line number.
    `${MANIFEST}:21:17: there is no picture front/facade-svart.webp; restore the file, render it again, or remove this layer`,
  ]);
  expect(warnings[0]).toBe('no pictures yet, rendered by the server or drawn instead: exterior/garage');
});

test('provePictures returns a warning for unused pictures', async () => {
  const { warnings } = await proofOf({
    'pictures/palette/lockpanel-000000.webp': aWebp(9, 9),
    'pictures/products/fasad-rod.webp': aWebp(9, 9),
    'pictures/fullscreen/fasad-rod.webp': aWebp(9, 9),
    'pictures/houses/villa/card.webp': aWebp(9, 9),
  });
  expect(warnings.at(-1)).toBe('shown nowhere: palette/lockpanel-000000.webp');
  expect(warnings[1]).toContain('1 of 2 cards');
});

test('provePictures reports answers that look alike in all pictures if the range gives no reason for this in `unseen`', async () => {
  const { seen, unsaid } = await proofOf({});
  expect(seen.find(({ key }) => key === 'fasadkulor')).toMatchObject({ places: ['outside'], seen: 2, marked: 0, unsaid: 0 });
  const told = unsaid.map(printFault).filter((fault) => fault.startsWith('questions/fasad.yaml'));
  expect(told).toHaveLength(seen.find(({ key }) => key === 'altan')?.unsaid ?? 0);
  expect(told[0]).toMatch(
    /^questions\/fasad\.yaml:\d+:\d+: no picture tells '.*' from another answer, and no 'unseen' says why$/,
  );

  const marked = await proofOf({ 'questions/fasad.yaml': ['  title: Altan\n', '  title: Altan\n  unseen: Byggs senare\n'] });
  expect(marked.seen.find(({ key }) => key === 'altan')).toMatchObject({ places: [], seen: 0, marked: told.length, unsaid: 0 });
});

test('a reason in `unseen` can be limited to some houses: only the answers of these houses are published with it, and checkRange reports an unknown house', async () => {
  const said = (houses: string): Changes => ({
    'questions/fasad.yaml': ['  title: Altan\n', `  title: Altan\n  unseen: [{ why: Byggs senare, houses: [${houses}] }]\n`],
  });
  const source = await readSource(said('garage'));
  const unseenIn = ({ webConfiguration }: PublishedRange['houses'][number]) =>
    webConfiguration.sections.flatMap(({ questions }) =>
      questions.filter(({ title }) => title === 'Altan').flatMap(({ answers }) => answers.map(({ unseen }) => unseen)),
    );
  const { houses } = buildRange(source, assignIds(source, {}), 0);
  expect(houses.map((house) => [house.key, [...new Set(unseenIn(house))]])).toEqual([
    ['villa', ['']],
    ['garage', ['Byggs senare']],
  ]);
  const faults = checkRange(await readSource(said('garaget'))).map(printFault);
  expect(faults).toContainEqual(expect.stringContaining("there is no house, house type or tag 'garaget'"));
});

test('if several answers look the same in all pictures, only the first counts as seen, or none if all answers of the question look the same; every answer that does not count as seen needs a reason in `unseen`', async () => {
  const black: FileChange = ["picture: ['facade:svart']", "picture: ['facade:rod']"];
  const third = (unseen: string): FileChange => [
    "      picture: ['facade:svart']\n      sample: { pattern: lockpanel, colour: '#222222' }\n",
    `      picture: ['facade:svart']
      sample: { pattern: lockpanel, colour: '#222222' }
    - key: fasad-kol
      title: Kol
${unseen}      picture: ['facade:svart']
      sample: { pattern: lockpanel, colour: '#111111' }
`,
  ];
  const sightOf = async (change: FileChange) =>
    (await proofOf({ 'questions/fasad.yaml': change, 'houses/garage.yaml': ['facade:svart', 'facade:rod'] })).seen.find(
      ({ key }) => key === 'fasadkulor',
    );
  expect(await sightOf(black), 'one look is none').toMatchObject({ places: [], seen: 0, unsaid: 2 });
  expect(await sightOf(third(''))).toMatchObject({ seen: 2, marked: 0, unsaid: 1 });
  expect(await sightOf(third('      unseen: Visas som svart\n'))).toMatchObject({ seen: 2, marked: 1, unsaid: 0 });
});

test('the faults of pictures have kinds, so that faults of one kind can be counted', async () => {
  const { faults } = await proofOf({
    ...rendered,
    'pictures/exterior/villa/back/base.webp': aWebp(1000, 715),
    'pictures/exterior/villa/front/facade-svart.webp': 'GIF89a',
    [`${KITCHEN}/kitchen-1/fronts/ekk.webp`]: aWebp(2000, 1430),
  });
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  expect([...kinds.keys()].toSorted()).toEqual(['missingPicture', 'unknownPicture', 'unreadablePicture', 'wrongSize']);
});
