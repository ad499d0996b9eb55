import type { GuideSection, QuestionId, Step } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator, useListedSections } from '../visit/use-configurator.tsx';
import { focusSamples } from './focus-samples.ts';
import './section-introduction.css';

/** What a section is about, on its first step. It can be put away, and is back when the step is entered again. */
export function SectionIntroduction({ section, onClose }: { section: GuideSection; onClose(): void }) {
  const t = useTexts(paletteTexts);
  const { title, text, bulletsText, tip } = section;
  return (
    <section className="section-introduction" aria-label={title}>
      <h2>{title}</h2>
      <IconButton label={t('closeIntroduction', { section: title })} onClick={onClose}>
        <Icon icon={X} small />
      </IconButton>
      <RichText html={text} />
      <RichText html={bulletsText} />
      {tip && (
        <div className="section-tip">
          <h3>{t('tip')}</h3>
          <RichText html={tip} />
        </div>
      )}
    </section>
  );
}

/** The section to introduce on this step: its own, when this is the first of its listed steps and there is something to say. */
export function useIntroduction(step: Step): { section: GuideSection | null; close(): void } {
  const { sections } = guideOf(useConfigurator((state) => state.configuration));
  const listed = useListedSections().find(({ sectionId }) => sectionId === step.sectionId);
  const [closed, setClosed] = useState<QuestionId | null>(null);
  const [entered, setEntered] = useState(step.questionId);
  if (entered !== step.questionId) {
    setEntered(step.questionId);
    setClosed(null);
  }
  const section = sections.get(step.sectionId);
  const isFirst = listed?.questions[0]?.questionId === step.questionId;
  const hasText = Boolean(section?.text || section?.bulletsText || section?.tip);
  const isShown = isFirst && hasText && closed !== step.questionId;
  const close = () => {
    setClosed(step.questionId);
    focusSamples();
  };
  return { section: isShown && section ? section : null, close };
}
