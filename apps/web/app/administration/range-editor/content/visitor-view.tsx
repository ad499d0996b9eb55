import type { DeskPart } from '@gavel/contract/staff';
import { rangeContentTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { WrittenTexts } from './use-written-texts.ts';
import { VisitorText } from './visitor-text.tsx';

interface VisitorViewProps {
  readonly part: DeskPart;
  /** The answers of a question. */
  readonly answers: readonly DeskPart[];
  /** The answer that the user is editing; null if the user edits no answer. */
  readonly chosen: DeskPart | null;
  readonly sectionTitle: string;
  readonly texts: WrittenTexts;
}

/** Shows a section, question or house (`part`) as a visitor sees it, with the texts that the user is writing. */
export function VisitorView({ part, answers, chosen, sectionTitle, texts }: VisitorViewProps) {
  const t = useTexts(rangeContentTexts);
  return (
    <section className="visitor-view" aria-label={t('view')}>
      <p className="visitor-caption">{t('view')}</p>
      <div className="visitor-page">
        {part.kind === 'question' && <p className="visitor-section">{sectionTitle}</p>}
        <h3>{texts.valueOf(part, 'title')}</h3>
        {part.kind === 'question' ? (
          <Question {...{ part, answers, chosen, texts }} />
        ) : (
          (part.kind === 'house' ? ['shortDescription', 'information'] : ['text', 'bullets']).map((name) => (
            <VisitorText key={name} html={texts.valueOf(part, name)} />
          ))
        )}
        <Tip html={part.kind === 'house' ? '' : texts.valueOf(part, 'tip')} />
      </div>
    </section>
  );
}

function Question({ answers, chosen, texts }: Pick<VisitorViewProps, 'part' | 'answers' | 'chosen' | 'texts'>) {
  const t = useTexts(rangeContentTexts);
  const shown = chosen ?? answers[0];
  return (
    <>
      <ul className="visitor-answers">
        {answers.map((answer) => (
          <li key={answer.key} className={answer === shown ? 'is-chosen' : undefined}>
            <b>{texts.valueOf(answer, 'title')}</b>
            <span>{texts.valueOf(answer, 'altText')}</span>
          </li>
        ))}
      </ul>
      {shown && (
        <div className="visitor-more">
          <h4>{t('moreInformation')}</h4>
          <p className="visitor-more-name">{texts.valueOf(shown, 'title')}</p>
          {texts.valueOf(shown, 'detailText') === '' ? (
            <p className="content-hint">{t('noText')}</p>
          ) : (
            <VisitorText html={texts.valueOf(shown, 'detailText')} />
          )}
          {texts.valueOf(shown, 'disabledText') !== '' && (
            <p className="content-hint">{t('notSelectable', { text: texts.valueOf(shown, 'disabledText') })}</p>
          )}
        </div>
      )}
    </>
  );
}

function Tip({ html }: { html: string }) {
  const t = useTexts(rangeContentTexts);
  if (html.trim() === '') return null;
  return (
    <div className="visitor-tip">
      <h4>{t('tip')}</h4>
      <VisitorText html={html} />
    </div>
  );
}
