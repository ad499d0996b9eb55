/**
 * The questions that change a house's drawings and its 3D model. Each has the answers that the house offers. The first is the usual answer,
 * which the house has if the visitor chooses no other.
 */
export type DrawnQuestions = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the answers to the questions that change a house's drawings, from keys such as `plan.tak` → `tak-plat`. A question without a key,
 * or with an answer that the house does not offer, gets its usual answer. If a visit does not always ask a question, its usual answer is an
 * empty text. Such a question is left out, unless a key names one of its answers.
 */
export function chosenAnswers(
  { questions }: { readonly questions: DrawnQuestions },
  keys: ReadonlyMap<string, string>,
): readonly string[] {
  return Object.entries(questions)
    .map(([question, offered]) => {
      const asked = keys.get(`plan.${question}`);
      return asked !== undefined && offered.includes(asked) ? asked : (offered[0] ?? '');
    })
    .filter(Boolean);
}
