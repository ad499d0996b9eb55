import type { Configuration } from '../model/configuration.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import { selectionsOf, type Visit } from '../visit/visit.ts';
import { chosenAnswers, type DrawnQuestions } from './chosen-answers.ts';
import { drawingKeys } from './drawing-keys.ts';

const SURFACE = 'surface.';

/** A kind of surface in rooms, such as the kitchen floor. The keys of `looks` are the ids of the answers for this surface. */
interface Surface {
  readonly surface: string;
  readonly looks: Readonly<Record<string, unknown>>;
}

/** Returns the questions about surfaces of rooms as `DrawnQuestions`. An answer is written as surface and answer id: `kitchenFloor:180`. */
export function surfaceQuestions(surfaces: readonly Surface[] = []): DrawnQuestions {
  return Object.fromEntries(
    surfaces.map(({ surface, looks }) => [`${SURFACE}${surface}`, ['', ...Object.keys(looks).map((id) => `${surface}:${id}`)]]),
  );
}

/** Returns whether this is an answer to a question about a surface of rooms. */
export function isSurfaceAnswer(answer: string): boolean {
  return answer.includes(':');
}

/** Returns the answers that the 3D model shows, including answers to questions about surfaces of rooms. */
export function modelAnswers(
  questions: DrawnQuestions,
  configuration: Pick<Configuration, 'sections' | 'dynamicImageKeys'>,
  compiled: CompiledModel,
  visit: Visit,
): readonly string[] {
  const selected = new Set([...selectionsOf(compiled, visit).values()].map(String));
  const surfaces = Object.entries(questions).flatMap(([question, offered]): [string, string][] => {
    const chosen = question.startsWith(SURFACE) && offered.find((answer) => selected.has(answer.slice(answer.indexOf(':') + 1)));
    return chosen ? [[`plan.${question}`, chosen]] : [];
  });
  return chosenAnswers({ questions }, new Map([...(drawingKeys(configuration, compiled, visit) ?? []), ...surfaces]));
}
