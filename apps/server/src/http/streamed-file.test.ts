import { expect, test } from 'vitest';
import { streamedCsv, streamedJson } from './streamed-file.ts';

const textOf = async (stream: ReadableStream<Uint8Array>) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await new Response(stream).arrayBuffer());
const none = () => {};

async function* parts<Item>(...all: readonly Item[]) {
  for (const one of all) yield one;
}

test('streamedCsv writes a table in the same format as `csvFile`: quoted cells, decimal commas, an apostrophe before formulas and one byte order mark', async () => {
  const { stream, name } = streamedCsv('lista.csv', ['Namn', 'Pris'], parts([['Åsa;', 1.5]], [], [['=1+1', null]]), none);
  expect([name, await textOf(stream)]).toEqual(['lista.csv', '\uFEFFNamn;Pris\r\n"Åsa;";1,5\r\n\'=1+1;\r\n']);
});

test.each([
  [[], []],
  [
    [[], [{ a: 'å' }], [{ a: 2 }, { a: 3 }]],
    [{ a: 'å' }, { a: 2 }, { a: 3 }],
  ],
])('streamedJson writes the parts %j as one valid JSON list', async (given, expected) => {
  expect(JSON.parse(await textOf(streamedJson('lista.json', parts(...given), none).stream))).toEqual(expected);
});

test('rows are made only when the client reads them, and no more rows are made after the client has stopped reading', async () => {
  const made: number[] = [];
  let isEnded = false;
  async function* many() {
    try {
      for (let part = 1; part <= 1000; part += 1) {
        made.push(part);
        yield [[part]];
      }
    } finally {
      isEnded = true;
    }
  }
  const reader = streamedCsv('lista.csv', ['Nummer'], many(), none).stream.getReader();
  for (let read = 0; read < 3; read += 1) await reader.read();
  expect(made).toEqual([1, 2]);
  await reader.cancel();
  expect(isEnded).toBe(true);
});

test('an error while rows are made breaks off the download and is passed to onFault', async () => {
  const faults: unknown[] = [];
  async function* broken() {
    yield [['a']];
    throw new Error('gone');
  }
  const { stream } = streamedCsv('lista.csv', ['Namn'], broken(), (error) => void faults.push(error));
  await expect(textOf(stream)).rejects.toThrow('gone');
  expect(faults).toHaveLength(1);
});
