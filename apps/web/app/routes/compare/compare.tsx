import { compareTexts } from '@gavel/texts';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { hasEntered } from '../../account/use-account.ts';
import { useReloadWithAccount } from '../../account/use-reload-with-account.ts';
import { compareAddress, HOUSES, readCompared } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { orNone } from '../../api/or-none.ts';
import { Comparison } from '../../compare/comparison.tsx';
import { GuidePage } from '../../guide/guide-page.tsx';
import { useKeptHouses } from '../../kept-house/use-kept-house.ts';
import { untilLoaded } from '../../parts/until-loaded.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import type { Route } from './+types/compare';
import { ChooseCompared, ownOfKept, ownOfSaved } from './choose-compared.tsx';
import '../../kept-house/no-house.css';
import './compare.css';

/** Reads the compared houses from this browser, or loads them from the server. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const keys = readCompared(new URL(request.url).searchParams);
  const { loadComparison } = await untilLoaded(() => import('../../compare/load-comparison.ts'));
  try {
    const [saved, comparison] = await Promise.all([orNone(savedHouses()), loadComparison(keys)]);
    return { keys, saved, ...comparison, failed: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { keys, saved: [], houses: [], gone: 0, failed: true };
  }
}

/** Loads the houses of the account; none if the visitor is not logged in. */
async function savedHouses() {
  const api = await browserApi();
  const account = await api.readAccount();
  return hasEntered(account) ? api.listSavedHouses() : [];
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <ComparePage />;

/** `/compare`: two or three houses side by side. If the address names no houses, the visitor chooses from their own houses. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  useReloadWithAccount();
  return <ComparePage compared={loaderData} />;
}

type Compared = Awaited<ReturnType<typeof clientLoader>>;

function ComparePage({ compared }: { compared?: Compared }) {
  const t = useTexts(compareTexts);
  const { brand } = useSite();
  return (
    <GuidePage
      hidden
      title={t('title', { brand: brand.name })}
      heading={t('heading')}
      lead={t('lead')}
      back={
        <Link to="/my-projects">
          <Icon icon={ArrowLeft} small />
          {t('back')}
        </Link>
      }
    >
      <div className="compare">{compared && <Found {...compared} />}</div>
    </GuidePage>
  );
}

function Found({ keys, saved, houses, gone, failed }: Compared) {
  const t = useTexts(compareTexts);
  const navigate = useNavigate();
  const { houses: kept } = useKeptHouses();
  const own = kept && [...(saved ?? []).map(ownOfSaved), ...kept.map(ownOfKept)];
  const choose = (chosen: readonly string[]) => navigate(compareAddress(chosen), { replace: true, preventScrollReset: true });
  if (failed) return <Message kind="error">{t('failed')}</Message>;
  return (
    <>
      {gone > 0 && <Message>{t('gone', { count: gone })}</Message>}
      {!saved && <Message>{t('away')}</Message>}
      {saved && own && own.length < 2 && houses.length < 2 && <TooFew count={own.length} />}
      {own && own.length >= 2 && <ChooseCompared own={own} shown={houses.map(({ key }) => key)} onChoose={choose} />}
      {houses.length >= 2 && <Comparison key={keys.join()} houses={houses} own={new Set(own?.map(({ key }) => key))} />}
    </>
  );
}

function TooFew({ count }: { count: number }) {
  const t = useTexts(compareTexts);
  return (
    <section className="no-house">
      <h2>{t('choose')}</h2>
      <p>{t('tooFew', { count })}</p>
      <ButtonLink kind="primary" to={HOUSES}>
        {t('build')}
      </ButtonLink>
    </section>
  );
}
