import { longestStep, type OpenedRequest, type RequestDesk } from '@gavel/contract/staff';
import { requestPageTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton } from '../../../ui/button.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import { RequestForm } from '../../parts/desk-form.tsx';
import { isAsleep, type useRequestWords } from '../../parts/desk-words.ts';
import { type RequestWork, useFormChange } from './use-request-work.ts';

interface RequestNextProps {
  readonly request: OpenedRequest;
  readonly desk: RequestDesk;
  readonly work: RequestWork;
  readonly words: ReturnType<typeof useRequestWords>;
}

/** The next step, its day and the owner of the request. */
export function RequestNext({ request, desk, work, words }: RequestNextProps) {
  const t = useTexts(requestPageTexts);
  const [asks, setAsks] = useState<'step' | 'owner' | null>(null);
  const { nextStep, dueOn, milestone, owner } = request;
  const rests = request.lostReason !== null || isAsleep(request, words.today);
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
          {isFirst ? (
            <span />
          ) : (
            <TextButton disabled={work.isBusy} onClick={() => void work.change({ kind: 'step-done' })}>
              {t('done')}
            </TextButton>
          )}
        </>
      )}
      <span className="muted">{t('responsible')}</span>
      <span>{owner?.name ?? t('noOwner')}</span>
      <TextButton aria-expanded={asks === 'owner'} onClick={() => setAsks('owner')}>
        {t(owner ? 'give' : 'take')}
      </TextButton>
      {asks === 'step' && <AskStep request={request} work={work} today={words.today} close={() => setAsks(null)} />}
      {asks === 'owner' && <AskOwner request={request} desk={desk} work={work} close={() => setAsks(null)} />}
    </section>
  );
}

interface AskProps {
  readonly request: OpenedRequest;
  readonly work: RequestWork;
  close(): void;
}

function AskStep({ request, work, today, close }: AskProps & { readonly today: string }) {
  const t = useTexts(requestPageTexts);
  const [words, setWords] = useState(request.nextStep);
  const [dueOn, setDueOn] = useState(request.dueOn && request.dueOn > today ? request.dueOn : today);
  // Without a next step, `dueOn` only reminds staff to contact the customer. The new step replaces this day in any case, so a colleague’s
  // change of the day is no conflict.
  const change = useFormChange(work, request.nextStep && `${request.nextStep} ${request.dueOn}`);
  const save = () => change({ kind: 'next-step', words: words.trim(), dueOn });
  return (
    <RequestForm isBusy={work.isBusy} close={close} save={save}>
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
    </RequestForm>
  );
}

function AskOwner({ request, desk, work, close }: AskProps & { readonly desk: RequestDesk }) {
  const t = useTexts(requestPageTexts);
  const [chosen, setChosen] = useState(String(request.owner?.id ?? ''));
  const change = useFormChange(work, String(request.owner?.id));
  const ownerId = desk.staff.find((one) => String(one.id) === chosen)?.id ?? null;
  return (
    <RequestForm isBusy={work.isBusy} close={close} save={() => change({ kind: 'owner', ownerId })}>
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
    </RequestForm>
  );
}
