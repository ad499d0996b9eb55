import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAskedState, anyRule, meaningOf } from '../testing/any-rule.ts';
import { examples } from '../testing/examples.ts';
import { parseRule, type RuleSyntax } from './rule-parser.ts';
import { printRule, simplifyRule } from './rule-text.ts';

test.each([
  ['answer(1)', 'answer(1)'],
  ['anyAnswer([1])', 'answer(1)'],
  ['anyAnswer([1,2])', 'anyAnswer([1, 2])'],
  ['allAnswers([1])', 'allAnswers([1])'],
  ['anyBase([9])', 'base(9)'],
  ['anyBase([9,8])', 'anyBase([9, 8])'],
  ['answered( 3 )', 'answered(3)'],
  ['municipality in ["Umeå"]', 'municipality == "Umeå"'],
  ['municipality in ["Umeå","Habo"]', 'municipality in ["Umeå", "Habo"]'],
  ['!(municipality in ["Umeå","Habo"])', '!(municipality in ["Umeå", "Habo"])'],
  ['!((municipality)=="Umeå")', null],
  ['!(municipality!="Umeå")', '!(municipality != "Umeå")'],
  ['(true&&false)||!sideBuilding', 'true && false || !sideBuilding'],
  ['true&&(false||sideBuilding)', 'true && (false || sideBuilding)'],
  ['true&&(false&&sideBuilding)', 'true && (false && sideBuilding)'],
  ['!(true?false:true)', '!(true ? false : true)'],
  [
    '(true?false:true)?(true?false:true):(true?false:true)',
    '(true ? false : true) ? (true ? false : true) : true ? false : true',
  ],
  ['!(!(true))', '!!true'],
])('printRule prints %s as %s (null: parseRule refuses the text)', (text, printed) => {
  if (printed === null) expect(() => parse(text)).toThrow("expected '==', '!=' or 'in'");
  else expect(printRule(parse(text))).toBe(printed);
});

test('printRule prints keys in quotes', () => {
  const rule = parseRule('anyAnswer(["stor-altan","räcke"])&&base("b")', 'keys');
  expect(rule && printRule(rule)).toBe('anyAnswer(["stor-altan", "räcke"]) && base("b")');
});

test('printRule prints a rule that excludes several municipalities as !(municipality in […])', () => {
  const names = ['Umeå', 'Habo'].map((name) => ({ name, position: 0 }));
  expect(printRule({ kind: 'municipality', names, negated: true })).toBe('!(municipality in ["Umeå", "Habo"])');
});

test('a printed rule parses to the same rule', () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      expect(withoutPositions(parse(printRule(rule)))).toEqual(withoutPositions(rule));
    }),
    examples(100, 1),
  );
});

test.each([
  ['true && answer(1)', 'answer(1)'],
  ['answer(1) && true && answer(2)', 'answer(1) && answer(2)'],
  ['answer(1) && false', 'false'],
  ['answer(1) || true', 'true'],
  ['answer(1) || false', 'answer(1)'],
  ['false || false', 'false'],
  ['!(true && true)', 'false'],
  ['answer(1) ? true : answer(2)', 'answer(1) || answer(2)'],
  ['answer(1) ? false : answer(2)', '!answer(1) && answer(2)'],
  ['answer(1) ? answer(2) : true', '!answer(1) || answer(2)'],
  ['answer(1) ? answer(2) : false', 'answer(1) && answer(2)'],
  ['answer(1) ? true : true', 'true'],
  ['answer(1) ? false : true', '!answer(1)'],
  ['true ? answer(1) : answer(2)', 'answer(1)'],
  ['false ? answer(1) : answer(2)', 'answer(2)'],
  ['answer(1) ? answer(2) : answer(3)', 'answer(1) ? answer(2) : answer(3)'],
])('simplifyRule turns %s into %s', (text, simple) => {
  expect(printRule(simplifyRule(parse(text)))).toBe(simple);
});

test('a simplified rule is a constant or contains no constant, and means the same in every state', () => {
  fc.assert(
    fc.property(anyRule, anyAskedState, (rule, state) => {
      const simple = simplifyRule(rule);
      expect(simple.kind === 'const' || !JSON.stringify(simple).includes('"const"')).toBe(true);
      expect(meaningOf(printRule(simple), state)).toBe(meaningOf(printRule(rule), state));
    }),
    examples(100, 2),
  );
});

function parse(text: string): RuleSyntax {
  const rule = parseRule(text, 'numbers');
  if (!rule) throw new Error('the rule is empty');
  return rule;
}

function withoutPositions(rule: RuleSyntax): unknown {
  return JSON.parse(JSON.stringify(rule, (key, value) => (key === 'position' ? undefined : value)));
}
