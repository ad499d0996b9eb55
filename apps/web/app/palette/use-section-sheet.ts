import type { GuideSection, QuestionId, SectionId, Step } from '@gavel/core';
import { useState } from 'react';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator, useListedSections } from '../visit/use-configurator.tsx';
import { useRoad } from '../visit/use-road.ts';
import { focusSamples } from './focus-samples.ts';

interface SectionSheet {
  /** The section to introduce. */
  readonly introduced: GuideSection | null;
  /** The section that is at its end, and what comes after it. */
  readonly ended: EndedSection | null;
  close(): void;
}

export interface EndedSection {
  readonly section: GuideSection;
  /** Null: the summary. */
  readonly next: string | null;
}

/** What is said of a step's section: what it is about on its first step, what has become of it on its last. Put away, it is back when the step is entered again. */
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

/** The last step of a section, all of whose other steps have been seen. One of a single step has no end: its price is in its head. */
function useEnd({ sectionId, questionId }: Step): { readonly next: Step | undefined } | null {
  const { steps } = useRoad();
  const visited = useConfigurator((state) => state.visited);
  const own = steps.filter((step) => step.sectionId === sectionId);
  const isEnd = own.length > 1 && own.at(-1)?.questionId === questionId;
  if (!isEnd || !own.slice(0, -1).every((step) => visited.has(step.questionId))) return null;
  return { next: steps[steps.findIndex((step) => step.questionId === questionId) + 1] };
}
