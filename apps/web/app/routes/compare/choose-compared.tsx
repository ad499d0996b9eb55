import type { ListedHouse } from '@gavel/contract';
import { ore } from '@gavel/core';
import { compareTexts } from '@gavel/texts';
import { useState } from 'react';
import { MOST_COMPARED } from '../../addresses.ts';
import { composedAddress } from '../../kept-house/composed-address.ts';
import { type TickedHouse, TickHouses } from '../../kept-house/tick-houses.tsx';
import type { KeptHouse } from '../../stored/kept-houses.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

/** Returns the list entry of a saved house. The entry’s key in the address of the comparison is the token of the house. */
export function ownOfSaved({ id, name, houseTitle, municipalityName, image, price }: ListedHouse): TickedHouse {
  return { key: id, name, houseTitle, municipalityName, picture: image, price };
}

/** Returns the list entry of a house that only this browser has stored. The entry’s key is the time when the visitor began the house. */
export function ownOfKept(kept: KeptHouse): TickedHouse {
  const { startedAt, name, houseTitle, municipalityName, price } = kept;
  const picture = composedAddress(kept);
  return { key: String(startedAt), name, houseTitle, municipalityName, picture, price: price === null ? null : ore(price) };
}

interface ChooseComparedProps {
  readonly own: readonly TickedHouse[];
  /** The keys of the houses in the comparison. Only the first rendering reads them. The component stores later choices itself. */
  readonly shown: readonly string[];
  onChoose(chosen: readonly string[]): void;
}

/** The visitor's own houses, as checkboxes that add them to the comparison. */
export function ChooseCompared({ own, shown, onChoose }: ChooseComparedProps) {
  const t = useTexts(compareTexts);
  const [given] = useState(shown);
  const [chosen, setChosen] = useState(given);
  // If only other people's houses fill the comparison, the visitor cannot untick any of them, so the next choice starts a new comparison.
  const isOthers = chosen.length >= MOST_COMPARED && !own.some(({ key }) => chosen.includes(key));
  const isFull = chosen.length >= MOST_COMPARED && !isOthers;
  const choose = (next: readonly string[]) => {
    setChosen(next);
    onChoose(next);
  };
  const list = (
    <>
      <TickHouses houses={own} ticked={isOthers ? [] : chosen} isFull={isFull} label={t('choose')} onTick={choose} />
      <p role="status" className="choose-compared-told">
        {isFull ? t('most') : chosen.length < 2 && t('chooseMore')}
      </p>
    </>
  );
  return (
    <section className="choose-compared">
      {given.length < 2 ? (
        <>
          <h2>{t('choose')}</h2>
          {list}
        </>
      ) : (
        <Disclosure label={t('chooseAgain')}>{list}</Disclosure>
      )}
    </section>
  );
}
