import type { HousePlan } from '@gavel/core/plan';
import type { Ids } from './ids.ts';
import type { Offer } from './offer.ts';

/**
 * Returns the questions of a house about surfaces of rooms. If several questions are about the same surface, the 3D model shows the
 * chosen answer to the last of these questions that has one.
 */
export function buildSurfaces({ sections }: Offer, ids: Ids): Pick<HousePlan, 'surfaces'> {
  const surfaces = sections
    .flatMap((section) => section.questions)
    .flatMap(({ question, answers }) => {
      if (question.surface === undefined) return [];
      const looks = answers.map(({ key, sample: { pattern, colour, accent } }) => [
        ids('answers', key),
        { pattern, colour, ...(accent && { accent }) },
      ]);
      return [{ surface: question.surface, question: ids('questions', question.key), looks: Object.fromEntries(looks) }];
    });
  return surfaces.length > 0 ? { surfaces } : {};
}
