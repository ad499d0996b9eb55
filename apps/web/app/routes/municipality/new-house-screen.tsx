import { newProjectTexts } from '@gavel/texts';
import type { ListedHouse } from '../../houses/listed-house.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { PlacedPicture } from '../../ui/placed-picture.tsx';
import type { NewHouse } from './load-new-house.ts';
import { NewHouseSheet } from './new-house-sheet.tsx';
import './new-house-screen.css';

interface NewHouseScreenProps {
  readonly newHouse: NewHouse;
  /** The houses from which the visitor can choose; undefined on `/municipality`, where the address names the house, if any. */
  readonly houses?: readonly ListedHouse[];
  readonly title: string;
  readonly description: string;
}

/** The picture of the house, and a sheet beside it with municipality and name. */
export function NewHouseScreen({ newHouse, houses, title, description }: NewHouseScreenProps) {
  const t = useTexts(newProjectTexts);
  const { house, picture } = newHouse;
  return (
    <div className="new-house">
      <PageHead title={title} description={description} />
      {picture && (
        <PlacedPicture
          background
          className="new-house-picture"
          src={picture}
          alt={house ? t('picture', { house: house.title }) : ''}
        />
      )}
      <NewHouseSheet newHouse={newHouse} {...(houses && { houses })} />
    </div>
  );
}
