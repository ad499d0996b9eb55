import type { Step } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { usePriceText, useQuestion } from '../visit/use-question.ts';
import './palette-chosen.css';

/** The selected answer of a question and its price. */
export function PaletteChosen({ step }: { step: Step }) {
  const t = useTexts(paletteTexts);
  const { selected } = useQuestion(step);
  const price = usePriceText(step);
  if (!selected) return <div className="palette-chosen">{t('notAnswered')}</div>;
  return (
    <div className="palette-chosen">
      <span>
        <b>{selected.title}</b>
        {selected.altText && <small>{selected.altText}</small>}
      </span>
      {price && <i className="num">{price}</i>}
    </div>
  );
}
