import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReachability } from './create-reachability.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page whose server answers, refuses or keeps silent. */
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

test('one request without an answer is an accident as long as a probe gets one', async () => {
  const { page, reachability, returns, pass } = aPage('answers');
  reachability.unanswered();
  await pass(10_000);
  expect(reachability.isReachable()).toBe(true);
  expect(page.probes).toBe(1);
  expect(returns).toEqual([]);
});

test('a probe that fails too is silence, which ends with the first answer', async () => {
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

test('a request that hangs is silence within three seconds', async () => {
  const { reachability, pass } = aPage('hangs');
  reachability.unanswered();
  await pass(2000);
  expect(reachability.isReachable()).toBe(true);
  await pass(1000);
  expect(reachability.isReachable()).toBe(false);
});

test('an answer to any other request ends the silence at once', async () => {
  const { reachability, returns, pass } = aPage('refuses');
  reachability.unanswered();
  await pass(0);
  reachability.answered();
  expect(reachability.isReachable()).toBe(true);
  expect(returns).toHaveLength(1);
});

test('a browser that says it is offline is believed; one that says it is online has to show it', async () => {
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

test('a page that begins offline knows it', () => {
  const window = { addEventListener: vi.fn(), setTimeout: vi.fn(), setInterval: vi.fn(), clearInterval: vi.fn() };
  const reachability = createReachability({ probe: () => Promise.reject(), isOnline: () => false, window });
  expect(reachability.isReachable()).toBe(false);
});

test('what failed alone is tried again when the browser says that there is a network', async () => {
  const { returns, emit, pass } = aPage('answers');
  emit('online');
  await pass(0);
  expect(returns).toHaveLength(1);
});
