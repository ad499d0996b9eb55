import { z } from 'zod';

const NOTHING_US = 10;

/** The categories that a trace must record for `workToPaint`. */
export const TRACED = ['toplevel', 'cc', 'blink.user_timing'];

/**
 * Returns how long, in ms, the page’s main thread worked from each mark with this name to the end of the first frame after the mark. Counts
 * handlers, rendering, style, layout and painting, but no work for which the frame does not wait. Measures the thread’s processor time,
 * without waiting for other programs. Subtracts the work of the same task before the mark, estimated by elapsed time. Throws if the trace
 * lacks the thread’s processor time, or if no frame follows a mark.
 * @param trace JSON as the browser writes it
 */
export function workToPaint(trace: string, mark: string): number[] {
  const { traceEvents } = traceFile.parse(JSON.parse(trace));
  return traceEvents
    .filter(({ name, cat }) => name === mark && cat.includes('blink.user_timing'))
    .map(({ ts: start, pid, tid }) => {
      const after = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ts + event.dur > start);
      const frame = after.find(({ name, ph }) => name === 'ProxyMain::BeginMainFrame' && ph === 'X');
      if (!frame) throw new Error(`no frame follows the mark '${mark}'`);
      const tasks = after.filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts <= frame.ts);
      const work = tasks.reduce((sum, task) => sum + workOf(task) - Math.max(0, start - task.ts), 0);
      if (Number.isNaN(work)) throw new Error(`the trace does not tell what the thread worked after '${mark}'`);
      return work / 1000;
    });
}

/** Returns the processor time of a task in µs. The browser omits a time that rounds to 0. NaN: the trace lacks the time. */
function workOf({ dur, tdur }: { readonly dur: number; readonly tdur?: number | undefined }): number {
  return tdur ?? (dur <= NOTHING_US ? 0 : Number.NaN);
}

/** The used fields of a trace. Times are in µs; `tdur` is the thread's own processor time. */
const traceFile = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      cat: z.string().default(''),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number().default(0),
      dur: z.number().default(0),
      tdur: z.number().optional(),
    }),
  ),
});
