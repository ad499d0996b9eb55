import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from './run-node.ts';
import { expectedSeconds, makeSamples, missingSamples, studioSamples } from './studio/make-samples.ts';
import { makeStills } from './studio/make-stills.ts';
import { makeSplash, makeView } from './studio/make-view.ts';
import { type Made, type StudioSplash, type StudioView, studioSplash, studioViews } from './studio/studio-views.ts';
import { verifyPictures } from './studio/verify-pictures.ts';
import { writeSheet } from './studio/write-sheet.ts';

const USAGE = `Usage: npm run studio -- COMMAND
  --list               what is missing, and how long it will take
  all                  make every missing picture, then the stills
  … --keep             keep what Blender rendered, so that it can be cut anew without it (a gigabyte a view)
  samples              make the missing swatches of the palette
  HOUSE | SCENE        make the missing pictures of one house or scene, for example bjorkliden-142, or of one
                       camera, for example exterior/bjorkliden-142/front
  stills               cut cards, thumbnails, bundles' pictures and sections' backgrounds out of what is made
  splash               render the start page's picture, where it is missing
  sheet                write a page with all pictures, small, into .cache/studio/sheet
  verify [HOUSE…]      compose as the configurator does, and compare with full renderings; all of them: write docs/pictures-verified.md`;

const PICTURES = join(root, 'ranges/bjorkvik/pictures');
const MADE = join(PICTURES, 'made.json');

process.exitCode = await run(process.argv.slice(2));

async function run(given: readonly string[]): Promise<number> {
  const [command, ...rest] = given.filter((one) => one !== '--keep');
  const keep = given.includes('--keep');
  if (!command) return misused();
  if (command === 'samples' && rest.length === 0) return samples();
  const views = await studioViews(root);
  if (command === 'verify') return verifyPictures(root, PICTURES, views, rest);
  if (rest.length > 0) return misused();
  if (command === 'stills') return makeStills(root, PICTURES, views);
  if (command === 'sheet') return sheet(views);
  const known = await madeBefore();
  const splash = await studioSplash(root);
  if (command === '--list') return list(views, splash, known);
  if (command === 'splash') return make([splash], known, keep);
  const wanted = command === 'all' ? [...views, splash] : views.filter(({ id, name }) => name === command || id === command);
  if (wanted.length === 0) return misused();
  if (command === 'all') await samples();
  await make(wanted, known, keep);
  return command === 'all' ? makeStills(root, PICTURES, views) : 0;
}

function misused(): number {
  console.error(USAGE);
  return 2;
}

async function sheet(views: readonly StudioView[]): Promise<number> {
  console.log(`The contact sheet is ${relative(process.cwd(), await writeSheet(root, PICTURES, views))}`);
  return 0;
}

async function samples(): Promise<number> {
  const missing = await missingSamples(root, PICTURES);
  const seconds = await expectedSeconds(missing, PICTURES);
  console.log(`${missing.length} samples missing: ${minutes(seconds)}`);
  const tell = (done: number) => console.log(`${bar(done, missing.length)} samples`);
  if (missing.length > 0) await makeSamples(root, PICTURES, missing, tell);
  return 0;
}

/** What is rendered at a time. */
type Job = StudioView | StudioSplash;

async function list(views: readonly StudioView[], splash: StudioSplash, known: Made): Promise<number> {
  const jobs = [...views, splash];
  const missing = jobs.filter((job) => known[job.id]?.hash !== job.hash);
  for (const job of missing) console.log(`${job.id.padEnd(32)} ${minutes(expected(job, known))}`);
  const total = (some: readonly Job[]) => some.reduce((sum, job) => sum + expected(job, known), 0);
  console.log(`${missing.length} of ${jobs.length} views missing: ${minutes(total(missing))}; all anew: ${minutes(total(jobs))}`);
  const [swatches, without] = [await studioSamples(root), await missingSamples(root, PICTURES)];
  const [left, anew] = await Promise.all([without, swatches].map((some) => expectedSeconds(some, PICTURES)));
  console.log(`${without.length} of ${swatches.length} samples missing: ${minutes(left ?? 0)}; all anew: ${minutes(anew ?? 0)}`);
  return 0;
}

async function make(jobs: readonly Job[], known: Made, keep: boolean): Promise<number> {
  const missing = jobs.filter((job) => known[job.id]?.hash !== job.hash);
  let left = missing.reduce((sum, job) => sum + expected(job, known), 0);
  for (const [at, job] of missing.entries()) {
    console.log(`${bar(at, missing.length)} ${job.id}, ${minutes(left)} left`);
    const took = 'plan' in job ? await makeSplash(root, PICTURES, job) : await makeView(root, PICTURES, job, keep);
    left -= expected(job, known);
    // Written after each: a stop in the middle loses the one that was being made, and what it had rendered is still kept.
    const before = await madeBefore();
    const seconds = took ?? before[job.id]?.seconds ?? 2 * expected(job, known);
    const now = { ...before, [job.id]: { hash: job.hash, seconds } };
    await mkdir(dirname(MADE), { recursive: true });
    await writeFile(MADE, `${JSON.stringify(Object.fromEntries(Object.entries(now).sort()), null, 2)}\n`);
  }
  console.log(`${bar(missing.length, missing.length)} done`);
  return 0;
}

async function madeBefore(): Promise<Made> {
  try {
    return JSON.parse(await readFile(MADE, 'utf8'));
  } catch {
    return {};
  }
}

/** Seconds on two cores: half of what it took of one the last time, else of what others of its kind took, else of a first guess. */
function expected({ id: wanted, guess }: Job, known: Made): number {
  const own = known[wanted]?.seconds;
  if (own) return own / 2;
  const alike = Object.entries(known).flatMap(([id, { seconds }]) =>
    id.split('/')[0] === wanted.split('/')[0] ? [seconds] : [],
  );
  return (alike.length > 0 ? alike.reduce((sum, seconds) => sum + seconds, 0) / alike.length : guess) / 2;
}

function minutes(seconds: number): string {
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function bar(done: number, total: number): string {
  const filled = total === 0 ? 20 : Math.round((20 * done) / total);
  return `[${'#'.repeat(filled)}${'.'.repeat(20 - filled)}] ${done}/${total}`;
}
