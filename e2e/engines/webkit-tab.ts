import type { Key, Tab } from './engine.ts';
import { WebDriverError, type WebDriverSession } from './web-driver.ts';

/** Code points of keys without a character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Backspace: '\uE003',
};

/** @param handle the handle of the tab; each command first switches to that tab */
export function tabOf(session: WebDriverSession, handle: string): Tab {
  const here = () => session.post('/window', { handle });
  const run = (script: string) => session.post('/execute/sync', { script, args: [] });
  const pressAll = async (keys: readonly string[]) => {
    await here();
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await session.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    async goto(address) {
      await here();
      await loaded(session.post('/url', { url: address }));
    },
    async back() {
      await here();
      await loaded(session.post('/back'));
    },
    async reload() {
      await here();
      await loaded(session.post('/refresh'));
    },
    async resize({ width, height }) {
      await here();
      const frame = (await run('return [outerWidth - innerWidth, outerHeight - innerHeight]')) as readonly [number, number];
      await session.post('/window/rect', { width: width + frame[0], height: height + frame[1] });
    },
    async evaluate(expression) {
      await here();
      return run(`return (${expression})`);
    },
    async clickAt(x, y) {
      await here();
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await session.post('/actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    type: (text) => pressAll([...text]),
    press: (key) => pressAll([KEYS[key]]),
    async screenshot() {
      await here();
      return Buffer.from(String(await session.get('/screenshot')), 'base64');
    },
    async close() {
      await here();
      await session.delete('/window');
    },
  };
}

/**
 * Waits until a page has loaded. Ignores a timeout of the driver, because on a busy machine the driver may miss that the page has loaded.
 * The test itself waits for elements of the page.
 */
async function loaded(navigation: Promise<unknown>): Promise<void> {
  try {
    await navigation;
  } catch (error) {
    if (!(error instanceof WebDriverError) || error.code !== 'timeout') throw error;
  }
}
