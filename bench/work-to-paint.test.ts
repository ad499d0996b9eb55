import { expect, test } from 'vitest';
import { workToPaint } from './work-to-paint.ts';

const page = { pid: 7, tid: 1, cat: 'toplevel', ph: 'X' };
const task = (ts: number, tdur: number) => ({ ...page, name: 'ThreadControllerImpl::RunTask', ts, dur: 2 * tdur, tdur });
const frame = (ts: number, tdur: number) => ({ ...page, name: 'ProxyMain::BeginMainFrame', ts, dur: 2 * tdur, tdur });
const mark = (ts: number) => ({ pid: 7, tid: 1, cat: 'blink.user_timing', ph: 'I', name: 'choice', ts });

test('workToPaint returns the processor time of the main thread from a mark to the end of the next frame', () => {
  const traceEvents = [
    task(0, 900),
    frame(100, 800),
    // The task of the click began 1 ms before the mark. Three tasks follow: another task, the task of the frame, and a task for which the
    // frame does not wait.
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

test('workToPaint returns a time for each mark, and throws if no frame follows a mark', () => {
  const traceEvents = [task(0, 1000), mark(0), task(5000, 2000), frame(5100, 1), task(20_000, 1000), mark(20_000)];
  expect(() => workToPaint(JSON.stringify({ traceEvents }), 'choice')).toThrow("no frame follows the mark 'choice'");
  const whole = [...traceEvents, task(30_000, 3000), frame(30_100, 1)];
  expect(workToPaint(JSON.stringify({ traceEvents: whole }), 'choice')).toEqual([3, 4]);
});

test('workToPaint throws if the trace lacks the processor time of a task that is not very short', () => {
  const { tdur: _, ...untimed } = task(100, 1000);
  const traceEvents = [mark(0), untimed, frame(150, 1)];
  expect(() => workToPaint(JSON.stringify({ traceEvents }), 'choice')).toThrow("what the thread worked after 'choice'");
});

test('workToPaint counts 0 ms for a very short task whose processor time the trace omits', () => {
  const { tdur: _, ...nothing } = { ...task(100, 0), dur: 1 };
  const traceEvents = [mark(0), nothing, task(200, 3000), frame(250, 1)];
  expect(workToPaint(JSON.stringify({ traceEvents }), 'choice')).toEqual([3]);
});
