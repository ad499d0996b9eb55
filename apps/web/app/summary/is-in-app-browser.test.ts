import { expect, test } from 'vitest';
import { isInAppBrowser } from './is-in-app-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36';

test.each([
  [`${IPHONE} Mobile/22B83 Instagram 356.0.0.29.92`],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.46.93]`],
  [`${IPHONE} Mobile/15E148`],
  [`${IPHONE} GSA/341.0 Mobile/15E148 Safari/604.1`],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) ${ANDROID}`],
])('isInAppBrowser returns true for %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

test.each([
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  [`${IPHONE} CriOS/131.0 Mobile/15E148 Safari/604.1`],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
])('isInAppBrowser returns false for %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
