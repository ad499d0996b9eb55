import { placementTexts } from '@gavel/texts';
import { useId } from 'react';
import { clock, dayAndMonth } from '../sun/sun-words.ts';
import { useTexts } from '../texts/use-texts.ts';
import { WordChoice } from '../ui/word-choice.tsx';
import type { ShadowControl } from './use-shadow.ts';
import './shadow-tools.css';

/** The first value, the last value and the step of the slider for the hour, in minutes. The values count from midnight. */
const [FIRST, LAST, STEP] = [6 * 60, 21 * 60, 30];
const NONE = 'none';

/** Lets the visitor choose for which day and hour the plan shows the shadow of the house. */
export function ShadowTools({ control }: { readonly control: ShadowControl }) {
  const t = useTexts(placementTexts);
  const slider = useId();
  const { days, day, minutes, chooseDay, chooseMinutes } = control;
  return (
    <div className="shadow-tools">
      <WordChoice
        label={t('shadow')}
        words={[{ value: NONE, text: t('shadowNone') }, ...days.map((value) => ({ value, text: dayAndMonth(value) }))]}
        chosen={day ?? NONE}
        onChoose={(value) => chooseDay(value === NONE ? null : value)}
      />
      {day !== null && (
        <div className="shadow-hour">
          <label className="visually-hidden" htmlFor={slider}>
            {t('hour')}
          </label>
          <input
            id={slider}
            type="range"
            min={FIRST}
            max={LAST}
            step={STEP}
            value={minutes}
            aria-valuetext={clock(minutes)}
            onChange={({ target }) => chooseMinutes(Number(target.value))}
          />
          <span aria-hidden="true">{t('clock', { time: clock(minutes) })}</span>
        </div>
      )}
    </div>
  );
}

/**
 * Describes in words where the shadow falls. The live region is empty while no shadow is shown, because a screen reader has to know a
 * region before it can read a new text in it.
 */
export function ShadowWords({ control: { words } }: { readonly control: ShadowControl }) {
  const t = useTexts(placementTexts);
  return (
    <div className="shadow-words" aria-live="polite">
      {words && (
        <>
          <p>{words}</p>
          <p className="shadow-level">{t('shadowLevel')}</p>
        </>
      )}
    </div>
  );
}
