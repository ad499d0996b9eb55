import { type AuditKind, type AuditPage, type AuditRow, auditKinds } from '@gavel/contract/staff';
import { isDay } from '@gavel/core/leads';
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
import { LeadKeys } from '../lists/list-keys.tsx';
import { LOG } from '../parts/desk.ts';
import { useLeadWords } from '../parts/desk-words.ts';
import { leadAddress, orderAddress } from '../parts/request-addresses.ts';
import type { Route } from './+types/log';
import '../lists/list.css';
import '../lists/records.css';
import './log.css';

export const loader = ({ context, request }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => load(await browserStaffApi(), request);

async function load(api: StaffApi, { url }: Request) {
  return forAdministrators(api.readAuditLog({ parameters: askedOf(new URL(url).searchParams) }));
}

/** What is asked for by the address; what cannot be asked for is passed over. */
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

/** `/admin/log`: what was done, by whom, latest first. */
export default function Log({ loaderData: page }: Route.ComponentProps) {
  return page ? <AuditLog page={page} /> : <AdministratorsOnly />;
}

function AuditLog({ page: { now, rows, next } }: { page: AuditPage }) {
  const t = useTexts(logTexts);
  const { brand } = useSite();
  const [search] = useSearchParams();
  const asked = askedOf(search);
  const words = useLeadWords(now);
  const isAsked = Object.keys(asked).length > (asked.after ? 1 : 0);
  return (
    <div className="records">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <header className="records-head">
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </header>
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
      {rows.length === 0 ? (
        <p className="records-empty">{t('empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as blocks is none without it
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
      )}
      <div className="leads-foot records-foot">
        <span className="num">{t('shown', { count: rows.length })}</span>
        {asked.after && <TextLink to={addressOf(search, null)}>{t('first')}</TextLink>}
        {next && <TextLink to={addressOf(search, next)}>{t('more')}</TextLink>}
        <LeadKeys />
      </div>
    </div>
  );
}

/** What was done, why, and where what it was done with can be seen. */
function What({ row: { action, reason, details } }: { row: AuditRow }) {
  const t = useTexts(logTexts);
  const { lead, configuration, offer, order, token } = details;
  const erasure = erasures.find(({ reason: name }) => name === details.reason);
  const list = lists.find(({ list: name }) => name === details.list);
  return (
    <>
      {t(`action_${action}`)}
      {reason && <small>”{reason}”</small>}
      {erasure && <small>{t(erasure.words)}</small>}
      {details.key !== undefined && <small>{t('key', { key: String(details.key) })}</small>}
      {details.receiver !== undefined && <small>{t('receiver', { receiver: String(details.receiver) })}</small>}
      {list && <small>{t(list.words)}</small>}
      {action === 'retention-run' && <small>{t('run', counts(details))}</small>}
      {lead && <TextLink to={leadAddress(String(lead))}>{offer ? t('offer', { offer: String(offer) }) : t('openLead')}</TextLink>}
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

function counts({ leads = 0, accounts = 0, idle = 0, orders = 0 }: AuditRow['details']) {
  return { leads: String(leads), accounts: String(accounts), idle: String(idle), orders: String(orders) };
}

function Whom({ row: { actor, subject, isSubjectGone } }: { row: AuditRow }) {
  const t = useTexts(logTexts);
  if (!subject) return isSubjectGone ? t('gone') : null;
  // Who did something to themselves is named once.
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
