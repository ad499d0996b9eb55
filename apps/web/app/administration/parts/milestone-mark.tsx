import type { WorkedLead } from '@gavel/contract/staff';
import { milestones } from '@gavel/core/leads';
import { leadsTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { isAsleep } from './desk-words.ts';
import './milestone-mark.css';

/** Between two strokes, in the drawing's units. */
const APART = 4.2;

/** The state of a request: a word, and six strokes of which as many are tall as milestones are reached. A ring sleeps, a cross is lost. */
export function LeadStateMark({ lead, today }: { lead: WorkedLead; today: string }) {
  const t = useTexts(leadsTexts);
  if (lead.lostReason)
    return (
      <span className="lead-state is-off">
        <Mark>
          <path d="M8 1 16 9M16 1 8 9" />
        </Mark>
        {t('lost')}
      </span>
    );
  if (isAsleep(lead, today))
    return (
      <span className="lead-state is-off">
        <Mark>
          <circle cx="12" cy="5" r="4" />
        </Mark>
        {t('dormant')}
      </span>
    );
  const reached = milestones.indexOf(lead.milestone);
  return (
    <span className={lead.milestone === 'new' ? 'lead-state is-fresh' : 'lead-state'}>
      <Mark>
        {milestones.map((milestone, at) => (
          <path
            key={milestone}
            d={`M${1 + at * APART} ${at <= reached ? 0 : 5}V10`}
            className={at <= reached ? '' : 'is-ahead'}
          />
        ))}
      </Mark>
      {lead.milestone === 'order' ? t('shortOrder') : t(`milestone_${lead.milestone}`)}
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
