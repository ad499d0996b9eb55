import { formatKr, type Ore } from '@gavel/core';
import { projectsTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { HousePicture } from './house-picture.tsx';
import './tick-houses.css';

/** One of the visitor's own houses, which can be ticked. */
export interface TickedHouse {
  /** Identifies the house among those to tick. */
  readonly key: string;
  readonly name: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly picture: string;
  /** The total price; null if it is unknown. */
  readonly price: Ore | null;
  /** A text that helps to recognise the house. */
  readonly note?: string;
}

interface TickHousesProps {
  readonly houses: readonly TickedHouse[];
  /** The keys of the ticked houses. */
  readonly ticked: readonly string[];
  /** Whether the limit is reached, so that no more houses can be ticked. */
  readonly isFull?: boolean;
  readonly label: string;
  onTick(ticked: readonly string[]): void;
}

/** A list of houses with checkboxes and pictures. */
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
