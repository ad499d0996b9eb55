import { kr } from '@gavel/core';
import { pino } from 'pino';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { openPress } from '../../../adapters/pdf/open-press.ts';
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts';
import { aMember } from '../../../testing/a-member.ts';
import { aCampaign, aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now } from '../../../testing/a-server.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { askPoppler, withoutPoppler } from '../../../testing/poppler.ts';
import { storeRange } from '../../range/store-range.ts';

/** What the server prints for a house with a campaign, a plot and other costs (`said`), and the resulting PDF (`printed`). */
let said: PrintedDocument;
let printed: Uint8Array;

beforeAll(async () => {
  const connection = await openDatabase();
  const press = openPress({ logger: pino({ level: 'silent' }) });
  const documents: PrintedDocument[] = [];
  try {
    const range = aPublishedRange();
    const [first, ...others] = range.houses;
    if (!first) return expect.fail();
    const campaigns = [aCampaign(5, { discount: { kind: 'fixed', amount: kr(40_000) }, validTo: '2026-11-30' })];
    const houses = [{ ...first, webConfiguration: { ...first.webConfiguration, campaigns } }, ...others];
    const otherCosts = [{ title: 'Markarbeten', from: kr(150_000), to: kr(450_000), source: 'Egna projekt' }];
    await storeRange(connection.db, { ...range, houses, brand: { ...range.brand, otherCosts } }, new Date(now));
    const server = aServer(connection.db, {
      baseUrl: 'https://provhus.example',
      press: {
        ...press,
        print: (prepare) =>
          press.print(async () => {
            const job = await prepare();
            if (!('template' in job.document)) documents.push(job.document);
            return job;
          }),
      },
    });
    const owner = await aMember(server);
    const house = {
      HouseId: 1,
      MunicipalityId: '2480',
      WebConfigurationId: 10,
      Name: 'Villa Ek \u{f0f0f} \u{10fffd}', // characters for private use, which no font has
      Answers: { 11: 112, 12: 122 },
      PlotIds: [2],
    };
    const { body } = await owner.post('/api/guidemodel/', house);
    const answer = await owner.download(`/api/guidemodel/document/${(body as { data: string }).data}`);
    printed = new Uint8Array(await answer.arrayBuffer());
    said = documents[0] ?? expect.fail();
  } finally {
    press.close();
    await connection.close();
  }
});

interface Tag {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly Tag[];
}

/** Returns all tags (elements of the document's structure) of the PDF in reading order. */
async function tagsOf(pdf: Uint8Array): Promise<readonly Tag[]> {
  const read = await getDocumentProxy(pdf.slice());
  const within = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(within)];
  const pages = Array.from({ length: read.numPages }, async (_, at) => {
    const page = await read.getPage(at + 1);
    return within((await page.getStructTree()) as unknown as Tag);
  });
  return (await Promise.all(pages)).flat();
}

test('in the PDF, each picture has an alternative text, no heading level is skipped, and each table has header cells', async () => {
  const tags = await tagsOf(printed);
  const pictures = tags.filter(({ role }) => role === 'Figure');
  // The three pictures are the façade, the floor plan and the QR code.
  expect(pictures).toHaveLength(3);
  for (const { alt } of pictures) expect(alt).toMatch(/\S/);

  const levels = tags.flatMap(({ role }) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number);
  expect(levels[0]).toBe(1);
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);

  const tables = tags.filter(({ role }) => role === 'Table');
  const withRows = said.choices.sections.filter(({ rows }) => rows.length > 0);
  // Each section with rows has a table. Three more tables list the price, the plots and the whole project.
  expect(tables).toHaveLength(withRows.length + 3);
  for (const { children } of tables) {
    const rows = children.flatMap(({ children: parts }) => parts);
    const [names = [], ...others] = rows.map(({ children: cells }) => cells.map(({ role }) => role));
    expect(new Set(names)).toEqual(new Set(['TH']));
    for (const cells of others) expect(cells).toEqual(names.map(() => 'TD'));
  }
});

test('the PDF reader Poppler finds the tags, the title and the embedded fonts of the PDF', async ({ skip }) => {
  const [info, fonts] = await Promise.all([askPoppler('pdfinfo', printed), askPoppler('pdffonts', printed)]);
  if (info === null || fonts === null) return skip(withoutPoppler());
  expect(info).toMatch(/^Title: +Sjövik, Villa Ek .+ – sammanställning från Provhus$/m);
  expect(info).toMatch(/^Tagged: +yes$/m);
  expect(info).toMatch(/^Page size: .*A4/m);
  const [, , ...faces] = fonts.trimEnd().split('\n');
  expect(faces.map((face) => face.split(' ')[0]).join()).toMatch(/Newsreader.*SchibstedGrotesk|SchibstedGrotesk.*Newsreader/);
  // Each font is embedded and maps each glyph to its character, so that the text can be searched and copied.
  for (const face of faces) expect(face).toMatch(/ yes +yes +yes +\d+ +\d+$/);
});

test('the PDF reader Poppler returns the text of the PDF in the order in which people read it: each row with its price, each total, the plots and the column headers', async ({
  skip,
}) => {
  const structure = await askPoppler('pdfinfo', printed, ['-struct-text']);
  if (structure === null) return skip(withoutPoppler());
  expect(structure.match(/^ *TH\b/gm)?.length).toBe(structure.match(/\/Scope \/Column/g)?.length);
  const spoken = [...structure.matchAll(/^ *"(.*)"$/gm)].map(([, words = '']) => words.replaceAll('\u00a0', ' ').trim());
  const read = spoken.filter(Boolean).join(' ').replace(/\s+/g, ' ');
  // No font contains the last two characters of the name, so the symbol ◻ replaces each of them. Poppler adds a space where the font
  // changes, for example before the comma here.
  expect(read).toContain('Villa Ek ◻ ◻ , Umeå');
  const { cover, drawings, choices, price, terms, again } = said;
  const expected = [
    cover.title,
    cover.price.label,
    cover.price.amount,
    drawings.heading,
    choices.heading,
    ...choices.sections.flatMap(({ title, sum, rows }) => [
      title,
      sum,
      ...rows.flatMap(({ question, answer, price: amount }) => [question, answer, amount]),
    ]),
    price.heading,
    ...price.rows.flatMap(({ label, amount }) => [label, amount]),
    price.total.label,
    price.total.amount,
    ...price.notes,
    ...(price.plots ?? expect.fail()).rows.flat(),
    ...(price.project ?? expect.fail()).rows.flat(),
    ...(price.project ?? expect.fail()).total,
    terms.heading,
    again.shown,
  ].map((words) => words.replaceAll('\u00a0', ' '));
  let from = 0;
  for (const words of expected) {
    const at = read.indexOf(words, from);
    expect(at, `'${words}' after '${read.slice(Math.max(0, from - 40), from)}'`).toBeGreaterThanOrEqual(from);
    from = at + words.length;
  }
});
