import { mostOwnPictures } from '@gavel/contract/own-pictures';
import { compileModel, startVisit } from '@gavel/core';
import { aCamera, aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { pino } from 'pino';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPress } from '../../../adapters/pdf/open-press.ts';
import { sizesOf } from '../../../adapters/pdf/printed-sizes.ts';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPress } from '../../../testing/a-press.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now } from '../../../testing/a-server.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { storeRange } from '../../range/store-range.ts';
import { ownPictures } from './own-pictures.ts';

const press = aPress();
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Mitt hus', Answers: { 11: 112, 12: 122 } };

let connection: Connection;
let owner: TestMember;
let address: string;

beforeAll(async () => {
  connection = await openDatabase();
  await storeRange(connection.db, aPublishedRange(), new Date(now));
  owner = await aMember(aServer(connection.db, { press }));
  const { body } = await owner.post('/api/guidemodel/', house);
  address = `/api/guidemodel/document/${(body as { data: string }).data}/pictures`;
});
afterAll(() => connection.close());

/** Returns a JPEG with the word `Hemligt` (secret) in its metadata. */
function aJpeg(width: number, height: number, red = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 120, b: 60 } } })
    .withExif({ IFD0: { Copyright: 'Hemligt' } })
    .jpeg()
    .toBuffer();
}

function sent(jpeg: Buffer | string, parts: Partial<Record<string, unknown>> = {}) {
  return {
    Jpeg: typeof jpeg === 'string' ? jpeg : jpeg.toString('base64'),
    Words: '3D-modell av Sjövik, sedd framifrån. Kulör: Röd.',
    Caption: '3D-modell av Sjövik, sedd framifrån.',
    TakenAtUtc: '2026-11-19T12:00:00Z',
    House: 'sjovik',
    Answers: [],
    ...parts,
  };
}

const send = (...pictures: readonly object[]) => owner.download(address, { Pictures: pictures });

test('the PDF shows two pictures that the visitor took of the 3D model, with captions but without the metadata of the pictures', async () => {
  const real = openPress({ logger: pino({ level: 'silent' }) });
  try {
    const member = await aMember(aServer(connection.db, { press: real }), { firstName: 'Bo' });
    const { body } = await member.post('/api/guidemodel/', house);
    const path = `/api/guidemodel/document/${(body as { data: string }).data}`;
    const bare = new Uint8Array(await (await member.download(path)).arrayBuffer());
    const pictures = [sent(await aJpeg(1800, 1200)), sent(await aJpeg(1200, 1200, 90), { Caption: 'Inifrån köket.' })];
    const answer = await member.download(`${path}/pictures`, { Pictures: pictures });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const imagesIn = (pdf: Uint8Array) =>
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Filter \/DCTDecode/g)?.length ?? 0;
    expect(imagesIn(bytes) - imagesIn(bare)).toBe(2);
    expect(Buffer.from(bytes).includes('Hemligt')).toBe(false);
    const pdf = await getDocumentProxy(bytes);
    const { text } = await extractText(pdf, { mergePages: true });
    for (const part of ['Dina bilder', '3D-modell av Sjövik, sedd framifrån.', 'Inifrån köket.']) expect(text).toContain(part);
    expect((await getDocumentProxy(bare.slice())).numPages + 1).toBe(pdf.numPages);
  } finally {
    real.close();
  }
});

test('the document shows each picture that the visitor took of the 3D model as large as possible on the page; in the PDF with the smaller file size (copy=light), the picture has fewer pixels', async () => {
  const { status } = await send(sent(await aJpeg(2400, 1600)), sent(await aJpeg(300, 600)));
  expect(status).toBe(200);
  const { document, pictures } = press.printed.at(-1) ?? expect.fail();
  const [wide, tall] = document.own.pictures;
  expect([wide, tall].map((one) => one && one.width / one.height)).toEqual([expect.closeTo(170 / 109), expect.closeTo(0.5)]);
  expect(wide?.picture.alt).toBe('3D-modell av Sjövik, sedd framifrån. Kulör: Röd.');
  const sizes = [wide, tall].map((one) => sharp(pictures.photographs.get(one?.picture.file ?? '')).metadata());
  expect(await Promise.all(sizes)).toMatchObject([
    { format: 'jpeg', width: 2400, height: 1600 },
    { format: 'jpeg', width: 300, height: 600 },
  ]);
  await owner.download(`${address}?copy=light`, { Pictures: [sent(await aJpeg(2400, 1600))] });
  const light = press.printed.at(-1)?.pictures.photographs.get('own-0.jpg');
  expect(await sharp(light).metadata()).toMatchObject({ width: 1339, height: 893 });
});

