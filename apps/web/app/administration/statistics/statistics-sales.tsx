import type { ContactTimes, SalesStatistics, SellerStatistics } from '@gavel/contract/staff';
import { requestListTexts, statisticsTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { Bars } from './bars.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { useStatisticsWords } from './statistics-words.ts';

/** How soon staff contacted the customers and why requests were lost. Administrators also see the numbers of each salesperson. */
export function StatisticsSales({ sales: { contact, before, lost, people } }: { sales: SalesStatistics }) {
  const t = useTexts(statisticsTexts);
  const reasons = useTexts(requestListTexts);
  const named = lost.reasons
    .filter(({ count }) => count !== 0)
    .map(({ reason, count }) => ({ name: reasons(`reason_${reason}`), count }));
  return (
    <section className="statistics-part" aria-labelledby="sales">
      <header>
        <h2 id="sales">{t('sales')}</h2>
        <p>{t('salesHint')}</p>
      </header>
      <Contact contact={contact} before={before} />
      <ChartFigure
        title={t('lost')}
        columns={[t('reason'), t('total')]}
        rows={named.map(({ name, count }) => [name, count])}
        fileName="forlorade"
      >
        {named.length === 0 ? <p className="muted">{t('noLost')}</p> : <Bars most={lost.total ?? 0} rows={named} />}
      </ChartFigure>
      {people && <People people={people} />}
    </section>
  );
}

function Contact({ contact, before }: Pick<SalesStatistics, 'contact' | 'before'>) {
  const t = useTexts(statisticsTexts);
  const words = useStatisticsWords();
  const row = (name: string, { asked, waiting, median, slowest }: ContactTimes) => [
    name,
    asked,
    waiting,
    words.duration(median),
    words.duration(slowest),
  ];
  return (
    <ChartFigure
      title={t('contact')}
      hint={t('contactHint')}
      columns={[t('kind'), t('asked'), t('waiting'), t('median'), t('slowest')]}
      rows={[row(t('now'), contact), row(t('totalBefore'), before)]}
      fileName="forsta-kontakt"
    >
      <dl className="times">
        {(['median', 'slowest'] as const).map((part) => (
          <div key={part}>
            <dt>{t(part)}</dt>
            <dd className="num">
              <b>{words.duration(contact[part])}</b>
              <small>
                {t('totalBefore')} {words.duration(before[part])}
              </small>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('asked')}</dt>
          <dd className="num">
            <b>{words.count(contact.asked)}</b>
            <small>
              {t('waiting')} {words.count(contact.waiting)}
            </small>
          </dd>
        </div>
      </dl>
    </ChartFigure>
  );
}

function People({ people }: { people: readonly SellerStatistics[] }) {
  const t = useTexts(statisticsTexts);
  const words = useStatisticsWords();
  return (
    <ChartFigure
      title={t('people')}
      hint={t('peopleHint')}
      columns={[t('seller'), t('asked'), t('waiting'), t('median'), t('slowest'), t('offered'), t('ordered'), t('lostColumn')]}
      rows={people.map(({ name, contact, offered, ordered, lost }) => [
        name ?? t('nobody'),
        contact.asked,
        contact.waiting,
        words.duration(contact.median),
        words.duration(contact.slowest),
        offered,
        ordered,
        lost,
      ])}
      fileName="saljare"
    >
      {people.length === 0 ? (
        <p className="muted">{t('noRequests')}</p>
      ) : (
        <Bars
          rows={people.map(({ name, contact }) => ({
            name: name ?? t('nobody'),
            count: contact.asked,
            more: words.duration(contact.median),
          }))}
        />
      )}
    </ChartFigure>
  );
}
