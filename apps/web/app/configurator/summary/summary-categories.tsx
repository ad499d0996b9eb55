import { formatKr, type SummaryRow, type SummarySection } from '@gavel/core';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import { guideOf } from '../guide-of.ts';
import { useConfigurator } from '../use-configurator.tsx';
import { stepAddress } from '../use-step.ts';

/** The price categories: the house, every section that can be opened to its rows, and what is left over. */
export function SummaryCategories({ sections }: { sections: readonly SummarySection[] }) {
  const t = useTranslations('summary');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const ids = sections.flatMap(({ sectionId }) => sectionId ?? []);
  const allOpen = ids.every((id) => open.has(id));
  const toggle = (id: number) => setOpen(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]));
  return (
    <>
      <p className="summary-all">
        <button type="button" className="text-link" onClick={() => setOpen(new Set(allOpen ? [] : ids))}>
          {t(allOpen ? 'hideAll' : 'showAll')}
        </button>
      </p>
      <ul className="summary-categories">
        {sections.map((section) => (
          <Category
            key={section.sectionId ?? section.kind}
            section={section}
            isOpen={section.sectionId !== null && open.has(section.sectionId)}
            onToggle={() => section.sectionId !== null && toggle(section.sectionId)}
          />
        ))}
      </ul>
    </>
  );
}

function Category({
  section: { kind, section, title, total, rows },
  isOpen,
  onToggle,
}: {
  section: SummarySection;
  isOpen: boolean;
  onToggle(): void;
}) {
  const t = useTranslations('summary');
  const included = useTranslations('palette')('included');
  const id = useId();
  if (kind !== 'section') {
    return (
      <li className="summary-category">
        <p className="summary-category-head">
          <span />
          <span>{t(kind === 'house' ? 'houseModel' : 'other')}</span>
          <span className="summary-amount num" data-testid="category-total">
            {formatKr(total)}
          </span>
        </p>
      </li>
    );
  }
  return (
    <li className="summary-category">
      <button type="button" className="summary-category-head" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <span className="summary-number num">{section}</span>
        <span>{title}</span>
        <span className="summary-amount num" data-testid="category-total">
          {total === 0 ? included : formatKr(total)}
        </span>
        <Icon icon={ChevronDown} small />
      </button>
      <ul id={id} className="summary-rows" hidden={!isOpen}>
        {rows.map((row) => (
          <Row key={row.questionId} row={row} />
        ))}
      </ul>
    </li>
  );
}

function Row({ row: { questionId, answerId, questionTitle, answerTitle, price, step, listed } }: { row: SummaryRow }) {
  const t = useTranslations('summary');
  const included = useTranslations('palette')('included');
  const { questions, answers } = guideOf(useConfigurator((state) => state.configuration));
  const answer = answers.get(answerId);
  const image = questions.get(questionId)?.showImageOnSummary ? answer?.productImage || answer?.paletteImage : null;
  return (
    <li>
      {image ? <img src={image} alt="" /> : <span />}
      <div>
        <span className="summary-question">{questionTitle}</span>
        <b>{answerTitle}</b>
      </div>
      <span className="summary-row-price num">{price === 0 ? included : formatKr(price)}</span>
      {listed && (
        <Link className="text-link" to={stepAddress(step)} aria-label={t('changeQuestion', { question: questionTitle })}>
          {t('change')}
        </Link>
      )}
    </li>
  );
}
