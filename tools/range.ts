import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { configurationBody } from '@gavel/contract';
import { proveRange } from '@gavel/proof';
import { type Fault, type PublishedRange, printFault } from '@gavel/range';
import {
  assignIds,
  buildRange,
  checkRange,
  jsonSchemas,
  placesOfParts,
  printIdsLock,
  printJsonSchema,
  provePictures,
  readRange,
  type SeenQuestion,
  type Source,
  unplannedHouses,
} from '@gavel/range/publishing';
import { z } from 'zod';
import { administer, publishFolder } from './range/administer.ts';
import { askBuilder, builderFields } from './range/ask-builder.ts';
import { initialConfiguration } from './range/initial-configuration.ts';
import { FolderInUseError, newRange } from './range/new-range.ts';
import { exportPrices, importPrices } from './range/prices.ts';
import { printProof } from './range/print-proof.ts';
import { readFlags } from './range/read-flags.ts';
import { shellWord } from './range/shell-word.ts';
import { unfurnishedRooms } from './range/unfurnished-rooms.ts';

const USAGE = `Usage: npm run range -- COMMAND
  new FOLDER           write the smallest good range into a new folder; asks five questions, or takes
                       --name --email --phone --address --colour
  check FOLDER         report every fault of a range and of its pictures, with file and line, and prove that nobody gets stuck
  build FOLDER [OUT]   publish it as JSON: to standard output, or into the folder OUT as range.json and
                       one configuration for each house and price area, as the server answers them
  prices export FOLDER FILE    write every price into a spreadsheet, .xlsx or .csv
  prices import FOLDER FILE [--write]
                       show what other prices in the spreadsheet mean; write them when asked or told to
  seen FOLDER          where each question's answers can be seen, as a table (docs/reference/pictures-seen.md)
  ids FOLDER           give every new key an id in ids.lock.yaml
  publish [FOLDER] [--name "First Last" --reason "Why"]
                       make it the one that is served (RANGE, if none is named), also one that was published before;
                       whoever is named answers for its warnings; with the settings of the server, which may run where it
                       has a PostgreSQL database
  export FOLDER [VERSION]
                       write the files of the version that is served, or of an earlier one, into a folder, and the
                       pictures that were uploaded in the browser; with the settings of the server
  schemas              write the JSON Schemas that editors complete the files by`;

const FINE = 0;
const FAULTY = 1;
const MISUSED = 2;

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  const [command, folder, out, ...rest] = args;
  if (command === 'prices') return prices(args.slice(1));
  if (command === 'new') return begin(args.slice(1));
  if (command === 'schemas' && folder === undefined) return writeSchemas();
  if (command === 'publish') {
    const { wrong, code } = await publishFolder(args.slice(1));
    if (wrong === null) return code;
    console.error(`${wrong}\n${USAGE}`);
    return MISUSED;
  }
  if (command === 'export' && folder !== undefined && rest.length === 0)
    return administer('export', [resolve(folder), ...(out === undefined ? [] : [out])]);
  if (folder !== undefined && rest.length === 0) {
    if (command === 'check' && out === undefined) return check(folder);
    if (command === 'build') return build(folder, out);
    if (command === 'ids' && out === undefined) return writeIds(folder);
    if (command === 'seen' && out === undefined) return tellSeen(folder);
  }
  console.error(USAGE);
  return MISUSED;
}

async function begin(args: readonly string[]): Promise<number> {
  const { folder, flags, wrong } = readFlags(args, builderFields);
  if (folder === undefined) {
    console.error(wrong === null ? USAGE : `${wrong}\n${USAGE}`);
    return MISUSED;
  }
  const asked = await askBuilder(flags);
  if ('wrong' in asked) {
    console.error(asked.wrong);
    return MISUSED;
  }
  try {
    await newRange(folder, asked.builder, Date.now());
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    console.error(error.message);
    return FAULTY;
  }
  const checked = await check(folder);
  if (checked === FINE)
    console.log(`\nLook at it: RANGE=${shellWord(folder)} GAVEL_DATA=${shellWord(`data-${basename(folder)}`)} npm start`);
  return checked;
}

async function prices([direction, folder, file, ...options]: readonly string[]): Promise<number> {
  const write = options.length === 1 && options[0] === '--write';
  const isKnown = direction === 'export' ? options.length === 0 : direction === 'import' && (write || options.length === 0);
  if (!isKnown || folder === undefined || file === undefined) {
    console.error(USAGE);
    return MISUSED;
  }
  const source = await readChecked(folder);
  if (!source) return FAULTY;
  return direction === 'export' ? exportPrices(source, file) : importPrices(folder, source, file, write);
}

async function check(folder: string): Promise<number> {
  const source = await readChecked(folder);
  if (!source) return FAULTY;
  const { faults, warnings, proven, drawn, seen, unsaid } = provePictures(source);
  if (faults.length > 0) return tell(folder, faults);
  const range = buildRange(source, source.idsLock, Date.now());
  for (const house of range.houses) console.log(countsOf(house));
  for (const warning of warnings) console.log(`warning: ${join(folder, 'pictures')}: ${warning}`);
  for (const fault of [...unplannedHouses(source), ...unfurnishedRooms(source), ...unsaid])
    console.log(`warning: ${printFault({ ...fault, file: join(folder, fault.file) })}`);
  const proof = proveRange(range, placesOfParts(source));
  printProof(folder, proof);
  const count = proof.objections.length;
  if (count > 0) {
    const canSign = proof.objections.every(({ stops }) => stops === 'unlessSigned');
    const how = canSign ? `; to publish despite ${count === 1 ? 'it' : 'them'}: --name "First Last" --reason "Why"` : '';
    console.error(`${folder}: ${count} ${count === 1 ? 'objection' : 'objections'}${how}`);
    return FAULTY;
  }
  console.log(shareOf(seen));
  console.log(`pictures: ${proven} of ${proven + drawn} answers × cameras proven${drawn > 0 ? ', the others are drawn' : ''}`);
  console.log(`${folder}: no faults; ${source.houses.length} houses, ${source.questions.length} questions`);
  return FINE;
}

