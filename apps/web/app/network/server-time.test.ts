import { expect, test } from 'vitest';
import { createServerTime } from './server-time.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 20, 11);
const said = (at: number) => new Headers({ 'Server-Timing': `db;dur=3, now;dur=${at}` });

function aPage(systemAhead: number) {
  const clocks = { page: 0, system: START + systemAhead };
  const time = createServerTime({ pageTime: () => clocks.page, systemTime: () => clocks.system }, null);
  const wait = (ms: number) => {
    clocks.page += ms;
    clocks.system += ms;
  };
  return { clocks, time, wait, hear: (headers: Headers) => time.ask()(headers) };
}

test.each([-2, 0, 2, 90])('if the computer’s clock is %i days ahead, the page still uses the server’s time', (days) => {
  const { time, wait, hear } = aPage(days * DAY_MS);
  hear(said(START));
  wait(1500);
  expect(time.now()).toBe(START + 1500);
});

test('a change of the computer’s clock does not change the page’s time; until the next response, mayBeWrong returns true', () => {
  const { time, clocks, wait, hear } = aPage(0);
  hear(said(START));
  wait(1000);
  expect(time.mayBeWrong()).toBe(false);
  clocks.system += 90 * DAY_MS;
  expect(time.now()).toBe(START + 1000);
  expect(time.mayBeWrong()).toBe(true);
  hear(said(START + 1000));
  expect(time.mayBeWrong()).toBe(false);
});

test('each response with the server’s time updates the page’s time and calls the subscribers', () => {
  const { time, hear } = aPage(0);
  const heard: number[] = [];
  const stop = time.subscribe(() => heard.push(time.now()));
  hear(said(START + DAY_MS));
  hear(new Headers({ 'Server-Timing': 'cache;dur=1' }));
  stop();
  hear(said(START));
  expect(heard).toEqual([START + DAY_MS]);
  expect(time.now()).toBe(START);
});

test('a response that arrives one minute late does not set the page’s time back', () => {
  const { time, wait, hear } = aPage(0);
  hear(said(START));
  wait(60_000);
  hear(said(START));
  expect(time.now()).toBe(START + 60_000);
});

test('if the response to an earlier request arrives after the response to a later one, it does not set the page’s time back', () => {
  const { time, wait, hear } = aPage(0);
  const hearLate = time.ask();
  wait(10);
  hear(said(START + 30 * DAY_MS));
  hearLate(said(START));
  expect(time.now()).toBe(START + 30 * DAY_MS);
});

test('if the server’s response to a request arrives after ten minutes, it does not set the page’s time back', () => {
  const { time, wait, hear } = aPage(0);
  hear(said(START));
  const hearLate = time.ask();
  wait(600_000);
  hearLate(said(START));
  expect(time.now()).toBe(START + 600_000);
});

test('when the server sets its own clock back, the time of the page also goes back', () => {
  const { time, hear } = aPage(0);
  hear(said(START));
  hear(said(START - DAY_MS));
  expect(time.now()).toBe(START - DAY_MS);
});

test('if the computer sleeps during a request, mayBeWrong returns true even after the response to this request', () => {
  const { time, clocks, hear } = aPage(0);
  hear(said(START));
  const hearOfBefore = time.ask();
  // Only the computer’s clock continues while the computer sleeps; the clock of the page stops.
  clocks.system += 8 * 3_600_000;
  hearOfBefore(said(START));
  expect(time.mayBeWrong()).toBe(true);
  hear(said(START + 8 * 3_600_000));
  expect(time.mayBeWrong()).toBe(false);
  expect(time.now()).toBe(START + 8 * 3_600_000);
});

test('until the first response, `now` returns the time of the computer’s clock', () => {
  expect(aPage(DAY_MS).time.now()).toBe(START + DAY_MS);
});
