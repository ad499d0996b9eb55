import type { TimelineEntry } from '@gavel/contract/staff';
import { timelineTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { type EntryWords, entryKinds } from './entry-kinds.tsx';
import { requestAddress } from './request-addresses.ts';
import './timeline.css';

interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  readonly words: EntryWords['words'];
  /** Controls beside the heading, such as the button that adds a note. */
  readonly acts?: ReactNode;
  /** The form above the entries. */
  readonly children?: ReactNode;
  /** Whether the entry about the sending of a request links to this request. */
  readonly namesRequests?: boolean;
}

/** The timeline, latest entry first: actions of the customer, and actions of the server or of staff for the customer. */
export function Timeline({ entries, words, acts, children, namesRequests = false }: TimelineProps) {
  const t = useTexts(timelineTexts);
  return (
    <section className="timeline" aria-labelledby="tidslinje">
      <header>
        <h2 id="tidslinje">{t('heading')}</h2>
        {acts}
      </header>
      {children}
      <ol>
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.about} ${entry.lead} ${entry.words}`}>
            <time dateTime={new Date(entry.at).toISOString()}>{words.moment(entry.at)}</time>
            <div>
              {entryKinds[entry.kind](entry, { t, words })}
              <Said entry={entry} t={t} />
              {entry.by && entry.by !== entry.words && entry.kind !== 'asked' && entry.kind !== 'registered' && (
                <small>{entry.by}</small>
              )}
              {namesRequests && entry.kind === 'asked' && entry.lead && (
                <TextLink to={requestAddress(entry.lead)}>{t('aboutLead')}</TextLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Said({ entry: { kind, words }, t }: { entry: TimelineEntry; t: EntryWords['t'] }) {
  if (words === '') return null;
  if (kind === 'asked' || kind === 'offer-asked') return <small>{`”${words}”`}</small>;
  if (kind === 'agreed' || kind === 'withdrew') return <small>{t('version', { version: words })}</small>;
  return <small>{words}</small>;
}
