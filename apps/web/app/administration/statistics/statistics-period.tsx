import { lastDays, type Period } from '@gavel/contract/staff';
import { statisticsTexts } from '@gavel/texts';
import { Form, Link, useSearchParams } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { STATISTICS } from '../parts/desk.ts';

/**
 * The controls that choose the period. A link chooses the last 30 days, for example; a form chooses the first and the last day. Both keep
 * the house and the kind of count in the address.
 */
export function StatisticsPeriod({ period }: { period: Period | null }) {
  const t = useTexts(statisticsTexts);
  const [search] = useSearchParams();
  const isOwn = search.has('from') && search.has('to');
  const chosen = isOwn ? null : (lastDays.find((days) => days === search.get('days')) ?? '30');
  const addressOf = (days: string) => {
    const other = new URLSearchParams(search);
    for (const name of ['from', 'to']) other.delete(name);
    other.set('days', days);
    return `${STATISTICS}?${other}`;
  };
  return (
    <div className="statistics-period">
      <nav className="leads-views" aria-label={t('periods')}>
        {lastDays.map((days) => (
          <Link key={days} to={addressOf(days)} aria-current={days === chosen ? 'page' : undefined}>
            {t(`last_${days}`)}
          </Link>
        ))}
      </nav>
      <Form className="statistics-own" action={STATISTICS} key={search.toString()} aria-label={t('own')}>
        {['house', 'kind'].map((name) => {
          const value = search.get(name);
          return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
        })}
        <label>
          {t('from')}
          <input className="desk-field" type="date" name="from" required defaultValue={search.get('from') ?? period?.from} />
        </label>
        <label>
          {t('to')}
          <input className="desk-field" type="date" name="to" required defaultValue={search.get('to') ?? period?.to} />
        </label>
        <Button type="submit" className="slim">
          {t('show')}
        </Button>
      </Form>
    </div>
  );
}
