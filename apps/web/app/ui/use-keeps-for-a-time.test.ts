import { expect, test } from 'vitest';
import { keepsForATime } from './use-keeps-for-a-time.ts';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';
const agents: readonly (readonly [browser: string, userAgent: string, keepsForATime: boolean])[] = [
  ['Safari on a Mac', `${MAC}/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, true],
  ['Safari on an iPhone', `${IOS} Version/18.5 Mobile/15E148 Safari/604.1`, true],
  ['Chrome on an iPhone', `${IOS} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`, true],
  ['Firefox on an iPhone', `${IOS} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, true],
  ['the browser in an app on an iPhone', `${IOS} Mobile/15E148 [FBAN/FBIOS]`, true],
  ['Chrome on a Mac', `${MAC}/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36`, false],
  ['Chromium without a screen', `${MAC}/537.36 (KHTML, like Gecko) HeadlessChrome/137.0.0.0 Safari/537.36`, false],
  ['Edge', `${MAC}/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0`, false],
  ['Firefox', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:139.0) Gecko/20100101 Firefox/139.0', false],
];

test.each(agents)(
  'keepsForATime returns whether this browser deletes stored data after some time: %s',
  (_, userAgent, expected) => {
    expect(keepsForATime(userAgent, false)).toBe(expected);
    expect(keepsForATime(userAgent, true), 'an application on the home screen keeps everything').toBe(false);
  },
);
