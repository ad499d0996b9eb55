import { formatKr, isStandard, listedSteps, summarize } from '@gavel/core';
import { sectionEndTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { EndedSection } from './use-section-sheet.ts';
import './section-note.css';

/** The end of a section: the total of its choices, as the summary shows it, and the title of the next section or of the summary. */
export function SectionEnd({ section, next, onClose }: EndedSection & { onClose(): void }) {
  const t = useTexts(sectionEndTexts);
  const { compiled, visit } = useConfigurator((state) => state);
  const summed = summarize(compiled, visit).find(({ sectionId }) => sectionId === section.id);
  const title = t('done', { section: section.title });
  // Count the steps and not the rows of the summary, because the summary does not list questions that hide their prices.
  const own = listedSteps(compiled, visit).filter(
    ({ sectionId, questionId }) => sectionId === section.id && !isStandard(compiled, visit, questionId),
  );
  return (
    <section className="section-note section-end" aria-label={title}>
      <h2>{title}</h2>
      <IconButton label={t('close', { section: section.title })} onClick={onClose}>
        <Icon icon={X} small />
      </IconButton>
      {summed && (
        <p className="section-end-sum">
          <span>{t('subtotal')}</span>
          <b className="num" translate={summed.total === 0 ? undefined : 'no'}>
            {summed.total === 0 ? t('included') : formatKr(summed.total)}
          </b>
        </p>
      )}
      <p className="section-end-own">{t('own', { count: own.length })}</p>
      <p className="section-end-next">{next === null ? t('nextSummary') : t('next', { section: next })}</p>
    </section>
  );
}
