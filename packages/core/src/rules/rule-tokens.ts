/** The error for a rule that cannot be parsed. The message says what was expected; `position`: where in the rule's text, 1-based. */
export class RuleError extends Error {
  readonly position: number;
  constructor(message: string, position: number) {
    super(message);
    this.name = 'RuleError';
    this.position = position;
  }
}

export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'sign' | 'end';
  /** The token as it is written in the rule; a string includes its quotes. */
  readonly text: string;
  /** The 1-based position of the token's first character. */
  readonly position: number;
}

const blank = /[ \t\n\f\r]*/y;
const token =
  /(?<name>[A-Za-z_][A-Za-z0-9_]*)|(?<number>[0-9]+)(?![A-Za-z0-9_.])|(?<string>"[^"\\\n\r]*")|(?<sign>&&|\|\||==|!=|[()[\],!?:])/y;

/** Splits a rule into tokens; the last one is `end`. Throws `RuleError` at the first character that starts no token. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = skipBlank(text, 0);
  while (at < text.length) {
    token.lastIndex = at;
    const groups = token.exec(text)?.groups;
    if (!groups) throw new RuleError(`${unreadable(text, at)} at character ${at + 1}`, at + 1);
    const kind = groups.name ? 'name' : groups.number ? 'number' : groups.string ? 'string' : 'sign';
    tokens.push({ kind, text: groups[kind] ?? '', position: at + 1 });
    at = skipBlank(text, token.lastIndex);
  }
  tokens.push({ kind: 'end', text: '', position: text.length + 1 });
  return tokens;
}

function skipBlank(text: string, from: number): number {
  blank.lastIndex = from;
  blank.exec(text);
  return blank.lastIndex;
}

function unreadable(text: string, at: number): string {
  const rest = text.slice(at);
  const [first = ''] = rest;
  if (first === "'") return 'expected double quotes, found a single quote';
  if (first === '"')
    return /^"[^"\n\r]*\\/.test(rest)
      ? 'expected a name without escapes, found a backslash'
      : 'expected a closing quote, found none';
  if (/[0-9]/.test(first)) return `expected a whole number, found '${/^[A-Za-z0-9_.]+/.exec(rest)?.[0] ?? first}'`;
  return `expected a rule, found '${first}'`;
}
