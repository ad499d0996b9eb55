import { keptForATimeTexts, projectsTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { hasEntered, useAccount } from '../../account/use-account.ts';
import { useReloadWithAccount } from '../../account/use-reload-with-account.ts';
import { askedBy, HOUSES, MY_HOUSES } from '../../addresses.ts';
import { browserApi } from '../../api/browser-api.ts';
import { GuidePage } from '../../guide/guide-page.tsx';
import { SavedRow } from '../../kept-house/saved-row.tsx';
import { useKeptHouses } from '../../kept-house/use-kept-house.ts';
import { useIsReachable } from '../../network/use-is-reachable.ts';
import { useWhenReachable } from '../../network/use-when-reachable.ts';
import { apiContext } from '../../page-context.ts';
import { TakeOverForm } from '../../saving/take-over-form.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { useKeepsForATime } from '../../ui/use-keeps-for-a-time.ts';
import type { Route } from './+types/my-projects';
import { CompareOwn } from './compare-own.tsx';
import { KeptRow } from './kept-row.tsx';
import { loadProjects, loadProjectsOrNone } from './load-projects.ts';
import { SavedHouseWays } from './saved-house-ways.tsx';
import { RequestLine } from './sent/request-line.tsx';
import { TidyUp } from './tidy-up.tsx';
import '../../kept-house/no-house.css';
import './my-projects.css';

export const loader = ({ context }: Route.LoaderArgs) => loadProjects(context.get(apiContext));
export const clientLoader = async () => loadProjectsOrNone(await browserApi());

/** `/my-projects`: the houses of the account, and the houses that only this browser has stored. */
export default function MyProjects({ loaderData: { models, saved, isAway } }: Route.ComponentProps) {
  const t = useTexts(projectsTexts);
  const { brand } = useSite();
  const account = useAccount();
  const { houses, changed, reload } = useKeptHouses();
  const { revalidate } = useRevalidator();
  const isReachable = useIsReachable();
  useWhenReachable(revalidate);
  useReloadWithAccount(saved !== null);
  const [said, setSaid] = useState<string | null>(null);
  const listed = account ? (saved ?? []) : [];
  // The browser of a staff member may have stored the house of a customer, so the page does not move houses to the account of staff.
  const mayTakeOver = hasEntered(account) && !account.access.includes('sales-admin');

  const lead = account?.actingFor
    ? t('leadActing', { name: account.actingFor.fullName })
    : t(account || isAway ? 'leadAccount' : 'lead');

  function tellDeleted(count: number) {
    setSaid(t('deleted', { count }));
    reload();
  }

  function tellTakenOver(count: number) {
    if (count > 0) setSaid(t('takenOver', { count }));
    reload();
    return revalidate();
  }

  return (
    <GuidePage hidden title={t('title', { brand: brand.name })} heading={t('heading')} lead={lead}>
      <div className="my-projects">
        <div role="status">{said && <Message>{said}</Message>}</div>
        {(!models || !isReachable) && <Message>{t(account ? 'unreachedAccount' : 'unreached')}</Message>}
        {isAway && <Message>{t('away')}</Message>}
        <CompareOwn count={listed.length + (houses?.length ?? 0)} />
        {listed.map((house, at) => (
          <SavedRow
            key={house.id}
            house={house}
            isFirst={at === 0}
            hasChanges={changed.has(house.id)}
            request={<RequestLine house={house} />}
          >
            <SavedHouseWays
              house={house}
              onDone={(done) => {
                setSaid(done);
                revalidate();
              }}
            />
          </SavedRow>
        ))}
        {houses && houses.length > 0 && (
          <>
            {(account || isAway) && <h2 className="my-projects-here">{t('hereHeading')}</h2>}
            {mayTakeOver && (
              <Disclosure look="link" label={t('takeOver')}>
                <TakeOverForm houses={houses} onDone={tellTakenOver} />
              </Disclosure>
            )}
            <KeptHouses houses={houses} models={models} isFirst={listed.length === 0} onDeleted={tellDeleted} />
          </>
        )}
        {models && !isAway && houses?.length === 0 && listed.length === 0 && <NoHouse />}
        {!account && !isAway && houses && <LogInNote />}
      </div>
    </GuidePage>
  );
}

interface KeptHousesProps {
  readonly houses: NonNullable<ReturnType<typeof useKeptHouses>['houses']>;
  /** Null if the house models could not be loaded. */
  readonly models: Route.ComponentProps['loaderData']['models'];
  /** Whether the page shows no other house above the houses of this list. */
  readonly isFirst: boolean;
  onDeleted(count: number): void;
}

/** The houses that only this browser has stored. */
function KeptHouses({ houses, models, isFirst, onDeleted }: KeptHousesProps) {
  const t = useTexts(projectsTexts);
  const keptForATime = useTexts(keptForATimeTexts);
  const isKeptForATime = useKeepsForATime();
  return (
    <>
      <TidyUp houses={houses} onDeleted={onDeleted} />
      {houses.map((kept, at) => (
        <KeptRow
          key={kept.startedAt}
          kept={kept}
          listed={models ? (models.find(({ id }) => id === kept.houseId) ?? null) : undefined}
          isFirst={at === 0 && isFirst}
          onDeleted={() => onDeleted(1)}
        />
      ))}
      {isKeptForATime && (
        <p className="my-projects-note">
          {keptForATime('they')} {keptForATime('saveHouses')}
        </p>
      )}
      <p className="my-projects-note">{t('priceNote')}</p>
    </>
  );
}

function LogInNote() {
  const t = useTexts(projectsTexts);
  return (
    <p className="my-projects-note">
      {t.rich('logIn', {
        login: (words) => (
          <TextLink key="login" to="/login?returnUrl=%2Fmy-projects" state={askedBy(MY_HOUSES)}>
            {words}
          </TextLink>
        ),
      })}
    </p>
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
