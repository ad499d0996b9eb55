import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asAnswerId, asQuestionId } from '../model/ids.ts';
import { type AskedState, anyAskedState, anyRuleText, askedQuestions, meaningOf } from '../testing/any-rule.ts';
import { examples } from '../testing/examples.ts';
import { aModel, anAnswer, aQuestion, type ModelParts, pick, play } from '../testing/index.ts';
import { explainAnswer, type Reason } from './explain-answer.ts';

const a111 = pick(11, 111);
const a112 = pick(11, 112);
const a121 = pick(12, 121);
const a122 = pick(12, 122);
const a123 = pick(12, 123);

/**
 * Returns the reasons against answer 132, which has this rule. Answers 111 and 121 are selected. 111 provides base answer 901, 112 provides
 * 902 and 903, 122 provides 902, and no answer provides 904. The rule of question 14 is false.
 */
function reasonsFor(rule: string, parts: ModelParts & { questionRule?: string } = {}): Reason[] {
  const { questionRule = '', ...given } = parts;
  const questions = [
    aQuestion(11, [anAnswer(111, { baseAnswerIds: [901] }), anAnswer(112, { baseAnswerIds: [902, 903] })]),
    aQuestion(12, [anAnswer(121), anAnswer(122, { baseAnswerIds: [902] }), anAnswer(123)]),
    aQuestion(13, [anAnswer(131), anAnswer(132, { rule })], { rule: questionRule }),
    aQuestion(14, [anAnswer(141)], { rule: 'false' }),
  ];
  const { compiled, visit } = play(aModel({ questions, baseQuestionToAnswers: new Map([[900, [904]]]), ...given }));
  return explainAnswer(compiled, visit, asQuestionId(13), asAnswerId(132));
}

test.each<[string, Reason[]]>([
  ['answer(112)', [{ kind: 'needs', options: [a112] }]],
  ['!answer(111)', [{ kind: 'excludes', answer: a111 }]],
  ['anyAnswer([112, 122])', [{ kind: 'needs', options: [a112, a122] }]],
  [
    '!anyAnswer([111, 121, 122])',
    [
      { kind: 'excludes', answer: a111 },
      { kind: 'excludes', answer: a121 },
    ],
  ],
  ['allAnswers([111, 122])', [{ kind: 'needs', options: [a122] }]],
  ['base(902)', [{ kind: 'needs', options: [a112, a122] }]],
  ['!base(901)', [{ kind: 'excludes', answer: a111 }]],
  ['anyBase([902, 903])', [{ kind: 'needs', options: [a112, a122] }]],
  ['base(904)', [{ kind: 'never' }]],
  ['answered(14)', [{ kind: 'answered', questionId: asQuestionId(14), wanted: true }]],
  ['!answered(12)', [{ kind: 'answered', questionId: asQuestionId(12), wanted: false }]],
  ['municipality == "Habo"', [{ kind: 'municipality', names: ['Habo'], wanted: true }]],
  ['municipality in ["Habo", "Kiruna"]', [{ kind: 'municipality', names: ['Habo', 'Kiruna'], wanted: true }]],
  ['municipality != "Umeå"', [{ kind: 'municipality', names: ['Umeå'], wanted: false }]],
  ['!(municipality in ["Habo", "Umeå"])', [{ kind: 'municipality', names: ['Habo', 'Umeå'], wanted: false }]],
  ['sideBuilding', [{ kind: 'sideBuilding', wanted: true }]],
  ['false', [{ kind: 'never' }]],
])('explainAnswer returns the reasons why an answer with the rule %s cannot be chosen', (rule, reasons) => {
  expect(reasonsFor(rule)).toEqual(reasons);
});

test('in a side building, explainAnswer returns the kind of building as the reason against an answer with the rule !sideBuilding', () => {
  expect(reasonsFor('!sideBuilding', { isSideBuilding: true })).toEqual([{ kind: 'sideBuilding', wanted: false }]);
});

test('explainAnswer returns no reasons for an answer that may be chosen', () => {
  expect(reasonsFor('')).toEqual([]);
  expect(reasonsFor('answer(111) && !answer(122) && municipality == "Umeå"')).toEqual([]);
});

test('explainAnswer lists the parts of a rule that are false, each once, in the order of the rule', () => {
  expect(reasonsFor('answer(111) && answer(112) && !answer(121) && answer(112)')).toEqual([
    { kind: 'needs', options: [a112] },
    { kind: 'excludes', answer: a121 },
  ]);
  expect(reasonsFor('!(answer(111) || answer(122))')).toEqual([{ kind: 'excludes', answer: a111 }]);
});

