import { type CountedKind, type Statistics, wayKinds } from '@gavel/contract/staff';
import { shownShare } from '@gavel/core/statistics';
import { statisticsTexts } from '@gavel/texts';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { STATISTICS } from '../parts/desk.ts';
import { ChartFigure } from './chart-figure.tsx';
import { Curve } from './curve.tsx';
import { useStatisticsWords } from './statistics-words.ts';

/** Shows seven counts, from visits to orders, and a chart of one of them over time. */
export function StatisticsWay({ statistics: { kinds, size, buckets } }: { statistics: Statistics }) {
  const t = useTexts(statisticsTexts);
  const words = useStatisticsWords();
  const [search] = useSearchParams();
  const chosen = wayKinds.find((kind) => kind === search.get('kind')) ?? 'started';
  const shown = kinds.find(({ kind }) => kind === chosen);
  const started = kinds.find(({ kind }) => kind === 'started')?.total ?? null;
  const shareOf = ({ kind, total }: CountedKind) => (kind === 'visit' || kind === 'started' ? null : shownShare(total, started));
  const names = buckets.map(words.day);
  const addressOf = (kind: string) => {
    const other = new URLSearchParams(search);
    other.set('kind', kind);
    return `${STATISTICS}?${other}`;
  };
  return (
    <section className="statistics-part" aria-labelledby="way">
      <header>
        <h2 id="way">{t('way')}</h2>
        <p>{t('wayHint')}</p>
      </header>
      <nav aria-label={t('curveOf')}>
        <ol className="way">
          {kinds.map((counted) => {
            const { kind, total, before } = counted;
            const share = shareOf(counted);
            return (
              <li key={kind}>
                <Link to={addressOf(kind)} preventScrollReset aria-current={kind === chosen ? 'true' : undefined}>
                  <span className="way-name">{t(`kind_${kind}`)}</span>
                  <b className={total === null ? 'way-few' : 'num'}>{words.count(total)}</b>
                  <span className="way-about">
                    {share === null ? t(`about_${kind}`) : t('ofStarted', { percent: percentOf(share) })}
                  </span>
                  <span className="way-change num">
                    <span className="visually-hidden">{t('change')} </span>
                    {words.change(total, before)}
                  </span>
                </Link>
              </li>
            );
          })}
        </ol>
      </nav>
      {shown && (
        <ChartFigure
          title={t('curve', { kind: t(`kind_${chosen}`), size: t(`size_${size}`) })}
          columns={[t(`column_${size}`), ...kinds.map(({ kind }) => t(`kind_${kind}`))]}
          rows={buckets.map((bucket, at) => [bucket, ...kinds.map(({ parts }) => parts[at] ?? null)])}
          fileName={`statistik-${buckets[0] ?? ''}`}
        >
          <Curve label={t('curve', { kind: t(`kind_${chosen}`), size: t(`size_${size}`) })} names={names} counts={shown.parts} />
        </ChartFigure>
      )}
    </section>
  );
}

const percentOf = (share: number) => String(Math.round(share * 100));
