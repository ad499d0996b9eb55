import { formatKr, type PicturedRow, type QuestionId, type SectionId, type SummarySection } from '@gavel/core';
import { paletteTexts, summaryTexts } from '@gavel/texts';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { TextLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { rendition } from '../ui/renditions.ts';
import { useAddresses } from '../visit/use-addresses.ts';
import './summary-category.css';

interface SummaryCategoryProps {
  readonly section: SummarySection<PicturedRow>;
  readonly isOpen: boolean;
  /** Whether the rows are rendered even if the section is closed, so that they can be printed. */
  readonly hasRows: boolean;
  readonly withPictures: boolean;
  /** Whether a filter is on, which may hide some of the rows. */
  readonly filtered: boolean;
  onToggle(sectionId: SectionId): void;
  onChange(questionId: QuestionId): void;
}

/** One price category. A section has rows that the visitor can open; the other categories only show a total. */
export function SummaryCategory({
  section: { kind, section, sectionId, title, total, rows },
  isOpen,
  hasRows,
  withPictures,
  filtered,
  onToggle,
  onChange,
}: SummaryCategoryProps) {
  const t = useTexts(summaryTexts);
  const included = useTexts(paletteTexts)('included');
  const id = useId();
  if (sectionId === null) {
    return (
      <li className="summary-category">
        <p className="summary-category-head">
          <span />
          <span>
            {t(kind === 'house' ? 'houseModel' : 'other')}
            {kind === 'other' && <small className="summary-category-note">{t(filtered ? 'otherFiltered' : 'otherText')}</small>}
          </span>
          <span className="summary-amount num" data-testid="category-total" translate="no">
            {formatKr(total)}
          </span>
        </p>
      </li>
    );
  }
  return (
    <li className="summary-category">
      <button
        type="button"
        className="summary-category-head"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(sectionId)}
      >
        <span className="summary-number num">{section}</span>
        <span>{title}</span>
        <span className="summary-amount num" data-testid="category-total" translate={total === 0 ? undefined : 'no'}>
          {total === 0 ? included : formatKr(total)}
        </span>
        <Icon icon={ChevronDown} small />
      </button>
      <ul id={id} className={isOpen ? 'summary-rows' : 'summary-rows is-closed'}>
        {(isOpen || hasRows) &&
          rows.map((row) => <Row key={row.questionId} row={row} withPicture={withPictures} onChange={onChange} />)}
      </ul>
    </li>
  );
}

function Row({
  row: { questionId, questionTitle, answerTitle, price, step, listed, isPictured, sample, productImage },
  withPicture,
  onChange,
}: {
  row: PicturedRow;
  withPicture: boolean;
  onChange(questionId: QuestionId): void;
}) {
  const t = useTexts(summaryTexts);
  const included = useTexts(paletteTexts)('included');
  const addresses = useAddresses();
  const image = isPictured ? sample || productImage : null;
  return (
    <li>
      {image ? (
        <img loading="lazy" src={withPicture ? rendition(image, 'palette') : undefined} alt="" width={48} height={36} />
      ) : (
        <span />
      )}
      <div>
        <span className="summary-question">{questionTitle}</span>
        <b>{answerTitle}</b>
      </div>
      <span className="summary-row-price num" translate={price === 0 ? undefined : 'no'}>
        {price === 0 ? included : formatKr(price)}
      </span>
      {listed && (
        <TextLink
          to={addresses.step(step)}
          data-change={questionId}
          aria-label={t('changeQuestion', { question: questionTitle })}
          onClick={() => onChange(questionId)}
        >
          {t('change')}
        </TextLink>
      )}
    </li>
  );
}
