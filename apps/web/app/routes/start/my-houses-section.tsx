import type { ListedHouse } from '@gavel/contract';
import { projectsTexts } from '@gavel/texts';
import { MyHouses } from '../../kept-house/my-houses.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import './my-houses-section.css';

/** The list of own houses on the start page. It is a separate file, so that only users who have houses load it. */
export function MyHousesSection({ houses }: { houses: readonly ListedHouse[] }) {
  const t = useTexts(projectsTexts);
  return (
    <section className="my-houses-start" aria-labelledby="mina-hus">
      <h2 id="mina-hus">{t('heading')}</h2>
      <MyHouses houses={houses} isFirst={false} />
    </section>
  );
}
