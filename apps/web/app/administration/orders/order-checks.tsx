import { type DraftCheck, longestTick } from '@gavel/contract/staff';
import { orderTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { FilledForm } from '../../ui/filled-form.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { useRequestWords } from '../parts/desk-words.ts';
import type { OrderWork } from './use-order-draft.ts';

interface OrderChecksProps {
  readonly checks: readonly DraftCheck[];
  readonly work: OrderWork;
  readonly now: number;
}

/** The checklist that staff complete before they freeze an order. Each item shows who ticked it and when. */
export function OrderChecks({ checks, work, now }: OrderChecksProps) {
  const t = useTexts(orderTexts);
  const done = checks.filter(({ tick }) => tick).length;
  return (
    <section className="order-part">
      <h2>
        {t('checks')}
        {checks.length > 0 && (
          <span className="num">{t('checksDone', { done: String(done), count: String(checks.length) })}</span>
        )}
      </h2>
      {checks.length === 0 && <p className="order-note">{t('noChecks')}</p>}
      <ul className="order-checks">
        {checks.map((check) => (
          <Check key={check.key} check={check} work={work} now={now} />
        ))}
      </ul>
    </section>
  );
}

function Check({ check, work, now }: { check: DraftCheck; work: OrderWork; now: number }) {
  const t = useTexts(orderTexts);
  const words = useRequestWords(now);
  const [written, setWritten] = useState('');
  const { key, title, hint, needsWords, tick } = check;
  if (tick)
    return (
      <li className="is-done">
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M1.5 6.5 4.5 9.5 10.5 2.5" />
        </svg>
        <div>
          <b>{title}</b>
          {tick.words && <p>{tick.words}</p>}
          <small>{t('ticked', { by: tick.by, when: words.moment(tick.at) })}</small>
          {/* If a colleague ticked the item first, keep showing the text that the user has typed. */}
          {written.trim() !== '' && written.trim() !== tick.words && (
            <p className="order-mine">{t('mine', { words: written.trim() })}</p>
          )}
        </div>
        <TextButton
          disabled={work.isBusy}
          aria-label={`${t('untick')}: ${title}`}
          onClick={() => void work.tick({ key, isDone: false, words: '', seenAt: tick.at })}
        >
          {t('untick')}
        </TextButton>
      </li>
    );
  return (
    <li>
      <svg viewBox="0 0 12 12" aria-hidden="true" />
      <div>
        <b>{title}</b>
        <FilledForm onSend={() => void work.tick({ key, isDone: true, words: written.trim(), seenAt: null })}>
          <LabelledField label={t('words', { title })} hidesLabel required={needsWords} {...(hint !== '' && { hint })}>
            {(field) => (
              <input
                {...field}
                className="desk-field"
                value={written}
                maxLength={longestTick}
                onChange={({ target }) => setWritten(target.value)}
              />
            )}
          </LabelledField>
          <Button type="submit" className="slim" disabled={work.isBusy} aria-label={`${t('tick')}: ${title}`}>
            {t('tick')}
          </Button>
        </FilledForm>
      </div>
    </li>
  );
}
