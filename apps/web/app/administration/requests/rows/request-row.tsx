import type { RequestColumn, WorkedRequest } from '@gavel/contract/staff';
import { Link, useSearchParams } from 'react-router';
import type { useRequestWords } from '../../parts/desk-words.ts';
import { requestAddress } from '../../parts/request-addresses.ts';
import type { ChosenRows } from '../use-chosen-requests.ts';
import { requestCells } from './request-cells.tsx';

interface RequestRowProps {
  readonly columns: readonly RequestColumn[];
  readonly chosen: ChosenRows;
  readonly request: WorkedRequest;
  /** The index of the row in the whole list, from 0. Null if the request of the row is not in the list. */
  readonly at: number | null;
  readonly words: ReturnType<typeof useRequestWords>;
  readonly isOpen: boolean;
  readonly isNew: boolean;
}

export function RequestRow({ request, at, words, columns, chosen, isOpen, isNew }: RequestRowProps) {
  const [address] = useSearchParams();
  const name = words.name(request);
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: block layout removes the role of a row
      role="row"
      data-at={at ?? undefined}
      data-lead={request.id}
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
            checked={chosen.has(request.id)}
            onChange={() => chosen.toggle(request)}
          />
        )}
      </td>
      <td className="lead-customer">
        <Link to={requestAddress(request.id, address)} preventScrollReset className="lead-name" data-lead={request.id}>
          {name}
        </Link>
        {isNew && <span className="visually-hidden"> {words.t('justCame')}</span>}
        {at === null && <span className="lead-outside"> {words.t('outside')}</span>}
      </td>
      {columns.map((column) => (
        <td key={column.name} className={requestCells[column.name].className}>
          {requestCells[column.name].show(request, words)}
        </td>
      ))}
    </tr>
  );
}
