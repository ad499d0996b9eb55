import { samplePatterns } from '@gavel/core';
import { expect, test } from 'vitest';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServerOf } from '../../../testing/a-server.ts';
import { somePictures } from '../../../testing/some-pictures.ts';

const paints = {
  'facade:falurod': { colour: '#8a2f2a', accent: null, pattern: 'lockpanel' },
  'facade:svart': { colour: '#222222', accent: null, pattern: 'lockpanel' },
  'worktop:ek': { colour: '#b08a5a', accent: null, pattern: 'bankskiva' },
} as const;
const { app } = aServerOf(aPublishedRange({ paints }), { pictures: somePictures() });

async function picture(path: string): Promise<string> {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
  const svg = await response.text();
  expect(svg).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  return svg;
}

test.each([
  '/media/drawn/house/sjovik.svg',
  '/media/drawn/house/sjovik.svg?view=back',
  '/media/drawn/elevation/sjovik.svg',
  '/media/drawn/plan/sjovik.svg',
  '/media/drawn/room/kitchen.svg?camera=left&worktop=ek',
  '/media/drawn/sample/lockpanel-8a2f2a.svg',
  '/media/drawn/sample/takpannor-3a3a38-6b6b66.svg',
  '/media/drawn/sample/dusch-bccbcd-232323.svg',
  '/media/drawn/sample/lucka-slat-bccbcd.svg',
  '/media/drawn/portrait/asa-lindqvist.svg',
  '/media/drawn/landscape/tallbacken-3.svg',
])('GET %s returns a drawing', async (path) => {
  await picture(path);
});

test.each(samplePatterns)('the server draws a swatch of the pattern %s', async (pattern) => {
  await picture(`/media/drawn/sample/${pattern}-8a2f2a-232323.svg`);
});

test('a portrait drawing shows the initials of the first and the last name', async () => {
  expect(await picture('/media/drawn/portrait/asa-lindqvist-ohman.svg')).toContain('>AO</text>');
});

test('the drawing of a house has the colours in its address; without colours in the address, it has the usual colours of the house', async () => {
  const own = await picture('/media/drawn/house/sjovik.svg');
  expect(await picture('/media/drawn/house/sjovik.svg?facade=falurod')).toBe(own);
  expect(await picture('/media/drawn/house/sjovik.svg?facade=svart')).not.toBe(own);
});

test('if the address of a drawing contains an unknown category, key or view, the server ignores it and returns the drawing as without it', async () => {
  const own = await picture('/media/drawn/house/sjovik.svg');
  for (const query of ['facade=rosa', 'hat=red', 'view=above', '__proto__=x', 'facade=%3Cscript%3E']) {
    expect(await picture(`/media/drawn/house/sjovik.svg?${query}`)).toBe(own);
  }
});

test('caches may store a drawing for a day, and a second HTTP request for an unchanged drawing gets 304', async () => {
  const first = await app.request('/media/drawn/house/sjovik.svg');
  expect(first.headers.get('Cache-Control')).toContain('max-age=86400');
  const again = await app.request('/media/drawn/house/sjovik.svg', {
    headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test.each([
  '/media/drawn/house/slottet.svg',
  '/media/drawn/house/sjovik.png',
  '/media/drawn/plan/slottet.svg',
  '/media/drawn/room/moon.svg',
  '/media/drawn/sample/guld-8a2f2a.svg',
  '/media/drawn/sample/lockpanel-red.svg',
  '/media/drawn/portrait/%3Cscript%3E.svg',
  '/media/drawn/landscape/..%2F..%2Fetc.svg',
  '/media/else.jpg',
])('GET %s returns status 404', async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'unknown-picture' });
});
