import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readRange, sampleId } from '@gavel/range';
import { parse } from 'yaml';
import { haveWeights, PYTHON } from './make-view.ts';
import type { Made } from './studio-views.ts';

/** A swatch of the palette that the studio can make. */
export interface StudioSample {
  /** As its picture is named: `lockpanel-7c2a22` */
  readonly id: string;
  readonly pattern: string;
  readonly colour: string;
  readonly accent: string | null;
  /** Which of a pattern's things is meant, where it stands for several. */
  readonly shape: string | null;
  /** Of the sample and of the scripts that draw its pattern. */
  readonly hash: string;
}

const SIZE = 480;
const SAMPLES = 6;
const QUALITY = 84;
/** Seconds on two cores, before any has been made. */
const GUESS = 3;

/** Every sample of the range once, each with the hash of what it depends on. Throws when the range cannot be read. */
export async function studioSamples(root: string): Promise<StudioSample[]> {
  const { source } = await readRange(join(root, 'ranges/bjorkvik'));
  if (!source) throw new Error('the range has faults: npm run range -- check ranges/bjorkvik');
  const shapes: Record<string, string> = parse(await readFile(join(root, 'studio/samples.yaml'), 'utf8'));
  const scripts = await scriptsOf(root);
  const samples = [
    ...source.questions.flatMap(({ answers }) => answers.map(({ sample }) => sample)),
    ...source.productInformation.flatMap(({ items }) => items.flatMap(({ sample }) => sample ?? [])),
  ];
  const byId = new Map(samples.map((sample) => [sampleId(sample), sample]));
  return [...byId].map(([id, { pattern, colour, accent = null }]) => {
    const shape = shapes[id] ?? null;
    const told = JSON.stringify([pattern, colour, accent, shape, SIZE, SAMPLES, QUALITY, scripts.shared, scripts.of(pattern)]);
    return { id, pattern, colour, accent, shape, hash: createHash('sha256').update(told).digest('hex').slice(0, 16) };
  });
}

/** What of the samples is missing among the pictures. */
export async function missingSamples(root: string, pictures: string): Promise<StudioSample[]> {
  const made = await madeSamples(pictures);
  return (await studioSamples(root)).filter(({ id, hash }) => made[id]?.hash !== hash);
}

/** Seconds that these samples will take on two cores. */
export async function expectedSeconds(samples: readonly StudioSample[], pictures: string): Promise<number> {
  const known = Object.values(await madeSamples(pictures)).map(({ seconds }) => seconds);
  const each = known.length > 0 ? known.reduce((sum, seconds) => sum + seconds, 0) / known.length : GUESS;
  return samples.length * each;
}

/** Makes samples in one Blender. Each is written down as it is done, so that work that was stopped goes on where it was. */
export async function makeSamples(
  root: string,
  pictures: string,
  samples: readonly StudioSample[],
  tell: (done: number) => void,
): Promise<void> {
  await haveWeights(root);
  const out = join(pictures, 'palette');
  const cache = join(root, '.cache/studio/samples');
  await Promise.all([out, cache].map((folder) => mkdir(folder, { recursive: true })));
  const job = join(cache, 'job.json');
  await writeFile(job, JSON.stringify({ size: SIZE, samples: SAMPLES, quality: QUALITY, cache, out, wanted: samples }));
  const child = spawn(PYTHON, [join(root, 'studio/darkroom/samples/make_samples.py'), job], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const hashes = new Map(samples.map(({ id, hash }) => [id, hash]));
  let made = await madeSamples(pictures);
  let done = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('@@')) continue;
    const { id, seconds }: { id: string; seconds: number } = JSON.parse(line.slice(2));
    made = { ...made, [id]: { hash: hashes.get(id) ?? '', seconds } };
    await writeFile(madeFile(pictures), `${JSON.stringify(Object.fromEntries(Object.entries(made).sort()), null, 1)}\n`);
    tell(++done);
  }
  if ((await exit) !== 0) throw new Error('the samples could not be made');
}

async function madeSamples(pictures: string): Promise<Made> {
  return JSON.parse(await readFile(madeFile(pictures), 'utf8').catch(() => '{}'));
}

function madeFile(pictures: string): string {
  return join(pictures, 'palette/made.json');
}

/** The scripts that draw samples: those that all share, and of each pattern the one that names it. */
async function scriptsOf(root: string): Promise<{ shared: readonly string[]; of(pattern: string): string | undefined }> {
  const folder = join(root, 'studio/blender/samples');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.py')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const darkroom = await readFile(join(root, 'studio/darkroom/samples/make_samples.py'), 'utf8');
  const isShared = (text: string) => !text.includes("\nPATTERNS = {'");
  const shared = texts.filter((text, at) => isShared(text) && names[at] !== 'patterns.py');
  return { shared: [...shared, darkroom], of: (pattern) => texts.find((text) => text.includes(`'${pattern}': `)) };
}
