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

test.each([-2, 0, 2, 90])('a computer whose clock is %i days ahead has the server’s time', (days) => {
  const { time, wait, hear } = aPage(days * DAY_MS);
  hear(said(START));
  wait(1500);
  expect(time.now()).toBe(START + 1500);
});

test('a clock that is set while the page is open changes nothing, and the page knows that it was', () => {
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

test('the server’s time comes with each answer, and whoever listens hears of it', () => {
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

test('an answer that comes late does not set the time back', () => {
  const { time, wait, hear } = aPage(0);
  hear(said(START));
  wait(60_000);
  hear(said(START));
  expect(time.now()).toBe(START + 60_000);
});

test('an answer that a later request has overtaken does not set the time back, however far', () => {
  const { time, wait, hear } = aPage(0);
  const hearLate = time.ask();
  wait(10);
  hear(said(START + 30 * DAY_MS));
  hearLate(said(START));
  expect(time.now()).toBe(START + 30 * DAY_MS);
});

test('an answer that waited for ten minutes does not set the time back by them', () => {
  const { time, wait, hear } = aPage(0);
  hear(said(START));
  const hearLate = time.ask();
  wait(600_000);
  hearLate(said(START));
  expect(time.now()).toBe(START + 600_000);
});

test('the server may set its own clock back', () => {
  const { time, hear } = aPage(0);
  hear(said(START));
  hear(said(START - DAY_MS));
  expect(time.now()).toBe(START - DAY_MS);
});

test('an answer that came while the computer slept leaves it open whether the time is right', () => {
  const { time, clocks, hear } = aPage(0);
  hear(said(START));
  const hearOfBefore = time.ask();
  // The page's own clock stands still meanwhile.
  clocks.system += 8 * 3_600_000;
  hearOfBefore(said(START));
  expect(time.mayBeWrong()).toBe(true);
  hear(said(START + 8 * 3_600_000));
  expect(time.mayBeWrong()).toBe(false);
  expect(time.now()).toBe(START + 8 * 3_600_000);
});

test('until the server has said its time the computer’s counts', () => {
  expect(aPage(DAY_MS).time.now()).toBe(START + DAY_MS);
});
