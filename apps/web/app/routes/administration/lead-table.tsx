import type { LeadOrder, WorkedLead } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { leadsTexts } from '@gavel/texts';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { LeadStateMark } from './lead-state-mark.tsx';
import { useLeadWords } from './lead-words.ts';
import { leadAddress, listAddress } from './leads-address.ts';

interface LeadTableProps {
  readonly leads: readonly WorkedLead[];
  /** The id of the one that is open. */
  readonly opened: string | undefined;
  readonly now: number;
  readonly caption: string;
  readonly order: LeadOrder;
  readonly isDescending: boolean;
}

/** The list as a ruled table; on a phone each row is three lines. Roles stand where the look takes a table's own away. */
export function LeadTable({ leads, opened, now, caption, order, isDescending }: LeadTableProps) {
  const t = useTexts(leadsTexts);
  const words = useLeadWords(now);
  const [search] = useSearchParams();
  const sorting = { order, isDescending, search };
  return (
    <div className="leads-table">
      {/* biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as blocks is none without it */}
      <table role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('customer')}</th>
            <th scope="col">{t('house')}</th>
            <th scope="col">{t('state')}</th>
            <SortedHead {...sorting} by="due" words={t('nextStep')} />
            <SortedHead {...sorting} by="price" words={t('price')} isFigure />
            <SortedHead {...sorting} by="waiting" words={t('waited')} isFigure />
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => {
            const { words: next, isLate } = words.next(lead);
            const isOpen = lead.id === opened;
            return (
              // biome-ignore lint/a11y/noRedundantRoles: as above
              <tr key={lead.id} role="row" className={isOpen ? 'is-open' : ''} aria-current={isOpen || undefined}>
                <td className="lead-customer">
                  <Link to={leadAddress(lead.id, search)} preventScrollReset className="lead-name" data-lead={lead.id}>
                    {words.name(lead)}
                  </Link>
                </td>
                <td className="lead-house">{words.house(lead)}</td>
                <td className="lead-at">
                  <LeadStateMark lead={lead} today={words.today} />
                </td>
                <td className={isLate ? 'lead-next is-late' : 'lead-next'}>
                  <span className="lead-next-words">{next}</span>
                  {isLate && <span className="visually-hidden"> {t('late')}</span>}
                </td>
                <td className="lead-price">{lead.price === null ? '–' : formatKr(lead.price)}</td>
                <td className="lead-waited num">{words.age(lead.waitingSince)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface SortedHeadProps {
  readonly by: LeadOrder;
  readonly words: string;
  readonly order: LeadOrder;
  readonly isDescending: boolean;
  readonly search: URLSearchParams;
  readonly isFigure?: boolean;
}

/** A column that the list can be put in the order of; once more turns the order round. */
function SortedHead({ by, words, order, isDescending, search, isFigure = false }: SortedHeadProps) {
  const isSorted = order === by;
  const sort = isDescending ? 'descending' : 'ascending';
  const direction = isSorted && !isDescending ? 'desc' : null;
  return (
    <th scope="col" className={isFigure ? 'is-figure' : ''} aria-sort={isSorted ? sort : undefined}>
      <Link to={listAddress(search, { order: by === 'due' ? null : by, direction })}>
        {words}
        {isSorted && <span aria-hidden="true"> {isDescending ? '↓' : '↑'}</span>}
      </Link>
    </th>
  );
}
