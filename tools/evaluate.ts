import { readFileSync } from 'node:fs';
import { evaluateVisit } from './evaluate/evaluate-visit.ts';

/**
 * Makes the choices of visits with `packages/core` alone, without a browser, a server or a database.
 * - `npm run -s evaluate -- FILE.json` reads one visit from a file.
 * - `npm run -s evaluate -- --lines` reads one visit per line of stdin and prints one result per line on stdout.
 * The exit code is 0 on success. It is 2 if something could not be read; then a line on stderr names the fault and its place in the input.
 * See docs/reference/evaluate.md.
 */
const [argument, ...others] = process.argv.slice(2);
if (!argument || others.length > 0) fail('usage: npm run -s evaluate -- FILE.json | --lines');
else if (argument === '--lines') await evaluateLines();
else evaluateFile(argument);

function evaluateFile(file: string): void {
  try {
    process.stdout.write(`${JSON.stringify(evaluateVisit(parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
  } catch (error) {
    fail(lineOf(error));
  }
}

async function evaluateLines(): Promise<void> {
  for await (const line of linesOf(process.stdin.setEncoding('utf8'))) {
    process.stdout.write(`${JSON.stringify(answerTo(line))}\n`);
  }
}

/** Splits at line feeds only: `node:readline` would also split at U+2028, which a JSON text may contain. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function answerTo(line: string): object {
  try {
    return evaluateVisit(parse(line));
  } catch (error) {
    fail(lineOf(error));
    return { Error: lineOf(error) };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function lineOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
