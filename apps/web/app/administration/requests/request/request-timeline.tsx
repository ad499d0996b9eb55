import type { OpenedLead } from '@gavel/contract/staff';
import { leadTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton, TextLink } from '../../../ui/button.tsx';
import type { useLeadWords } from '../../parts/desk-words.ts';
import { LeadStateMark } from '../../parts/milestone-mark.tsx';
import { leadAddress } from '../../parts/request-addresses.ts';
import { Timeline } from '../../parts/timeline.tsx';
import { WriteNote } from '../../parts/write-note.tsx';
import type { LeadWork } from './use-request-work.ts';

interface LeadTimelineProps {
  readonly lead: OpenedLead;
  readonly work: LeadWork;
  readonly words: ReturnType<typeof useLeadWords>;
}

/** What happened with a request, where more is written, and what else the customer has asked. */
export function LeadTimeline({ lead, work, words }: LeadTimelineProps) {
  const t = useTexts(leadTexts);
  const [writes, setWrites] = useState(false);
  const write = (
    <TextButton data-key="n" aria-expanded={writes} onClick={() => setWrites(true)}>
      {t('note')}
    </TextButton>
  );
  return (
    <>
      <Timeline entries={lead.entries} words={words} acts={write}>
        {writes && <WriteNote save={(written) => work.note(written)} isBusy={work.isBusy} close={() => setWrites(false)} />}
      </Timeline>
      {lead.others.length > 0 && (
        <section className="timeline" aria-labelledby="andra">
          <header>
            <h2 id="andra">{t('others')}</h2>
          </header>
          <ul>
            {lead.others.map((other) => (
              <li key={other.id}>
                <time dateTime={new Date(other.arrivedAt).toISOString()}>{words.moment(other.arrivedAt)}</time>
                <div>
                  <TextLink to={leadAddress(other.id)}>{words.house(other)}</TextLink>
                  <LeadStateMark lead={other} today={words.today} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
