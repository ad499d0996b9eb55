import { join, relative } from 'node:path';
import { root } from './run-node.ts';
import { addExtras, EXTRAS } from './studio/add-extras.ts';
import { readCamera } from './studio/camera-file.ts';
import { expectedSeconds, minutes } from './studio/expected-time.ts';
import { madeLists, shelfOf, standingOf } from './studio/made.ts';
import { makePictures } from './studio/make-pictures.ts';
import { paintDetails, readDetails } from './studio/paint-details.ts';
import { paintDoors } from './studio/paint-doors.ts';
import { previewRange, publishPictures } from './studio/publish-pictures.ts';
import { changedScripts, confirmScripts } from './studio/render-versions.ts';
import { softenShadows } from './studio/soften-shadows.ts';
import { openStudio } from './studio/studio.ts';
import { jobsNamed, type StudioJob, studioJobs } from './studio/studio-jobs.ts';
import type { StudioAddition, StudioView } from './studio/studio-views.ts';
import { verifyPictures } from './studio/verify-pictures.ts';
import { verifyRooms } from './studio/verify-rooms.ts';
import { writeAnswers } from './studio/write-answers.ts';
import { writePlanSheets } from './studio/write-plan-sheets.ts';
import { writeSheet } from './studio/write-sheet.ts';

const USAGE = `Usage: npm run studio -- COMMAND [NAME…]
  --list               say what is missing, how long it will take, and what is ready to be published
  all | NAME…          make what is missing, into .cache/studio
  … --keep             keep Blender's renderings, so that layers can be cut again without Blender (a gigabyte a view)
  sheet [NAME…]        write a page with the pictures, small: .cache/studio/sheet/index.html
  answers [NAME…]      every answer beside what is usual, cut out where the pictures differ: .cache/studio/answers/index.html
                       (a NAME is a house here, or exterior, interior or drawings)
  doors [NAME…]        paint the doors of finished exteriors in the paints of studio/doors.yaml, where they lie
  details [NAME…]      paint window frames, panes, gutters and decks of finished exteriors as studio/details.yaml says, where they lie
                       (a NAME may be a detail, windowpaint, which is painted alone)
  extras [NAME…]       render what finished exteriors may have added and have not had yet, garden doors to railings, where they lie
                       (a NAME may be one of these categories, gardendoor, which is added alone)
  shadows [NAME…]      let shadows of finished exteriors fade where they were cut off, where they lie
  plans [HOUSE…]       draw every storey with every answer that changes it: .cache/studio/plans
  verify [NAME…]       compose as the configurator does, and compare with full renderings; all of them: write docs/reference/pictures-verified*.md
  preview              copy the demo range, with what is in progress, to .cache/studio/range
  publish [NAME…]      copy what is in progress to what is committed
  check                name the scripts that have changed since their versions were confirmed
  confirm              say that the versions in studio/render-versions.yaml are right for the present scripts
A NAME is a house, a scene or a kind (bjorkliden-142, kitchen, palette, splash), or one view: exterior/bjorkliden-142/front`;

type Kinds = readonly StudioJob['kind'][];

/** The kinds of jobs, in the groups in which `--list` counts them. */
const KINDS: Record<'views' | 'samples' | 'stills', Kinds> = {
  views: ['exterior', 'interior', 'addition', 'splash'],
  samples: ['sample'],
  stills: ['still'],
};

const studio = await openStudio(root);
process.exitCode = await run(process.argv.slice(2));

async function run(given: readonly string[]): Promise<number> {
  const [command, ...names] = given.filter((one) => one !== '--keep');
  if (command === 'plans') return tell(`The plans are in ${shown(await writePlanSheets(studio, names))}`);
  const all = await studioJobs(studio);
  if (command === 'answers')
    return tell(
      `The answers are in ${shown(await writeAnswers(await previewRange(studio, all), join(studio.cache, 'answers'), names))}`,
    );
  if (command === 'details') return details(all, names);
  if (command === 'extras') return extras(all, names);
  const jobs = named(all, names);
  if (!jobs) return misused();
  switch (command) {
    case '--list':
      return names.length > 0 ? misused() : list(all);
    case 'sheet':
      return tell(`The contact sheet is ${shown(await writeSheet(studio, jobs))}`);
    case 'verify':
      return verify(jobs, all);
    case 'doors':
      return doors(exteriors(jobs));
    case 'shadows':
      return shadows(exteriors(jobs));
    case 'preview':
      return tell(`Look at it with: RANGE=${shown(await previewRange(studio, jobs))} npm run dev`);
    case 'publish':
      return publish(jobs);
    case 'check':
      return check('No script has changed since the versions were confirmed.');
    case 'confirm':
      await confirmScripts(root, studio.parts);
      return tell('The versions are confirmed.');
  }
  const wanted = command === 'all' ? all : named(all, [command ?? '', ...names]);
  if (!wanted) return misused();
  await makePictures(studio, wanted, given.includes('--keep'));
  return 0;
}

/** Returns the jobs with these names, or all jobs if there are no names. Returns null if one of the names belongs to no job. */
function named(jobs: readonly StudioJob[], names: readonly string[]): readonly StudioJob[] | null {
  if (names.length === 0) return jobs;
  const found = names.map((name) => jobsNamed(jobs, name));
  return found.every((some) => some.length > 0) ? jobs.filter((job) => found.some((some) => some.includes(job))) : null;
}

function exteriors(jobs: readonly StudioJob[]): StudioView[] {
  return jobs.flatMap((job) => (job.kind === 'exterior' ? [job] : []));
}

function rooms(jobs: readonly StudioJob[]): (StudioView | StudioAddition)[] {
  return jobs.flatMap((job) => (job.kind === 'interior' || job.kind === 'addition' ? [job] : []));
}

