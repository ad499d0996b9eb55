import type { WorkedLead } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { type LeadPlace, leadPlaces, placeOf, placesByHand } from '@gavel/core/leads';
import { leadsTexts } from '@gavel/texts';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import type { useLeadWords } from '../../parts/desk-words.ts';
import { NextWords } from '../../parts/next-words.tsx';
import { leadAddress } from '../../parts/request-addresses.ts';
import { stateOf } from './use-board.ts';

interface BoardCardProps {
  readonly lead: WorkedLead;
  readonly words: ReturnType<typeof useLeadWords>;
  readonly isOpen: boolean;
  /** Begins to carry it, or lets it go: null. */
  onCarry(lead: WorkedLead | null): void;
  onPut(place: LeadPlace): void;
}

/** A request on the board: who, about what, for how much, since when, whose it is and what is next. It is carried with a pointer, or moved by its list. */
export function BoardCard({ lead, words, isOpen, onCarry, onPut }: BoardCardProps) {
  const t = useTexts(leadsTexts);
  const [address] = useSearchParams();
  const state = stateOf(lead, words.today);
  const here = placeOf(state);
  const byHand = placesByHand(state);
  const name = words.name(lead);
  return (
    <li
      className={isOpen ? 'board-card is-open' : 'board-card'}
      aria-current={isOpen || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onCarry(lead);
      }}
      onDragEnd={() => onCarry(null)}
    >
      <Link to={leadAddress(lead.id, address)} preventScrollReset className="lead-name" data-lead={lead.id} draggable={false}>
        {name}
      </Link>
      <span className="board-age num">{words.age(lead.waitingSince)}</span>
      <span className="board-house">{words.house(lead)}</span>
      {lead.price !== null && (
        <span className="board-price" translate="no">
          {formatKr(lead.price)}
        </span>
      )}
      <span className="board-next">
        <NextWords lead={lead} words={words} />
      </span>
      <span className="board-owner">{lead.owner?.name ?? t('unowned')}</span>
      <select
        className="board-move"
        data-key="m"
        aria-label={t('moveNamed', { name })}
        value={here}
        onChange={({ target }) => {
          const place = leadPlaces.find((one) => one === target.value);
          if (place) onPut(place);
        }}
      >
        <option value={here}>{t('moveHere')}</option>
        {leadPlaces
          .filter((place) => place !== here && (byHand.includes(place) || isMadeFrom(here, place)))
          .map((place) => (
            <option key={place} value={place}>
              {byHand.includes(place) ? t(`place_${place}`) : t('moveByDoing', { place: t(`place_${place}`) })}
            </option>
          ))}
      </select>
    </li>
  );
}

/** An offer and a final order are made, from where there is none yet. */
function isMadeFrom(here: LeadPlace, place: LeadPlace): boolean {
  if (place === 'order') return here === 'quote' || here === 'new' || here === 'contact' || here === 'review';
  return place === 'quote' && (here === 'new' || here === 'contact' || here === 'review');
}
