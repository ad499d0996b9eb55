import { Environment } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asBaseAnswerId } from '../model/ids.ts';
import { type AskedState, anyAskedState, anyRuleText, askedQuestions, meaningOf } from '../testing/any-rule.ts';
import { examples } from '../testing/examples.ts';
import { ModelError } from '../visit/compile-model.ts';

test('every rule that the parser accepts is a valid CEL expression with the same meaning', () => {
  fc.assert(
    fc.property(anyRuleText, fc.array(anyAskedState, { minLength: 8, maxLength: 8 }), (text, states) => {
      for (const state of states) expect([text, meaningOf(text, state)]).toEqual([text, meaningInCel(text, state)]);
    }),
    examples(150, 3),
  );
});

test('a rule with random changes of its text, if the parser still accepts it, is a valid CEL expression with the same meaning', () => {
  const tried = examples(800, 4);
  let accepted = 0;
  fc.assert(
    fc.property(
      anyRuleText,
      fc.array(fc.tuple(fc.nat(), anyWord), { minLength: 1, maxLength: 2 }),
      anyAskedState,
      (text, edits, state) => {
        const words = text.match(/"[^"]*"|[A-Za-z]+|\d+|&&|\|\||==|!=|\s+|./g) ?? [];
        for (const [at, word] of edits) words.splice(at % (words.length + 1), at % 2, ...(word ? [word] : []));
        const mangled = words.join('');
        if (!isAccepted(mangled)) return;
        accepted += 1;
        expect([mangled, meaningOf(mangled, state)]).toEqual([mangled, meaningInCel(mangled, state)]);
      },
    ),
    tried,
  );
  expect(accepted).toBeGreaterThan(tried.numRuns / 20);
});

test.each([
  ["municipality == 'Umeå'", true],
  ['true ? false ? true : false : true', false],
  ['anyAnswer([11,])', true],
  ['anyAnswer([])', false],
  ['municipality == "Ume\\u00e5"', true],
])('the CEL library accepts %s, but it is not a valid rule', (text, meaning) => {
  const state = { municipality: 'Umeå', sideBuilding: false, selected: [11] };
  expect(meaningInCel(text, state)).toBe(meaning);
  expect(isAccepted(text)).toBe(false);
});

const anyWord = fc.constantFrom(
  '',
  '!',
  '&&',
  '||',
  '?',
  ':',
  '(',
  ')',
  ' ',
  ',',
  '==',
  'true',
  'sideBuilding',
  'municipality',
  '"Umeå"',
  '11',
  'in',
  'answer(11)',
);

function isAccepted(text: string): boolean {
  try {
    meaningOf(text, { municipality: 'Umeå', sideBuilding: false, selected: [] });
    return text.trim() !== '';
  } catch (error) {
    if (error instanceof ModelError) return false;
    throw error;
  }
}

function meaningInCel(text: string, { municipality, sideBuilding, selected }: AskedState): unknown {
  const answers = askedQuestions.flatMap((question) => question.answers).filter(({ id }) => selected.includes(id));
  const has = (id: bigint) => selected.includes(Number(id));
  const provides = (base: bigint) => answers.some(({ baseAnswerIds }) => baseAnswerIds.includes(asBaseAnswerId(Number(base))));
  const cel = new Environment()
    .registerVariable('municipality', 'string')
    .registerVariable('sideBuilding', 'bool')
    .registerFunction('answer(int): bool', has)
    .registerFunction('anyAnswer(list<int>): bool', (ids: bigint[]) => ids.some(has))
    .registerFunction('allAnswers(list<int>): bool', (ids: bigint[]) => ids.every(has))
    .registerFunction('base(int): bool', provides)
    .registerFunction('anyBase(list<int>): bool', (ids: bigint[]) => ids.some(provides))
    .registerFunction('answered(int): bool', (question: bigint) =>
      selected.some((id) => Math.floor(id / 10) === Number(question)),
    );
  const rule = cel.parse(text);
  expect(rule.check()).toMatchObject({ valid: true, type: 'bool' });
  return rule({ municipality, sideBuilding });
}
