import { expect, test } from 'vitest';
import { parseRule, type RuleSyntax } from './rule-parser.ts';
import { RuleError } from './rule-tokens.ts';

test.each<[string, object]>([
  ['true', { kind: 'const', value: true }],
  ['false', { kind: 'const', value: false }],
  ['sideBuilding', { kind: 'sideBuilding' }],
  ['answer(112)', { kind: 'answers', quantifier: 'any', ids: [{ id: 112, position: 8 }] }],
  [
    'anyAnswer([112, 113])',
    {
      kind: 'answers',
      quantifier: 'any',
      ids: [
        { id: 112, position: 12 },
        { id: 113, position: 17 },
      ],
    },
  ],
  ['allAnswers([112])', { kind: 'answers', quantifier: 'all', ids: [{ id: 112, position: 13 }] }],
  ['base(9001)', { kind: 'bases', ids: [{ id: 9001, position: 6 }] }],
  [
    'anyBase([9001,9002])',
    {
      kind: 'bases',
      ids: [
        { id: 9001, position: 10 },
        { id: 9002, position: 15 },
      ],
    },
  ],
  ['answered(11)', { kind: 'answered', id: { id: 11, position: 10 } }],
  ['municipality == "Umeå"', { kind: 'municipality', negated: false, names: [{ name: 'Umeå', position: 17 }] }],
  ['municipality != "Umeå"', { kind: 'municipality', negated: true, names: [{ name: 'Umeå', position: 17 }] }],
  [
    'municipality in ["Umeå", "Upplands Väsby"]',
    {
      kind: 'municipality',
      negated: false,
      names: [
        { name: 'Umeå', position: 18 },
        { name: 'Upplands Väsby', position: 26 },
      ],
    },
  ],
  ['!true', { kind: 'not', rule: { kind: 'const', value: true } }],
])('parseRule parses %s', (text, syntax) => {
  expect(parseRule(text, 'numbers')).toEqual(syntax);
});

test('with the argument "keys", parseRule reads only keys in double quotes as ids, as in the files of a range', () => {
  expect(parseRule('allAnswers(["stor-altan", "räcke"])', 'keys')).toEqual({
    kind: 'answers',
    quantifier: 'all',
    ids: [
      { id: 'stor-altan', position: 13 },
      { id: 'räcke', position: 27 },
    ],
  });
  expect(() => parseRule('answer(112)', 'keys')).toThrow("expected a key in double quotes, found '112' at character 8");
});

test.each([
  ['', 'nothing'],
  [' ', 'a space'],
  ['\t\r\n\f', 'tab, line ends and form feed'],
  ['\u00a0\u2003\u2028\ufeff', 'white space of other scripts'],
])('parseRule returns null for a rule of white space only: %j (%s)', (text) => {
  expect(parseRule(text, 'numbers')).toBeNull();
});

test('white space is allowed between all tokens', () => {
  const spread = ' \t! ( municipality\n==\r\n"Umeå" )\f && anyAnswer ( [ 112 , 113 ] ) ? answer ( 1 ) : true ';
  const dense = '!(municipality=="Umeå")&&anyAnswer([112,113])?answer(1):true';
  expect(withoutPositions(parse(spread))).toEqual(withoutPositions(parse(dense)));
});

test.each([
  // [rule, the same rule with other parentheses]
  ['true || false && true', 'true || (false && true)'],
  ['true && false || true', '(true && false) || true'],
  ['!true && false', '(!true) && false'],
  ['!true || false', '(!true) || false'],
  ['true || false ? true : false', '(true || false) ? true : false'],
  ['true ? false : true ? false : true', 'true ? false : (true ? false : true)'],
  ['true ? false || true : true && false', 'true ? (false || true) : (true && false)'],
  [
    'municipality == "A" && municipality != "B" || sideBuilding',
    '((municipality == "A") && (municipality != "B")) || sideBuilding',
  ],
  ['!!true', '!(!true)'],
  ['!(true || false)', '!((true || false))'],
  ['((true))', 'true'],
])('%s means the same as %s', (text, grouped) => {
  expect(withoutPositions(parse(text))).toEqual(withoutPositions(parse(grouped)));
});

test('parentheses change the precedence', () => {
  expect(withoutPositions(parse('(true || false) && true'))).not.toEqual(withoutPositions(parse('true || false && true')));
  expect(withoutPositions(parse('(true ? false : true) ? false : true'))).not.toEqual(
    withoutPositions(parse('true ? false : true ? false : true')),
  );
});

