import type { ListedHouse } from '@gavel/contract';
import { projectsTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { TextLink } from '../ui/button.tsx';
import { SavedRow } from './saved-row.tsx';
import './my-houses.css';

/** How many houses are shown at most, so that the main content of the page stays in view. */
const SHOWN = 3;

/** The latest houses of the account, and a link to all of them. */
export function MyHouses({ houses, isFirst = true }: { houses: readonly ListedHouse[]; isFirst?: boolean }) {
  const t = useTexts(projectsTexts);
  return (
    <div className="my-houses">
      {houses.slice(0, SHOWN).map((house, at) => (
        <SavedRow key={house.id} house={house} isFirst={isFirst && at === 0} />
      ))}
      <p>
        <TextLink to="/my-projects">{t('all', { count: houses.length })}</TextLink>
      </p>
    </div>
  );
}
