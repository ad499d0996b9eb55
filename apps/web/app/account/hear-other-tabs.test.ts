import { afterEach, expect, test, vi } from 'vitest';
import { hearOtherTabs } from './hear-other-tabs.ts';

afterEach(() => vi.unstubAllGlobals());

test('if the browser refuses to open a channel to other tabs, the page works without this channel', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  const hear = vi.fn();
  const stop = hearOtherTabs('1012', hear);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(hear).toHaveBeenCalledOnce();
  expect(stop).not.toThrow();
});
