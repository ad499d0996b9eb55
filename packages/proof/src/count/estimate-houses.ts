import { type CompiledModel, type CompiledQuestion, holds, NONE, type RuleState } from '@gavel/core/compiled';

const SAMPLES = 4000;

/**
 * Estimates the number of different selections of a house. It chooses random selections question by question. The weight of a selection is
 * the product of the numbers of valid answers that each question had (Knuth, Estimating the efficiency of backtrack programs, 1975). The
 * estimate is the mean of the weights. It is correct on average, and more precise if the weights differ little.
 */
export function estimateHouses(compiled: CompiledModel, random: () => number): bigint {
  let sum = 0n;
  for (let sample = 0; sample < SAMPLES; sample += 1) sum += ways(compiled, random);
  // Adding half of the divisor first rounds to the nearest whole number.
  return (sum + BigInt(SAMPLES / 2)) / BigInt(SAMPLES);
}

/** Makes a random selection, and returns its weight. In a large range, the weight can exceed the largest JavaScript number. */
function ways(compiled: CompiledModel, random: () => number): bigint {
  const answers = new Int32Array(compiled.questions.length).fill(NONE);
  const state: RuleState = { answers: { get: (at) => answers[at] ?? NONE }, providers: compiled.providers };
  let product = 1n;
  for (const at of compiled.order) {
    const question = compiled.questions[at];
    const valid = question ? validAnswers(question, state) : [];
    if (valid.length === 0) continue;
    answers[at] = valid[Math.floor(random() * valid.length)] ?? NONE;
    product *= BigInt(valid.length);
  }
  return product;
}

function validAnswers({ rule, answers }: CompiledQuestion, state: RuleState): number[] {
  if (rule && !holds(rule, state)) return [];
  return answers.filter((answer) => !answer.rule || holds(answer.rule, state)).map(({ at }) => at);
}
