import { type LeadDesk, longestStep, type OpenedLead } from '@gavel/contract/staff';
import { leadTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton } from '../../../ui/button.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import { LeadForm } from '../../parts/desk-form.tsx';
import { isAsleep, type useLeadWords } from '../../parts/desk-words.ts';
import { type LeadWork, useFormChange } from './use-request-work.ts';

interface LeadNextProps {
  readonly lead: OpenedLead;
  readonly desk: LeadDesk;
  readonly work: LeadWork;
  readonly words: ReturnType<typeof useLeadWords>;
}

/** What is to be done next, when, and by whom. */
export function LeadNext({ lead, desk, work, words }: LeadNextProps) {
  const t = useTexts(leadTexts);
  const [asks, setAsks] = useState<'step' | 'owner' | null>(null);
  const { nextStep, dueOn, milestone, owner } = lead;
  const rests = lead.lostReason !== null || isAsleep(lead, words.today);
  const isFirst = nextStep === '' && milestone === 'new' && dueOn !== null;
  return (
    <section className="lead-next-part" aria-label={t('next')}>
      {!rests && (
        <>
          <span className="muted">{t('next')}</span>
          <b>{nextStep || t(isFirst ? 'firstContact' : 'nothingDecided')}</b>
          <TextButton data-key="s" aria-expanded={asks === 'step'} onClick={() => setAsks('step')}>
            {t(nextStep ? 'change' : 'decide')}
          </TextButton>
        </>
      )}
      {!rests && dueOn && (
        <>
          <span className="muted">{t('when')}</span>
          <span className={dueOn < words.today ? 'is-late' : ''}>
            {words.day(dueOn)}
            {dueOn < words.today && <span className="visually-hidden"> {words.t('late')}</span>}
          </span>
          {nextStep ? (
            <TextButton disabled={work.isBusy} onClick={() => void work.change({ kind: 'step-done' })}>
              {t('done')}
            </TextButton>
          ) : (
            <span />
          )}
        </>
      )}
      <span className="muted">{t('responsible')}</span>
      <span>{owner?.name ?? t('noOwner')}</span>
      <TextButton aria-expanded={asks === 'owner'} onClick={() => setAsks('owner')}>
        {t(owner ? 'give' : 'take')}
      </TextButton>
      {asks === 'step' && <AskStep lead={lead} work={work} today={words.today} close={() => setAsks(null)} />}
      {asks === 'owner' && <AskOwner lead={lead} desk={desk} work={work} close={() => setAsks(null)} />}
    </section>
  );
}

interface AskProps {
  readonly lead: OpenedLead;
  readonly work: LeadWork;
  close(): void;
}

function AskStep({ lead, work, today, close }: AskProps & { readonly today: string }) {
  const t = useTexts(leadTexts);
  const [words, setWords] = useState(lead.nextStep);
  const [dueOn, setDueOn] = useState(lead.dueOn && lead.dueOn > today ? lead.dueOn : today);
  // The day of a first contact nobody has decided: it goes with the first step.
  const change = useFormChange(work, lead.nextStep && `${lead.nextStep} ${lead.dueOn}`);
  const save = () => change({ kind: 'next-step', words: words.trim(), dueOn });
  return (
    <LeadForm isBusy={work.isBusy} close={close} save={save}>
      <LabelledField label={t('stepLabel')} required>
        {(field) => (
          <input
            {...field}
            className="desk-field"
            value={words}
            maxLength={longestStep}
            placeholder={t('stepPlaceholder')}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </LabelledField>
      <LabelledField label={t('dayLabel')} required>
        {(field) => (
          <input {...field} className="desk-field" type="date" value={dueOn} onChange={({ target }) => setDueOn(target.value)} />
        )}
      </LabelledField>
    </LeadForm>
  );
}

function AskOwner({ lead, desk, work, close }: AskProps & { readonly desk: LeadDesk }) {
  const t = useTexts(leadTexts);
  const [chosen, setChosen] = useState(String(lead.owner?.id ?? ''));
  const change = useFormChange(work, String(lead.owner?.id));
  const ownerId = desk.staff.find((one) => String(one.id) === chosen)?.id ?? null;
  return (
    <LeadForm isBusy={work.isBusy} close={close} save={() => change({ kind: 'owner', ownerId })}>
      <LabelledField label={t('ownerLabel')}>
        {(field) => (
          <select {...field} className="desk-field" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t('noOwner')}</option>
            {desk.staff.map((one) => (
              <option key={one.id} value={String(one.id)}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
    </LeadForm>
  );
}
