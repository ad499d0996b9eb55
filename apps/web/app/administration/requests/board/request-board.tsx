import type { LeadBoard as Board, WorkedLead } from '@gavel/contract/staff';
import { type LeadPlace, placeOf, placesByHand } from '@gavel/core/leads';
import { leadsTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { ButtonLink, TextButton } from '../../../ui/button.tsx';
import { Flyout } from '../../../ui/flyout.tsx';
import { Message } from '../../../ui/message.tsx';
import { useLeadWords } from '../../parts/desk-words.ts';
import { type AskedList, leadOfferAddress, leadOrderAddress } from '../../parts/request-addresses.ts';
import { BoardColumn } from './board-column.tsx';
import { LeadMoveForm } from './request-move-form.tsx';
import { type CardAsk, type CardRefused, stateOf, useBoard } from './use-board.ts';
import './request-board.css';

interface LeadBoardProps {
  readonly board: Board;
  readonly asked: AskedList;
  readonly now: number;
  /** The id of the one that is open. */
  readonly opened: string | undefined;
}

/** Requests by where they stand, a column for each place; on a phone one at a time. */
export function LeadBoard({ board, asked, now, opened }: LeadBoardProps) {
  const t = useTexts(leadsTexts);
  const words = useLeadWords(now);
  const { moved, ask, refused, put, move, closeAsk, closeRefused } = useBoard(words.today);
  const { columns } = board;
  const [carried, setCarried] = useState<WorkedLead | null>(null);
  const [shown, setShown] = useState<LeadPlace>('new');
  const allowed = carried ? placesByHand(stateOf(carried, words.today)) : [];
  return (
    <div className="board">
      {refused && (
        <div className="board-refused">
          <Message kind="error">
            <Refused refused={refused} name={words.name(refused.lead)} />
          </Message>
          <TextButton onClick={closeRefused}>{t('close')}</TextButton>
        </div>
      )}
      <nav className="board-places" aria-label={t('places')}>
        {columns.map(({ place, count, isMore }) => (
          <button key={place} type="button" aria-pressed={place === shown} onClick={() => setShown(place)}>
            {t(`place_${place}`)} <span className="num">{isMore ? `${count}+` : count}</span>
          </button>
        ))}
      </nav>
      <div className="board-columns">
        {columns.map((column) => {
          const from = carried ? placeOf(stateOf(carried, words.today)) : null;
          return (
            <BoardColumn
              key={column.place}
              column={column}
              asked={asked}
              words={words}
              moved={moved}
              opened={opened}
              isShown={column.place === shown}
              drop={carried === null || column.place === from ? null : allowed.includes(column.place) ? 'allowed' : 'asks'}
              onCarry={setCarried}
              onDrop={() => {
                if (carried) put(carried, column.place);
                setCarried(null);
              }}
              onPut={put}
            />
          );
        })}
      </div>
      <Flyout
        open={ask !== null}
        title={ask ? t('moveTitle', { name: words.name(ask.lead), place: t(`place_${ask.place}`) }) : ''}
        onClose={closeAsk}
      >
        {ask && <Ask ask={ask} today={words.today} onMove={(change) => void move(ask.lead, ask.place, change)} />}
      </Flyout>
    </div>
  );
}

/** What a move lacks: a day, a reason, or that it is done. */
function Ask({ ask: { lead, place }, today, onMove }: { ask: CardAsk; today: string; onMove: MoveForm['onMove'] }) {
  const t = useTexts(leadsTexts);
  const { id, configurationId } = lead;
  const isAllowed = placesByHand(stateOf(lead, today)).includes(place);
  if (isAllowed && (place === 'dormant' || place === 'lost'))
    return <LeadMoveForm place={place} isBusy={false} today={today} onMove={onMove} />;
  if (place === 'quote' || place === 'order')
    return (
      <div className="view-form">
        <p>{t(configurationId === null ? 'byDoing_noHouse' : `byDoing_${place}`)}</p>
        {configurationId !== null && (
          <ButtonLink kind="primary" to={place === 'quote' ? leadOfferAddress(id) : leadOrderAddress(id)}>
            {t(`do_${place}`)}
          </ButtonLink>
        )}
      </div>
    );
  return <p>{t(place === 'agreement' ? 'byDoing_agreement' : 'byDoing_back')}</p>;
}

type MoveForm = Parameters<typeof LeadMoveForm>[0];

function Refused({ refused: { why, by }, name }: { refused: CardRefused; name: string }) {
  const t = useTexts(leadsTexts);
  return why === 'conflict' ? t('card_conflict', { by: by || t('somebody'), name }) : t(`card_${why}`, { name });
}
