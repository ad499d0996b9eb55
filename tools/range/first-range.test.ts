import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runRangeIn } from './testing/run-range.ts';

const root = join(import.meta.dirname, '../..');
const RANGE = 'my-houses';
/** The code of a municipality in the price area `syd`. */
const MALMO = '1280';

interface Block {
  readonly language: string;
  readonly text: string;
}

/** Returns the code blocks of a documentation page, in order. */
function blocksOf(page: string): readonly Block[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({ language, text }));
}

/**
 * Writes a code block into the file that its first line names: `# FILE`, `# FILE, at the end`, or `# FILE, instead of the line with
 * LINE`.
 */
function write(folder: string, block: string): void {
  const [, file = '', how = ''] = /^# ([\w/-]+\.yaml)(.*)\n/.exec(block) ?? [];
  const path = join(folder, RANGE, file);
  const text = block.slice(block.indexOf('\n') + 1);
  const [, line] = /^, instead of the line with (.*)$/.exec(how) ?? [];
  if (how === '') writeFileSync(path, text, { flag: 'wx' });
  else if (how === ', at the end') appendFileSync(path, text);
  else {
    const before = readFileSync(path, 'utf8');
    expect(before.split(`  ${line}\n`), `${file} has the line once`).toHaveLength(2);
    writeFileSync(
      path,
      before.replace(`  ${line}\n`, () => text),
    );
  }
}

/** Runs the command `NAME=VALUE … npm start`, and stops it when `look` has finished with the site. */
async function start(folder: string, command: string, look: (address: string) => Promise<void>): Promise<void> {
  const settings = Object.fromEntries([...command.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: folder,
    env: { ...settings, PORT: '0', LOG_LEVEL: 'error', PICTURE_AVIF: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  try {
    const address = await new Promise<string>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr])
        stream.setEncoding('utf8').on('data', (words: string) => {
          said += words;
          const [, found] = /^Gavel: (\S+)$/m.exec(said) ?? [];
          if (found !== undefined) resolve(found);
        });
      server.once('exit', () => reject(new Error(`the server ended: ${said}`)));
    });
    await look(address);
  } finally {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
  }
}

const ask = async (address: string, body?: object) =>
  (
    await fetch(address, body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  ).json();

test('the commands and files of the tutorial, in order, produce a published house, a rule, a unit price and a campaign', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-range-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = readFileSync(join(root, 'docs/tutorials/first-range.md'), 'utf8');
  const houses: string[][] = [];
  const run = async (command: string) => {
    const [, range] = /^npm run range -- (.*)$/.exec(command) ?? [];
    if (range !== undefined) {
      const words = [...range.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare = '']) => quoted ?? bare);
      const { status, stdout, stderr } = runRangeIn(folder, ...words);
      expect(stderr, command).toBe('');
      expect(status, command).toBe(0);
      if (words[0] === 'check') expect(stdout).toMatch(/: no faults; 4 houses, 13 questions$/m);
      if (words[0] === 'check') expect(stdout).not.toMatch(/warning: (?!.*drawn instead)/);
    } else if (/^(\w+=\S+ )+npm start$/.test(command)) {
      await start(folder, command, async (address) => {
        const listed: { Id: number; Title: string }[] = await ask(`${address}/api/houses`);
        houses.push(listed.map(({ Title }) => Title).toSorted());
        const studio = listed.find(({ Title }) => Title === 'Ateljén 45');
        if (!studio) return;
        const begun = JSON.stringify(await ask(`${address}/api/guidemodel/new`, { HouseId: studio.Id, MunicipalityId: MALMO }));
        for (const words of ['Pergola av furu', '"Price":940', '10 000 kr rabatt med pergola']) expect(begun).toContain(words);
      });
    } else throw new Error(`the test does not know how to run: ${command}`);
  };
  for (const { language, text } of blocksOf(page)) {
    if (language === 'yaml') write(folder, text);
    else
      for (const command of text
        .trimEnd()
        .replaceAll(/\\\n\s*/g, '')
        .split('\n'))
        await run(command);
  }
  expect(houses).toEqual([
    ['Garage 27', 'Lilla huset 93', 'Stora huset 121'],
    ['Ateljén 45', 'Garage 27', 'Lilla huset 93', 'Stora huset 121'],
  ]);
});
