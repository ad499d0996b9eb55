import { type LeadDesk, leadViews, type SavedLeadView, type SuspectLeads } from '@gavel/contract/staff';
import { milestones } from '@gavel/core/leads';
import { leadsTexts, suspectsTexts } from '@gavel/texts';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton, TextLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LEADS, SUSPECTS } from '../parts/desk.ts';
import { type AskedList, listAddress } from '../parts/request-addresses.ts';
import type { ResolvedList } from './request-columns.ts';

interface LeadSearchProps {
  readonly searched: string;
  /** Where it is searched, and what for; left out: all requests. */
  readonly action?: string;
  readonly label?: string;
}

/** Looks in everything, whatever view is open; `/` leads here. */
export function LeadSearch({ searched, action = LEADS, label }: LeadSearchProps) {
  const t = useTexts(leadsTexts);
  const words = label ?? t('search');
  return (
    <Form className="leads-search" role="search" action={action} key={searched}>
      <Icon icon={Search} small />
      <input
        type="search"
        name="search"
        data-search
        defaultValue={searched}
        placeholder={words}
        aria-label={words}
        autoComplete="off"
        maxLength={100}
      />
      <kbd>/</kbd>
      <button type="submit" className="visually-hidden">
        {t('searchGo')}
      </button>
    </Form>
  );
}

interface LeadViewsProps {
  readonly desk: LeadDesk;
  readonly asked: AskedList;
  readonly list: ResolvedList;
  readonly saved: readonly SavedLeadView[];
  /** Null: nobody knows how many there are. */
  readonly suspects: Pick<SuspectLeads, 'count' | 'isMore'> | null;
  /** Opens the sheet where the list gets a name. */
  onSave(): void;
}

/** The views that are always there, each with how many there are, and those that somebody has saved. */
export function LeadViews({ desk, asked, list, saved, suspects, onSave }: LeadViewsProps) {
  const t = useTexts(leadsTexts);
  const suspect = useTexts(suspectsTexts);
  const { search, view: open } = list;
  const all = useRef<HTMLDivElement>(null);
  const at = open?.id ?? asked.view;
  // Where there is no room for all of them, the one that is open is seen.
  useEffect(() => {
    const here = all.current?.querySelector<HTMLElement>('[aria-current]');
    if (at && here) all.current?.scrollTo({ left: here.offsetLeft - here.offsetWidth });
  }, [at]);
  return (
    <nav className="leads-views" aria-label={t('views')}>
      <div ref={all} className="leads-views-all">
        {leadViews.map((view) => {
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
            to={`${LEADS}?saved=${id}`}
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

interface LeadFiltersProps {
  readonly desk: LeadDesk;
  readonly asked: AskedList;
  /** Everything that the list is. */
  readonly search: URLSearchParams;
  /** What else can be done with the list. */
  readonly children: ReactNode;
}

/** Narrows the view. Without scripts a button does what choosing does with them. */
export function LeadFilters({ desk, asked, search, children }: LeadFiltersProps) {
  const t = useTexts(leadsTexts);
  const submit = useSubmit();
  const { owner, milestone, municipality } = asked;
  // The board has a column for each.
  const isBoard = search.get('layout') === 'board';
  const isFiltered = owner !== undefined || (milestone !== undefined && !isBoard) || municipality !== undefined;
  return (
    <Form
      className="leads-filters"
      action={LEADS}
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

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  /** What it says when nothing is chosen. */
  readonly any: string;
  readonly children: readonly { readonly value: string; readonly words: string }[];
}

/** One thing that narrows a list. */
export function Choice({ label, name, value, any, children }: ChoiceProps) {
  const t = useTexts(leadsTexts);
  return (
    <label className={value === '' ? 'leads-choice' : 'leads-choice is-chosen'}>
      {label}{' '}
      <select name={name} defaultValue={value}>
        <option value="">{any}</option>
        {value !== '' && !children.some((one) => one.value === value) && <option value={value}>{t('notThere')}</option>}
        {children.map((one) => (
          <option key={one.value} value={one.value}>
            {one.words}
          </option>
        ))}
      </select>
    </label>
  );
}
