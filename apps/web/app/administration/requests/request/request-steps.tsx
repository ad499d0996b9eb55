import type { OpenedRequest } from '@gavel/contract/staff';
import { dayAfter } from '@gavel/core/quotes';
import { type LostReason, lostReasons, milestones, milestonesByHand } from '@gavel/core/requests';
import { requestPageTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton } from '../../../ui/button.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import { RequestForm } from '../../parts/desk-form.tsx';
import { isAsleep, type useRequestWords } from '../../parts/desk-words.ts';
import { type RequestWork, useFormChange } from './use-request-work.ts';

interface RequestStepsProps {
  readonly request: OpenedRequest;
  readonly work: RequestWork;
  readonly words: ReturnType<typeof useRequestWords>;
}

/** The milestones. Those that users set by hand are buttons. The line below the milestones shows whether the request is dormant or lost. */
export function RequestSteps({ request, work, words }: RequestStepsProps) {
  const t = useTexts(requestPageTexts);
  const [asks, setAsks] = useState<'until' | 'reason' | null>(null);
  const { milestone, lostReason, dormantUntil } = request;
  const sleeps = isAsleep(request, words.today);
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
      {asks === 'until' && <AskDay work={work} today={words.today} close={() => setAsks(null)} />}
      {asks === 'reason' && <AskReason work={work} words={words} close={() => setAsks(null)} />}
    </div>
  );
}

function AskDay({ work, today, close }: { work: RequestWork; today: string; close: () => void }) {
  const t = useTexts(requestPageTexts);
  const [until, setUntil] = useState('');
  const change = useFormChange(work);
  return (
    <RequestForm isBusy={work.isBusy} close={close} save={() => change({ kind: 'dormant', until })}>
      <LabelledField label={t('untilLabel')} required>
        {(field) => (
          <input
            {...field}
            className="desk-field"
            type="date"
            min={dayAfter(today, 1)}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        )}
      </LabelledField>
    </RequestForm>
  );
}

function AskReason({ work, words, close }: Omit<RequestStepsProps, 'request'> & { close: () => void }) {
  const t = useTexts(requestPageTexts);
  const [reason, setReason] = useState<LostReason>('price');
  const change = useFormChange(work);
  return (
    <RequestForm isBusy={work.isBusy} close={close} save={() => change({ kind: 'lost', reason })}>
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
    </RequestForm>
  );
}
