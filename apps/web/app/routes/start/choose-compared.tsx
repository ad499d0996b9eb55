import type { ListedHouse } from '@gavel/contract';
import { formatKr, type Ore, ore } from '@gavel/core';
import { compareTexts } from '@gavel/texts';
import { useState } from 'react';
import { MOST_COMPARED } from '../../addresses.ts';
import { composedAddress } from '../../kept-house/composed-address.ts';
import { HousePicture } from '../../kept-house/house-picture.tsx';
import type { KeptHouse } from '../../stored/kept-houses.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

/** A house that can be chosen: saved under one's account, or in this browser alone. */
interface OwnHouse extends Pick<ListedHouse, 'name' | 'houseTitle' | 'municipalityName'> {
  /** What the comparison's address calls it. */
  readonly key: string;
  readonly picture: string;
  readonly price: Ore | null;
}

export function ownOfSaved({ id, name, houseTitle, municipalityName, image, price }: ListedHouse): OwnHouse {
  return { key: id, name, houseTitle, municipalityName, picture: image, price };
}

export function ownOfKept(kept: KeptHouse): OwnHouse {
  const { startedAt, name, houseTitle, municipalityName, price } = kept;
  const picture = composedAddress(kept);
  return { key: String(startedAt), name, houseTitle, municipalityName, picture, price: price === null ? null : ore(price) };
}

interface ChooseComparedProps {
  readonly own: readonly OwnHouse[];
  /** Keys of the address that the page was opened with; from there on the choice is made here. */
  readonly given: readonly string[];
  onChoose(chosen: readonly string[]): void;
}

/** One's own houses, to be laid beside each other or taken away. */
export function ChooseCompared({ own, given, onChoose }: ChooseComparedProps) {
  const t = useTexts(compareTexts);
  const [chosen, setChosen] = useState(given);
  const choose = (next: readonly string[]) => {
    setChosen(next);
    onChoose(next);
  };
  const list = <Houses own={own} chosen={chosen} onChoose={choose} />;
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

interface HousesProps extends Pick<ChooseComparedProps, 'own' | 'onChoose'> {
  readonly chosen: readonly string[];
}

function Houses({ own, chosen, onChoose }: HousesProps) {
  const t = useTexts(compareTexts);
  const isFull = chosen.length >= MOST_COMPARED;
  return (
    <>
      <ul className="choose-compared-houses">
        {own.map(({ key, name, houseTitle, municipalityName, picture, price }) => {
          const isChosen = chosen.includes(key);
          return (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== key) : [...chosen, key])}
                />
                <HousePicture src={picture} model="" alt="" size="palette" />
                <span>
                  <b>{name}</b>
                  <small>
                    {houseTitle}, {municipalityName}
                  </small>
                  {price !== null && <small className="num">{formatKr(price)}</small>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <p role="status" className="choose-compared-told">
        {isFull ? t('most') : chosen.length < 2 && t('chooseMore')}
      </p>
    </>
  );
}
