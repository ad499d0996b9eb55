import { type LeadEntry, longestNote, type OpenedLead } from '@gavel/contract/staff';
import { lostReasons, milestones } from '@gavel/core/leads';
import { leadTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton, TextLink } from '../../ui/button.tsx';
import { LeadForm } from './lead-form.tsx';
import type { useLeadWords } from './lead-words.ts';
import { leadAddress } from './leads-address.ts';
import type { LeadWork } from './use-lead-work.ts';

interface LeadTimelineProps {
  readonly lead: OpenedLead;
  readonly work: LeadWork;
  readonly words: ReturnType<typeof useLeadWords>;
}

/** What happened, latest first: what the customer did on purpose, and what was done, by whom. */
export function LeadTimeline({ lead, work, words }: LeadTimelineProps) {
  const t = useTexts(leadTexts);
  const [writes, setWrites] = useState(false);
  return (
    <>
      <section className="lead-timeline" aria-labelledby="tidslinje">
        <header>
          <h2 id="tidslinje">{t('timeline')}</h2>
          <TextButton data-key="n" aria-expanded={writes} onClick={() => setWrites(true)}>
            {t('note')}
          </TextButton>
        </header>
        {writes && <WriteNote work={work} close={() => setWrites(false)} />}
        <ol>
          {lead.entries.map((entry) => (
            <li key={`${entry.at} ${entry.kind} ${entry.about} ${entry.words}`}>
              <time dateTime={new Date(entry.at).toISOString()}>{words.moment(entry.at)}</time>
              <div>
                <Entry entry={entry} words={words} />
              </div>
            </li>
          ))}
        </ol>
      </section>
      {lead.others.length > 0 && (
        <section className="lead-timeline">
          <header>
            <h2>{t('others')}</h2>
          </header>
          <ul>
            {lead.others.map(({ id, arrivedAt, submissionType, houseTitle }) => (
              <li key={id}>
                <time dateTime={new Date(arrivedAt).toISOString()}>{words.moment(arrivedAt)}</time>
                <div>
                  <TextLink to={leadAddress(id)}>
                    {t(`entry_${submissionType}`)}
                    {houseTitle && `, ${houseTitle}`}
                  </TextLink>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Entry({ entry, words }: { entry: LeadEntry; words: LeadTimelineProps['words'] }) {
  const t = useTexts(leadTexts);
  const { kind, by, about } = entry;
  const isTheirs = kind === 'asked' || kind === 'offer-asked';
  const said = entry.words && <small>{isTheirs ? `”${entry.words}”` : entry.words}</small>;
  const who = by && kind !== 'asked' && <small>{by}</small>;
  const milestone = milestones.find((one) => one === about);
  const reason = lostReasons.find((one) => one === about);
  const what = {
    asked: () => <b>{t(about === 'Quote' ? 'entry_Quote' : 'entry_Sales')}</b>,
    saved: () => t('entry_saved'),
    note: () => <b>{t('entry_note')}</b>,
    milestone: () => t('entry_milestone', { about: milestone ? words.t(`milestone_${milestone}`) : '' }),
    dormant: () => t('entry_dormant', { about: words.day(about ?? '') }),
    lost: () => t('entry_lost', { about: reason ? words.t(`reason_${reason}`) : '' }),
    open: () => t('entry_open'),
    owner: () => (about ? t('entry_owner', { about }) : t('entry_nobody')),
    'next-step': () => t('entry_step', { about: words.day(about ?? '') }),
    'step-done': () => t('entry_stepDone'),
    'offer-sent': () => <b>{t('entry_offerSent', { about: about ?? '' })}</b>,
    'offer-withdrawn': () => t('entry_offerWithdrawn', { about: about ?? '' }),
    'offer-asked': () => <b>{t('entry_offerAsked', { about: about ?? '' })}</b>,
    'offer-accepted': () => <b>{t('entry_offerAccepted', { about: about ?? '' })}</b>,
  }[kind]();
  return (
    <>
      {what}
      {said}
      {who}
    </>
  );
}

function WriteNote({ work, close }: { work: LeadWork; close: () => void }) {
  const t = useTexts(leadTexts);
  const id = useId();
  const [words, setWords] = useState('');
  return (
    <LeadForm isBusy={work.isBusy} isReady={words.trim() !== ''} close={close} save={() => work.note(words.trim())}>
      <label htmlFor={id} className="visually-hidden">
        {t('noteLabel')}
      </label>
      <textarea
        id={id}
        className="desk-field"
        rows={4}
        value={words}
        maxLength={longestNote}
        placeholder={t('notePlaceholder')}
        onChange={({ target }) => setWords(target.value)}
      />
    </LeadForm>
  );
}
