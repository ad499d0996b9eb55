import { isScalar, type Node, Scalar, stringify } from 'yaml';
import type { YamlValue } from './yaml-value.ts';

const PLAIN_WIDTH = 80;

/**
 * Returns ways to print a value in place of `node` in `text`. The way most like the current form is first. YAML may parse some of them to
 * another value, so the calling code must parse the result.
 */
export function printings(text: string, node: Node, value: YamlValue): readonly string[] {
  if (typeof value !== 'string') return [printInFlow(value)];
  const quoted = [inSingleQuotes(value), JSON.stringify(value)];
  const style = isScalar(node) && typeof node.value === 'string' ? node.type : Scalar.PLAIN;
  switch (style) {
    case Scalar.BLOCK_FOLDED:
    case Scalar.BLOCK_LITERAL:
      return [inBlock(sourceOf(text, node), style, value, lineBreakOf(text)), JSON.stringify(value)];
    case Scalar.QUOTE_SINGLE:
      return quoted;
    case Scalar.QUOTE_DOUBLE:
      return quoted.toReversed();
    default:
      return [value, ...quoted];
  }
}

/**
 * Returns ways to print the value of a new key. As with `printings`, the calling code must parse the result. `printInFlow` alone is not
 * enough: it prints a text with line breaks on several lines, and loses a no-break space at the end.
 */
export function printingsOfNew(value: YamlValue): readonly string[] {
  return typeof value === 'string' ? [printInFlow(value), JSON.stringify(value)] : [printInFlow(value)];
}

/** Prints a value, such as `{ norr: 100, syd: 90 }`: on one line, unless it is a text with line breaks. */
export function printInFlow(value: YamlValue): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trimEnd();
}

/** Returns the bytes of a node, without the white space after it. */
export function sourceOf(text: string, { range }: Node): string {
  return range ? text.slice(range[0], range[1]).trimEnd() : '';
}

export function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

function inSingleQuotes(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** Prints a text as `>-` or `|`, with the indentation of the current text in the file, and with about its line length. */
function inBlock(source: string, style: Scalar.BLOCK_FOLDED | Scalar.BLOCK_LITERAL, value: string, lineBreak: string): string {
  const [, ...lines] = source.split(/\r?\n/);
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '  ')?.[0] ?? '';
  const width = Math.max(PLAIN_WIDTH, ...lines.map((line) => line.length));
  const scalar = new Scalar(value);
  scalar.type = style;
  const printed = stringify({ k: scalar }, { lineWidth: width - indent.length + '  '.length, minContentWidth: 0 });
  return printed
    .slice('k: '.length)
    .trimEnd()
    .replace(/\n {2}/g, `\n${indent}`)
    .replaceAll('\n', lineBreak);
}