/**
 * Prints a row for every question: the kinds of pictures that show its answers, and how many answers are visible, have a reason for not
 * being visible, or have neither.
 */
async function tellSeen(folder: string): Promise<number> {
  const source = await readChecked(folder);
  if (!source) return FAULTY;
  const { seen } = provePictures(source);
  const kinds = ['outside', 'rooms', 'drawings'] as const;
  console.log('# Where choices are visible\n');
  console.log(`\`npm run -s range -- seen ${folder}\` writes this page.\n\n${shareOf(seen)}.\n`);
  console.log(`| question | ${kinds.join(' | ')} | visible | explained | neither |\n|---|:-:|:-:|:-:|---:|---:|---:|`);
  for (const { title, key, places, seen: shown, marked, unsaid } of seen) {
    const columns = kinds.map((kind) => (places.includes(kind) ? '●' : ''));
    console.log(`| ${title} (\`${key}\`) | ${[...columns, shown, marked, unsaid].join(' | ')} |`);
  }
  return FINE;
}

/** Returns a sentence with the number and the share of the answers that change a picture or a drawing. */
function shareOf(questions: readonly SeenQuestion[]): string {
  const sum = (count: (question: SeenQuestion) => number) => questions.reduce((total, question) => total + count(question), 0);
  const [seen, marked, unsaid] = [sum((one) => one.seen), sum((one) => one.marked), sum((one) => one.unsaid)];
  const all = seen + marked + unsaid;
  const percent = all === 0 ? 100 : (100 * seen) / all;
  return `seen: ${seen} of ${all} answers (${percent.toFixed(1)} %) change a picture or a drawing; ${marked} give a reason why not, ${unsaid} give none`;
}

async function build(folder: string, out: string | undefined): Promise<number> {
  const source = await readChecked(folder);
  if (!source) return FAULTY;
  const range = buildRange(source, source.idsLock, Date.now());
  if (out === undefined) process.stdout.write(`${JSON.stringify(range)}\n`);
  else console.log(`${out}: range.json and ${await writeRange(range, out)} configurations`);
  return FINE;
}

/**
 * Writes range.json, and for each price area where the builder delivers, the configurations of all houses in the first municipality of the
 * area. Returns the number of configurations.
 */
async function writeRange(range: PublishedRange, out: string): Promise<number> {
  await mkdir(join(out, 'configurations'), { recursive: true });
  await writeFile(join(out, 'range.json'), `${JSON.stringify(range)}\n`);
  const now = Date.now();
  let count = 0;
  for (const { code } of range.areas) {
    const municipality = range.municipalities.find(({ areaCode, denied }) => areaCode === code && !denied);
    if (!municipality) continue;
    for (const house of range.houses) {
      const configuration = z.encode(configurationBody, initialConfiguration(range, house, municipality, now));
      await writeFile(join(out, 'configurations', `${house.key}-${code}.json`), `${JSON.stringify(configuration)}\n`);
      count += 1;
    }
  }
  return count;
}

function countIds(lock: Parameters<typeof printIdsLock>[0]): number {
  return Object.values(lock).reduce((count, ids) => count + Object.keys(ids ?? {}).length, 0);
}

async function writeIds(folder: string): Promise<number> {
  const { source, faults } = await readRange(folder);
  if (!source) return tell(folder, faults);
  const lock = assignIds(source, source.idsLock);
  await writeFile(join(folder, 'ids.lock.yaml'), printIdsLock(lock));
  const added = countIds(lock) - countIds(source.idsLock);
  console.log(`${join(folder, 'ids.lock.yaml')}: every key has an id; ${added} are new`);
  return FINE;
}

async function writeSchemas(): Promise<number> {
  const target = join(import.meta.dirname, '../packages/range/schemas');
  await mkdir(target, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas())) await writeFile(join(target, name), printJsonSchema(schema));
  console.log(`${target}: ${Object.keys(jsonSchemas()).length} schemas`);
  return FINE;
}

/** Reads a range and prints its faults. Returns null when there are faults. */
async function readChecked(folder: string): Promise<Source | null> {
  const { source, faults } = await readRange(folder);
  const all = source ? checkRange(source) : faults;
  if (source && all.length === 0) return source;
  tell(folder, all);
  return null;
}

function tell(folder: string, faults: readonly Fault[]): number {
  for (const fault of faults) console.error(printFault({ ...fault, file: join(folder, fault.file) }));
  console.error(`${folder}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`);
  return FAULTY;
}

function countsOf({ key, webConfiguration }: PublishedRange['houses'][number]): string {
  const { sections, baseAnswerPrices } = webConfiguration;
  const questions = sections.flatMap((section) => section.questions);
  const answers = questions.flatMap((question) => question.answers);
  const [prices = {}] = Object.values(baseAnswerPrices);
  const entries = Object.values(prices).flat();
  const texts = [
    ...[...questions, ...answers, ...entries].map(({ rule }) => rule),
    ...entries.flatMap(({ conditionalUnits }) => conditionalUnits.map(({ rule }) => rule)),
  ];
  const rules = texts.filter((text) => text !== '').length;
  return `${key}: ${sections.length} sections, ${questions.length} questions, ${answers.length} answers, ${rules} rules, ${entries.length} price entries`;
}
