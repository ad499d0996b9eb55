import { readdirSync, readFileSync } from 'node:fs';
import { parseRule, printRule } from '@gavel/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PickedRule, pickedRule, syntaxOf } from './picked-rule.ts';

const questions: Readonly<Record<string, string>> = { lock: 'panel', liggande: 'panel', oppet: 'kok', avskilt: 'kok' };
const questionOf = (answer: string) => questions[answer];
const picked = (text: string) => pickedRule(parseRule(text, 'keys'), questionOf);
const printed = (rule: PickedRule | null) => {
  const syntax = rule && syntaxOf(rule);
  return syntax ? printRule(syntax) : '';
};
const answer = (question: string, answers: string[], is = true) => ({ kind: 'answers', question, answers, is });

test('pickedRule returns the conditions of a rule in their order', () => {
  expect(picked('answer("lock") && municipality != "Habo" && !sideBuilding')).toEqual({
    kind: 'and',
    parts: [answer('panel', ['lock']), { kind: 'municipality', names: ['Habo'], is: false }, { kind: 'sideBuilding', is: false }],
  });
});

test('answers of one question become one condition; answers of several questions become one condition for each question', () => {
  expect(picked('anyAnswer(["lock", "liggande"])')).toEqual({ kind: 'and', parts: [answer('panel', ['lock', 'liggande'])] });
  expect(picked('anyAnswer(["lock", "oppet"])')).toEqual({
    kind: 'or',
    parts: [answer('panel', ['lock']), answer('kok', ['oppet'])],
  });
  expect(picked('allAnswers(["lock", "oppet"])')?.kind).toBe('and');
});

test('a negation of several conditions becomes a negation of each condition', () => {
  expect(picked('!(answer("lock") || base("tjara"))')).toEqual({
    kind: 'and',
    parts: [answer('panel', ['lock'], false), { kind: 'bases', bases: ['tjara'], is: false }],
  });
  expect(picked('!(municipality in ["Habo", "Mullsjö"])')).toEqual({
    kind: 'and',
    parts: [{ kind: 'municipality', names: ['Habo', 'Mullsjö'], is: false }],
  });
});

test('pickedRule returns groups of conditions as well; for deeper nesting, conditionals, constants and unknown answers it returns null', () => {
  expect(picked('answered("panel") && (answer("oppet") || sideBuilding)')?.parts[1]).toMatchObject({ kind: 'or' });
  expect(picked('sideBuilding && (answer("oppet") || (answer("lock") && answered("kok")))')).toBeNull();
  expect(picked('sideBuilding ? answer("lock") : answer("oppet")')).toBeNull();
  expect(picked('true')).toBeNull();
  expect(picked('answer("okand")')).toBeNull();
});

test('an empty rule has no conditions, and a rule without conditions is written as an empty text', () => {
  expect(picked('  ')).toEqual({ kind: 'and', parts: [] });
  expect(printed({ kind: 'or', parts: [] })).toBe('');
});

test('if the conditions of a rule are written as text and parsed again, the result is the same conditions', () => {
  const some = (keys: readonly string[]) => fc.subarray([...keys], { minLength: 1 });
  const condition = fc.oneof(
    some(['lock', 'liggande']).chain((answers) => fc.boolean().map((is) => answer('panel', answers, is))),
    some(['oppet', 'avskilt']).chain((answers) => fc.boolean().map((is) => answer('kok', answers, is))),
    fc.boolean().map((is) => ({ kind: 'answered', question: 'panel', is })),
    some(['Habo', 'Mullsjö']).chain((names) => fc.boolean().map((is) => ({ kind: 'municipality', names, is }))),
    fc.boolean().map((is) => ({ kind: 'sideBuilding', is })),
    some(['tjara', 'plat']).chain((bases) => fc.boolean().map((is) => ({ kind: 'bases', bases, is }))),
  );
  const rule = fc.constantFrom('and' as const, 'or' as const).chain((kind) => {
    const inner = kind === 'and' ? 'or' : 'and';
    const group = fc.array(condition, { minLength: 2, maxLength: 3 }).map((parts) => ({ kind: inner, parts }));
    return fc.array(fc.oneof(condition, group), { minLength: 2, maxLength: 4 }).map((parts) => ({ kind, parts }) as PickedRule);
  });
  fc.assert(
    fc.property(rule, (wanted) => {
      expect(picked(printed(wanted))).toEqual(wanted);
    }),
  );
});

test('each `rule` in the question files of the demo range can be shown as conditions, unless it contains a conditional (`?`)', () => {
  const folder = new URL('../../../../../../ranges/bjorkvik/questions/', import.meta.url);
  const rules = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^ *(?:- )?rule: '(.*)'$/gm)].map(([, text = '']) => text),
  );
  expect(rules.length).toBeGreaterThan(100);
  // In the demo range, the keys of all answers of one question have the same first word.
  const firstWord = (key: string) => key.split('-')[0];
  const textOnly = rules.filter((text) => pickedRule(parseRule(text, 'keys'), firstWord) === null);
  expect(textOnly.filter((text) => !text.includes('?'))).toEqual([]);
});
