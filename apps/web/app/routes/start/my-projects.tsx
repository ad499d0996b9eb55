import { projectsTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { HOUSES } from '../../addresses.ts';
import { browserApi } from '../../api/browser-api.ts';
import { type KeptHouse, useKeptHouse } from '../../kept-house/use-kept-house.ts';
import { apiContext } from '../../page-context.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import type { Route } from './+types/my-projects';
import { GuidePage } from './guide-page.tsx';
import { SavedHouse } from './saved-house.tsx';
import './my-projects.css';

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).listHouses();
export const clientLoader = async () => (await browserApi()).listHouses();

/** `/my-projects`: the houses saved in this browser. */
export default function MyProjects({ loaderData: houses }: Route.ComponentProps) {
  const t = useTexts(projectsTexts);
  const { brand } = useSite();
  const known = useKeptHouse();
  const [replacement, setReplacement] = useState<KeptHouse | null>(null);
  const kept = replacement ?? known;
  const [deleted, setDeleted] = useState(false);
  return (
    <GuidePage hidden title={t('title', { brand: brand.name })} heading={t('heading')} lead={t('lead')}>
      <div className="my-projects">
        <div role="status">
          {deleted && <Message>{t('deleted')}</Message>}
          {replacement && !deleted && <Message>{t('replaced')}</Message>}
        </div>
        {kept && !deleted && (
          <SavedHouse
            key={kept.startedAt}
            kept={kept}
            house={houses.find(({ id }) => id === kept.houseId) ?? null}
            onDeleted={() => setDeleted(true)}
            onReplaced={setReplacement}
          />
        )}
        {(kept === null || deleted) && <NoHouse />}
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
