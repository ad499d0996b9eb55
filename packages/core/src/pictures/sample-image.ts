import type { GuideAnswer, GuideSection } from '../model/guide.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import type { Visit } from '../visit/visit.ts';
import { selectedGuideAnswer } from './picture-keys.ts';

/**
 * Returns the address of an answer's sample, with the colours of the selected answers to the questions in its template. If one of these
 * questions has no answer with a colour, returns the sample in the range's own colours.
 */
export function sampleImage(
  sections: readonly GuideSection[],
  compiled: CompiledModel,
  visit: Visit,
  { paletteImage, paletteImageTemplate = '' }: GuideAnswer,
): string {
  return filled(paletteImageTemplate) || paletteImage;

  /**
   * Returns the text with a colour in place of every question id; empty: a question has no answer with a colour. A colour may itself
   * contain question ids.
   */
  function filled(template: string): string {
    let text = template;
    for (const [hole, id] of template.matchAll(/\{(\d+)\}/g)) {
      const question = sections.flatMap(({ questions }) => questions).find((one) => one.id === Number(id));
      const answer = question && selectedGuideAnswer(compiled, visit, question);
      const colour = filled(answer?.sampleColour ?? '');
      if (!colour) return '';
      text = text.replace(hole, colour);
    }
    return text;
  }
}
