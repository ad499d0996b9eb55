import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { lackingLetters, withoutLetters } from './lacking-letters.ts';
import type { TypesetAnswer, TypesetJob } from './typeset-messages.ts';

// The process in which type is set: started by `openPress`, with font files and folders as its arguments.

const folder = import.meta.dirname;
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: process.argv.slice(2) }] });
/** Letters that only come to light when others have been replaced. */
const MOST_ROUNDS = 4;
/** Documents for which what was worked out is remembered. */
const REMEMBERED = 5;

process.on('message', (job: TypesetJob) => {
  // While nobody waits for it.
  process.send?.(typeset(job), () => compiler.evictCache(REMEMBERED));
});
process.on('disconnect', () => process.exit(0));

function typeset({ document, pictures }: TypesetJob): TypesetAnswer {
  try {
    compiler.resetShadow();
    for (const [file, { buffer, byteOffset, byteLength }] of pictures)
      compiler.mapShadow(join(folder, 'pictures', file), Buffer.from(buffer, byteOffset, byteLength));
    const bytes = withLettersThereAre(document, MOST_ROUNDS);
    return { kind: 'made', bytes, memoryBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { kind: 'refused', reason: reasonOf(error), memoryBytes: process.memoryUsage.rss() };
  }
}

/** PDF/UA-1 refuses a letter that no font has; it is printed as a question mark. */
function withLettersThereAre(document: TypesetJob['document'], rounds: number): Buffer {
  compiler.mapShadow(join(folder, 'data.json'), Buffer.from(JSON.stringify(document)));
  const template = 'template' in document ? document.template : 'summary';
  const compiled = compiler.compile({ mainFilePath: join(folder, `${template}.typ`) });
  const { result } = compiled;
  if (!result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  try {
    return compiler.pdf(result, { pdfStandard: 'ua-1' });
  } catch (error) {
    const lacking = lackingLetters(reasonOf(error));
    if (lacking.length === 0 || rounds === 0) throw error;
    return withLettersThereAre(withoutLetters(document, lacking), rounds - 1);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
