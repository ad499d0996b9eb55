import type { ListedHouse } from '@gavel/contract';
import { projectsTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { TextLink } from '../ui/button.tsx';
import { SavedRow } from './saved-row.tsx';
import './my-houses.css';

/** As many as do not push away what the page is for. */
const SHOWN = 3;

/** The latest houses of an account, and the way to all of them. */
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
