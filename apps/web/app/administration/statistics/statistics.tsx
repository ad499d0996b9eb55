import { type HouseStatistics, lastDays, type SalesStatistics, type Statistics } from '@gavel/contract/staff';
import { asHouseId } from '@gavel/core';
import { isDay } from '@gavel/core/requests';
import { statisticsTexts } from '@gavel/texts';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Message } from '../../ui/message.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import type { Route } from './+types/statistics';
import { StatisticsCampaigns } from './statistics-campaigns.tsx';
import { StatisticsHouse } from './statistics-house.tsx';
import { StatisticsPeriod } from './statistics-period.tsx';
import { StatisticsSales } from './statistics-sales.tsx';
import { StatisticsWay } from './statistics-way.tsx';
import { useStatisticsWords } from './statistics-words.ts';
import '../list-parts/list.css';
import '../list-parts/records.css';
import './statistics.css';

export const loader = ({ context, request }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => load(await browserStaffApi(), request);

/** Returns null if the user has no access or the period in the address is invalid. */
async function load(api: StaffApi, { url }: Request): Promise<Loaded | null> {
  const search = new URL(url).searchParams;
  const parameters = askedOf(search);
  const statistics = await forStaff(api.readStatistics({ parameters }), [400]);
  if (!statistics) return null;
  const { houses } = statistics;
  const house = houses.find(({ id }) => String(id) === search.get('house'))?.id ?? houses[0]?.id ?? asHouseId(0);
  const [sales, ofHouse] = await Promise.all([
    forStaff(api.readSalesStatistics({ parameters })),
    forStaff(api.readHouseStatistics({ parameters: { ...parameters, house } })),
  ]);
  return { statistics, sales, ofHouse };
}

interface Loaded {
  readonly statistics: Statistics;
  readonly sales: SalesStatistics | null;
  readonly ofHouse: HouseStatistics | null;
}

/** Returns the period in the address; skips invalid values. */
function askedOf(search: URLSearchParams) {
  const days = lastDays.find((one) => one === search.get('days'));
  const [from = '', to = ''] = [search.get('from') ?? '', search.get('to') ?? ''];
  return isDay(from) && isDay(to) ? { from, to } : days ? { days } : {};
}

/** `/admin/statistics`: how many visitors came, how far they got, what they chose, and how soon staff contacted the customers. */
export default function StatisticsRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts(statisticsTexts);
  const { brand } = useSite();
  return (
    <div className="records statistics">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <header className="records-head">
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </header>
      <StatisticsPeriod period={loaderData?.statistics.period ?? null} />
      {loaderData ? <Counted {...loaderData} /> : <Message kind="error">{t('tooLong')}</Message>}
    </div>
  );
}

function Counted({ statistics, sales, ofHouse }: Loaded) {
  const t = useTexts(statisticsTexts);
  const words = useStatisticsWords();
  const { before, since } = statistics;
  return (
    <>
      <p className="statistics-compared">
        {t('before', { from: words.day(before.from), to: words.day(before.to) })}{' '}
        {since ? t('since', { day: words.day(since) }) : t('notSince')}
      </p>
      <StatisticsWay statistics={statistics} />
      <StatisticsHouse houses={statistics.houses} house={ofHouse} />
      <StatisticsCampaigns campaigns={statistics.campaigns} />
      {sales && <StatisticsSales sales={sales} />}
    </>
  );
}
