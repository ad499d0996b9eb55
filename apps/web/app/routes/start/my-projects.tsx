import { projectsTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { HOUSES } from '../../addresses.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useKeptHouses } from '../../kept-house/use-kept-house.ts';
import { apiContext } from '../../page-context.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import type { Route } from './+types/my-projects';
import { GuidePage } from './guide-page.tsx';
import { KeptRow } from './kept-row.tsx';
import { TidyUp } from './tidy-up.tsx';
import './my-projects.css';

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).listHouses();
export const clientLoader = async () => (await browserApi()).listHouses();

/** `/my-projects`: the houses that lie in this browser. */
export default function MyProjects({ loaderData: models }: Route.ComponentProps) {
  const t = useTexts(projectsTexts);
  const { brand } = useSite();
  const { houses, reload } = useKeptHouses();
  const [deleted, setDeleted] = useState(0);

  function tellDeleted(count: number) {
    setDeleted(count);
    reload();
  }

  return (
    <GuidePage hidden title={t('title', { brand: brand.name })} heading={t('heading')} lead={t('lead')}>
      <div className="my-projects">
        <div role="status">{deleted > 0 && <Message>{t('deleted', { count: deleted })}</Message>}</div>
        {houses && <TidyUp houses={houses} onDeleted={tellDeleted} />}
        {houses?.map((kept, at) => (
          <KeptRow
            key={kept.startedAt}
            kept={kept}
            house={models.find(({ id }) => id === kept.houseId) ?? null}
            isFirst={at === 0}
            onDeleted={() => tellDeleted(1)}
          />
        ))}
        {houses && houses.length > 0 && <p className="my-projects-note">{t('priceNote')}</p>}
        {houses?.length === 0 && <NoHouse />}
      </div>
    </GuidePage>
  );
}

function NoHouse() {
  const t = useTexts(projectsTexts);
  return (
    <section className="no-house">
      <h2>{t('emptyHeading')}</h2>
      <p>{t('emptyText')}</p>
      <ButtonLink kind="primary" to={HOUSES}>
        {t('choose')} <Icon icon={ArrowRight} small />
      </ButtonLink>
    </section>
  );
}
