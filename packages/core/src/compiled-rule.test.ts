import { Environment } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileModel } from './compile-model.ts';
import { holds, NONE } from './compiled-rule.ts';
import { parseRule } from './rule-parser.ts';
import { aModelToAsk, anyRuleText, municipalities } from './testing/any-rule.ts';

interface State {
  readonly municipality: string;
  readonly sideBuilding: boolean;
  /** Answer ids. */
  readonly selected: readonly number[];
}

const anyState: fc.Arbitrary<State> = fc.record({
  municipality: fc.constantFrom(...municipalities, 'Kiruna'),
  sideBuilding: fc.boolean(),
  selected: fc
    .tuple(...[10, 20, 30].map((from) => fc.constantFrom(null, from + 1, from + 2, from + 3)))
    .map((answers) => answers.filter((answer) => answer !== null)),
});

const anyStates = fc.array(anyState, { minLength: 8, maxLength: 8 });

test('every rule we accept is a rule of CEL and means the same there', () => {
  fc.assert(
    fc.property(anyRuleText, anyStates, (text, states) => {
      for (const state of states) expect([text, ourMeaning(text, state)]).toEqual([text, meaningInCel(text, state)]);
    }),
    { seed: 3, numRuns: 600 },
  );
});

test('so is every rule we accept that nobody meant to write: words left out, repeated and put elsewhere', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      anyRuleText,
      fc.array(fc.tuple(fc.nat(), anyWord), { minLength: 1, maxLength: 2 }),
      anyState,
      (text, edits, state) => {
        const words = text.match(/"[^"]*"|[A-Za-z]+|\d+|&&|\|\||==|!=|\s+|./g) ?? [];
        for (const [at, word] of edits) words.splice(at % (words.length + 1), at % 2, ...(word ? [word] : []));
        const mangled = words.join('');
        if (!isAccepted(mangled)) return;
        accepted += 1;
        expect([mangled, ourMeaning(mangled, state)]).toEqual([mangled, meaningInCel(mangled, state)]);
      },
    ),
    { seed: 4, numRuns: 4000 },
  );
  expect(accepted).toBeGreaterThan(200);
});

test.each([
  ["municipality == 'Umeå'", true],
  ['true ? false ? true : false : true', false],
  ['anyAnswer([11,])', true],
  ['anyAnswer([])', false],
  ['municipality == "Ume\\u00e5"', true],
])('%s is CEL, but not a rule of ours', (text, meaning) => {
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
    compileModel(aModelToAsk(text));
    return parseRule(text, 'numbers') !== null;
  } catch {
    return false;
  }
}

function ourMeaning(text: string, { municipality, sideBuilding, selected }: State): boolean {
  const { answerAt, answers, providers, questions } = compileModel(aModelToAsk(text, municipality, sideBuilding));
  const state = { answers: new Int32Array(questions.length).fill(NONE), providers };
  for (const at of selected.map((id) => answerAt.get(id) ?? NONE)) state.answers[answers[at]?.question ?? NONE] = at;
  const rule = questions.at(-1)?.rule;
  if (!rule) throw new Error(`no rule in ${text}`);
  return holds(rule, state);
}

function meaningInCel(text: string, { municipality, sideBuilding, selected }: State): unknown {
  const has = (id: bigint) => selected.includes(Number(id));
  const provides = (base: bigint) =>
    aModelToAsk('').sections.some(({ questions }) =>
      questions.some(({ answers }) =>
        answers.some(({ id, baseAnswerIds }) => selected.includes(id) && baseAnswerIds.includes(Number(base))),
      ),
    );
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
