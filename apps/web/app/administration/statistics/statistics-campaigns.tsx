import type { CountedCampaign } from '@gavel/contract/staff';
import { statisticsTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { Bars } from './bars.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { useStatisticsWords } from './statistics-words.ts';

/**
 * Shows for each campaign how many opened summaries, and how many requests, had its discount. Also shows how many summaries visitors opened
 * per day, both on days of the campaign and on other days.
 */
export function StatisticsCampaigns({ campaigns }: { campaigns: readonly CountedCampaign[] }) {
  const t = useTexts(statisticsTexts);
  const words = useStatisticsWords();
  return (
    <section className="statistics-part" aria-labelledby="campaigns">
      <header>
        <h2 id="campaigns">{t('campaigns')}</h2>
        <p>{t('campaignsHint')}</p>
      </header>
      {campaigns.length === 0 ? (
        <p className="muted">{t('noCampaigns')}</p>
      ) : (
        <ChartFigure
          title={t('withDiscount')}
          columns={[
            t('campaign'),
            t('withDiscount'),
            t('requestsWithDiscount'),
            t('campaignDays'),
            t('perDay'),
            t('perOtherDay'),
          ]}
          rows={campaigns.map(({ title, days, finished, requested, perDay, perOtherDay }) => [
            title,
            finished,
            requested,
            String(days),
            words.decimal(perDay),
            words.decimal(perOtherDay),
          ])}
          fileName="kampanjer"
        >
          <Bars
            rows={campaigns.map(({ title, finished, perDay, perOtherDay }) => ({
              name: (
                <>
                  {title}
                  <small>{t('perDays', { during: words.decimal(perDay), otherwise: words.decimal(perOtherDay) })}</small>
                </>
              ),
              count: finished,
            }))}
          />
        </ChartFigure>
      )}
    </section>
  );
}
