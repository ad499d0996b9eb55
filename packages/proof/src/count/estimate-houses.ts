import { type CompiledModel, type CompiledQuestion, holds, NONE, type RuleState } from '@gavel/core/compiled';

const SAMPLES = 4000;

/**
 * Estimates the number of different selections of a house. It samples random selections question by question, and weights each by the
 * number of possible answers (Knuth, Estimating the efficiency of backtrack programs, 1975). The estimate is correct on average. It is
 * more precise the more similar the samples are.
 */
export function estimateHouses(compiled: CompiledModel, random: () => number): number {
  let sum = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) sum += ways(compiled, random);
  return sum / SAMPLES;
}

function ways(compiled: CompiledModel, random: () => number): number {
  const answers = new Int32Array(compiled.questions.length).fill(NONE);
  const state: RuleState = { answers: { get: (at) => answers[at] ?? NONE }, providers: compiled.providers };
  let product = 1;
  for (const at of compiled.order) {
    const question = compiled.questions[at];
    const valid = question ? validAnswers(question, state) : [];
    if (valid.length === 0) continue;
    answers[at] = valid[Math.floor(random() * valid.length)] ?? NONE;
    product *= valid.length;
  }
  return product;
}

function validAnswers({ rule, answers }: CompiledQuestion, state: RuleState): number[] {
  if (rule && !holds(rule, state)) return [];
  return answers.filter((answer) => !answer.rule || holds(answer.rule, state)).map(({ at }) => at);
}
