import type { GuideSection, QuestionId, SectionId, Step } from '@gavel/core';
import { useState } from 'react';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator, useListedSections } from '../visit/use-configurator.tsx';
import { useRoad } from '../visit/use-road.ts';
import { focusSamples } from './focus-samples.ts';

interface SectionSheet {
  /** The section whose introduction to show; null if there is no introduction to show. */
  readonly introduced: GuideSection | null;
  /** The section whose total to show, and the title of the next section; null if there is no total to show. */
  readonly ended: EndedSection | null;
  close(): void;
}

export interface EndedSection {
  readonly section: GuideSection;
  /** The title of the next section; null if the summary follows. */
  readonly next: string | null;
}

/**
 * Returns the text about the section of a step: the introduction on its first step, the total on its last. A text that the visitor has
 * closed shows again when they come back to the step.
 */
export function useSectionSheet(step: Step): SectionSheet {
  const { sections } = guideOf(useConfigurator((state) => state.configuration));
  const isFirst = useListedSections().some(({ questions }) => questions[0]?.questionId === step.questionId);
  const end = useEnd(step);
  const [closed, setClosed] = useState<QuestionId | null>(null);
  const [entered, setEntered] = useState(step.questionId);
  if (entered !== step.questionId) {
    setEntered(step.questionId);
    setClosed(null);
  }
  const section = closed === step.questionId ? undefined : sections.get(step.sectionId);
  const hasText = Boolean(section?.text || section?.bulletsText || section?.tip);
  const title = (id: SectionId | undefined) => (id === undefined ? null : (sections.get(id)?.title ?? null));
  return {
    introduced: section && isFirst && hasText ? section : null,
    ended: section && end ? { section, next: title(end.next?.sectionId) } : null,
    close() {
      setClosed(step.questionId);
      focusSamples();
    },
  };
}

/**
 * On the last step of a section, returns the step after it (undefined: the summary), if the visitor has opened all other steps of the
 * section. Returns null on all other steps, and for a section with a single step, because that step’s head already shows the price.
 */
function useEnd({ sectionId, questionId }: Step): { readonly next: Step | undefined } | null {
  const { steps } = useRoad();
  const visited = useConfigurator((state) => state.visited);
  const own = steps.filter((step) => step.sectionId === sectionId);
  const isEnd = own.length > 1 && own.at(-1)?.questionId === questionId;
  if (!isEnd || !own.slice(0, -1).every((step) => visited.has(step.questionId))) return null;
  return { next: steps[steps.findIndex((step) => step.questionId === questionId) + 1] };
}
