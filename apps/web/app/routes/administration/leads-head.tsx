import { type LeadDesk, leadViews } from '@gavel/contract/staff';
import { milestones } from '@gavel/core/leads';
import { leadsTexts } from '@gavel/texts';
import { Search } from 'lucide-react';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LEADS } from './desk.ts';
import { type AskedList, listAddress } from './leads-address.ts';

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
        id="leads-search"
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

/** The views that are always there, each with how many there are. */
export function LeadViews({ desk, asked }: { desk: LeadDesk; asked: AskedList }) {
  const t = useTexts(leadsTexts);
  const [search] = useSearchParams();
  return (
    <nav className="leads-views" aria-label={t('views')}>
      {leadViews.map((view) => {
        const counted = desk.views.find((one) => one.view === view);
        return (
          <Link
            key={view}
            to={listAddress(search, { view, search: null })}
            aria-current={asked.view === view ? 'page' : undefined}
          >
            {t(`view_${view}`)} {counted && <span className="num">{counted.isMore ? `${counted.count}+` : counted.count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

/** Narrows the view. Without scripts a button does what choosing does with them. */
export function LeadFilters({ desk, asked }: { desk: LeadDesk; asked: AskedList }) {
  const t = useTexts(leadsTexts);
  const [search] = useSearchParams();
  const submit = useSubmit();
  const { owner, milestone, municipality } = asked;
  const isFiltered = owner !== undefined || milestone !== undefined || municipality !== undefined;
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
      <Choice label={t('owner')} name="owner" value={owner === undefined ? '' : String(owner)} any={t('anyOwner')}>
        {[{ value: 'none', words: t('noOwner') }, ...desk.staff.map(({ id, name }) => ({ value: String(id), words: name }))]}
      </Choice>
      <Choice label={t('state')} name="milestone" value={milestone ?? ''} any={t('anyState')}>
        {milestones.map((value) => ({ value, words: t(`milestone_${value}`) }))}
      </Choice>
      <Choice label={t('municipality')} name="municipality" value={municipality ?? ''} any={t('anyMunicipality')}>
        {desk.municipalities.map(({ id, name }) => ({ value: id, words: name }))}
      </Choice>
      {isFiltered && (
        <TextLink to={listAddress(search, { owner: null, milestone: null, municipality: null })}>{t('clear')}</TextLink>
      )}
      <button type="submit" className="text-link leads-filters-go">
        {t('filter')}
      </button>
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

function Choice({ label, name, value, any, children }: ChoiceProps) {
  return (
    <label className={value === '' ? 'leads-choice' : 'leads-choice is-chosen'}>
      {label}{' '}
      <select name={name} defaultValue={value}>
        <option value="">{any}</option>
        {children.map((one) => (
          <option key={one.value} value={one.value}>
            {one.words}
          </option>
        ))}
      </select>
    </label>
  );
}
