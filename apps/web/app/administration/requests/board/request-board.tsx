import type { RequestBoard as Board, WorkedRequest } from '@gavel/contract/staff';
import { placeOf, placesByHand, type RequestPlace } from '@gavel/core/requests';
import { requestListTexts } from '@gavel/texts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { ButtonLink, TextButton } from '../../../ui/button.tsx';
import { Flyout } from '../../../ui/flyout.tsx';
import { Message } from '../../../ui/message.tsx';
import { useRequestWords } from '../../parts/desk-words.ts';
import { type AskedList, requestOrderAddress, requestQuoteAddress } from '../../parts/request-addresses.ts';
import { BoardColumn } from './board-column.tsx';
import { RequestMoveForm } from './request-move-form.tsx';
import { type CardAsk, type CardRefused, stateOf, useBoard } from './use-board.ts';
import './request-board.css';

interface RequestBoardProps {
  readonly board: Board;
  readonly asked: AskedList;
  readonly now: number;
  /** The id of the open customer request. */
  readonly opened: string | undefined;
}

/** Shows the requests in a column for each milestone, and in one each for dormant and lost. A phone shows one column at a time. */
export function RequestBoard({ board, asked, now, opened }: RequestBoardProps) {
  const t = useTexts(requestListTexts);
  const words = useRequestWords(now);
  const work = useBoard(words.today);
  const { moved, ask, refused, put, closeRefused } = work;
  const { columns } = board;
  const [carried, setCarried] = useState<WorkedRequest | null>(null);
  const [shown, setShown] = useState<RequestPlace>('new');
  const fault = refused && <Refused refused={refused} name={words.name(refused.request)} />;
  const allowed = carried ? placesByHand(stateOf(carried, words.today)) : [];
  return (
    <div className="board">
      {fault && !ask && (
        <div className="board-refused">
          {fault}
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
      <AskSheet work={work} words={words}>
        {fault}
      </AskSheet>
    </div>
  );
}

interface AskSheetProps {
  readonly work: ReturnType<typeof useBoard>;
  readonly words: ReturnType<typeof useRequestWords>;
  /** The message that shows why the last attempt to move the card failed. */
  readonly children: ReactNode;
}

/** The sheet that opens if a move needs a day, a reason, a quote or an order, or if it is impossible. */
function AskSheet({ work: { ask, moved, move, closeAsk }, words, children }: AskSheetProps) {
  const { t } = words;
  return (
    <Flyout
      open={ask !== null}
      title={ask ? t('moveTitle', { name: words.name(ask.request), place: t(`place_${ask.place}`) }) : ''}
      onClose={closeAsk}
    >
      {ask && (
        <Ask
          ask={ask}
          today={words.today}
          isBusy={moved !== null}
          onMove={(change) => void move(ask.request, ask.place, change)}
        />
      )}
      {children}
    </Flyout>
  );
}

/** Asks for a day or a reason, links to the form for a quote or an order, or explains why the move is impossible. */
function Ask({ ask: { request, place }, ...form }: { ask: CardAsk } & Omit<MoveForm, 'place'>) {
  const t = useTexts(requestListTexts);
  const { id, configurationId } = request;
  const isAllowed = placesByHand(stateOf(request, form.today)).includes(place);
  if (isAllowed && (place === 'dormant' || place === 'lost')) return <RequestMoveForm place={place} {...form} />;
  if (place === 'quote' || place === 'order')
    return (
      <div className="view-form">
        <p>{t(configurationId === null ? 'byDoing_noHouse' : `byDoing_${place}`)}</p>
        {configurationId !== null && (
          <ButtonLink kind="primary" to={place === 'quote' ? requestQuoteAddress(id) : requestOrderAddress(id)}>
            {t(`do_${place}`)}
          </ButtonLink>
        )}
      </div>
    );
  return <p>{t(place === 'agreement' ? 'byDoing_agreement' : 'byDoing_back')}</p>;
}

type MoveForm = Parameters<typeof RequestMoveForm>[0];

function Refused({ refused: { why, by }, name }: { refused: CardRefused; name: string }) {
  const t = useTexts(requestListTexts);
  const said = why === 'conflict' ? t('card_conflict', { by: by || t('somebody'), name }) : t(`card_${why}`, { name });
  return <Message kind="error">{said}</Message>;
}
