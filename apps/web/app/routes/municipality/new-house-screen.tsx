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
  /** To choose among on the sheet itself; absent where the house is given. */
  readonly houses?: readonly ListedHouse[];
  readonly title: string;
  readonly description: string;
}

/** The house as a picture, and on a sheet beside it where it is to stand and what it is called. */
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
