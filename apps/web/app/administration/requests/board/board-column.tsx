import { type BoardColumn as Column, orderAt, type WorkedRequest } from '@gavel/contract/staff';
import { placeOf, type RequestPlace } from '@gavel/core/requests';
import { requestListTexts } from '@gavel/texts';
import { useId } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton } from '../../../ui/button.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import type { useRequestWords } from '../../parts/desk-words.ts';
import type { AskedList } from '../../parts/request-addresses.ts';
import { useRequestRows } from '../rows/use-request-rows.ts';
import { BoardCard } from './board-card.tsx';
import { type CardAsk, stateOf } from './use-board.ts';

interface BoardColumnProps {
  readonly column: Column;
  readonly asked: AskedList;
  readonly words: ReturnType<typeof useRequestWords>;
  /** The card that the user has just moved, as long as the move is not saved; null if there is none. */
  readonly moved: CardAsk | null;
  readonly opened: string | undefined;
  /** Whether a phone shows this column. */
  readonly isShown: boolean;
  /**
   * What happens if the user drops the dragged card here. `allowed`: the card moves, or a sheet asks for a day or a reason. `asks`: a sheet
   * shows what the move needs, such as a quote, or why it is impossible. Null if no card is dragged, or if this is the card’s own column.
   */
  readonly drop: 'allowed' | 'asks' | null;
  onCarry(request: WorkedRequest | null): void;
  onDrop(): void;
  onPut(request: WorkedRequest, place: RequestPlace): void;
}

/** A column of the board with its cards. The user can load more cards. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, asked, words, moved, opened, isShown, drop, onCarry, onDrop, onPut } = props;
  const t = useTexts(requestListTexts);
  const id = useId();
  const { place, isMore } = column;
  const { requests: loaded, hasMore, hasFailed, loadMore } = useRequestRows(column, (after) => readPart(asked, place, after));
  const isTo = moved?.place === place;
  const isFrom = moved !== null && placeOf(stateOf(moved.request, words.today)) === place;
  const others = moved ? loaded.filter(({ id: one }) => one !== moved.request.id) : loaded;
  const requests = moved && isTo ? [moved.request, ...others] : others;
  const count = column.count + Number(isTo) - Number(isFrom);
  return (
    <section
      className={['board-column', isShown && 'is-shown', drop && `takes-${drop}`].filter(Boolean).join(' ')}
      aria-labelledby={id}
      onDragOver={(event) => drop && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <h2 id={id}>
        {t(`place_${place}`)} <span className="num">{isMore ? `${count}+` : count}</span>
      </h2>
      {drop === 'asks' && (place === 'quote' || place === 'order') && <p className="board-hint">{t('byDoingHint')}</p>}
      {requests.length === 0 ? (
        <p className="board-empty">{t('boardEmpty')}</p>
      ) : (
        <ul>
          {requests.map((request) => (
            <BoardCard
              key={request.id}
              request={request}
              words={words}
              isOpen={request.id === opened}
              onCarry={onCarry}
              onPut={(to) => onPut(request, to)}
            />
          ))}
        </ul>
      )}
      {hasMore && <TextButton onClick={loadMore}>{t('boardMore')}</TextButton>}
      {hasFailed && <p role="alert">{t('moreFailed')}</p>}
    </section>
  );
}

/** Loads more cards of a column, after those that it already shows. */
async function readPart({ view, owner, municipality, search }: AskedList, place: RequestPlace, after: string) {
  const api = await browserStaffApi();
  return api.listWorkedLeads({
    parameters: {
      view,
      ...(owner !== undefined && { owner }),
      ...(municipality && { municipality }),
      ...(search && { search }),
      place,
      ...orderAt(place),
      after,
    },
  });
}
