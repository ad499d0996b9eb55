import type { LeadsToday, WorkedLead } from '@gavel/contract/staff';
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
import { LeadSearch } from '../lists/list-head.tsx';
import { LeadKeys } from '../lists/list-keys.tsx';
import { LEADS, useDesk } from '../parts/desk.ts';
import { useLeadWords } from '../parts/desk-words.ts';
import { leadAddress } from '../parts/request-addresses.ts';
import type { Route } from './+types/today';
import { TodaySuspects } from './today-held-back.tsx';
import { TodayOrders } from './today-orders.tsx';
import { TodayRow } from './today-row.tsx';
import '../lists/list.css';
import './today.css';

export const loader = ({ context }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)));
export const clientLoader = async () => load(await browserStaffApi());

async function load(api: StaffApi) {
  const [today, waiting, suspects] = await Promise.all([
    forStaff(api.readLeadsToday()),
    forStaff(api.listOrders({ parameters: { state: 'waiting' } })),
    forStaff(api.listSuspectLeads({ parameters: { max: 0 } })),
  ]);
  return today && { today, orders: waiting?.orders ?? [], suspects: suspects ?? { count: 0, isMore: false } };
}

/** `/admin`: the people to call today, in their order, with the reason in words. */
export default function Today({ loaderData: loaded }: Route.ComponentProps) {
  const t = useTexts(todayTexts);
  const { brand } = useSite();
  const { now } = useDesk();
  const words = useLeadWords(now);
  if (!loaded) return null;
  const { today, orders, suspects } = loaded;
  const [oldest] = today.fresh.leads;
  const parts: readonly AskedPart[] = [
    { title: t('partUndelivered'), part: today.undelivered, all: null, why: () => t('undelivered') },
    { title: t('partAnswered'), part: today.answered, all: null, why: whyAnswered },
    { title: t('partFresh'), part: today.fresh, all: `${LEADS}?view=new`, why: whyFresh },
    { title: t('partDue'), part: today.due, all: `${LEADS}?view=due`, why: whyDue },
    { title: t('partChanged'), part: today.changed, all: null, why: whyChanged },
    { title: t('partExpiring'), part: today.expiring, all: null, why: whyExpiring },
    { title: t('partWaiting'), part: today.waiting, all: `${LEADS}?view=waiting`, why: whyDue },
  ];
  const [first] = parts.flatMap(({ part }) => part.leads);
  return (
    <div className="today">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <div className="today-top">
        <LeadSearch searched="" />
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
          <ButtonLink kind="primary" className="slim" to={leadAddress(first.id)}>
            {t('begin', { name: words.name(first) })} <Icon icon={ArrowRight} small />
          </ButtonLink>
        )}
      </div>
      <TodayOrders orders={orders} now={now} />
      {once(parts).map(({ title, all, part, reasons }) => (
        <Part key={title} title={title} part={part} all={all} now={now} why={(lead) => reasons.get(lead.id) ?? []} />
      ))}
      <TodaySuspects suspects={suspects} />
      {!first && orders.length === 0 && suspects.count === 0 && <p className="today-empty">{t('empty')}</p>}
      <LeadKeys />
    </div>
  );

  function whyFresh({ submissionType, plotAddresses, houseTitle }: WorkedLead): string {
    if (submissionType === 'Quote') return t('asksOffer');
    return plotAddresses.length > 0 && houseTitle === '' ? t('asksPlot') : t('asks');
  }

  function whyAnswered({ offerAnswer }: WorkedLead): string {
    return t(offerAnswer === 'accepted' ? 'offer_accepted' : 'offer_asked');
  }

  function whyChanged({ milestone }: WorkedLead): string {
    return t(milestone === 'quote' ? 'savedAfterOffer' : 'saved');
  }

  function whyExpiring({ offerUntil }: WorkedLead): string {
    const until = offerUntil ?? words.today;
    return t(until < words.today ? 'offerEnded' : 'offerUntil', { day: words.day(until) });
  }

  function whyDue({ nextStep }: WorkedLead): string {
    return nextStep || t('nothingDecided');
  }
}

interface AskedPart {
  readonly title: string;
  readonly part: LeadsToday['due'];
  /** Where all of them are; null: they are no view of the list. */
  readonly all: string | null;
  why(lead: WorkedLead): string;
}

/** Each request stands once, where it is most urgent, with every reason that it has; a part whose requests all stand above is left out. */
function once(parts: readonly AskedPart[]) {
  const reasons = new Map<string, readonly string[]>();
  const shown = parts.map((asked) => {
    const leads = asked.part.leads.filter(({ id }) => !reasons.has(id));
    for (const lead of asked.part.leads) {
      const before = reasons.get(lead.id) ?? [];
      const why = asked.why(lead);
      // That nothing was done for long says nothing beside what is to be done.
      if (before.length === 0 || (asked !== parts.at(-1) && !before.includes(why))) reasons.set(lead.id, [...before, why]);
    }
    const part = { ...asked.part, leads, count: asked.part.count - (asked.part.leads.length - leads.length) };
    return { ...asked, part, reasons };
  });
  return shown.filter(({ part }) => part.leads.length > 0);
}

interface PartProps extends Omit<AskedPart, 'why'> {
  readonly now: number;
  why(lead: WorkedLead): readonly string[];
}

function Part({ title, part: { leads, count, isMore }, all, now, why }: PartProps) {
  const t = useTexts(todayTexts);
  return (
    <section className="today-part" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="muted num">{isMore ? `${count}+` : count}</span>
        {all && <TextLink to={all}>{t('showAll')}</TextLink>}
      </header>
      <ul>
        {leads.map((lead) => (
          <TodayRow key={lead.id} lead={lead} now={now} why={why(lead)} />
        ))}
      </ul>
    </section>
  );
}

/** `Måndag 15 juni`. */
function dayOf(at: number): string {
  const text = long.format(at);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const long = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Stockholm' });
