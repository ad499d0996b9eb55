import type { RequestsToday, WorkedRequest } from '@gavel/contract/staff';
import { todayTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { ListSearch } from '../list-parts/list-head.tsx';
import { ListKeys } from '../list-parts/list-keys.tsx';
import { REQUESTS, useDesk } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import { requestAddress } from '../parts/request-addresses.ts';
import type { Route } from './+types/today';
import { TodaySuspects } from './today-held-back.tsx';
import { TodayOrders } from './today-orders.tsx';
import { TodayReview } from './today-review.tsx';
import { TodayRow } from './today-row.tsx';
import '../list-parts/list.css';
import './today.css';

export const loader = ({ context }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)));
export const clientLoader = async () => load(await browserStaffApi());

async function load(api: StaffApi) {
  const [today, waiting, suspects, review] = await Promise.all([
    forStaff(api.readLeadsToday()),
    forStaff(api.listOrders({ parameters: { state: 'waiting' } })),
    forStaff(api.listSuspectLeads({ parameters: { max: 0 } })),
    forStaff(api.readWaitingReview()),
  ]);
  return (
    today && {
      today,
      waiting: waiting ?? { orders: [], next: null },
      suspects: suspects ?? { count: 0, isMore: false },
      review: review?.waiting ?? null,
    }
  );
}

/** `/admin`: the customers to call today, the most urgent first, with the reasons for the call. */
export default function Today({ loaderData: loaded }: Route.ComponentProps) {
  const t = useTexts(todayTexts);
  const { brand } = useSite();
  const { now } = useDesk();
  const words = useRequestWords(now);
  if (!loaded) return null;
  const { today, waiting, suspects, review } = loaded;
  const [oldest] = today.fresh.leads;
  const parts: readonly AskedPart[] = [
    { title: t('partUndelivered'), part: today.undelivered, all: null, why: () => t('undelivered') },
    { title: t('partAnswered'), part: today.answered, all: null, why: whyAnswered },
    { title: t('partFresh'), part: today.fresh, all: `${REQUESTS}?view=new`, why: whyFresh },
    { title: t('partDue'), part: today.due, all: `${REQUESTS}?view=due`, why: whyDue },
    { title: t('partChanged'), part: today.changed, all: null, why: whyChanged },
    { title: t('partExpiring'), part: today.expiring, all: null, why: whyExpiring },
    { title: t('partWaiting'), part: today.waiting, all: `${REQUESTS}?view=waiting`, why: whyDue },
  ];
  const [first] = parts.flatMap(({ part }) => part.leads);
  return (
    <div className="today">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <div className="today-top">
        <ListSearch searched="" />
      </div>
      <div className="today-head">
        <div>
          <h1>{dayOf(now)}</h1>
          <p>
            {t('fresh', { count: today.fresh.count })}
            {oldest && ` ${t('oldest', { name: words.name(oldest), age: words.age(oldest.waitingSince) })}`}
          </p>
        </div>
        {first && (
          <ButtonLink kind="primary" className="slim" to={requestAddress(first.id)}>
            {t('begin', { name: words.name(first) })} <Icon icon={ArrowRight} small />
          </ButtonLink>
        )}
      </div>
      <TodayReview review={review} now={now} />
      <TodayOrders waiting={waiting} now={now} />
      {once(parts).map(({ title, all, part, reasons }) => (
        <Part key={title} title={title} part={part} all={all} now={now} why={(request) => reasons.get(request.id) ?? []} />
      ))}
      <TodaySuspects suspects={suspects} />
      {!first && !review && waiting.orders.length === 0 && suspects.count === 0 && <p className="today-empty">{t('empty')}</p>}
      <ListKeys />
    </div>
  );

  function whyFresh({ submissionType, plotAddresses, houseTitle }: WorkedRequest): string {
    if (submissionType === 'Quote') return t('asksOffer');
    return plotAddresses.length > 0 && houseTitle === '' ? t('asksPlot') : t('asks');
  }

  function whyAnswered({ offerAnswer: quoteAnswer }: WorkedRequest): string {
    return t(quoteAnswer === 'accepted' ? 'offer_accepted' : 'offer_asked');
  }

  function whyChanged({ milestone }: WorkedRequest): string {
    return t(milestone === 'quote' ? 'savedAfterOffer' : 'saved');
  }

  function whyExpiring({ offerUntil: quoteUntil }: WorkedRequest): string {
    const until = quoteUntil ?? words.today;
    return t(until < words.today ? 'offerEnded' : 'offerUntil', { day: words.day(until) });
  }

  function whyDue({ nextStep }: WorkedRequest): string {
    return nextStep || t('nothingDecided');
  }
}

interface AskedPart {
  readonly title: string;
  readonly part: RequestsToday['due'];
  /** The address of the list that shows all requests of this part of the page; null if no view shows exactly these requests. */
  readonly all: string | null;
  why(request: WorkedRequest): string;
}

/**
 * Returns the parts of the page with each request only once: in its most urgent part, with all its reasons. Leaves out parts that then have
 * no requests. But a part with more requests than the page has loaded stays if it links to a list of all its requests.
 */
function once(parts: readonly AskedPart[]) {
  const reasons = new Map<string, readonly string[]>();
  const shown = parts.map((asked) => {
    const requests = asked.part.leads.filter(({ id }) => !reasons.has(id));
    for (const request of asked.part.leads) {
      const before = reasons.get(request.id) ?? [];
      const why = asked.why(request);
      // The last part's reason is that a request has waited long. Leave it out if the request has another reason.
      if (before.length === 0 || (asked !== parts.at(-1) && !before.includes(why))) reasons.set(request.id, [...before, why]);
    }
    const part = { ...asked.part, leads: requests, count: asked.part.count - (asked.part.leads.length - requests.length) };
    return { ...asked, part, reasons };
  });
  return shown.filter(({ part, all }) => part.leads.length > 0 || (all !== null && part.count > 0));
}

interface PartProps extends Omit<AskedPart, 'why'> {
  readonly now: number;
  why(request: WorkedRequest): readonly string[];
}

function Part({ title, part: { leads: requests, count, isMore }, all, now, why }: PartProps) {
  const t = useTexts(todayTexts);
  return (
    <section className="today-part" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="muted num">{isMore ? `${count}+` : count}</span>
        {all && <TextLink to={all}>{t('showAll')}</TextLink>}
      </header>
      {requests.length > 0 && (
        <ul>
          {requests.map((request) => (
            <TodayRow key={request.id} request={request} now={now} why={why(request)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Formats a moment as `Måndag 15 juni`. */
function dayOf(at: number): string {
  const text = long.format(at);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const long = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Stockholm' });
