import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aHouse, aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now } from '../../../testing/a-server.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { storeRange } from '../../range/store-range.ts';

let connection: Connection;
let ask: (path: string) => Promise<Response>;
beforeEach(async () => {
  connection = await openDatabase();
  const range = aPublishedRange({ houses: [aHouse(1, 'Strandhus')] });
  await storeRange(connection.db, range, new Date(now));
  const { app } = aServer(connection.db, { baseUrl: 'https://hus.example.se' });
  ask = async (path) => app.request(`https://hus.example.se${path}`, { headers: { host: 'hus.example.se' } });
});
afterEach(() => connection.close());

test('robots.txt allows all pages and contains the address of the site map', async () => {
  const answer = await ask('/robots.txt');
  expect(await answer.text()).toBe('User-agent: *\nDisallow:\n\nSitemap: https://hus.example.se/sitemap.xml\n');
});

test('the site map lists the pages of the site, and the page of each house with the day of the last change of the house', async () => {
  const answer = await ask('/sitemap.xml');
  expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const text = await answer.text();
  for (const page of ['/', '/house', '/help', '/accessibility'])
    expect(text).toContain(`<url><loc>https://hus.example.se${page}</loc></url>`);
  expect(text).toMatch(/<loc>https:\/\/hus\.example\.se\/houses\/[^<]+<\/loc><lastmod>2026-11-20<\/lastmod>/);
  expect(text).not.toContain('/admin');
});

test('the web manifest makes the site an installable application with the builder’s name, colour and icons', async () => {
  const answer = await ask('/manifest.webmanifest');
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(await answer.text());
  expect(manifest).toMatchObject({
    name: aPublishedRange().brand.name,
    start_url: '/',
    display: 'standalone',
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
  });
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(Buffer.from(await (await ask(src)).arrayBuffer())).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  }
});

test('the icon for home screens has no transparent pixels, and the .ico file for old browsers contains PNGs', async () => {
  const touch = sharp(Buffer.from(await (await ask('/apple-touch-icon.png')).arrayBuffer()));
  expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await touch.stats()).isOpaque).toBe(true);
  const ico = Buffer.from(await (await ask('/favicon.ico')).arrayBuffer());
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  const [size, bytes, offset] = [ico.readUInt8(22), ico.readUInt32LE(30), ico.readUInt32LE(34)];
  expect(await sharp(ico.subarray(offset, offset + bytes)).metadata()).toMatchObject({ format: 'png', width: size });
});

test('if the web manifest lists no icon of a certain size, the address of an icon of this size returns 404', async () => {
  expect((await ask('/icons/any-100.png')).status).toBe(404);
});
