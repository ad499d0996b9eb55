import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { lackingCharacters, latinOnly, printableText, withoutCharacters } from './printable-text.ts';
import type { TypesetAnswer, TypesetJob } from './typeset-messages.ts';

// The process in which type is set: started by `openPress`, with font files and folders as its arguments.

const folder = import.meta.dirname;
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: process.argv.slice(2) }] });
/** Characters that only come to light when others have been replaced. */
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
    const bytes = made(inEveryText(document, printableText), MOST_ROUNDS);
    return { kind: 'made', bytes, memoryBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { kind: 'refused', reason: reasonOf(error), memoryBytes: process.memoryUsage.rss() };
  }
}

/** PDF/UA-1 refuses a character that no font has: the words that have one are printed as a sign. */
function made(document: TypesetJob['document'], rounds: number): Buffer {
  compiler.mapShadow(join(folder, 'data.json'), Buffer.from(JSON.stringify(document)));
  const template = 'template' in document ? document.template : 'summary';
  const compiled = compiler.compile({ mainFilePath: join(folder, `${template}.typ`) });
  const { result } = compiled;
  if (!result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  try {
    return compiler.pdf(result, { pdfStandard: 'ua-1' });
  } catch (error) {
    const lacking = lackingCharacters(reasonOf(error));
    if (lacking.length === 0 || rounds === 0) throw error;
    const replace = rounds === 1 ? latinOnly : (text: string) => withoutCharacters(text, lacking);
    return made(inEveryText(document, replace), rounds - 1);
  }
}

/** The same document with every text changed, but for what is not on its pages: they keep what people wrote. */
function inEveryText<Document extends TypesetJob['document']>(document: Document, change: (text: string) => string): Document {
  const { title, description } = document;
  const changed: Document = JSON.parse(JSON.stringify(document), (_, part: unknown) =>
    typeof part === 'string' ? change(part) : part,
  );
  return { ...changed, title, description };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