test('explainAnswer lists reasons from the question’s rule before reasons from the answer’s rule', () => {
  expect(reasonsFor('answer(122)', { questionRule: 'answer(112)' })).toEqual([
    { kind: 'needs', options: [a112] },
    { kind: 'needs', options: [a122] },
  ]);
});

test('explainAnswer merges alternatives that each need one answer into one reason without duplicates, and returns other alternatives as anyOf', () => {
  expect(reasonsFor('answer(112) || anyAnswer([122, 112])')).toEqual([{ kind: 'needs', options: [a112, a122] }]);
  expect(reasonsFor('answer(112) || !answer(121)')).toEqual([
    { kind: 'anyOf', alternatives: [[{ kind: 'needs', options: [a112] }], [{ kind: 'excludes', answer: a121 }]] },
  ]);
  expect(reasonsFor('!(answer(111) && answer(121))')).toEqual([
    { kind: 'anyOf', alternatives: [[{ kind: 'excludes', answer: a111 }], [{ kind: 'excludes', answer: a121 }]] },
  ]);
  expect(reasonsFor('answer(112) ? answer(122) : answer(123)')).toEqual([
    {
      kind: 'anyOf',
      alternatives: [
        [
          { kind: 'needs', options: [a112] },
          { kind: 'needs', options: [a122] },
        ],
        [{ kind: 'needs', options: [a123] }],
      ],
    },
  ]);
});

test('explainAnswer leaves out an alternative that is never possible', () => {
  expect(reasonsFor('false || answer(112)')).toEqual([{ kind: 'needs', options: [a112] }]);
  expect(reasonsFor('false || base(904)')).toEqual([{ kind: 'never' }]);
  expect(reasonsFor('false && answer(112) || sideBuilding')).toEqual([{ kind: 'sideBuilding', wanted: true }]);
});

test('if an answer’s rule reads the question of this answer, explainAnswer evaluates the rule as if the answer were selected', () => {
  expect(reasonsFor('!answer(131)')).toEqual([]);
  expect(reasonsFor('!answer(132)')).toEqual([{ kind: 'excludes', answer: pick(13, 132) }]);
});

test('explainAnswer throws for unknown ids', () => {
  const { compiled, visit } = play(aModel({ questions: [aQuestion(11, [anAnswer(111)])] }));
  expect(() => explainAnswer(compiled, visit, asQuestionId(12), asAnswerId(111))).toThrow(new RangeError('unknown question 12'));
  expect(() => explainAnswer(compiled, visit, asQuestionId(11), asAnswerId(112))).toThrow(
    new RangeError('unknown answer 112 of question 11'),
  );
});

test('explainAnswer returns reasons against an answer exactly when the answer’s rule is false, and every returned reason is true', () => {
  fc.assert(
    fc.property(anyRuleText, anyAskedState, (rule, state) => {
      const asking = aQuestion(9, [anAnswer(91, { rule })]);
      const { municipality, sideBuilding, selected } = state;
      const model = aModel({
        municipalityName: municipality,
        isSideBuilding: sideBuilding,
        questions: [...askedQuestions, asking],
      });
      const { compiled, visit } = play(model, Object.fromEntries(selected.map((id) => [Math.floor(id / 10), id])));
      const reasons = explainAnswer(compiled, visit, asQuestionId(9), asAnswerId(91));
      expect(reasons.length === 0).toBe(meaningOf(rule, state));
      for (const reason of reasons) expect([rule, reason, stands(reason, state)]).toEqual([rule, reason, true]);
    }),
    examples(100, 10),
  );
});

function stands(reason: Reason, state: AskedState): boolean {
  const { municipality, sideBuilding, selected } = state;
  switch (reason.kind) {
    case 'needs':
      return reason.options.every(({ answerId }) => !selected.includes(answerId));
    case 'excludes':
      return selected.includes(reason.answer.answerId);
    case 'answered':
      return selected.some((id) => Math.floor(id / 10) === reason.questionId) !== reason.wanted;
    case 'municipality':
      return reason.names.includes(municipality) !== reason.wanted;
    case 'sideBuilding':
      return sideBuilding !== reason.wanted;
    case 'anyOf':
      return (
        reason.alternatives.length > 1 &&
        reason.alternatives.every((reasons) => reasons.length > 0 && reasons.every((one) => stands(one, state)))
      );
    case 'never':
      return true;
  }
}
