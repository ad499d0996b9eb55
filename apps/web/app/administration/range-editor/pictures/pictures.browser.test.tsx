import {
  type DeskPicture,
  type DraftChange,
  droppedPictureBody,
  type PictureCell,
  type RangePictures,
  rangeDeskBody,
  rangePicturesBody,
} from '@gavel/contract/staff';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { aRangeServer, NOW, type RangeServer } from '../../../../testing/a-range-server.ts';
import { findAxeViolations } from '../../../../testing/find-axe-violations.ts';
import { intercept } from '../../../../testing/intercept.ts';
import { button } from '../../../../testing/look.ts';
import { openApp } from '../../../../testing/open-app.tsx';

const UPLOAD = 'ab'.repeat(32);
const size = { width: 60, height: 42 };
const aFile = (path: string, own: Partial<DeskPicture> = {}): DeskPicture => {
  return { path, kind: 'layer', name: '', ...size, isThere: true, upload: null, ...own };
};
const aCell = (state: PictureCell['state'], ...files: DeskPicture[]): PictureCell => {
  return { state, files, shown: files.filter(({ isThere }) => isThere).map(({ path }) => path), box: null };
};
const missing = aFile('exterior/villa/back/facade/gul.webp', { isThere: false });
const sample = aFile('palette/gul.webp', { kind: 'sample', width: 480, height: 480, isThere: false });
const colour = {
  question: 'kulor',
  questionTitle: 'Fasadkulör',
  reason: '',
  sample: null,
  drawnSample: 'data:image/svg+xml,%3Csvg/%3E',
};
const pictures: RangePictures = {
  draftTag: '2-0',
  address: '',
  changed: [],
  houses: [
    { key: 'villa', title: 'Sjövik', missing: 1 },
    { key: 'garage', title: 'Garage', missing: 2 },
  ],
  chapters: [{ key: 'fasad', title: 'Fasad', missing: 1 }],
  house: 'villa',
  chapter: 'fasad',
  cameras: [
    { id: 'exterior/villa/front', title: 'Entré', room: '', ...size },
    { id: 'exterior/villa/back', title: 'Trädgård', room: '', ...size },
  ],
  rows: [
    {
      ...colour,
      key: 'rod',
      title: 'Röd',
      cells: [aCell('there', aFile('exterior/villa/front/rod.webp')), aCell('base')],
    },
    { ...colour, key: 'gul', title: 'Gul', sample, cells: [aCell('hidden'), aCell('missing', missing)] },
    {
      ...colour,
      key: 'yta',
      title: 'Finsågad',
      reason: 'Ytan syns först på nära håll',
      cells: [
        aCell('none'),
        aCell('there', aFile('exterior/villa/back/a.webp', { name: 'Lockpanel' }), aFile('exterior/villa/back/b.webp')),
      ],
    },
  ],
  singles: [],
};
const change: DraftChange = {
  id: 7,
  at: NOW,
  by: 'Anna Ek',
  file: `pictures/${missing.path}`,
  title: 'Fasadkulör: Gul',
  when: '',
  units: [],
  isStale: false,
  prices: [],
  value: null,
  picture: { path: missing.path, kind: 'layer', where: 'Sjövik, Trädgård', before: null, upload: UPLOAD },
};

let server: RangeServer;
let shown: RangePictures;
let asked: string[];
let sent: { Path: string; Read: string | null; File: string }[];
let refusal: { readonly code: string; readonly status: number } | null;