/** Prints the names of missing views, the numbers of jobs, and the names of the jobs that are ready to be published. */
async function list(jobs: readonly StudioJob[]): Promise<number> {
  const lists = await madeLists(studio);
  const known = { ...lists.published, ...lists.progress };
  const missing = jobs.filter((job) => standingOf(studio, job, lists) === 'missing');
  for (const job of missing) {
    if (KINDS.views.includes(job.kind)) console.log(`${job.id.padEnd(40)} missing, ${minutes(expectedSeconds([job], known))}`);
  }
  for (const [what, kinds] of Object.entries(KINDS)) {
    const isOne = ({ kind }: StudioJob) => kinds.includes(kind);
    const [some, lost] = [jobs.filter(isOne), missing.filter(isOne)];
    const [left, anew] = [lost, some].map((those) => minutes(expectedSeconds(those, known)));
    console.log(`${lost.length} of ${some.length} ${what} missing: ${left}; all anew: ${anew}`);
  }
  const ready = jobs.filter((job) => standingOf(studio, job, lists) === 'in progress');
  if (ready.length > 0) console.log(`ready to be published: ${ready.map(({ id }) => id).join(', ')}`);
  return check();
}

/** Softens the shadows of existing views. Rendering a view again softens them too. */
async function shadows(views: readonly StudioView[]): Promise<number> {
  const lists = await madeLists(studio);
  for (const view of views) {
    const { pictures } = shelfOf(studio, view, lists);
    const camera = await readCamera(pictures, view);
    const softened = await softenShadows(join(pictures, view.kind, view.name), camera?.layers ?? []);
    if (softened > 0) console.log(`${view.id}: ${softened} layers`);
  }
  return 0;
}

/**
 * Adds layers with the doors in the paints of studio/doors.yaml to existing views, in about a second for each view. Rendering a view again
 * adds them too.
 */
async function doors(views: readonly StudioView[]): Promise<number> {
  const lists = await madeLists(studio);
  for (const view of views) {
    const painted = await paintDoors(studio, shelfOf(studio, view, lists).pictures, view);
    if (painted > 0) console.log(`${view.id}: ${painted} layers`);
  }
  return 0;
}

/**
 * Adds layers with painted details, such as window frames and gutters (studio/details.yaml), to existing views. This takes one or two
 * minutes for each view, or less for only one detail. Rendering a view again adds them too.
 */
async function details(all: readonly StudioJob[], names: readonly string[]): Promise<number> {
  const known = Object.entries(await readDetails(studio));
  const some = known.filter(([detail]) => names.includes(detail));
  const wanted = Object.fromEntries(some.length > 0 ? some : known);
  const jobs = named(
    all,
    names.filter((name) => !(name in wanted)),
  );
  if (!jobs) return misused();
  const lists = await madeLists(studio);
  for (const view of exteriors(jobs)) {
    const painted = await paintDetails(studio, shelfOf(studio, view, lists).pictures, view, wanted);
    if (painted > 0) console.log(`${view.id}: ${painted} layers`);
  }
  return 0;
}

/**
 * Adds extras (optional parts of a house) to existing views, in some minutes for each view if many are missing. Rendering a view again adds
 * all of its extras.
 */
async function extras(all: readonly StudioJob[], names: readonly string[]): Promise<number> {
  const some = names.filter((name) => EXTRAS.includes(name));
  const jobs = named(
    all,
    names.filter((name) => !EXTRAS.includes(name)),
  );
  if (!jobs) return misused();
  const lists = await madeLists(studio);
  for (const view of exteriors(jobs)) {
    const added = await addExtras(studio, shelfOf(studio, view, lists).pictures, view, some.length > 0 ? some : EXTRAS);
    if (added > 0) console.log(`${view.id}: ${added} layers`);
  }
  return 0;
}

async function publish(jobs: readonly StudioJob[]): Promise<number> {
  const published = await publishPictures(studio, jobs);
  for (const { id } of published) console.log(id);
  console.log(`${published.length} published. Before a commit: verify, and npm run range -- check ranges/bjorkvik`);
  return check();
}

/**
 * Verifies the pictures of the chosen houses, and of the chosen rooms with their additions. Prints each failed check, and returns the exit
 * code.
 */
async function verify(chosen: readonly StudioJob[], all: readonly StudioJob[]): Promise<number> {
  const [houses, inside] = [exteriors(chosen), rooms(chosen)];
  if (houses.length + inside.length === 0) return misused();
  const holds = houses.length === 0 || (await verifyPictures(studio, houses, exteriors(all)));
  const faulty = inside.length === 0 ? [] : await verifyRooms(studio, inside, rooms(all));
  for (const fault of faulty) console.error(`does not hold: ${fault}`);
  return holds && faulty.length === 0 ? 0 : 1;
}

/**
 * Prints a warning about scripts that have changed since `npm run studio -- confirm` was last run. Does not fail, because many changes of a
 * script do not change its pictures. If no script has changed, prints `unchanged`.
 */
async function check(unchanged?: string): Promise<number> {
  const changed = await changedScripts(root, studio.parts);
  if (changed.length === 0 && unchanged) console.log(unchanged);
  for (const { script, parts } of changed) {
    const versions = Object.entries(parts).map(([part, version]) => `${part} ${version}`);
    console.warn(`changed since the versions were confirmed: ${script} (${versions.join(', ')})`);
  }
  if (changed.length > 0)
    console.warn(
      'Raise the versions of parts whose pictures change, in studio/render-versions.yaml; then: npm run studio -- confirm',
    );
  return 0;
}

function tell(sentence: string): number {
  console.log(sentence);
  return 0;
}

function shown(path: string): string {
  return relative(process.cwd(), path) || '.';
}

function misused(): number {
  console.error(USAGE);
  return 2;
}
