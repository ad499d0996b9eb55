import type { WorkedRequest } from '@gavel/contract/staff';
import type { useRequestWords } from './desk-words.ts';

/** The next step and its day. If there is not enough space, the text of the step is cut off, but its day is always complete. */
export function NextWords({ request, words }: { request: WorkedRequest; words: ReturnType<typeof useRequestWords> }) {
  const { words: next, day, isLate } = words.next(request);
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