beforeEach(async () => {
  server = await aRangeServer({ parts: [], municipalities: [] });
  [shown, asked, sent, refusal] = [pictures, [], [], null];
  intercept(/^\/api\/admin\/range\/pictures$/, (_, { method, body }, search) => {
    if (method !== 'POST') {
      asked.push(`${search.get('house')} ${search.get('chapter')}`);
      return Response.json(z.encode(rangePicturesBody, shown));
    }
    const dropped = JSON.parse(String(body));
    droppedPictureBody.parse(dropped);
    sent.push(dropped);
    if (refusal) return Response.json({ type: 'about:blank', title: '', requestId: 'x', ...refusal }, { status: refusal.status });
    server.desk = { ...server.desk, draftTag: '2-1', changes: [change] };
    const filled = { ...missing, isThere: true, upload: UPLOAD };
    const rows = pictures.rows.map((row) =>
      row.key === 'gul' ? { ...row, cells: [aCell('hidden'), aCell('there', filled)] } : row,
    );
    shown = { ...pictures, draftTag: '2-1', changed: [missing.path], rows };
    return Response.json(z.encode(rangeDeskBody, server.desk));
  });
});

const main = page.getByRole('main');
const cell = (name: string | RegExp) => page.getByRole('gridcell', { name });
const aPng = (name = 'gul.png') => new File([new Uint8Array([1, 2, 3])], name, { type: 'image/png' });

