import type { DeskPart } from '@gavel/contract/staff';
import { rangeCampaignTexts } from '@gavel/texts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useRequestWords } from '../../parts/desk-words.ts';
import { barIn, type CalendarYear, calendarYear, campaignDays, campaignTimes } from './campaign-times.ts';

/** How many months one click moves the calendar. */
const STEP = 6;

interface CampaignCalendarProps {
  readonly campaigns: readonly DeskPart[];
  readonly open: DeskPart | null;
  readonly now: number;
  addressOf(campaign: DeskPart): string;
}

/** Shows the campaigns as bars over a year. Each bar links to the editor of its campaign. */
export function CampaignCalendar({ campaigns, open, now, addressOf }: CampaignCalendarProps) {
  const t = useTexts(rangeCampaignTexts);
  const [shift, setShift] = useState(0);
  const year = calendarYear(now, shift);
  const today = barIn(year, { from: now, until: now + 1 });
  return (
    <div className="calendar">
      <div className="calendar-head">
        <p>{t('year', { from: monthAndYear.format(year.from), to: monthAndYear.format(year.months.at(-1)) })}</p>
        <IconButton label={t('earlier')} onClick={() => setShift(shift - STEP)}>
          <Icon icon={ChevronLeft} />
        </IconButton>
        <IconButton label={t('later')} onClick={() => setShift(shift + STEP)}>
          <Icon icon={ChevronRight} />
        </IconButton>
      </div>
      <div className="calendar-months" aria-hidden="true">
        {year.months.map((month) => (
          <span key={month}>{shortMonth.format(month).replace('.', '')}</span>
        ))}
      </div>
      <ul>
        {campaigns.map((campaign) => (
          <li key={campaign.key}>
            <Link to={addressOf(campaign)} aria-current={campaign === open ? 'true' : undefined} preventScrollReset>
              <CampaignRow campaign={campaign} year={year} now={now} />
              {today && <i className="calendar-today" style={{ '--at': `${today.left}%` } as CSSProperties} />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CampaignRow({ campaign, year, now }: { campaign: DeskPart; year: CalendarYear; now: number }) {
  const t = useTexts(rangeCampaignTexts);
  const words = useRequestWords(now);
  const draft = (name: string) => campaign.fields.find((field) => field.name === name)?.draft ?? '';
  const times = campaignTimes(draft, now);
  const bar = times && barIn(year, times);
  const [from, to] = campaignDays(draft, now);
  const day = (date: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? words.day(date) : date);
  const dates =
    from && to
      ? t('dates', { from: day(from), to: day(to) })
      : from
        ? t('datesFrom', { from: day(from) })
        : to
          ? t('datesTo', { to: day(to) })
          : t('datesOpen');
  const isOff = draft('disabled') === 'true';
  const isRunning = times !== null && !isOff && times.from <= now && now < times.until;
  const isChanged = campaign.fields.some((field) => field.draft !== field.published);
  return (
    <>
      <span className="calendar-name">
        <b>{draft('title')}</b>
        <span>
          {dates}
          {isOff && <> · {t('off')}</>}
          {isRunning && <> · {t('running')}</>}
        </span>
        {isChanged && <span className="parts-changed">{t('changed')}</span>}
      </span>
      <span className="calendar-line">
        {bar ? (
          <i
            className={isOff ? 'calendar-bar is-off' : 'calendar-bar'}
            style={{ '--at': `${bar.left}%`, '--long': `${bar.width}%` } as CSSProperties}
          />
        ) : (
          times && <span className="calendar-beyond">{t(times.until <= year.from ? 'before' : 'after')}</span>
        )}
      </span>
    </>
  );
}

const monthAndYear = new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('sv-SE', { month: 'short', timeZone: 'UTC' });