test.each<[string, () => Promise<Buffer | string>]>([
  [
    'a PNG',
    async () =>
      sharp(await aJpeg(30, 20))
        .png()
        .toBuffer(),
  ],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'a truncated JPEG',
    async () =>
      (
        await sharp(await aJpeg(900, 600))
          .jpeg({ quality: 100 })
          .toBuffer()
      ).subarray(0, 900),
  ],
  ['a JPEG of more than 1 MB', async () => Buffer.concat([await aJpeg(30, 20), Buffer.alloc(1_000_000)])],
  ['a JPEG of more than 2400 pixels', () => aJpeg(20, 2401)],
  ['a text that is not Base64', async () => 'åäö'],
  ['an empty text', async () => ''],
])(
  'the server refuses to print a document with %s as a picture of the 3D model, and the response says which picture it refused',
  async (_, make) => {
    const before = press.printed.length;
    const answer = await send(sent(await aJpeg(30, 20)), sent(await make()));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'picture-refused', field: 'Pictures.1.Jpeg' }),
    ]);
    expect(press.printed).toHaveLength(before);
  },
);

test('an HTTP request can contain four pictures of the 3D model, each of 1 MB; the server refuses a fifth picture, and an HTTP body of eight such pictures', async () => {
  const padded = Buffer.concat([await aJpeg(30, 20), Buffer.alloc(999_000)]);
  const most = Array.from({ length: mostOwnPictures }, () => sent(padded));
  expect((await send(...most)).status).toBe(200);
  const small = sent(await aJpeg(30, 20));
  const fifth = await send(...Array.from({ length: mostOwnPictures + 1 }, () => small));
  expect([fifth.status, await fifth.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'malformed-body', field: 'Pictures' }),
  ]);
  expect((await send(...most, ...most)).status).toBe(413);
});

test('if a picture that the visitor took of the 3D model shows another house or other answers than the document, its caption says that the answers have changed since the picture was taken', async () => {
  const answers = [['plat'], ['tegel']].map(([key], at) => aGuideAnswer(111 + at, { dynamicImageKeys: [`plan.tak:${key}`] }));
  const section = aGuideSection(1, [aGuideQuestion(11, answers)], { dynamicImageCameras: [aCamera('drawing-front')] });
  const configuration = aConfiguration([section], { selections: { 11: 112 } });
  const compiled = compileModel(configuration);
  const opened = { configuration, compiled, visit: startVisit(compiled, configuration.selections).visit };
  const jpeg = (await aJpeg(30, 20)).toString('base64');
  const picture = { jpeg, words: 'Huset', caption: 'Huset', takenAt: Date.parse('2026-11-19T12:00:00Z'), house: 'sjovik' };
  const printed = async (plan: Parameters<typeof ownPictures>[1]['plan'], ...more: readonly (readonly string[])[]) => {
    const all = [
      { ...picture, answers: ['tegel'] },
      { ...picture, answers: ['plat'] },
      { ...picture, answers: ['tegel'], house: 'ekvik' },
      ...more.map((answers) => ({ ...picture, answers })),
    ];
    const { printed: shown } = await ownPictures(all, { plan, opened, sizes: sizesOf('light'), texts: createTexts() });
    return shown.map(({ note }) => note);
  };
  const outdated = 'Bilden visar huset som det var 19 november 2026. Sedan dess har valen ändrats.';
  const current = 'Bilden togs 19 november 2026.';
  const questions = { tak: ['plat', 'tegel'] };
  expect(await printed({ questions })).toEqual([current, outdated, outdated]);
  // A picture from inside also shows the chosen surfaces of rooms, here those of answers 111 and 112.
  const look = { pattern: 'plank', colour: '#b68b54' };
  const surfaces = [{ surface: 'livingFloor', question: 11, looks: { 111: look, 112: look } }] as const;
  expect(await printed({ questions, surfaces }, ['tegel', 'livingFloor:112'], ['tegel', 'livingFloor:111'])).toEqual([
    current,
    outdated,
    outdated,
    current,
    outdated,
  ]);
  // The builder has removed the 3D model of the house since the visitor took the pictures.
  expect(await printed(null)).toEqual([outdated, outdated, outdated]);
});
