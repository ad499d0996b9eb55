import type { ListedHouse } from '@gavel/contract';
import { formatKr, type Ore, ore } from '@gavel/core';
import { compareTexts } from '@gavel/texts';
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
  /** Keys of the address. */
  readonly chosen: readonly string[];
  /** Nothing is compared yet, so this is what there is to do. */
  readonly isOpen: boolean;
  onChoose(chosen: readonly string[]): void;
}

/** One's own houses, to be laid beside each other or taken away. */
export function ChooseCompared({ own, chosen, isOpen, onChoose }: ChooseComparedProps) {
  const t = useTexts(compareTexts);
  const list = <Houses own={own} chosen={chosen} onChoose={onChoose} />;
  return (
    <section className="choose-compared">
      {isOpen ? (
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

function Houses({ own, chosen, onChoose }: Pick<ChooseComparedProps, 'own' | 'chosen' | 'onChoose'>) {
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
