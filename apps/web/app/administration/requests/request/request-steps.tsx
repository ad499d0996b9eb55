import type { OpenedLead } from '@gavel/contract/staff';
import { type LostReason, lostReasons, milestones, milestonesByHand } from '@gavel/core/leads';
import { leadTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton } from '../../../ui/button.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import { LeadForm } from '../../parts/desk-form.tsx';
import { isAsleep, type useLeadWords } from '../../parts/desk-words.ts';
import { type LeadWork, useFormChange } from './use-request-work.ts';

interface LeadStepsProps {
  readonly lead: OpenedLead;
  readonly work: LeadWork;
  readonly words: ReturnType<typeof useLeadWords>;
}

/** How far it has come: what is reached by hand is a button, what is reached by doing is not. Below, whether it rests. */
export function LeadSteps({ lead, work, words }: LeadStepsProps) {
  const t = useTexts(leadTexts);
  const [asks, setAsks] = useState<'until' | 'reason' | null>(null);
  const { milestone, lostReason, dormantUntil } = lead;
  const sleeps = isAsleep(lead, words.today);
  const reached = milestones.indexOf(milestone);
  const byHand = milestonesByHand({ milestone, rest: null });
  return (
    <div className="lead-far">
      <ol className="lead-steps" aria-label={t('state')}>
        {milestones.map((step, at) => {
          const name = step === 'order' ? words.t('shortOrder') : words.t(`milestone_${step}`);
          const look = at === reached ? 'is-here' : at < reached ? 'is-done' : '';
          return (
            <li key={step} className={look} aria-current={at === reached ? 'step' : undefined}>
              {byHand.includes(step) ? (
                <button
                  type="button"
                  aria-label={t('moveTo', { milestone: name })}
                  disabled={work.isBusy}
                  onClick={() => void work.change({ kind: 'milestone', milestone: step })}
                >
                  {name}
                </button>
              ) : (
                <span title={at === reached ? undefined : t('byDoing')}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
      {lostReason || sleeps ? (
        <p className="lead-rest">
          <b>
            {lostReason
              ? t('lostBecause', { reason: words.t(`reason_${lostReason}`) })
              : t('sleepsUntil', { day: words.day(dormantUntil ?? '') })}
          </b>
          <TextButton disabled={work.isBusy} onClick={() => void work.change({ kind: 'open' })}>
            {t('open')}
          </TextButton>
        </p>
      ) : (
        milestone !== 'agreement' && (
          <p className="lead-rest">
            <TextButton aria-expanded={asks === 'until'} onClick={() => setAsks('until')}>
              {t('sleep')}
            </TextButton>
            <TextButton aria-expanded={asks === 'reason'} onClick={() => setAsks('reason')}>
              {t('lose')}
            </TextButton>
          </p>
        )
      )}
      {asks === 'until' && <AskDay work={work} close={() => setAsks(null)} />}
      {asks === 'reason' && <AskReason work={work} words={words} close={() => setAsks(null)} />}
    </div>
  );
}

function AskDay({ work, close }: { work: LeadWork; close: () => void }) {
  const t = useTexts(leadTexts);
  const [until, setUntil] = useState('');
  const change = useFormChange(work);
  return (
    <LeadForm isBusy={work.isBusy} close={close} save={() => change({ kind: 'dormant', until })}>
      <LabelledField label={t('untilLabel')} required>
        {(field) => (
          <input {...field} className="desk-field" type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
        )}
      </LabelledField>
    </LeadForm>
  );
}

function AskReason({ work, words, close }: Omit<LeadStepsProps, 'lead'> & { close: () => void }) {
  const t = useTexts(leadTexts);
  const [reason, setReason] = useState<LostReason>('price');
  const change = useFormChange(work);
  return (
    <LeadForm isBusy={work.isBusy} close={close} save={() => change({ kind: 'lost', reason })}>
      <LabelledField label={t('reasonLabel')} required>
        {(field) => (
          <select
            {...field}
            className="desk-field"
            value={reason}
            onChange={({ target }) => setReason(lostReasons.find((one) => one === target.value) ?? reason)}
          >
            {lostReasons.map((one) => (
              <option key={one} value={one}>
                {words.t(`reason_${one}`)}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
    </LeadForm>
  );
}
