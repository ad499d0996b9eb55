import type { WorkedLead } from '@gavel/contract/staff';
import type { useLeadWords } from './desk-words.ts';

/** What is next and when. Where there is little room the words are cut, and never the day. */
export function NextWords({ lead, words }: { lead: WorkedLead; words: ReturnType<typeof useLeadWords> }) {
  const { words: next, day, isLate } = words.next(lead);
  return (
    <span className={isLate ? 'next is-late' : 'next'}>
      <span className="next-words">
        {next}
        {day && <span className="next-comma">, </span>}
      </span>
      {day && <span className="next-day">{day}</span>}
      {isLate && <span className="visually-hidden"> {words.t('late')}</span>}
    </span>
  );
}
