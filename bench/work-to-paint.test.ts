import { expect, test } from 'vitest';
import { workToPaint } from './work-to-paint.ts';

const page = { pid: 7, tid: 1, cat: 'toplevel', ph: 'X' };
const task = (ts: number, tdur: number) => ({ ...page, name: 'ThreadControllerImpl::RunTask', ts, dur: 2 * tdur, tdur });
const frame = (ts: number, tdur: number) => ({ ...page, name: 'ProxyMain::BeginMainFrame', ts, dur: 2 * tdur, tdur });
const mark = (ts: number) => ({ pid: 7, tid: 1, cat: 'blink.user_timing', ph: 'I', name: 'choice', ts });

test('the work from a mark to the end of the next frame counts, in the thread’s own time', () => {
  const traceEvents = [
    task(0, 900),
    frame(100, 800),
    // The task of the click began 1 ms before the mark; then another, the frame's, and one that could wait.
    task(10_000, 6000),
    mark(11_000),
    task(30_000, 500),
    task(40_000, 4000),
    frame(40_100, 3900),
    task(60_000, 70_000),
    { ...task(30_000, 90_000), tid: 2 },
    { ...frame(20_000, 10), tid: 2 },
  ];
  expect(workToPaint(JSON.stringify({ traceEvents }), 'choice')).toEqual([9.5]);
});

test('every mark counts, and one without a frame is told', () => {
  const traceEvents = [task(0, 1000), mark(0), task(5000, 2000), frame(5100, 1), task(20_000, 1000), mark(20_000)];
  expect(() => workToPaint(JSON.stringify({ traceEvents }), 'choice')).toThrow("no frame follows the mark 'choice'");
  const whole = [...traceEvents, task(30_000, 3000), frame(30_100, 1)];
  expect(workToPaint(JSON.stringify({ traceEvents: whole }), 'choice')).toEqual([3, 4]);
});

test('a trace without the thread’s own time is no measurement', () => {
  const { tdur: _, ...untimed } = task(100, 1000);
  const traceEvents = [mark(0), untimed, frame(150, 1)];
  expect(() => workToPaint(JSON.stringify({ traceEvents }), 'choice')).toThrow("what the thread worked after 'choice'");
});

test('a task that took next to nothing may be without it', () => {
  const { tdur: _, ...nothing } = { ...task(100, 0), dur: 1 };
  const traceEvents = [mark(0), nothing, task(200, 3000), frame(250, 1)];
  expect(workToPaint(JSON.stringify({ traceEvents }), 'choice')).toEqual([3]);
});
