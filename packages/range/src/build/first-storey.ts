import type { HousePlan } from '@gavel/core/plan';
import { STOREY } from './picture-scenes.ts';

/**
 * Returns the camera of the storey whose rooms most of the question's answers change. If equally many answers change two storeys, the upper
 * storey counts. Empty for the ground floor, or if the answers change no rooms: the question then opens with the section's first camera.
 */
export function firstStorey(question: string, plan: Pick<HousePlan, 'questions' | 'variants' | 'features'> | null): string {
  const answers = plan?.questions[question] ?? [];
  const changed = answers.flatMap((answer) => {
    const changes = [answer, plan?.features[answer]?.variant ?? ''].flatMap((name) => plan?.variants[name] ?? []);
    return [...new Set(changes.map(({ storey }) => storey))];
  });
  const times = (storey: number) => changed.filter((one) => one === storey).length;
  const [most = 0] = [...new Set(changed)].toSorted((one, other) => times(other) - times(one) || other - one);
  return most > 0 ? `${STOREY}${most + 1}` : '';
}
