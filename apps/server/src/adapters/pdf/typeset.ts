import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { lackingCharacters, latinOnly, printableText, withoutCharacters } from './printable-text.ts';
import type { TypesetAnswer, TypesetJob } from './typeset-messages.ts';

// The program of the typesetting process, started by `openPress` with font files and folders as its arguments.

const folder = import.meta.dirname;
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: process.argv.slice(2) }] });
/**
 * The greatest number of times that a document is typeset again. When a character is replaced, Typst may report further characters
 * that no font has.
 */
const MOST_ROUNDS = 4;
/** The number of documents whose intermediate results stay in the compiler's cache. */
const REMEMBERED = 5;

process.on('message', (job: TypesetJob) => {
  // Clear the cache only after the PDF was sent, so that no document waits for the clearing.
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

/**
 * Returns the PDF of a document. PDF/UA-1 refuses a character that no font has. So a symbol takes the place of each word that contains such
 * a character.
 */
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

/**
 * Returns the document with every printed text changed. The title and the description are metadata of the PDF and stay as
 * people wrote them.
 */
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
