import { formatKr, ore } from '@gavel/core';
import { compareTexts } from '@gavel/texts';
import { MOST_COMPARED } from '../../addresses.ts';
import { composedAddress } from '../../kept-house/composed-address.ts';
import { HousePicture } from '../../kept-house/house-picture.tsx';
import type { KeptHouse } from '../../stored/kept-houses.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

interface ChooseComparedProps {
  readonly own: readonly KeptHouse[];
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
        {own.map((kept) => {
          const key = String(kept.startedAt);
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
                <HousePicture src={composedAddress(kept)} model="" alt="" size="palette" />
                <span>
                  <b>{kept.name}</b>
                  <small>
                    {kept.houseTitle}, {kept.municipalityName}
                  </small>
                  {kept.price !== null && <small className="num">{formatKr(ore(kept.price))}</small>}
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
