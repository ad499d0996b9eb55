import { IntlMessageFormat } from 'intl-messageformat';
import { readMessage } from './message.ts';
import * as surfaces from './surfaces.ts';

/** Returns every text of the product by its key, such as `palette.tip`. The texts that a builder replaces are checked against these. */
export function allTexts(): ReadonlyMap<string, string> {
  return new Map(
    Object.values(surfaces).flatMap(({ name, messages }) =>
      Object.entries(messages).map(([key, text]): [string, string] => [`${name}.${key}`, text]),
    ),
  );
}

/**
 * Returns the placeholders of a sentence: `{house}`, and `<link>` for a marked part. Throws a SyntaxError for text that is no ICU
 * message, or that uses syntax which the product does not support (`readMessage`).
 */
export function placeholdersOf(message: string): ReadonlySet<string> {
  const names = new Set(placeholdersIn(new IntlMessageFormat(message, 'sv-SE').getAst()));
  readMessage(message);
  return names;
}

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** The kind of a part that is plain text. */
const LITERAL = 0;

function* placeholdersIn(parts: readonly Part[]): Generator<string> {
  for (const part of parts) {
    if ('options' in part) {
      yield `{${part.value}}`;
      for (const { value } of Object.values(part.options)) yield* placeholdersIn(value);
    } else if ('children' in part) {
      yield `<${part.value}>`;
      yield* placeholdersIn(part.children);
    } else if ('value' in part && part.type !== LITERAL) {
      yield `{${part.value}}`;
    }
  }
}
