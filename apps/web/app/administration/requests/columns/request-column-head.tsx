import type { RequestColumn, RequestOrder } from '@gavel/contract/staff';
import { requestListTexts } from '@gavel/texts';
import type { PointerEvent } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { listAddress } from '../../parts/request-addresses.ts';
import { requestCells } from '../rows/request-cells.tsx';
import { within } from './request-columns.ts';

interface ColumnHeadProps {
  readonly column: RequestColumn;
  readonly order: RequestOrder;
  readonly isDescending: boolean;
  /** The parameters that define the list. The links in the heading change some of them. */
  readonly search: URLSearchParams;
  /** Called with the new width while the user drags the edge of the heading, and with null when the drag ends. */
  onDraw(column: RequestColumn | null): void;
  /** Called with the width at the end of the drag. */
  onWidth(column: RequestColumn): void;
}

/**
 * A column heading. A click sorts the list where the column allows it, and another click reverses the order. Dragging the edge changes
 * the width.
 */
export function ColumnHead({ column, order, isDescending, search, onDraw, onWidth }: ColumnHeadProps) {
  const t = useTexts(requestListTexts);
  const { name } = column;
  const { isFigure, className, order: by } = requestCells[name];
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
      {/* The edge is for pointers only. With the keyboard, the user changes widths in the sheet of columns. */}
      <span className="lead-edge" aria-hidden="true" onPointerDown={draw} />
    </th>
  );
}
