import type { LeadColumn, LeadOrder, WorkedLead } from '@gavel/contract/staff';
import { leadsTexts } from '@gavel/texts';
import { Fragment, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { within } from '../lists/request-columns.ts';
import { useLeadWords } from '../parts/desk-words.ts';
import { leadAddress, listAddress } from '../parts/request-addresses.ts';
import { leadCells } from './request-cells.tsx';
import type { ChosenRows } from './use-chosen-requests.ts';
import { useRowsInView } from './use-rows-in-view.ts';

interface LeadTableProps {
  readonly leads: readonly WorkedLead[];
  /** The request that is open and not one of these; it is the first row. */
  readonly outside: WorkedLead | null;
  /** How many rows the whole list has; null: more than are counted. */
  readonly count: number | null;
  /** The id of the one that is open. */
  readonly opened: string | undefined;
  /** When the list was: what has come since is marked. Milliseconds since 1970. */
  readonly openedAt: number;
  readonly now: number;
  readonly caption: string;
  readonly order: LeadOrder;
  readonly isDescending: boolean;
  readonly columns: readonly LeadColumn[];
  readonly chosen: ChosenRows;
  /** Everything that the list is; its links change parts of it. */
  readonly search: URLSearchParams;
  /** The last rows are about to be seen. */
  onEnd(): void;
  /** A column was made as wide as that. */
  onWidth(column: LeadColumn): void;
}

/**
 * The list as a ruled table; on a phone each row is three lines. Of a long one only the rows in view are there: readers are told where each stands, and the
 * one with focus stays. Roles stand where the look takes a table's own away.
 */
export function LeadTable(props: LeadTableProps) {
  const { leads, count, opened, now, caption, columns, chosen, onEnd } = props;
  const t = useTexts(leadsTexts);
  const words = useLeadWords(now);
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, height } = useRowsInView(leads.length, body);
  const [focused, setFocused] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<LeadColumn | null>(null);
  const shown = rowsThere(leads, from, to, focused);
  const isNearEnd = to >= leads.length;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part that has come may be all in view again
  useEffect(() => {
    if (isNearEnd && isEndSeen(body.current)) end.current();
  }, [isNearEnd, leads.length, from]);
  useEffect(() => {
    const look = () => isEndSeen(body.current) && end.current();
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => removeEventListener('scroll', look, { capture: true });
  }, []);

  return (
    <div className="leads-table">
      {/* biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as blocks is none without it */}
      <table role="table" aria-rowcount={count === null ? -1 : count + 1}>
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          <col className="col-choose" />
          <col className="col-customer" />
          {columns.map((column) => {
            const { name, width } = drawn?.name === column.name ? drawn : column;
            // A width of its own, but for the style sheet's.
            return <col key={name} data-column={name} {...(width === null ? { className: `col-${name}` } : { width })} />;
          })}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="lead-choose">
              <input
                type="checkbox"
                aria-label={t('chooseAll')}
                checked={chosen.hasAll}
                ref={(box) => {
                  if (box) box.indeterminate = chosen.leads.length > 0 && !chosen.hasAll;
                }}
                onChange={chosen.toggleAll}
              />
            </th>
            <th scope="col">{t('customer')}</th>
            {columns.map((column) => (
              <ColumnHead key={column.name} {...props} column={column} onDraw={setDrawn} />
            ))}
          </tr>
        </thead>
        <tbody
          ref={body}
          onFocus={({ target }) => setFocused(target.closest('tr')?.dataset.lead ?? null)}
          onBlur={() => setFocused(null)}
        >
          {props.outside && <LeadRow {...{ words, columns, chosen }} lead={props.outside} at={null} isOpen isNew={false} />}
          {shown.map(({ lead, at, skipped }) => (
            <Fragment key={lead.id}>
              <Gap height={skipped * height} />
              <LeadRow
                {...{ lead, at, words, columns, chosen }}
                isOpen={lead.id === opened}
                isNew={lead.arrivedAt > props.openedAt}
              />
            </Fragment>
          ))}
          <Gap height={(leads.length - 1 - (shown.at(-1)?.at ?? -1)) * height} />
        </tbody>
      </table>
    </div>
  );
}

interface LeadRowProps extends Pick<LeadTableProps, 'columns' | 'chosen'> {
  readonly lead: WorkedLead;
  /** Its place in the whole list, from 0; null: it is not one of it. */
  readonly at: number | null;
  readonly words: ReturnType<typeof useLeadWords>;
  readonly isOpen: boolean;
  readonly isNew: boolean;
}

