import { type RequestDesk, requestViews, type SavedRequestView, type SuspectRequests } from '@gavel/contract/staff';
import { requestListTexts, suspectsTexts } from '@gavel/texts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { REQUESTS, SUSPECTS } from '../parts/desk.ts';
import { type AskedList, listAddress } from '../parts/request-addresses.ts';
import type { ResolvedList } from './columns/request-columns.ts';

interface RequestViewsProps {
  readonly desk: RequestDesk;
  readonly asked: AskedList;
  readonly list: ResolvedList;
  readonly saved: readonly SavedRequestView[];
  /** The count of requests held back; null: unknown. */
  readonly suspects: Pick<SuspectRequests, 'count' | 'isMore'> | null;
  /** Opens the sheet that saves the list as a view. */
  onSave(): void;
}

/** The fixed views, each with its count, and the saved views. */
export function RequestViews({ desk, asked, list, saved, suspects, onSave }: RequestViewsProps) {
  const t = useTexts(requestListTexts);
  const suspect = useTexts(suspectsTexts);
  const { search, view: open } = list;
  const all = useRef<HTMLDivElement>(null);
  const at = open?.id ?? asked.view;
  // If the views do not all fit, scroll the open one into view.
  useEffect(() => {
    const here = all.current?.querySelector<HTMLElement>('[aria-current]');
    if (at && here) all.current?.scrollTo({ left: here.offsetLeft - here.offsetWidth });
  }, [at]);
  return (
    <nav className="leads-views" aria-label={t('views')}>
      <div ref={all} className="leads-views-all">
        {requestViews.map((view) => {
          const counted = desk.views.find((one) => one.view === view);
          return (
            <Link
              key={view}
              to={listAddress(search, { view, search: null, saved: null, ...(open && { columns: null }) })}
              aria-current={open === null && asked.view === view ? 'page' : undefined}
            >
              {t(`view_${view}`)} {counted && <span className="num">{counted.isMore ? `${counted.count}+` : counted.count}</span>}
            </Link>
          );
        })}
        <Link to={SUSPECTS}>
          {suspect('view')} {suspects && <span className="num">{suspects.isMore ? `${suspects.count}+` : suspects.count}</span>}
        </Link>
        {saved.map(({ id, name, isShared }) => (
          <Link
            key={id}
            className="is-saved"
            to={`${REQUESTS}?saved=${id}`}
            aria-current={open?.id === id ? 'page' : undefined}
            title={isShared ? t('viewOfAll') : undefined}
          >
            {name}
            {open?.id === id && list.isChanged && <span className="leads-changed"> {t('viewChanged')}</span>}
          </Link>
        ))}
      </div>
      <TextButton onClick={onSave}>{t(open ? 'viewChange' : 'viewSave')}</TextButton>
    </nav>
  );
}
