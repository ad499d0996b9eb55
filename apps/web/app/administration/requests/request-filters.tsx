import type { RequestDesk } from '@gavel/contract/staff';
import { milestones } from '@gavel/core/requests';
import { requestListTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { Choice } from '../list-parts/list-head.tsx';
import { REQUESTS } from '../parts/desk.ts';
import { type AskedList, listAddress } from '../parts/request-addresses.ts';

interface RequestFiltersProps {
  readonly desk: RequestDesk;
  readonly asked: AskedList;
  /** All parameters of the address that define the list. */
  readonly search: URLSearchParams;
  /** More controls of the list, beside the filters. */
  readonly children: ReactNode;
}

/** The filters of the list. Without scripts, a button applies the filters. */
export function RequestFilters({ desk, asked, search, children }: RequestFiltersProps) {
  const t = useTexts(requestListTexts);
  const submit = useSubmit();
  const { owner, milestone, municipality } = asked;
  // The board shows a column for each milestone, so it has no filter for milestones.
  const isBoard = search.get('layout') === 'board';
  const isFiltered = owner !== undefined || (milestone !== undefined && !isBoard) || municipality !== undefined;
  return (
    <Form
      className="leads-filters"
      action={REQUESTS}
      key={search.toString()}
      onChange={({ currentTarget }) => void submit(currentTarget)}
    >
      <input type="hidden" name="view" value={asked.view} />
      {asked.search && <input type="hidden" name="search" value={asked.search} />}
      {asked.order && <input type="hidden" name="order" value={asked.order} />}
      {asked.direction && <input type="hidden" name="direction" value={asked.direction} />}
      {['layout', 'columns', 'saved'].map((name) => {
        const value = search.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <Choice label={t('owner')} name="owner" value={owner === undefined ? '' : String(owner)} any={t('anyOwner')}>
        {[{ value: 'none', words: t('noOwner') }, ...desk.staff.map(({ id, name }) => ({ value: String(id), words: name }))]}
      </Choice>
      {!isBoard && (
        <Choice label={t('state')} name="milestone" value={milestone ?? ''} any={t('anyState')}>
          {milestones.map((value) => ({ value, words: t(`milestone_${value}`) }))}
        </Choice>
      )}
      <Choice label={t('municipality')} name="municipality" value={municipality ?? ''} any={t('anyMunicipality')}>
        {desk.municipalities.map(({ id, name }) => ({ value: id, words: name }))}
      </Choice>
      {isFiltered && (
        <TextLink to={listAddress(search, { owner: null, milestone: null, municipality: null })}>{t('clear')}</TextLink>
      )}
      <button type="submit" className="text-link leads-filters-go">
        {t('filter')}
      </button>
      <span className="leads-tools">{children}</span>
    </Form>
  );
}
