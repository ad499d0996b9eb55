import { expect, test } from 'vitest';
import { asAnswerId, asQuestionId } from '../model/ids.ts';
import { aModel, anAnswer, aQuestion, play } from '../testing/index.ts';
import { choose } from './choose.ts';
import { isStandard } from './is-standard.ts';

const [panel, colour] = [asQuestionId(11), asQuestionId(12)];
const model = aModel({
  questions: [
    aQuestion(11, [anAnswer(111), anAnswer(112, { isDefaultAnswer: true })]),
    aQuestion(12, [anAnswer(121, { isDefaultAnswer: true, rule: 'answer(112)' }), anAnswer(122)]),
  ],
});

test('isStandard is true for the answer that a question gets without a pick, even if the visitor picked this answer', () => {
  const { compiled, visit } = play(model);
  expect([panel, colour].map((id) => isStandard(compiled, visit, id))).toEqual([true, true]);
  const chosen = choose(compiled, visit, [{ questionId: panel, answerId: asAnswerId(111) }]).visit;
  expect(isStandard(compiled, chosen, panel)).toBe(false);
  const back = choose(compiled, chosen, [{ questionId: panel, answerId: asAnswerId(112) }]).visit;
  expect(isStandard(compiled, back, panel)).toBe(true);
});
