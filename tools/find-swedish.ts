import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts } from '@gavel/texts/catalogue';
import ts from 'typescript';

/** A literal in the code that a visitor could read. */
export interface SwedishLiteral {
  /** Path from the root. */
  readonly file: string;
  readonly text: string;
}

const judged = ['apps/*/{app,src}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
const passedOver = ['packages/texts/**', '**/*.test.{ts,tsx}', '**/testing/**', '**/node_modules/**'];

/**
 * Literals of the product's code in the repository at `root` that are Swedish: one with å, ä or ö, or a sentence of the product. What
 * visitors read stands in packages/texts or in the range. Throws when it finds no file, because then it has judged nothing.
 */
export function findSwedish(root: string): readonly SwedishLiteral[] {
  const files = globSync(judged, { cwd: root, exclude: passedOver });
  if (files.length === 0) throw new Error(`There is no code in ${root}`);
  // Single words, such as PDF, stand in code for other reasons, too.
  const sentences = new Set([...allTexts().values()].filter((text) => text.includes(' ')));
  return files
    .toSorted()
    .flatMap((file) => literalsOf(join(root, file)).map((text) => ({ file, text })))
    .filter(({ text }) => /[åäöÅÄÖ]/.test(text) || sentences.has(text.trim()));
}

/** The strings, parts of templates and text between tags of a file. */
function literalsOf(path: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}
