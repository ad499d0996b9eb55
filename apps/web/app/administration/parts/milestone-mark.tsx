import type { WorkedRequest } from '@gavel/contract/staff';
import { milestones } from '@gavel/core/requests';
import { requestListTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { isAsleep } from './desk-words.ts';
import './milestone-mark.css';

/** The distance between two strokes, in units of the drawing. */
const APART = 4.2;

/**
 * Shows the milestone of a request as a word and six strokes. The stroke of each milestone that the request has reached is tall. A
 * dormant request has a ring and the word for dormant instead. A lost request has a cross and the word for lost.
 */
export function RequestStateMark({ request, today }: { request: WorkedRequest; today: string }) {
  const t = useTexts(requestListTexts);
  if (request.lostReason)
    return (
      <span className="lead-state is-off">
        <Mark>
          <path d="M8 1 16 9M16 1 8 9" />
        </Mark>
        {t('lost')}
      </span>
    );
  if (isAsleep(request, today))
    return (
      <span className="lead-state is-off">
        <Mark>
          <circle cx="12" cy="5" r="4" />
        </Mark>
        {t('dormant')}
      </span>
    );
  const reached = milestones.indexOf(request.milestone);
  return (
    <span className={request.milestone === 'new' ? 'lead-state is-fresh' : 'lead-state'}>
      <Mark>
        {milestones.map((milestone, at) => (
          <path
            key={milestone}
            d={`M${1 + at * APART} ${at <= reached ? 0 : 5}V10`}
            className={at <= reached ? '' : 'is-ahead'}
          />
        ))}
      </Mark>
      {request.milestone === 'order' ? t('shortOrder') : t(`milestone_${request.milestone}`)}
    </span>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 23 10" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      {children}
    </svg>
  );
}
