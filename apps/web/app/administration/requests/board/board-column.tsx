import { type BoardColumn as Column, orderAt, type WorkedLead } from '@gavel/contract/staff';
import { type LeadPlace, placeOf } from '@gavel/core/leads';
import { leadsTexts } from '@gavel/texts';
import { useId } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton } from '../../../ui/button.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import type { useLeadWords } from '../../parts/desk-words.ts';
import type { AskedList } from '../../parts/request-addresses.ts';
import { useLeadRows } from '../use-request-rows.ts';
import { BoardCard } from './board-card.tsx';
import { type CardAsk, stateOf } from './use-board.ts';

interface BoardColumnProps {
  readonly column: Column;
  readonly asked: AskedList;
  readonly words: ReturnType<typeof useLeadWords>;
  /** The card that was just put somewhere else. */
  readonly moved: CardAsk | null;
  readonly opened: string | undefined;
  /** The one that a phone shows. */
  readonly isShown: boolean;
  /** What comes of dropping the card that is carried here; null: none is, or it is from here. */
  readonly drop: 'allowed' | 'asks' | null;
  onCarry(lead: WorkedLead | null): void;
  onDrop(): void;
  onPut(lead: WorkedLead, place: LeadPlace): void;
}

/** One place of the board with its cards; more are loaded when they are asked for. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, asked, words, moved, opened, isShown, drop, onCarry, onDrop, onPut } = props;
  const t = useTexts(leadsTexts);
  const id = useId();
  const { place, isMore } = column;
  const { view, owner, municipality, search } = asked;
  const {
    leads: loaded,
    hasMore,
    hasFailed,
    loadMore,
  } = useLeadRows(column, async (after) =>
    (await browserStaffApi()).listWorkedLeads({
      parameters: {
        view,
        ...(owner !== undefined && { owner }),
        ...(municipality && { municipality }),
        ...(search && { search }),
        place,
        ...orderAt(place),
        after,
      },
    }),
  );
  const isTo = moved?.place === place;
  const isFrom = moved !== null && placeOf(stateOf(moved.lead, words.today)) === place;
  const others = moved ? loaded.filter(({ id: one }) => one !== moved.lead.id) : loaded;
  const leads = moved && isTo ? [moved.lead, ...others] : others;
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
      {leads.length === 0 ? (
        <p className="board-empty">{t('boardEmpty')}</p>
      ) : (
        <ul>
          {leads.map((lead) => (
            <BoardCard
              key={lead.id}
              lead={lead}
              words={words}
              isOpen={lead.id === opened}
              onCarry={onCarry}
              onPut={(to) => onPut(lead, to)}
            />
          ))}
        </ul>
      )}
      {hasMore && <TextButton onClick={loadMore}>{t('boardMore')}</TextButton>}
      {hasFailed && <p role="alert">{t('moreFailed')}</p>}
    </section>
  );
}
