import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { aPicture } from '../../testing/some-pictures.ts';
import { type AvifEncoder, openAvifEncoder } from './avif-encoder.ts';
import { BrokenPictureError } from './encode-picture.ts';

const size = { width: 80, height: 60 };
const said: unknown[] = [];
const logger = { warn: (line: unknown) => void said.push(line) };

async function aJob() {
  return { bytes: await aPicture(160, 120, { r: 200, g: 20, b: 20 }), size, quality: 80, blur: 0 };
}

function closed(encoder: AvifEncoder): AvifEncoder {
  onTestFinished(() => encoder.close());
  return encoder;
}

/** Writes a program with this text to a file, and returns the file's address. */
async function aProgram(text: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-avif-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'program.mjs'), text);
  return pathToFileURL(join(folder, 'program.mjs'));
}

const answering = `process.on('message', () => process.send({ kind: 'made', bytes: Buffer.from(String(process.pid)), spent: 100 }));
process.on('disconnect', () => process.exit(0));`;

test('the encoder makes AVIF of the requested size, rejects a broken picture, and then still makes the next picture', async () => {
  const encoder = closed(openAvifEncoder({ logger }));
  const { format, compression, width, height } = await sharp(await encoder.encode(await aJob())).metadata();
  expect({ format, compression, width, height }).toEqual({ format: 'heif', compression: 'av1', ...size });
  await expect(encoder.encode({ ...(await aJob()), bytes: Buffer.from('no picture') })).rejects.toThrow(BrokenPictureError);
  expect(await encoder.encode(await aJob())).toBeInstanceOf(Buffer);
});

test('the encoder reports the processor time of all its processes', async () => {
  const encoder = closed(openAvifEncoder({ logger, program: await aProgram(answering) }));
  expect(encoder.processorTime()).toBe(0);
  await encoder.encode(await aJob());
  await encoder.encode(await aJob());
  expect(encoder.processorTime()).toBe(100);
  encoder.rest();
  await encoder.encode(await aJob());
  expect(encoder.processorTime()).toBe(200);
});

test('one process makes several pictures one after the other', async () => {
  const encoder = closed(openAvifEncoder({ logger, program: await aProgram(answering) }));
  const first = String(await encoder.encode(await aJob()));
  expect(String(await encoder.encode(await aJob()))).toBe(first);
});

test('an idle process ends, and a new process makes the next picture', async () => {
  const encoder = closed(openAvifEncoder({ logger, program: await aProgram(answering), idleMs: 1 }));
  const first = Number(await encoder.encode(await aJob()));
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(Number(await encoder.encode(await aJob()))).not.toBe(first);

  const wanted = closed(openAvifEncoder({ logger, program: await aProgram(answering) }));
  const making = wanted.encode(await aJob());
  wanted.rest();
  const second = Number(await making);
  wanted.rest();
  await expect.poll(() => isRunning(second)).toBe(false);
});

test('a picture fails if its process ends or hangs, if its request is aborted, and if the encoder closes', async () => {
  const dying = closed(openAvifEncoder({ logger, program: await aProgram("process.on('message', () => process.exit(1));") }));
  for (const _ of ['first', 'second'])
    await expect(dying.encode(await aJob())).rejects.toThrow('the process that makes AVIF ended');

  const program = await aProgram("process.on('message', () => undefined);");
  const hanging = closed(openAvifEncoder({ logger, program, longestMs: 50 }));
  await expect(hanging.encode(await aJob())).rejects.toThrow('AVIF took longer than 50 ms');

  const left = closed(openAvifEncoder({ logger, program }));
  const gone = new AbortController();
  const leaving = left.encode(await aJob(), gone.signal);
  gone.abort(new Error('others wait'));
  await expect(leaving).rejects.toThrow('others wait');

  const stopped = closed(openAvifEncoder({ logger, program }));
  const picture = stopped.encode(await aJob());
  stopped.close();
  await expect(picture).rejects.toThrow('the process that makes AVIF ended');
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('the server logs what the encoder’s process writes to stderr', async () => {
  said.length = 0;
  const program = await aProgram(`process.stderr.write('a library\\nwarns\\n'); ${answering}`);
  await closed(openAvifEncoder({ logger, program })).encode(await aJob());
  await expect.poll(() => said).toEqual([{ child: 'avif', said: 'a library\nwarns' }]);
});

test('a closed encoder rejects every later picture', async () => {
  const encoder = openAvifEncoder({ logger, program: await aProgram(answering) });
  encoder.close();
  await expect(encoder.encode(await aJob())).rejects.toThrow('the encoder is closed');
});
