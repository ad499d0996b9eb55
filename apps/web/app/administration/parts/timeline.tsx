import type { TimelineEntry } from '@gavel/contract/staff';
import { timelineTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { type EntryWords, entryKinds } from './entry-kinds.tsx';
import { leadAddress } from './request-addresses.ts';
import './timeline.css';

interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  readonly words: EntryWords['words'];
  /** Beside the heading, such as what adds to it. */
  readonly acts?: ReactNode;
  /** Above what happened: what is being written. */
  readonly children?: ReactNode;
  /** Whether entries lead to the requests that they belong to. */
  readonly namesLeads?: boolean;
}

/** What happened, latest first: what the customer did on purpose, and what was done, by whom. */
export function Timeline({ entries, words, acts, children, namesLeads = false }: TimelineProps) {
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
              {namesLeads && entry.kind === 'asked' && entry.lead && (
                <TextLink to={leadAddress(entry.lead)}>{t('aboutLead')}</TextLink>
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
