import { dayAfter, type QuoteFault } from '@gavel/core/quotes';
import { salesQuoteTexts } from '@gavel/texts';
import { useId } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { QuoteDraftWork } from './use-quote-draft.ts';

const USUAL_DAYS = [14, 30, 60];

/** The field for the last day on which the prices are valid. */
export function QuoteUntil({ work, faults, today }: { work: QuoteDraftWork; faults: readonly QuoteFault[]; today: string }) {
  const t = useTexts(salesQuoteTexts);
  const id = useId();
  const { validUntil } = work.form;
  const fault =
    validUntil === ''
      ? 'noDate'
      : faults.includes('past-date')
        ? 'pastDate'
        : faults.includes('date-too-far')
          ? 'dateTooFar'
          : null;
  return (
    <section className="offer-block">
      <header>
        <h2>
          <label htmlFor={id}>{t('validUntil')}</label>
        </h2>
      </header>
      <input
        id={id}
        className="desk-field"
        type="date"
        value={validUntil}
        min={today}
        required
        aria-invalid={fault !== null}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => work.write({ validUntil: target.value })}
      />
      <p className="offer-quick">
        {USUAL_DAYS.map((days) => {
          const day = dayAfter(today, days);
          return (
            <button key={days} type="button" aria-pressed={day === validUntil} onClick={() => work.write({ validUntil: day })}>
              {t('inDays', { days: String(days) })}
            </button>
          );
        })}
      </p>
      <p id={`${id}-help`} className={fault ? 'offer-fault' : 'offer-help'} role={fault ? 'alert' : undefined}>
        {t(fault ?? 'validHelp')}
      </p>
    </section>
  );
}
