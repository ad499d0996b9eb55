import { afterEach, expect, test, vi } from 'vitest';
import { readMarketing } from './marketing.ts';

const SITE = 'https://hus.example';
const nothing = { utmSource: '', utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '', gclid: '', referrer: '' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns what a page knows if the browser has loaded it from `address` and came from the page `referrer`. */
function read(address: string, referrer = '') {
  const entry = { name: `${SITE}${address}`, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  // The visitor has opened another address of this page since then, without a reload.
  vi.stubGlobal('location', { href: `${SITE}/configuration/new/3/1`, origin: SITE });
  vi.stubGlobal('document', { referrer });
  return readMarketing();
}

test('readMarketing returns the advertisement parameters of the address that the browser has loaded, and the referrer of that page', () => {
  expect(read('/house?utm_source=brev&utm_medium=epost&gclid=x1', 'https://sok.example/')).toEqual({
    ...nothing,
    utmSource: 'brev',
    utmMedium: 'epost',
    gclid: 'x1',
    referrer: 'https://sok.example/',
  });
  expect(read('/house')).toEqual(nothing);
});

test('if the visitor pressed a link before the scripts had begun, readMarketing returns the advertisement parameters of the page that contained the link', () => {
  expect(read('/municipality?h=1', `${SITE}/?utm_source=brev&utm_campaign=host`)).toEqual({
    ...nothing,
    utmSource: 'brev',
    utmCampaign: 'host',
  });
  expect(read('/house?utm_source=annons', `${SITE}/?utm_source=brev&utm_campaign=host`)).toEqual({
    ...nothing,
    utmSource: 'annons',
  });
  expect(read('/house', 'https://sok.example/?utm_source=sok')).toEqual({
    ...nothing,
    referrer: 'https://sok.example/?utm_source=sok',
  });
});
