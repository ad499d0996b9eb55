import { moreInformation, type Step } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { ChevronDown, ChevronUp, Info } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useQuestion } from '../visit/use-question.ts';
import { useHasInformation } from './more-information.tsx';
import { PaletteChosen } from './palette-chosen.tsx';
import type { useSheetDrag } from './use-sheet-drag.ts';
import './palette-head.css';

interface PaletteHeadProps {
  readonly step: Step;
  /** The handlers with which the visitor drags the sheet on a phone; null if the palette is no sheet. */
  readonly drag: ReturnType<typeof useSheetDrag> | null;
  readonly informationOpen: boolean;
  onInformation(): void;
  readonly hidden: boolean;
  onHide(): void;
}

/** The question and its selected answer, in the navigation bar. */
export function PaletteHead({ step, drag, informationOpen, onInformation, hidden, onHide }: PaletteHeadProps) {
  const t = useTexts(paletteTexts);
  const { question } = useQuestion(step);
  const { toggleable } = moreInformation(question.moreInformationRenderMode);
  const hasInformation = useHasInformation(step);
  return (
    <div className="palette-head" {...drag}>
      <div className="palette-question">
        <h1>{question.title}</h1>
        <PaletteChosen step={step} />
      </div>
      {toggleable && hasInformation && (
        <button
          type="button"
          className="palette-more"
          aria-expanded={informationOpen}
          aria-controls={informationOpen ? 'more-information' : undefined}
          onClick={onInformation}
        >
          <Icon icon={Info} />
          <span>{t('moreInformation')}</span>
        </button>
      )}
      <button
        type="button"
        className="palette-hide"
        aria-label={t(hidden ? 'show' : 'hide')}
        title={t(hidden ? 'show' : 'hide')}
        onClick={onHide}
      >
        <Icon icon={hidden ? ChevronUp : ChevronDown} />
      </button>
    </div>
  );
}
