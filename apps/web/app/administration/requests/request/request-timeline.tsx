import type { OpenedRequest } from '@gavel/contract/staff';
import { requestPageTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton, TextLink } from '../../../ui/button.tsx';
import type { useRequestWords } from '../../parts/desk-words.ts';
import { RequestStateMark } from '../../parts/milestone-mark.tsx';
import { requestAddress } from '../../parts/request-addresses.ts';
import { Timeline } from '../../parts/timeline.tsx';
import { WriteNote } from '../../parts/write-note.tsx';
import type { RequestWork } from './use-request-work.ts';

interface RequestTimelineProps {
  readonly request: OpenedRequest;
  readonly work: RequestWork;
  readonly words: ReturnType<typeof useRequestWords>;
}

/** The timeline of a request, the form for a note, and the customer’s other requests. */
export function RequestTimeline({ request, work, words }: RequestTimelineProps) {
  const t = useTexts(requestPageTexts);
  const [writes, setWrites] = useState(false);
  const write = (
    <TextButton data-key="n" aria-expanded={writes} onClick={() => setWrites(true)}>
      {t('note')}
    </TextButton>
  );
  return (
    <>
      <Timeline entries={request.entries} words={words} acts={write}>
        {writes && <WriteNote save={(written) => work.note(written)} isBusy={work.isBusy} close={() => setWrites(false)} />}
      </Timeline>
      {request.others.length > 0 && (
        <section className="timeline" aria-labelledby="andra">
          <header>
            <h2 id="andra">{t('others')}</h2>
          </header>
          <ul>
            {request.others.map((other) => (
              <li key={other.id}>
                <time dateTime={new Date(other.arrivedAt).toISOString()}>{words.moment(other.arrivedAt)}</time>
                <div>
                  <TextLink to={requestAddress(other.id)}>{words.house(other)}</TextLink>
                  <RequestStateMark request={other} today={words.today} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
