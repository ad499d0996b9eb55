import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReachability } from './create-reachability.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns a simulated page whose server responds, refuses the connection or never responds. */
function aPage(network: 'answers' | 'refuses' | 'hangs' = 'answers') {
  const page = { network, isOnline: true, probes: 0 };
  const events = new EventTarget();
  const reachability = createReachability({
    probe() {
      page.probes += 1;
      if (page.network === 'hangs') return new Promise(() => undefined);
      return page.network === 'answers' ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'));
    },
    isOnline: () => page.isOnline,
    window: {
      addEventListener: events.addEventListener.bind(events),
      setTimeout: (act: () => void, ms: number) => Number(setTimeout(act, ms)),
      setInterval: (act: () => void, ms: number) => Number(setInterval(act, ms)),
      clearInterval: (id: number) => clearInterval(id),
    } as Window,
  });
  const returns: number[] = [];
  reachability.onReturn(() => returns.push(Date.now()));
  const emit = (type: string) => events.dispatchEvent(new Event(type));
  return { page, reachability, returns, emit, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test('after a single failed request the page sends a probe; if the probe succeeds, the server still counts as reachable', async () => {
  const { page, reachability, returns, pass } = aPage('answers');
  reachability.unanswered();
  await pass(10_000);
  expect(reachability.isReachable()).toBe(true);
  expect(page.probes).toBe(1);
  expect(returns).toEqual([]);
});

test('after a failed probe the server counts as unreachable until the next response', async () => {
  const { page, reachability, returns, pass } = aPage('refuses');
  const changes = vi.fn();
  reachability.subscribe(changes);
  reachability.unanswered();
  await pass(0);
  expect(reachability.isReachable()).toBe(false);
  await pass(60_000);
  expect(returns).toEqual([]);
  page.network = 'answers';
  await pass(3000);
  expect(reachability.isReachable()).toBe(true);
  expect(returns).toHaveLength(1);
  expect(changes).toHaveBeenCalledTimes(2);
  const { probes } = page;
  await pass(60_000);
  expect(page.probes, 'nothing is asked while the server answers').toBe(probes);
});

test('if a request fails and the probe gets no response, the server counts as unreachable within three seconds', async () => {
  const { reachability, pass } = aPage('hangs');
  reachability.unanswered();
  await pass(2000);
  expect(reachability.isReachable()).toBe(true);
  await pass(1000);
  expect(reachability.isReachable()).toBe(false);
});

test('if the server counts as unreachable, a response to any request makes it count as reachable immediately', async () => {
  const { reachability, returns, pass } = aPage('refuses');
  reachability.unanswered();
  await pass(0);
  reachability.answered();
  expect(reachability.isReachable()).toBe(true);
  expect(returns).toHaveLength(1);
});

test('after the browser’s offline event the server counts as unreachable; after the online event it counts as reachable only when a probe has succeeded', async () => {
  const { page, reachability, emit, pass } = aPage('refuses');
  page.isOnline = false;
  emit('offline');
  expect(reachability.isReachable()).toBe(false);
  await pass(10_000);
  expect(page.probes, 'nobody is asked without a network').toBe(0);
  page.isOnline = true;
  emit('online');
  await pass(5000);
  expect(reachability.isReachable()).toBe(false);
  page.network = 'answers';
  await pass(3000);
  expect(reachability.isReachable()).toBe(true);
});

test('for a page that opens offline, the server counts as unreachable from the start', () => {
  const window = { addEventListener: vi.fn(), setTimeout: vi.fn(), setInterval: vi.fn(), clearInterval: vi.fn() };
  const reachability = createReachability({ probe: () => Promise.reject(), isOnline: () => false, window });
  expect(reachability.isReachable()).toBe(false);
});

test('when the server responds after the browser’s online event, the listeners of onReturn are called once', async () => {
  const { returns, emit, pass } = aPage('answers');
  emit('online');
  await pass(0);
  expect(returns).toHaveLength(1);
});
