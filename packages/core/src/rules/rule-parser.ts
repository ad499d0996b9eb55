import { RuleError, type Token, tokensOf } from './rule-tokens.ts';

/**
 * A rule as it was written. Ids are integers on the wire (`answer(112)`) and keys in a range's files (`answer("stor-altan")`). The
 * grammar is in docs/reference/rule-language.md; it is a boolean subset of CEL, the Common Expression Language.
 */
export type RuleSyntax =
  | { readonly kind: 'const'; readonly value: boolean }
  | { readonly kind: 'answers'; readonly quantifier: 'any' | 'all'; readonly ids: readonly RuleId[] }
  | { readonly kind: 'bases'; readonly ids: readonly RuleId[] }
  | { readonly kind: 'answered'; readonly id: RuleId }
  | { readonly kind: 'municipality'; readonly names: readonly RuleName[]; readonly negated: boolean }
  | { readonly kind: 'sideBuilding' }
  | { readonly kind: 'not'; readonly rule: RuleSyntax }
  | { readonly kind: 'and' | 'or'; readonly rules: readonly RuleSyntax[] }
  | { readonly kind: 'if'; readonly condition: RuleSyntax; readonly yes: RuleSyntax; readonly no: RuleSyntax };

export interface RuleId {
  readonly id: number | string;
  /** The 1-based position of the id's first character in the rule. */
  readonly position: number;
}

export interface RuleName {
  readonly name: string;
  readonly position: number;
}

/**
 * The maximum depth of a rule: the rule itself, and the parentheses, negations and conditional expressions (`a ? b : c`) inside each other.
 * Far more than a person writes, and far less than overflows the stack.
 */
const DEEPEST = 250;

/** Parses a rule; returns null when it is empty (white space only). Throws `RuleError` with the 1-based position. */
export function parseRule(text: string, ids: 'numbers' | 'keys'): RuleSyntax | null {
  if (text.trim() === '') return null;
  const tokens = tokensOf(text);
  return new Parser(tokens, ids).rule();
}

class Parser {
  private readonly tokens: readonly Token[];
  private readonly ids: 'numbers' | 'keys';
  private at = 0;
  private depth = 0;

  constructor(tokens: readonly Token[], ids: 'numbers' | 'keys') {
    this.tokens = tokens;
    this.ids = ids;
  }

  rule(): RuleSyntax {
    const rule = this.expression();
    if (this.peek().kind !== 'end') throw this.unexpected('the end');
    return rule;
  }

  /** Grammar: `or ('?' or ':' expression)?`. CEL requires parentheses around another `? :` between `?` and `:`. */
  private expression(): RuleSyntax {
    return this.nested(() => {
      const condition = this.or();
      if (!this.take('?')) return condition;
      const yes = this.or();
      this.expect(':');
      return { kind: 'if', condition, yes, no: this.expression() };
    });
  }

  private or(): RuleSyntax {
    return this.chain('||', 'or', () => this.chain('&&', 'and', () => this.not()));
  }

  private chain(sign: string, kind: 'and' | 'or', part: () => RuleSyntax): RuleSyntax {
    const first = part();
    const rules = [first];
    while (this.take(sign)) rules.push(part());
    return rules.length === 1 ? first : { kind, rules };
  }

  private not(): RuleSyntax {
    if (!this.take('!')) return this.primary();
    const { text, position } = this.peek();
    const rule = this.nested(() => this.not());
    // CEL reads `!municipality == "X"` as `(!municipality) == "X"`. So after `!`, the comparison needs parentheses.
    if (text === 'municipality') {
      throw new RuleError(`expected parentheses round the comparison after '!' at character ${position}`, position);
    }
    return { kind: 'not', rule };
  }

  private primary(): RuleSyntax {
    if (this.take('(')) {
      const rule = this.expression();
      this.expect(')');
      return rule;
    }
    const token = this.peek();
    if (token.kind !== 'name') throw this.unexpected('a rule');
    const atom = this.atoms[token.text];
    if (!atom) throw this.unexpected('a rule');
    this.at += 1;
    return atom();
  }

  private readonly atoms: Partial<Record<string, () => RuleSyntax>> = Object.assign(Object.create(null), {
    true: () => ({ kind: 'const', value: true }),
    false: () => ({ kind: 'const', value: false }),
    sideBuilding: () => ({ kind: 'sideBuilding' }),
    answer: () => ({ kind: 'answers', quantifier: 'any', ids: [this.argument()] }),
    anyAnswer: () => ({ kind: 'answers', quantifier: 'any', ids: this.listArgument() }),
    allAnswers: () => ({ kind: 'answers', quantifier: 'all', ids: this.listArgument() }),
    base: () => ({ kind: 'bases', ids: [this.argument()] }),
    anyBase: () => ({ kind: 'bases', ids: this.listArgument() }),
    answered: () => ({ kind: 'answered', id: this.argument() }),
    municipality: () => this.municipality(),
  } satisfies Record<string, () => RuleSyntax>);

  private municipality(): RuleSyntax {
    if (this.take('==')) return { kind: 'municipality', names: [this.name()], negated: false };
    if (this.take('!=')) return { kind: 'municipality', names: [this.name()], negated: true };
    if (this.take('in')) return { kind: 'municipality', names: this.list(() => this.name()), negated: false };
    throw this.unexpected("'==', '!=' or 'in'");
  }

  private argument(): RuleId {
    this.expect('(');
    const id = this.id();
    this.expect(')');
    return id;
  }

  private listArgument(): RuleId[] {
    this.expect('(');
    const ids = this.list(() => this.id());
    this.expect(')');
    return ids;
  }

  private list<Item>(item: () => Item): Item[] {
    this.expect('[');
    const items = [item()];
    while (this.take(',')) items.push(item());
    this.expect(']');
    return items;
  }

  private id(): RuleId {
    const { kind, text, position } = this.peek();
    if (this.ids === 'numbers' && kind !== 'number') throw this.unexpected('a number');
    if (this.ids === 'keys' && kind !== 'string') throw this.unexpected('a key in double quotes');
    this.at += 1;
    return { id: kind === 'number' ? Number(text) : text.slice(1, -1), position };
  }

  private name(): RuleName {
    const { kind, text, position } = this.peek();
    if (kind !== 'string') throw this.unexpected('a name in double quotes');
    this.at += 1;
    return { name: text.slice(1, -1), position };
  }

  private nested(part: () => RuleSyntax): RuleSyntax {
    this.depth += 1;
    const { position } = this.peek();
    if (this.depth > DEEPEST)
      throw new RuleError(`expected a rule nested at most ${DEEPEST} deep at character ${position}`, position);
    const rule = part();
    this.depth -= 1;
    return rule;
  }

  private take(text: string): boolean {
    const token = this.peek();
    if (token.text !== text || token.kind === 'string') return false;
    this.at += 1;
    return true;
  }

  private expect(text: string): void {
    if (!this.take(text)) throw this.unexpected(`'${text}'`);
  }

  private peek(): Token {
    const token = this.tokens[this.at];
    if (!token) throw new Error('the parser read past the end');
    return token;
  }

  private unexpected(expected: string): RuleError {
    const { kind, text, position } = this.peek();
    if (kind === 'end') return new RuleError(`expected ${expected}, found the end`, position);
    return new RuleError(`expected ${expected}, found '${text}' at character ${position}`, position);
  }
}