test.each([
  // Syntax that a CEL parser accepts and the rule language of ranges refuses
  ['!municipality == "X"', "expected parentheses round the comparison after '!' at character 2"],
  ['!!municipality != "X"', "expected parentheses round the comparison after '!' at character 3"],
  ['true && ! municipality in ["X"]', "expected parentheses round the comparison after '!' at character 11"],
  ['true ? false ? true : false : true', "expected ':', found '?' at character 14"],
  ["municipality == 'X'", 'expected double quotes, found a single quote at character 17'],
  ["answer('x')", 'expected double quotes, found a single quote at character 8'],
  ['municipality == "a\\"b"', 'expected a name without escapes, found a backslash at character 17'],
  ['municipality == "a\\u00e5b"', 'expected a name without escapes, found a backslash at character 17'],
  ['anyAnswer([1,])', "expected a number, found ']' at character 14"],
  ['municipality in ["A",]', "expected a name in double quotes, found ']' at character 22"],
  ['anyAnswer([])', "expected a number, found ']' at character 12"],
  ['anyBase([])', "expected a number, found ']' at character 10"],
  ['municipality in []', "expected a name in double quotes, found ']' at character 18"],
  ['"Umeå" == municipality', 'expected a rule, found \'"Umeå"\' at character 1'],
  ['true == false', "expected the end, found '==' at character 6"],
  ['true != false', "expected the end, found '!=' at character 6"],
  ['1 == 1', "expected a rule, found '1' at character 1"],
  ['municipality.matches("(a+)+")', "expected a rule, found '.' at character 13"],
  ['municipality + "X" == "YX"', "expected a rule, found '+' at character 14"],
  ['municipality < "X"', "expected a rule, found '<' at character 14"],
  ['municipality == r"X"', "expected a name in double quotes, found 'r' at character 17"],
  ['municipality == """X"""', 'expected the end, found \'"X"\' at character 19'],
  ['answer(0x10)', "expected a whole number, found '0x10' at character 8"],
  ['answer(12u)', "expected a whole number, found '12u' at character 8"],
  ['answer(1.0)', "expected a whole number, found '1.0' at character 8"],
  ['answer(-1)', "expected a rule, found '-' at character 8"],
  ['true // so', "expected a rule, found '/' at character 6"],
  ['[true][0]', "expected a rule, found '[' at character 1"],
  // Rules that CEL also refuses, because of their syntax, names or types
  ['answer(112) &&', 'expected a rule, found the end'],
  ['!', 'expected a rule, found the end'],
  ['(', 'expected a rule, found the end'],
  ['()', "expected a rule, found ')' at character 2"],
  ['(true', "expected ')', found the end"],
  ['true)', "expected the end, found ')' at character 5"],
  ['true true', "expected the end, found 'true' at character 6"],
  ['true ? false', "expected ':', found the end"],
  ['true : false', "expected the end, found ':' at character 6"],
  ['true & false', "expected a rule, found '&' at character 6"],
  ['true | false', "expected a rule, found '|' at character 6"],
  ['municipality = "X"', "expected a rule, found '=' at character 14"],
  ['&& true', "expected a rule, found '&&' at character 1"],
  ['answer', "expected '(', found the end"],
  ['answer()', "expected a number, found ')' at character 8"],
  ['answer("7")', 'expected a number, found \'"7"\' at character 8'],
  ['answer(1, 2)', "expected ')', found ',' at character 9"],
  ['answer([1])', "expected a number, found '[' at character 8"],
  ['anyAnswer(1)', "expected '[', found '1' at character 11"],
  ['anyAnswer([1 2])', "expected ']', found '2' at character 14"],
  ['anyAnswer([1]', "expected ')', found the end"],
  ['answered(sideBuilding)', "expected a number, found 'sideBuilding' at character 10"],
  ['municipality', "expected '==', '!=' or 'in', found the end"],
  ['municipality && true', "expected '==', '!=' or 'in', found '&&' at character 14"],
  ['municipality not in ["X"]', "expected '==', '!=' or 'in', found 'not' at character 14"],
  ['municipality == Umeå', "expected a rule, found 'å' at character 20"],
  ['municipality == "Umeå', 'expected a closing quote, found none at character 17'],
  ['municipality == "Um\neå"', 'expected a closing quote, found none at character 17'],
  ['municipality == 1480', "expected a name in double quotes, found '1480' at character 17"],
  ['sideBuilding()', "expected the end, found '(' at character 13"],
  ['constructor', "expected a rule, found 'constructor' at character 1"],
  ['__proto__', "expected a rule, found '__proto__' at character 1"],
  ['Answer(1)', "expected a rule, found 'Answer' at character 1"],
  ['TRUE', "expected a rule, found 'TRUE' at character 1"],
  ['true\u00a0&& true', "expected a rule, found '\u00a0' at character 5"],
  ['true 🏠', "expected a rule, found '🏠' at character 6"],
])('the parser refuses %s', (text, message) => {
  expect(faultOf(text).message).toBe(message);
});

test('a rule error has a 1-based position; an error at the rule’s end has the position after the last character', () => {
  expect(faultOf('answer("7")').position).toBe(8);
  expect(faultOf('true &&').position).toBe(8);
  expect(faultOf('true && ').position).toBe(9);
});

test.each([
  ['parentheses', (depth: number) => `${'('.repeat(depth)}true${')'.repeat(depth)}`, 249],
  ['negations', (depth: number) => `${'!'.repeat(depth)}true`, 249],
  ['conditions', (depth: number) => `${'true ? true : '.repeat(depth)}true`, 249],
])('a rule may be 250 levels deep and no deeper: the rule itself and 249 nested %s', (_, nested, deepest) => {
  expect(parse(nested(deepest))).toBeDefined();
  expect(() => parse(nested(deepest + 1))).toThrow('expected a rule nested at most 250 deep at character');
  expect(() => parse(nested(100_000))).toThrow('expected a rule nested at most 250 deep at character');
});

test('a long rule is accepted when it is not deeply nested', () => {
  const rule = parse(Array.from({ length: 20_000 }, (_, id) => `answer(${id})`).join(' || '));
  expect(rule).toMatchObject({ kind: 'or', rules: { length: 20_000 } });
  expect(parse(Array(1000).fill('(!(true ? false : true))').join(' && '))).toMatchObject({ rules: { length: 1000 } });
});

function parse(text: string): RuleSyntax {
  const rule = parseRule(text, 'numbers');
  if (!rule) throw new Error('the rule is empty');
  return rule;
}

function withoutPositions(rule: RuleSyntax): unknown {
  return JSON.parse(JSON.stringify(rule, (key, value) => (key === 'position' ? undefined : value)));
}

function faultOf(text: string): RuleError {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof RuleError) return error;
  }
  throw new Error(`${text} was not refused`);
}
