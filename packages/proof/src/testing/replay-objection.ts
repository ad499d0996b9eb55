import { choose, compileModel, listSections, startVisit, type Visit } from '@gavel/core';
import { type CompiledModel, NONE, validAnswers } from '@gavel/core/compiled';
import { assembleModel } from '@gavel/range/model';
import type { Example, Objection, ProvableRange } from '../terms/proof.ts';

/** Returns whether a visit lists and accepts every click of the example, and then shows the fault or refuses the example's picks. */
export function replayObjection(range: ProvableRange, objection: Objection): boolean {
  const { example } = objection;
  if (!example) return false;
  const compiled = compiledAt(range, example);
  let { visit } = startVisit(compiled);
  for (const click of example.clicks) {
    const listed = listSections(compiled, visit).flatMap(({ questions }) => questions);
    const transition = choose(compiled, visit, [click]);
    if (!transition.accepted || !listed.some(({ questionId }) => questionId === click.questionId)) return false;
    visit = transition.visit;
  }
  const isRefused = example.picks.length > 0 && !choose(compiled, visit, example.picks).accepted;
  return example.picks.length > 0 ? isRefused : showsFault(compiled, visit, objection);
}

function compiledAt({ houses, municipalities }: ProvableRange, { houseId, municipalityId }: Example): CompiledModel {
  const house = houses.find(({ id }) => id === houseId);
  const municipality = municipalities.find(({ id }) => id === municipalityId);
  if (!house || !municipality) throw new Error('the example names what the range does not have');
  return compileModel(assembleModel(house.webConfiguration, municipality.areaCode, municipality.name));
}

/**
 * Returns whether the visit shows the fault. For a fault that no single visit can show, such as an unreachable answer, it returns true. For
 * `noUnits`, it only checks that the house has the price.
 */
function showsFault(compiled: CompiledModel, visit: Visit, { fault, part }: Objection): boolean {
  const question = compiled.questions.find(({ question: { id } }) => id === part.id);
  if (fault === 'empty') return question !== undefined && isShown(question.at) && validAnswers(question, visit).length === 0;
  if (fault === 'unanswered') return question !== undefined && isShown(question.at) && !hasFallback(question.at);
  if (fault === 'noUnits') return compiled.bases.some(({ id }) => id === part.id);
  return true;

  function isShown(at: number): boolean {
    return visit.shown.get(at) === 1;
  }

  function hasFallback(at: number): boolean {
    if (visit.answers.get(at) === NONE) return false;
    const { answers = [] } = compiled.questions[at] ?? {};
    return answers.some((answer, index) => (answer.answer.isDefaultAnswer || index === 0) && visit.valid.get(answer.at) === 1);
  }
}