function LeadRow({ lead, at, words, columns, chosen, isOpen, isNew }: LeadRowProps) {
  const [address] = useSearchParams();
  const name = words.name(lead);
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: a row that is laid out as a block is none without it
      role="row"
      data-at={at ?? undefined}
      data-lead={lead.id}
      className={[isOpen && 'is-open', isNew && 'is-new'].filter(Boolean).join(' ')}
      aria-rowindex={at === null ? undefined : at + 2}
      aria-current={isOpen || undefined}
    >
      <td className="lead-choose">
        {at !== null && (
          <input
            type="checkbox"
            data-key="x"
            aria-label={words.t('choose', { name })}
            checked={chosen.has(lead.id)}
            onChange={() => chosen.toggle(lead)}
          />
        )}
      </td>
      <td className="lead-customer">
        <Link to={leadAddress(lead.id, address)} preventScrollReset className="lead-name" data-lead={lead.id}>
          {name}
        </Link>
        {isNew && <span className="visually-hidden"> {words.t('justCame')}</span>}
        {at === null && <span className="lead-outside"> {words.t('outside')}</span>}
      </td>
      {columns.map((column) => (
        <td key={column.name} className={leadCells[column.name].className}>
          {leadCells[column.name].show(lead, words)}
        </td>
      ))}
    </tr>
  );
}

/** Room for rows that are not there. @param height px */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr className="leads-gap">
      <td style={{ height }} />
    </tr>
  );
}

/** The rows in view, and the one with focus with those beside it, where `j` and `k` lead; in their order, each with how many are left out before it. */
function rowsThere(leads: readonly WorkedLead[], from: number, to: number, focused: string | null) {
  const inTurn = focused === null ? -1 : leads.findIndex(({ id }) => id === focused);
  const beside = inTurn < 0 ? [] : [inTurn - 1, inTurn, inTurn + 1];
  const places = [
    ...beside.filter((at) => at < from),
    ...leads.slice(from, to).map((_, at) => from + at),
    ...beside.filter((at) => at >= to),
  ].filter((at) => at >= 0 && at < leads.length);
  return places.flatMap((at, nth) => {
    const lead = leads[at];
    return lead ? [{ lead, at, skipped: at - (places[nth - 1] ?? -1) - 1 }] : [];
  });
}

/** So far below the screen, px, the next part is asked for. */
const AHEAD = 1200;

function isEndSeen(body: HTMLElement | null): boolean {
  if (!body) return false;
  const seen = body.closest('.leads-table')?.getBoundingClientRect();
  return body.getBoundingClientRect().bottom < Math.min(innerHeight, seen?.bottom ?? innerHeight) + AHEAD;
}

interface ColumnHeadProps extends Pick<LeadTableProps, 'order' | 'isDescending' | 'search' | 'onWidth'> {
  readonly column: LeadColumn;
  onDraw(column: LeadColumn | null): void;
}

/** A heading. The list can be put in the order of some of them, once more turns it round; a pointer draws its edge to make it wider. */
function ColumnHead({ column, order, isDescending, search, onDraw, onWidth }: ColumnHeadProps) {
  const t = useTexts(leadsTexts);
  const { name } = column;
  const { isFigure, className, order: by } = leadCells[name];
  const isSorted = by !== undefined && order === by;
  const words = t(`column_${name}`);

  function draw(event: PointerEvent<HTMLElement>) {
    const head = event.currentTarget.closest('th');
    if (!head || event.button !== 0) return;
    event.preventDefault();
    const { currentTarget: edge, pointerId, clientX: start } = event;
    const { width } = head.getBoundingClientRect();
    edge.setPointerCapture(pointerId);
    const at = ({ clientX }: { clientX: number }) => ({ name, width: within(width + clientX - start) });
    const move = (moved: globalThis.PointerEvent) => onDraw(at(moved));
    const end = (ended: globalThis.PointerEvent) => {
      edge.removeEventListener('pointermove', move);
      if (ended.type === 'pointerup' && ended.clientX !== start) onWidth(at(ended));
      onDraw(null);
    };
    edge.addEventListener('pointermove', move);
    edge.addEventListener('pointerup', end, { once: true });
    edge.addEventListener('pointercancel', end, { once: true });
  }

  return (
    <th
      scope="col"
      data-column={name}
      className={[isFigure && 'is-figure', className === 'lead-more' && 'is-more'].filter(Boolean).join(' ')}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      {by === undefined ? (
        words
      ) : (
        <Link
          to={listAddress(search, {
            order: by === 'due' ? null : by,
            direction: isSorted && !isDescending ? 'desc' : null,
          })}
        >
          {words}
          {isSorted && <span aria-hidden="true"> {isDescending ? '↓' : '↑'}</span>}
        </Link>
      )}
      {/* The keyboard's way is the sheet of columns. */}
      <span className="lead-edge" aria-hidden="true" onPointerDown={draw} />
    </th>
  );
}
