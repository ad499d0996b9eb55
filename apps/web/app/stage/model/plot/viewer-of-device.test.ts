import { asAnswerId, asQuestionId } from '@gavel/core';
import { expect, test } from 'vitest';
import { modelAddress } from './model-address.ts';
import { sceneViewerLink, viewerOfDevice } from './viewer-of-device.ts';

test.each([
  {
    device: 'an iPhone',
    supportsAr: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    viewer: 'quickLook',
  },
  { device: 'Android', supportsAr: false, userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', viewer: 'sceneViewer' },
  { device: 'a computer', supportsAr: false, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', viewer: null },
])('viewerOfDevice returns $viewer for $device', ({ supportsAr, userAgent, viewer }) => {
  expect(viewerOfDevice({ supportsAr, userAgent })).toBe(viewer);
});

const selections = new Map([
  [asQuestionId(11), asAnswerId(111)],
  [asQuestionId(12), asAnswerId(122)],
]);

test('the address of a 3D model contains the house, the municipality and the chosen answers', () => {
  const house = { houseKey: 'sjovik', municipalityId: '1280', selections };
  expect(modelAddress(house, 'usdz')).toBe('/media/model/sjovik.usdz?municipality=1280&answers=111.122');
});

test('the link to Scene Viewer has an absolute address and does not let the visitor resize the house; without Scene Viewer it leads back to this page', () => {
  const file = 'https://hus.example/media/model/sjovik.glb?municipality=1280&answers=111.122';
  const link = sceneViewerLink(file, 'Sjövik', 'https://hus.example/configuration/new/3/3');
  const [address = '', intent = ''] = link.split('#Intent;');
  expect(address).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?/);
  const query = new URLSearchParams(address.slice(address.indexOf('?')));
  expect(Object.fromEntries(query)).toEqual({ file, mode: 'ar_preferred', resizable: 'false', title: 'Sjövik' });
  expect(intent.split(';')).toContain('scheme=https');
  expect(intent).toContain(`S.browser_fallback_url=${encodeURIComponent('https://hus.example/configuration/new/3/3')}`);
  expect(intent).toMatch(/;end;$/);
});
