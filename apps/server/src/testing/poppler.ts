import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs one of Poppler’s programs on a PDF, so that a second PDF reader checks it. Null: Poppler is not installed (`poppler-utils`). */
export async function askPoppler(
  program: 'pdffonts' | 'pdfinfo' | 'pdftotext',
  pdf: Uint8Array,
  options: readonly string[] = [],
): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-pdf-'));
  const file = join(folder, 'document.pdf');
  try {
    await writeFile(file, pdf);
    const output = program === 'pdftotext' ? ['-'] : [];
    return (await run(program, [...options, file, ...output], { maxBuffer: 64_000_000 })).stdout;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Returns the reason why the check with Poppler is skipped. Also writes the reason to the console, because Vitest does not show why a test
 * is skipped.
 */
export function withoutPoppler(): string {
  const reason = 'The PDF is not looked at by another reader: Poppler is not installed (Debian: poppler-utils)';
  console.log(reason);
  return reason;
}
