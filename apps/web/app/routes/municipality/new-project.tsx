import { newProjectTexts } from '@gavel/texts';
import { browserApi } from '../../api/browser-api.ts';
import type { PageHandle } from '../../document/wait-to-begin.ts';
import { apiContext } from '../../page-context.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Route } from './+types/new-project';
import { loadNewProject } from './load-new-house.ts';
import { NewHouseScreen } from './new-house-screen.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadNewProject(context.get(apiContext), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => loadNewProject(await browserApi(), request);

export const handle: PageHandle = { begins: 'sign' };

/** `/new-project`: house, municipality and name on one sheet. */
export default function NewProject({ loaderData: { houses, ...newHouse } }: Route.ComponentProps) {
  const t = useTexts(newProjectTexts);
  const { brand } = useSite();
  return <NewHouseScreen newHouse={newHouse} houses={houses} title={t('title', { brand: brand.name })} description={t('lead')} />;
}
