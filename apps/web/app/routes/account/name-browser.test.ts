import { expect, test } from 'vitest';
import { nameBrowser } from './name-browser.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/604.1',
    'Safari',
    'iPhone',
  ],
])('nameBrowser names the browser and the operating system or device of user agent %s', (userAgent, browser, system) =>
  expect(nameBrowser(userAgent)).toEqual({ browser, system }),
);

test('nameBrowser returns null if the user agent names no known browser', () => expect(nameBrowser('curl/8.0')).toBeNull());
