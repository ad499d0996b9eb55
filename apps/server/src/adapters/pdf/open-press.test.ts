import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aPrintedDocument, somePrintedPictures } from '../../testing/a-printed-document.ts';
import { layOutGallery } from './lay-out-gallery.ts';
import { openPress, type PressSettings } from './open-press.ts';
import { type Press, PressClosedError, PressError, PressFullError } from './press.ts';

const logger = pino({ level: 'silent' });
let folder: string;
let press: Press | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gavel-press-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => {
  press?.close();
});

function aPressOf(settings: Partial<PressSettings> = {}): Press {
  press = openPress({ logger, ...settings });
  return press;
}

/** Writes a program that runs the given code for every job, instead of typesetting. */
async function programThat(body: string): Promise<URL> {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  await writeFile(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
const made = (text) => process.send({ kind: 'made', bytes: Buffer.from(text), memoryBytes: 0 });
process.on('message', async (job) => { ${body} });`,
  );
  return pathToFileURL(file);
}

const print = (own: Press, parts: Parameters<typeof aPrintedDocument>[0] = {}) =>
  own.print(async () => ({ document: aPrintedDocument(parts), pictures: somePrintedPictures }));
const written = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function textOf(bytes: Uint8Array): Promise<string> {
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
}

test('a document is a tagged PDF/UA-1 in Swedish with its title, and markup in texts that people wrote is printed as text', async () => {
  const name = '*Villa* #panic("x") $1$ \\ <b> @ref _å_';
  const bytes = await print(aPressOf(), { footer: { left: name, date: '2026-11-20' } });
  const pdf = await getDocumentProxy(bytes.slice());
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Sjövik', Language: 'sv-SE' });
  expect(metadata?.get('pdfuaid:part')).toBe('1');
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect(await textOf(bytes)).toContain(name);
});

test('a gallery takes as many pages as its layout has and shows all pictures, and the builder’s terms are printed completely, however long they are', async () => {
  const own = aPressOf();
  const pagesOf = async (parts: Parameters<typeof aPrintedDocument>[0]) => {
    const pdf = await getDocumentProxy((await print(own, parts)).slice());
    return { count: pdf.numPages, text: (await extractText(pdf, { mergePages: true })).text };
  };
  const { count } = await pagesOf({});
  for (const number of [1, 2, 3, 4, 5, 6, 7, 15]) {
    const titles = Array.from({ length: number }, (_, at) => `Rum ${at + 1}`);
    const pictures = titles.map((title) => ({ title, picture: { file: 'logo.svg', alt: title } }));
    const layout = layOutGallery(number);
    const rows = layout.map((page) => page.map((row) => ({ ...row, pictures: pictures.splice(0, row.count) })));
    const pages = await pagesOf({ gallery: { heading: 'Bilder', lead: '', pages: rows } });
    expect(pages.count, `${number} pictures`).toBe(count + layout.length);
    for (const title of titles) expect(pages.text).toContain(title);
  }
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, runs: [{ text, strong: false }] });
  const blocks = Array.from({ length: 120 }, (_, at) => paragraph(`Villkor nummer ${at + 1} i listan.`));
  const long = await pagesOf({ terms: { heading: 'Villkor', blocks } });
  expect(long.count).toBeGreaterThan(count + 1);
  expect(long.text.match(/Villkor nummer/g)).toHaveLength(120);
});

test('a picture that is shown twice is stored once in the PDF', async () => {
  const photograph = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a2f2a' } })
    .jpeg()
    .toBuffer();
  const shown = { title: 'Kök', picture: { file: 'kitchen.jpeg', alt: 'Kök' } };
  const { cover, gallery } = aPrintedDocument();
  const document = aPrintedDocument({
    cover: { ...cover, picture: shown.picture },
    gallery: { ...gallery, pages: [[{ width: 82, height: 50, pictures: [shown, shown] }]] },
  });
  const { drawings } = somePrintedPictures;
  const pictures = { drawings, photographs: new Map([['kitchen.jpeg', photograph]]) };
  const bytes = await aPressOf().print(async () => ({ document, pictures }));
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/DCTDecode/g),
  ).toHaveLength(1);
});

test('emoji are printed, a symbol replaces each word that no font supports, and the title in the PDF’s metadata stays unchanged', async () => {
  const name = 'Huset 👨‍👩‍👧 🇸🇪 ❤️ 王小明, (Ek) \u{f0f0f}\u{10fffd} vid Ån';
  const bytes = await print(aPressOf(), { title: name, footer: { left: name, date: '' } });
  expect(await textOf(bytes.slice())).toContain('Huset 👨👩👧 SE ❤ ◻, (Ek) ◻ vid Ån');
  const { info } = await (await getDocumentProxy(bytes)).getMetadata();
  expect(info).toMatchObject({ Title: name });
});

test('the press rejects a document with a broken picture, and makes the next document', async () => {
  const own = aPressOf();
  const { drawings, photographs } = somePrintedPictures;
  for (const broken of [
    { drawings: new Map([...drawings, ['logo.svg', Buffer.from('<svg')] as const]), photographs },
    { drawings, photographs: new Map([['roof.jpeg', Buffer.from('<html>')]]) },
  ]) {
    await expect(own.print(async () => ({ document: aPrintedDocument(), pictures: broken }))).rejects.toThrow(PressError);
  }
  expect(written(await print(own))).toMatch(/^%PDF-/);
});

test('when the process that makes a document is killed, the press makes the document again in another process', async () => {
  const mark = JSON.stringify(join(folder, 'killed-once'));
  const program = await programThat(
    `if (existsSync(${mark})) return made('made'); writeFileSync(${mark}, ''); process.kill(process.pid, 'SIGKILL');`,
  );
  expect(written(await print(aPressOf({ program })))).toBe('made');
});

test('the press rejects a document if the process is killed at each attempt to make it', async () => {
  const program = await programThat(`process.kill(process.pid, 'SIGKILL');`);
  await expect(print(aPressOf({ program }))).rejects.toThrow(PressError);
});

test.each([
  ['takes too long', 'if (job.document.title === "slow") return; made("made")', { timeMs: 3000 }],
  [
    'takes too much memory',
    'if (job.document.title !== "slow") return made("made"); globalThis.kept = Buffer.alloc(400_000_000, 1);',
    { memoryBytes: 300_000_000 },
  ],
])('a document that %s fails, and the press makes the next document', async (_, body, limits) => {
  const own = aPressOf({ program: await programThat(body), limits });
  await expect(print(own, { title: 'slow' })).rejects.toThrow(PressError);
  // On a busy machine the replacement process may start too slowly for the time limit of this test, so try again.
  await expect.poll(() => print(own).then(written, () => 'given up')).toBe('made');
});

test('if too many documents wait, the press refuses the next document and does not prepare the content of that document', async () => {
  const program = await programThat('');
  const own = aPressOf({ program, longest: 1 });
  const waiting = [print(own), own.print(() => new Promise(() => undefined))];
  const prepare = vi.fn();
  await expect(own.print(prepare)).rejects.toThrow(PressFullError);
  expect(prepare).not.toHaveBeenCalled();
  own.close();
  await expect(waiting[0]).rejects.toThrow(PressClosedError);
});

test('if the preparation of a document fails, its place in the queue becomes free for the next document', async () => {
  const own = aPressOf({ program: await programThat('made("made")'), longest: 0 });
  await expect(own.print(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
  expect(written(await print(own))).toBe('made');
});

test('when the press closes, it rejects running, waiting and new documents with `PressClosedError`', async () => {
  const begun = join(folder, 'begun');
  const own = aPressOf({ program: await programThat(`writeFileSync(${JSON.stringify(begun)}, '');`) });
  const documents = [print(own), print(own)];
  await expect.poll(() => existsSync(begun)).toBe(true);
  own.close();
  const ends = await Promise.allSettled([...documents, print(own)]);
  expect(ends).toEqual(ends.map(() => ({ status: 'rejected', reason: expect.any(PressClosedError) })));
  expect(ends).toHaveLength(3);
});

test('the press replaces a process that has made the configured number of documents', async () => {
  const own = aPressOf({ program: await programThat('made(String(process.pid))'), limits: { documents: 2 } });
  const pids = [written(await print(own)), written(await print(own)), written(await print(own))];
  expect(pids[1]).toBe(pids[0]);
  expect(pids[2]).not.toBe(pids[0]);
});
