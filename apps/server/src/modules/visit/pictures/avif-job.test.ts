import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { timedJobs } from '../../../adapters/jobs/timed-jobs.ts';
import { LEFT_AFTER, MOST_OF_VISIT, WantedAvifs } from '../../../adapters/media/wanted-avifs.ts';
import { aClock } from '../../../testing/a-clock.ts';
import { avifJob } from './avif-job.ts';

/**
 * Runs the AVIF job on a test clock. `costs` is the processor time in ms for each AVIF, and `takes` is the time in ms until the AVIF is
 * ready.
 */
function aProcess({ costs = 0, takes = 0 } = {}) {
  const clock = aClock();
  const made: string[] = [];
  const broken = new Set<string>();
  const lines: string[] = [];
  const ending = new AbortController();
  const wantedAvifs = new WantedAvifs(clock.now);
  const makeAvif = async (path: string) => {
    if (broken.has(path)) throw new Error('the disk keeps no pictures');
    made.push(path);
    if (takes > 0) await clock.wait(takes, ending.signal);
    return true;
  };
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const jobs = timedJobs({ wait: clock.wait, logger });
  jobs.schedule(avifJob({ renditions: { wantedAvifs, makeAvif }, processorTime: () => made.length * costs, wait: clock.wait }));
  onTestFinished(() => {
    ending.abort();
    return jobs.stop();
  });
  const ask = (client: string, ...paths: string[]) => {
    for (const path of paths)
      wantedAvifs.note(path, { path, fit: { mode: 'max', width: 960, height: null }, quality: 80 }, client);
  };
  return { clock, made, broken, lines, ask };
}

test('as long as visitors request no picture, the AVIF job makes no AVIF', async () => {
  const { clock, made } = aProcess();
  await clock.pass(600_000);
  expect(made).toEqual([]);
});

test('the AVIF job makes one AVIF of each requested picture, and begins with the picture that most visitors have requested', async () => {
  const { clock, made, ask } = aProcess();
  ask('anna', 'card', 'roof');
  ask('bo', 'roof');
  await clock.pass(60_000);
  expect(made).toEqual(['roof', 'card']);
});

test('half a minute after a visitor’s last HTTP request, the AVIF job stops making the pictures that only this visitor has requested; it makes such a picture if another visitor requests it too', async () => {
  const { clock, made, ask } = aProcess({ takes: LEFT_AFTER });
  ask('anna', 'card', 'roof');
  await clock.pass(600_000);
  expect(made).toEqual(['card']);
  ask('bo', 'roof');
  await clock.pass(20_000);
  expect(made).toEqual(['card', 'roof']);
});

test('the AVIF job uses at most 17 seconds of processor time for the pictures that one visitor requests, even if the visitor requests 100 pictures', async () => {
  const { clock, made, ask } = aProcess({ costs: 1000 });
  ask('anna', ...Array.from({ length: 100 }, (_, number) => `picture-${number}`));
  await clock.pass(25_000);
  expect(made).toHaveLength(MOST_OF_VISIT / 1000);
});

test('if the AVIF job cannot make a picture, it logs this and still makes all other pictures', async () => {
  const { clock, made, broken, lines, ask } = aProcess();
  broken.add('roof');
  ask('anna', 'roof', 'roof', 'card');
  await clock.pass(25_000);
  expect([made, lines]).toEqual([['card'], ['job failed']]);
});
