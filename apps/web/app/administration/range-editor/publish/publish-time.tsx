import { stockholmDay } from '@gavel/core';
import { rangeReleaseTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import { WordChoice } from '../../../ui/word-choice.tsx';
import './release.css';

interface PublishTimeProps {
  /** A time on Stockholm’s clock, such as `2026-12-01T06:00`; null: publish now. */
  readonly chosen: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  choose(publishAt: string | null): void;
}

const DAY_MS = 86_400_000;

/** The user chooses whether to publish the draft now or at a certain day and time. */
export function PublishTime({ chosen, now, choose }: PublishTimeProps) {
  const t = useTexts(rangeReleaseTexts);
  const tomorrow = `${stockholmDay(now + DAY_MS)}T06:00`;
  const [day = '', time = ''] = (chosen ?? '').split('T');
  return (
    <>
      <WordChoice
        label={t('when')}
        words={[
          { value: 'now', text: t('now') },
          { value: 'later', text: t('later') },
        ]}
        chosen={chosen === null ? 'now' : 'later'}
        onChoose={(when) => choose(when === 'now' ? null : tomorrow)}
      />
      {chosen !== null && (
        <div className="range-time">
          <LabelledField label={t('day')} required>
            {(field) => (
              <input
                {...field}
                className="desk-field"
                type="date"
                min={stockholmDay(now)}
                value={day}
                onChange={({ target }) => choose(`${target.value}T${time}`)}
              />
            )}
          </LabelledField>
          <LabelledField label={t('time')} hint={t('timeHint')} required>
            {(field) => (
              <input
                {...field}
                className="desk-field"
                type="time"
                value={time}
                onChange={({ target }) => choose(`${day}T${target.value}`)}
              />
            )}
          </LabelledField>
        </div>
      )}
    </>
  );
}
