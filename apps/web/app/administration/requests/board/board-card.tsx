import type { WorkedRequest } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { placeOf, placesByHand, type RequestPlace, requestPlaces } from '@gavel/core/requests';
import { requestListTexts } from '@gavel/texts';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import type { useRequestWords } from '../../parts/desk-words.ts';
import { NextWords } from '../../parts/next-words.tsx';
import { requestAddress } from '../../parts/request-addresses.ts';
import { stateOf } from './use-board.ts';

interface BoardCardProps {
  readonly request: WorkedRequest;
  readonly words: ReturnType<typeof useRequestWords>;
  readonly isOpen: boolean;
  /** Called with the request when the user starts to drag its card, and with null when the drag ends. */
  onCarry(request: WorkedRequest | null): void;
  onPut(place: RequestPlace): void;
}

/** A request on the board: customer, house, price, waiting time, owner and next step. The user drags it, or moves it with its menu. */
export function BoardCard({ request, words, isOpen, onCarry, onPut }: BoardCardProps) {
  const t = useTexts(requestListTexts);
  const [address] = useSearchParams();
  const state = stateOf(request, words.today);
  const name = words.name(request);
  return (
    <li
      className={isOpen ? 'board-card is-open' : 'board-card'}
      aria-current={isOpen || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onCarry(request);
      }}
      onDragEnd={() => onCarry(null)}
    >
      <Link
        to={requestAddress(request.id, address)}
        preventScrollReset
        className="lead-name"
        data-lead={request.id}
        draggable={false}
      >
        {name}
      </Link>
      <span className="board-age num">{words.age(request.waitingSince)}</span>
      <span className="board-house">{words.house(request)}</span>
      {request.price !== null && (
        <span className="board-price" translate="no">
          {formatKr(request.price)}
        </span>
      )}
      <span className="board-next">
        <NextWords request={request} words={words} />
      </span>
      <span className="board-owner">{request.owner?.name ?? t('unowned')}</span>
      <MoveTo state={state} name={name} onPut={onPut} />
    </li>
  );
}

interface MoveToProps extends Pick<BoardCardProps, 'onPut'> {
  readonly state: ReturnType<typeof stateOf>;
  readonly name: string;
}

/** The menu that moves a request to another column without dragging. */
function MoveTo({ state, name, onPut }: MoveToProps) {
  const t = useTexts(requestListTexts);
  const here = placeOf(state);
  const byHand = placesByHand(state);
  return (
    <select
      className="board-move"
      data-key="m"
      aria-label={t('moveNamed', { name })}
      value={here}
      onChange={({ target }) => {
        const place = requestPlaces.find((one) => one === target.value);
        if (place) onPut(place);
      }}
    >
      <option value={here}>{t('moveHere')}</option>
      {requestPlaces
        .filter((place) => place !== here && (byHand.includes(place) || isMadeFrom(here, place)))
        .map((place) => (
          <option key={place} value={place}>
            {byHand.includes(place) ? t(`place_${place}`) : t('moveByDoing', { place: t(`place_${place}`) })}
          </option>
        ))}
    </select>
  );
}

/** Returns whether the request gets to `place` only when the user creates a quote or a final order. */
function isMadeFrom(here: RequestPlace, place: RequestPlace): boolean {
  if (place === 'order') return here === 'quote' || here === 'new' || here === 'contact' || here === 'review';
  return place === 'quote' && (here === 'new' || here === 'contact' || here === 'review');
}