/** Drops a file from outside the browser onto an element. */
function drop(target: Element, file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

test.each([390, 1024, 1440])(
  'in a window %i px wide the page counts the missing pictures, an open cell explains why its picture is missing, and axe finds no violations',
  async (width) => {
    await page.viewport(width, 900);
    await openApp('/admin/sortiment/bilder');
    await expect.element(main).toMatchTextContent(/1 bild saknas i Sjövik\.\s*I de andra husen saknas 2 bilder\./);
    await expect.element(cell('Röd, Trädgård: Syns i grundbilden')).toBeVisible();
    expect(await findAxeViolations(main)).toEqual([]);
    await cell('Gul, Trädgård: Saknas').click();
    await expect.element(page.getByText('Kameran visar det här, men svaret har ingen bild.', { exact: false })).toBeVisible();
    expect(await findAxeViolations(main)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('a file dropped onto a cell without a picture is added to the draft, and the cell is marked as new', async () => {
  await openApp('/admin/sortiment/bilder');
  await cell('Gul, Trädgård: Saknas').click();
  await expect.element(page.getByText('Lägg till bild')).toBeVisible();
  drop(await cell('Gul, Trädgård: Saknas').findElement(), aPng());
  await expect.element(cell('Gul, Trädgård: Bild finns, Ny')).toBeVisible();
  await expect.element(page.getByText('Byt bild')).toBeVisible();
  await expect.element(page.getByText('Bilden är med i utkastet.', { exact: false })).toBeVisible();
  expect(sent).toEqual([{ Path: missing.path, Read: null, File: 'AQID' }]);
  expect(asked.at(-1)).toBe('villa fasad');
  await expect.element(button('Ta tillbaka')).toBeVisible();
});

test('if a user replaces a new picture before the page has loaded it, the second save causes no conflict with the user’s own first picture', async () => {
  await openApp('/admin/sortiment/bilder');
  await expect.element(cell('Gul, Trädgård: Saknas')).toBeVisible();
  const held = Promise.withResolvers<void>();
  intercept(/^\/api\/admin\/range\/pictures$/, async (ask, { method }) => {
    if (method !== 'POST') await held.promise;
    return ask();
  });
  drop(await cell('Gul, Trädgård: Saknas').findElement(), aPng());
  await expect.element(page.getByText('Bilden är med i utkastet.', { exact: false })).toBeVisible();
  drop(await cell('Gul, Trädgård: Saknas').findElement(), aPng('gulare.png'));
  await expect.poll(() => sent.map(({ Read }) => Read)).toEqual([null, UPLOAD]);
  held.resolve();
});

test('a file dropped onto an answer with several layers is not sent; the user has to choose a file for one of the layers', async () => {
  await openApp('/admin/sortiment/bilder');
  drop(await cell('Finsågad, Trädgård: Bild finns').findElement(), aPng());
  await expect.element(page.getByRole('heading', { name: '2 lager visar svaret' })).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.upload(page.getByLabelText('Byt bild: Tillsammans med Lockpanel'), aPng());
  await expect.poll(() => sent.map(({ Path }) => Path)).toEqual(['exterior/villa/back/a.webp']);
});

test.each([
  ['picture-broken', 400, 'Filen gick inte att läsa. Använd en hel bild i WebP, PNG eller JPEG.'],
  ['picture-size', 400, 'Bilden ska vara exakt 60 × 42 pixlar.'],
  ['picture-opaque', 400, 'Ett lager är genomskinligt runt det som det visar.'],
  ['range-conflict', 412, 'Någon annan har just bytt bilden.'],
])(
  'if the server refuses a file with the code %s, the page explains the reason beside the picture',
  async (code, status, words) => {
    refusal = { code, status };
    await openApp('/admin/sortiment/bilder');
    drop(await cell('Gul, Trädgård: Saknas').findElement(), aPng());
    await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  },
);

test('a file of more than 6 MB is not sent', async () => {
  await openApp('/admin/sortiment/bilder');
  drop(await cell('Gul, Trädgård: Saknas').findElement(), new File([new Uint8Array(6_000_001)], 'stor.png'));
  await expect.element(page.getByText('högst 6 MB', { exact: false })).toBeVisible();
  expect(sent).toEqual([]);
});

test('arrow keys move the focus between cells, and Enter opens a cell', async () => {
  await openApp('/admin/sortiment/bilder');
  await cell('Röd, Prov: Ritat prov').click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Finsågad' })).toBeVisible();
  await expect.element(cell('Finsågad, Trädgård: Bild finns')).toHaveFocus();
});

test('the filter shows only answers that lack a picture', async () => {
  await openApp('/admin/sortiment/bilder');
  await expect.element(main).toMatchTextContent(/3 svar/);
  await page.getByLabelText('Bara det som saknas').click();
  await expect.element(main).toMatchTextContent(/1 svar/);
  await expect.element(cell('Gul, Trädgård: Saknas')).toBeVisible();
});

test('when the user chooses another house, the page loads the pictures of this house; when the user chooses ‘Bilder utan kamera’ (pictures without a camera), the page loads those pictures', async () => {
  await openApp('/admin/sortiment/bilder');
  await expect.element(main).toMatchTextContent(/3 svar/);
  shown = { ...pictures, house: 'garage' };
  await page.getByRole('combobox', { name: 'Hus' }).selectOptions('Garage (2 saknas)');
  await expect.poll(() => asked.at(-1)).toBe('garage fasad');
  await expect.element(page.getByRole('combobox', { name: 'Hus' })).toHaveValue('garage');
  const card = aFile('houses/garage/card.webp', { kind: 'card', name: 'Garage', isThere: false });
  shown = { ...pictures, house: 'garage', chapter: '', rows: [], cameras: [], singles: [card] };
  await page.getByRole('combobox', { name: 'Avsnitt' }).selectOptions('Bilder utan kamera');
  await expect.poll(() => asked.at(-1)).toBe('garage -');
  await expect
    .element(page.getByRole('region', { name: 'Garage' }))
    .toMatchTextContent(/Ritas i stället\s*Omslag\s*Minst 60 × 42/);
});

test('the list of changes shows a changed picture with a thumbnail, and the user can undo the change', async () => {
  server.desk = { ...server.desk, changes: [change] };
  await openApp('/admin/sortiment/andringar');
  await expect.element(main).toMatchTextContent(/Fasadkulör: Gul\s*Sjövik, Trädgård\s*Ny bild/);
  expect(document.querySelector('.picture-pair img')?.getAttribute('src')).toBe(`/api/admin/range/uploads/${UPLOAD}`);
  intercept(/^\/api\/admin\/range\/changes\/7\/removal$/, () => {
    server.desk = { ...server.desk, changes: [] };
    return Response.json(z.encode(rangeDeskBody, server.desk));
  });
  await button('Ta tillbaka ändringen av Fasadkulör: Gul').click();
  await expect.element(main).toMatchTextContent(/Utkastet har inga ändringar\./);
});
