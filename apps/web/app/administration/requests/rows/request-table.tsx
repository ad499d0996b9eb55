import type { RequestColumn, RequestOrder, WorkedRequest } from '@gavel/contract/staff';
import { requestListTexts } from '@gavel/texts';
import { Fragment, useRef, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { useRequestWords } from '../../parts/desk-words.ts';
import { ColumnHead } from '../columns/request-column-head.tsx';
import type { ChosenRows } from '../use-chosen-requests.ts';
import { RequestRow } from './request-row.tsx';
import { useEndSeen } from './use-end-seen.ts';
import { useRowsInView } from './use-rows-in-view.ts';

interface RequestTableProps {
  readonly requests: readonly WorkedRequest[];
  /** The open request if it is not in the list. It becomes the first row. */
  readonly outside: WorkedRequest | null;
  /** The number of rows in the whole list; null if it is unknown, for example because there are too many to count. */
  readonly count: number | null;
  /** The id of the open request. */
  readonly opened: string | undefined;
  /** When the user opened the list, in milliseconds since 1970. The table marks requests that arrived later. */
  readonly openedAt: number;
  readonly now: number;
  readonly caption: string;
  readonly order: RequestOrder;
  readonly isDescending: boolean;
  readonly columns: readonly RequestColumn[];
  readonly chosen: ChosenRows;
  /** The parameters that define the list. The links in the table change some of them. */
  readonly search: URLSearchParams;
  /** Called when the user has scrolled almost to the last row. */
  onEnd(): void;
  /** Called when the user has changed a column’s width. */
  onWidth(column: RequestColumn): void;
}

/**
 * The list as a table in which each request takes one line of text, and three on a phone. A long list renders only the rows in or near the
 * visible part, and the focused row with its neighbours. The rows are numbered with `aria-rowindex`. The table sets the `role` of itself
 * and its rows, because block layout removes the roles that the elements have by default.
 */
export function RequestTable(props: RequestTableProps) {
  const { requests, count, opened, now, caption, columns, chosen, onEnd } = props;
  const t = useTexts(requestListTexts);
  const words = useRequestWords(now);
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, height } = useRowsInView(requests.length, body);
  const [focused, setFocused] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<RequestColumn | null>(null);
  const shown = rowsThere(requests, from, to, focused);
  useEndSeen(body, { count: requests.length, from, to }, onEnd);

  return (
    <div className="leads-table">
      {/* biome-ignore lint/a11y/noRedundantRoles: block layout removes the role of a table */}
      <table role="table" aria-rowcount={count === null ? -1 : count + 1}>
        <caption className="visually-hidden">{caption}</caption>
        <Columns columns={columns} drawn={drawn} />
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="lead-choose">
              <ChooseAll chosen={chosen} />
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
          {props.outside && <RequestRow {...{ words, columns, chosen }} request={props.outside} at={null} isOpen isNew={false} />}
          {shown.map(({ lead: request, at, skipped }) => (
            <Fragment key={request.id}>
              <Gap height={skipped * height} />
              <RequestRow
                {...{ request, at, words, columns, chosen }}
                isOpen={request.id === opened}
                isNew={request.arrivedAt > props.openedAt}
              />
            </Fragment>
          ))}
          <Gap height={(requests.length - 1 - (shown.at(-1)?.at ?? -1)) * height} />
        </tbody>
      </table>
    </div>
  );
}

interface ColumnsProps extends Pick<RequestTableProps, 'columns'> {
  /** The column whose edge the user is dragging, with its new width. */
  readonly drawn: RequestColumn | null;
}

function Columns({ columns, drawn }: ColumnsProps) {
  return (
    <colgroup>
      <col className="col-choose" />
      <col className="col-customer" />
      {columns.map((column) => {
        const { name, width } = drawn?.name === column.name ? drawn : column;
        // The width that the user has set replaces the width of the style sheet.
        return <col key={name} data-column={name} {...(width === null ? { className: `col-${name}` } : { width })} />;
      })}
    </colgroup>
  );
}

function ChooseAll({ chosen }: Pick<RequestTableProps, 'chosen'>) {
  const t = useTexts(requestListTexts);
  return (
    <input
      type="checkbox"
      aria-label={t('chooseAll')}
      checked={chosen.hasAll}
      ref={(box) => {
        if (box) box.indeterminate = chosen.requests.length > 0 && !chosen.hasAll;
      }}
      onChange={chosen.toggleAll}
    />
  );
}

/**
 * An empty row as high as the rows that are not rendered.
 * @param height in px
 */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr className="leads-gap">
      <td style={{ height }} />
    </tr>
  );
}

/**
 * Returns the rows to render: those from index `from` up to, but without, `to`, the focused row, and its two neighbours, to which the keys
 * `j` and `k` move the focus. `skipped` is the number of rows between a row and the row rendered before it.
 */
function rowsThere(requests: readonly WorkedRequest[], from: number, to: number, focused: string | null) {
  const inTurn = focused === null ? -1 : requests.findIndex(({ id }) => id === focused);
  const beside = inTurn < 0 ? [] : [inTurn - 1, inTurn, inTurn + 1];
  const places = [
    ...beside.filter((at) => at < from),
    ...requests.slice(from, to).map((_, at) => from + at),
    ...beside.filter((at) => at >= to),
  ].filter((at) => at >= 0 && at < requests.length);
  return places.flatMap((at, nth) => {
    const request = requests[at];
    return request ? [{ lead: request, at, skipped: at - (places[nth - 1] ?? -1) - 1 }] : [];
  });
}
