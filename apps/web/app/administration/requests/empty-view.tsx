import type { RequestDesk } from '@gavel/contract/staff';
import { requestListTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { type AskedList, fullView, listAddress } from '../parts/request-addresses.ts';

interface EmptyViewProps {
  readonly asked: AskedList;
  readonly search: URLSearchParams;
  readonly desk: RequestDesk;
}

/** Shows why the list is empty. Links to the view without filters or, if it has none, to a view that is not empty. */
export function EmptyView({ asked, search, desk }: EmptyViewProps) {
  const t = useTexts(requestListTexts);
  if (asked.search) return <p className="leads-empty">{t('emptySearch')}</p>;
  const view = t(`view_${asked.view}`);
  const isFiltered = asked.owner !== undefined || asked.milestone !== undefined || asked.municipality !== undefined;
  if (isFiltered)
    return (
      <p className="leads-empty">
        {t('emptyFiltered', { view })}{' '}
        <TextLink to={listAddress(search, { owner: null, milestone: null, municipality: null })}>{t('clear')}</TextLink>
      </p>
    );
  const full = fullView(desk.views.filter((one) => one.view !== asked.view));
  const counted = desk.views.find((one) => one.view === full);
  return (
    <p className="leads-empty">
      {t('empty', { view })}{' '}
      {full && counted && (
        <TextLink to={listAddress(search, { view: full, saved: null })}>
          {t('emptyInstead', { view: t(`view_${full}`), count: counted.isMore ? `${counted.count}+` : String(counted.count) })}
        </TextLink>
      )}
    </p>
  );
}
