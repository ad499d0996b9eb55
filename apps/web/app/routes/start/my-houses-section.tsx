import type { ListedHouse } from '@gavel/contract';
import { projectsTexts } from '@gavel/texts';
import { MyHouses } from '../../kept-house/my-houses.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import './my-houses-section.css';

/** "Mina hus" of the start page. In a file of its own, which only who has some loads. */
export function MyHousesSection({ houses }: { houses: readonly ListedHouse[] }) {
  const t = useTexts(projectsTexts);
  return (
    <section className="my-houses-start" aria-labelledby="mina-hus">
      <h2 id="mina-hus">{t('heading')}</h2>
      <MyHouses houses={houses} isFirst={false} />
    </section>
  );
}
