import type { DeskPart } from '@gavel/contract/staff';
import { rangeContentTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useFieldWords } from '../parts/field-words.ts';
import { sectionOf } from '../parts/range-names.ts';
import type { PartsWork } from '../parts/use-range-parts.ts';
import { pageOf } from './list-content.ts';
import { TextInput } from './text-input.tsx';
import { useWrittenTexts, type WrittenTexts } from './use-written-texts.ts';
import { VisitorView } from './visitor-view.tsx';

interface ContentEditorProps {
  readonly part: DeskPart;
  readonly parts: PartsWork;
  readonly isBusy: boolean;
}

/** Edits the texts of a question with its answers, of a section or of a house, beside a preview of the visitor’s view. */
export function ContentEditor({ part, parts, isBusy }: ContentEditorProps) {
  const t = useTexts(rangeContentTexts);
  const { names } = parts;
  const page = pageOf(names, part);
  const [, ...answers] = page;
  const texts = useWrittenTexts(page, parts);
  const [chosen, setChosen] = useState<string | null>(null);
  // A part of the React keys of the fields. After the user has reverted the texts, a new number recreates the fields.
  const [round, setRound] = useState(0);
  const revert = () => {
    texts.revert();
    setRound((before) => before + 1);
  };
  return (
    <div className="content">
      <form
        className="content-fields"
        onSubmit={(event) => {
          event.preventDefault();
          void parts.save(texts.changed);
        }}
      >
        <h2>{part.title}</h2>
        <Fields key={round} part={part} texts={texts} />
        {answers.length > 0 && <h3 className="content-answers">{t('answers')}</h3>}
        {answers.map((answer, at) => (
          <details
            key={`${answer.key} ${round}`}
            className="content-answer"
            open={at === 0}
            onToggle={({ currentTarget }) => currentTarget.open && setChosen(answer.key)}
            onFocus={() => setChosen(answer.key)}
          >
            <summary>{texts.valueOf(answer, 'title') || answer.key}</summary>
            <Fields part={answer} texts={texts} />
          </details>
        ))}
        <div className="content-foot">
          <Button kind="primary" type="submit" disabled={isBusy || texts.changed.length === 0 || texts.isIncomplete}>
            {t('save')}
          </Button>
          {texts.changed.length > 0 && <Button onClick={revert}>{t('revert')}</Button>}
        </div>
      </form>
      <VisitorView
        part={part}
        answers={answers}
        chosen={answers.find(({ key }) => key === chosen) ?? null}
        sectionTitle={sectionOf(names, part)?.title ?? ''}
        texts={texts}
      />
    </div>
  );
}

function Fields({ part, texts }: { part: DeskPart; texts: WrittenTexts }) {
  const words = useFieldWords();
  return part.fields
    .filter(({ type }) => type !== 'rule')
    .map((field) => (
      <TextInput
        key={field.name}
        label={words({ kind: part.kind, field: field.name })}
        field={field}
        value={texts.valueOf(part, field.name)}
        change={(value) => texts.write(part, field.name, value)}
      />
    ));
}
