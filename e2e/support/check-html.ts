import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const checker = require.resolve('vnu-jar/build/dist/vnu.jar');
/**
 * Options of Java. The checker runs only for seconds, so if Java optimized the code more, this would cost more time than it saves.
 */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

/** Messages about CSS that browsers support and this checker does not know yet. */
const YOUNGER_THAN_THE_CHECKER = /^CSS: “field-sizing”/;

/** Returns whether this machine has Java, which runs the HTML checker. */
export async function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  );
}

/**
 * Returns the faults that the Nu HTML checker finds, one line each: the page's name, the message, and the HTML around the fault. One
 * process checks all pages.
 */
export async function checkHtml(pages: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-html-'));
  try {
    const names = [...pages.keys()];
    const files = names.map((_, at) => join(folder, `${at}.html`));
    await Promise.all([...pages.values()].map((html, at) => writeFile(files[at] ?? '', html)));
    const options = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
    const { stdout } = await run('java', [...SHORT_RUN, '-jar', checker, ...options, ...files], { maxBuffer: 64_000_000 });
    const { messages }: Report = JSON.parse(stdout);
    const faults = messages.filter(({ message }) => !YOUNGER_THAN_THE_CHECKER.test(message));
    return faults.map(({ url = '', message, extract = '' }) => {
      const page = names[Number(parse(url).name)] ?? url;
      return `${page}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The fields of the checker's report that this file uses. A message without `url` is an error of the checker itself. */
interface Report {
  readonly messages: readonly { readonly url?: string; readonly message: string; readonly extract?: string }[];
}
