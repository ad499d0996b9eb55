import { type AuditKind, type AuditPage, type AuditRow, auditKinds } from '@gavel/contract/staff';
import { isDay } from '@gavel/core/requests';
import { logTexts } from '@gavel/texts';
import { Form, useSearchParams } from 'react-router';
import { linkAddress } from '../../addresses.ts';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { AdministratorsOnly } from '../access/administrators-only.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forAdministrators } from '../access/for-administrators.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { ListKeys } from '../list-parts/list-keys.tsx';
import { LOG } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import { orderAddress, requestAddress } from '../parts/request-addresses.ts';
import type { Route } from './+types/log';
import '../list-parts/list.css';
import '../list-parts/records.css';
import './log.css';

export const loader = ({ context, request }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => load(await browserStaffApi(), request);

async function load(api: StaffApi, { url }: Request) {
  return forAdministrators(api.readAuditLog({ parameters: askedOf(new URL(url).searchParams) }));
}

/** Returns the filters of the address; skips invalid ones. */
function askedOf(search: URLSearchParams) {
  const kind = auditKinds.find((one) => one === search.get('kind'));
  const [person, from, to, after] = ['person', 'from', 'to', 'after'].map((name) => search.get(name)?.trim().slice(0, 100) ?? '');
  return {
    ...(person && { person }),
    ...(kind && { kind }),
    ...(from && isDay(from) && { from }),
    ...(to && isDay(to) && { to }),
    ...(after && /^\d{1,10}$/.test(after) && { after }),
  };
}

/** `/admin/log`: the audit log, latest first. */
export default function Log({ loaderData: page }: Route.ComponentProps) {
  return page ? <AuditLog page={page} /> : <AdministratorsOnly />;
}

function AuditLog({ page: { now, rows, next } }: { page: AuditPage }) {
  const t = useTexts(logTexts);
  const { brand } = useSite();
  const [search] = useSearchParams();
  const asked = askedOf(search);
  const isAsked = Object.keys(asked).length > (asked.after ? 1 : 0);
  return (
    <div className="records">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <header className="records-head">
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </header>
      <Filters asked={asked} search={search} isAsked={isAsked} />
      {rows.length === 0 ? <p className="records-empty">{t('empty')}</p> : <Entries rows={rows} now={now} />}
      <div className="leads-foot records-foot">
        <span className="num">{t('shown', { count: rows.length })}</span>
        {asked.after && <TextLink to={addressOf(search, null)}>{t('first')}</TextLink>}
        {next && <TextLink to={addressOf(search, next)}>{t('more')}</TextLink>}
        <ListKeys />
      </div>
    </div>
  );
}

interface FiltersProps {
  readonly asked: ReturnType<typeof askedOf>;
  readonly search: URLSearchParams;
  /** Whether any filter is set; the parameter `after`, which names the page of the list, is no filter. */
  readonly isAsked: boolean;
}

function Filters({ asked, search, isAsked }: FiltersProps) {
  const t = useTexts(logTexts);
  return (
    <Form className="records-filters" role="search" action={LOG} key={search.toString()}>
      <label>
        {t('person')}
        <input
          className="desk-field"
          type="search"
          name="person"
          defaultValue={asked.person}
          maxLength={100}
          autoComplete="off"
          data-search
        />
      </label>
      <label>
        {t('kind')}
        <select className="desk-field" name="kind" defaultValue={asked.kind ?? ''}>
          <option value="">{t('anyKind')}</option>
          {auditKinds.map((kind: AuditKind) => (
            <option key={kind} value={kind}>
              {t(`kind_${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('from')}
        <input className="desk-field" type="date" name="from" defaultValue={asked.from} />
      </label>
      <label>
        {t('to')}
        <input className="desk-field" type="date" name="to" defaultValue={asked.to} />
      </label>
      <span className="records-filters-go">
        <Button type="submit" className="slim">
          {t('show')}
        </Button>
        {isAsked && <TextLink to={LOG}>{t('clear')}</TextLink>}
      </span>
    </Form>
  );
}

function Entries({ rows, now }: Pick<AuditPage, 'rows' | 'now'>) {
  const t = useTexts(logTexts);
  const words = useRequestWords(now);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: block layout removes the role of a table
    <table role="table" className="records-table log-table">
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('whom')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tr key={row.id} role="row" tabIndex={-1} data-row>
            <td className="log-when">
              <time dateTime={new Date(row.at).toISOString()}>{words.moment(row.at)}</time>
            </td>
            <td>{row.actor?.name ?? t(row.isActorGone ? 'gone' : 'server')}</td>
            <td>
              <What row={row} />
            </td>
            <td>
              <Whom row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows the action, its reason and details, and links to the records that it concerns. */
function What({ row: { action, reason, details } }: { row: AuditRow }) {
  const t = useTexts(logTexts);
  const { lead: request, configuration, offer: quote, order, token } = details;
  const erasure = erasures.find(({ reason: name }) => name === details.reason);
  const list = lists.find(({ list: name }) => name === details.list);
  return (
    <>
      {t(`action_${action}`)}
      {reason && <small>”{reason}”</small>}
      {erasure && <small>{t(erasure.words)}</small>}
      {details.key !== undefined && <small>{t('key', { key: String(details.key) })}</small>}
      {details.receiver !== undefined && <small>{t('receiver', { receiver: String(details.receiver) })}</small>}
      {details.draft !== undefined && <small>{t('draft', { draft: String(details.draft) })}</small>}
      {list && <small>{t(list.words)}</small>}
      {action === 'retention-run' && <small>{t('run', counts(details))}</small>}
      {request && (
        <TextLink to={requestAddress(String(request))}>{quote ? t('offer', { offer: String(quote) }) : t('openLead')}</TextLink>
      )}
      {token && <TextLink to={orderAddress(String(token))}>{t('order', { order: String(order) })}</TextLink>}
      {configuration && <TextLink to={linkAddress(String(configuration))}>{t('openHouse')}</TextLink>}
    </>
  );
}

const lists = [
  { list: 'leads', words: 'list_leads' },
  { list: 'customers', words: 'list_customers' },
  { list: 'offers', words: 'list_offers' },
  { list: 'orders', words: 'list_orders' },
  { list: 'interested', words: 'list_interested' },
] as const;

const erasures = [
  { reason: 'asked', words: 'erasure_asked' },
  { reason: 'mistake', words: 'erasure_mistake' },
  { reason: 'test', words: 'erasure_test' },
  { reason: 'other', words: 'erasure_other' },
  { reason: 'idle', words: 'erasure_idle' },
] as const;

function counts({ leads: requests = 0, accounts = 0, idle = 0, orders = 0 }: AuditRow['details']) {
  return { leads: String(requests), accounts: String(accounts), idle: String(idle), orders: String(orders) };
}

function Whom({ row: { actor, subject, isSubjectGone } }: { row: AuditRow }) {
  const t = useTexts(logTexts);
  if (!subject) return isSubjectGone ? t('gone') : null;
  // If the person who acted and the person concerned are the same, the name appears only once.
  if (subject.id === actor?.id) return null;
  return (
    <>
      {subject.name} <span className="muted num">{t('number', { number: String(subject.id) })}</span>
    </>
  );
}

function addressOf(search: URLSearchParams, after: string | null): string {
  const other = new URLSearchParams(search);
  other.delete('after');
  if (after) other.set('after', after);
  return other.size > 0 ? `${LOG}?${other}` : LOG;
}
