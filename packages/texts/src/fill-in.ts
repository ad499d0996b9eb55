import type { Message } from './message.ts';

/** Renders a marked part of a sentence; in the web it returns an element. */
type Mark<Node> = (inside: string | (string | Node)[]) => Node;

/** The value of each placeholder, by its name. */
export type Values<Node> = Readonly<Record<string, string | number | Mark<Node>>>;

/**
 * Returns the sentence with all placeholders filled in: a single text if it has no marks. Throws if a value is missing or of the wrong
 * kind.
 */
export function fillIn<Node>(message: Message, values: Values<Node>): string | (string | Node)[] {
  return joined(parts(message, values, 0));
}

/** Joins neighbouring texts. Returns a single text if nothing else is there. */
function joined<Node>(those: Iterable<string | Node>): string | (string | Node)[] {
  const filled: (string | Node)[] = [];
  for (const part of those) {
    const last = filled.length - 1;
    const before = filled[last];
    if (typeof part === 'string' && typeof before === 'string') filled[last] = before + part;
    else filled.push(part);
  }
  const [only = ''] = filled;
  return filled.length < 2 && typeof only === 'string' ? only : filled;
}

/** Yields the parts of the sentence with their values. @param count the number of the surrounding plural, which replaces `#` */
function* parts<Node>(message: Message, values: Values<Node>, count: number): Generator<string | Node> {
  for (const part of message) {
    if (typeof part === 'string') yield part;
    else if (part.kind === 'count') yield numbers.format(count);
    else if (part.kind === 'mark') {
      const mark = valueFor(part.name, values);
      if (typeof mark !== 'function') throw new TypeError(`<${part.name}> is not a mark`);
      yield mark(joined(parts(part.inside, values, count)));
    } else {
      const value = valueFor(part.name, values);
      if (typeof value === 'function') throw new TypeError(`{${part.name}} is a mark`);
      if (part.kind === 'value') yield String(value);
      else if (part.kind === 'number') yield numbers.format(Number(value));
      else yield* parts(chosen(part.kind, part.options, value), values, Number(value));
    }
  }
}

function chosen(kind: 'plural' | 'select', options: ReadonlyMap<string, Message>, value: string | number): Message {
  const named = kind === 'select' ? String(value) : plurals.select(Number(value));
  return (kind === 'plural' && options.get(`=${value}`)) || options.get(named) || options.get('other') || [];
}

function valueFor<Node>(name: string, values: Values<Node>) {
  const value = values[name];
  if (value === undefined) throw new TypeError(`No value for {${name}}`);
  return value;
}

const numbers = new Intl.NumberFormat('sv-SE');
const plurals = new Intl.PluralRules('sv-SE');
