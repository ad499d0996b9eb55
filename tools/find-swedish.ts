import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts } from '@gavel/texts/catalogue';
import ts from 'typescript';

/** A text in the code that a visitor could read. */
export interface SwedishLiteral {
  /** Path from the root. */
  readonly file: string;
  readonly text: string;
}

const judged = ['apps/*/{app,src}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
const passedOver = ['packages/texts/**', '**/*.test.{ts,tsx}', '**/testing/**', '**/node_modules/**'];

/**
 * Returns the Swedish texts in the product's code at `root`: texts with å, ä or ö, or equal to a sentence of the product. Texts for
 * visitors belong in packages/texts or in the range. Throws when it finds no file, because then it has checked nothing.
 */
export function findSwedish(root: string): readonly SwedishLiteral[] {
  const files = globSync(judged, { cwd: root, exclude: passedOver });
  if (files.length === 0) throw new Error(`There is no code in ${root}`);
  // Skip single words, such as PDF. Code may contain them for other reasons.
  const sentences = new Set([...allTexts().values()].filter((text) => text.includes(' ')));
  return files
    .toSorted()
    .flatMap((file) => literalsOf(join(root, file)).map((text) => ({ file, text })))
    .filter(({ text }) => /[åäöÅÄÖ]/.test(text) || sentences.has(text.trim()));
}

/** Returns the strings, template parts and texts between tags of a file. */
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
