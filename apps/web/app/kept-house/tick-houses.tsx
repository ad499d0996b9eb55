import { formatKr, type Ore } from '@gavel/core';
import { projectsTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { HousePicture } from './house-picture.tsx';
import './tick-houses.css';

/** A house of one's own that can be ticked. */
export interface TickedHouse {
  /** Tells it from the others. */
  readonly key: string;
  readonly name: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly picture: string;
  /** The total; null: nobody noted it. */
  readonly price: Ore | null;
  /** What else helps to know it again. */
  readonly note?: string;
}

interface TickHousesProps {
  readonly houses: readonly TickedHouse[];
  /** Keys of those that are ticked. */
  readonly ticked: readonly string[];
  /** No more can be ticked. */
  readonly isFull?: boolean;
  readonly label: string;
  onTick(ticked: readonly string[]): void;
}

/** Houses to choose any of, each with its picture. */
export function TickHouses({ houses, ticked, isFull = false, label, onTick }: TickHousesProps) {
  const t = useTexts(projectsTexts);
  return (
    <ul className="tick-houses" aria-label={label}>
      {houses.map(({ key, name, houseTitle: house, municipalityName: municipality, picture, price, note }) => {
        const isTicked = ticked.includes(key);
        return (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={isTicked}
                disabled={isFull && !isTicked}
                onChange={() => onTick(isTicked ? ticked.filter((one) => one !== key) : [...ticked, key])}
              />
              <HousePicture src={picture} model="" alt="" size="palette" />
              <span>
                <b translate="no">{name}</b>
                <small>{t('house', { house, municipality })}</small>
                {note && <small>{note}</small>}
                {price !== null && (
                  <small className="num" translate="no">
                    {formatKr(price)}
                  </small>
                )}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
