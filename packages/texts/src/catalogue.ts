import { IntlMessageFormat } from 'intl-messageformat';
import { readMessage } from './message.ts';
import * as surfaces from './surfaces.ts';

/** Every sentence of the product by its key, such as `palette.tip`: what a builder's own wording is judged by. */
export function allTexts(): ReadonlyMap<string, string> {
  return new Map(
    Object.values(surfaces).flatMap(({ name, messages }) =>
      Object.entries(messages).map(([key, text]): [string, string] => [`${name}.${key}`, text]),
    ),
  );
}

/**
 * What a sentence leaves to be filled in: `{house}`, and `<link>` where it marks a part. Throws a SyntaxError for text that is no ICU message,
 * or one with more than we say (`readMessage`).
 */
export function placeholdersOf(message: string): ReadonlySet<string> {
  const names = new Set(placeholdersIn(new IntlMessageFormat(message, 'sv-SE').getAst()));
  readMessage(message);
  return names;
}

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** The kind of a part that stands as it is written. */
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
