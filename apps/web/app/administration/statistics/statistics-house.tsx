import type { HouseStatistics, Statistics } from '@gavel/contract/staff';
import { shownShare } from '@gavel/core/statistics';
import { statisticsTexts } from '@gavel/texts';
import { Form, useSearchParams } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { STATISTICS } from '../parts/desk.ts';
import { Bars } from './bars.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { useStatisticsWords } from './statistics-words.ts';
import { TakeRates } from './take-rates.tsx';

/** The statistics of one house: how far visitors get, what they choose, and which blocked answers they tried to choose. */
export function StatisticsHouse({ houses, house }: { houses: Statistics['houses']; house: HouseStatistics | null }) {
  const t = useTexts(statisticsTexts);
  return (
    <section className="statistics-part" aria-labelledby="house">
      <header>
        <h2 id="house">{t('house')}</h2>
        <p>{t('houseHint')}</p>
      </header>
      {houses.length > 0 ? <ChooseHouse houses={houses} house={house} /> : <p className="muted">{t('noHouse')}</p>}
      {house && <OfHouse house={house} title={houses.find(({ id }) => id === house.houseId)?.title ?? ''} />}
      {!house && houses.length > 0 && <p className="muted">{t('houseFailed')}</p>}
    </section>
  );
}

function ChooseHouse({ houses, house }: { houses: Statistics['houses']; house: HouseStatistics | null }) {
  const t = useTexts(statisticsTexts);
  const [search] = useSearchParams();
  const others = [...search].filter(([name]) => name !== 'house');
  return (
    <Form className="statistics-choose" action={STATISTICS} preventScrollReset key={house?.houseId}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        {t('chooseHouse')}
        <select className="desk-field" name="house" defaultValue={house?.houseId}>
          {houses.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" className="slim">
        {t('show')}
      </Button>
    </Form>
  );
}

function OfHouse({ house: { started, finished, sections, refused }, title }: { house: HouseStatistics; title: string }) {
  const t = useTexts(statisticsTexts);
  const words = useStatisticsWords();
  const steps = [
    { title: t('kind_started'), reached: started },
    ...sections,
    { title: t('kind_finished'), reached: finished },
  ].map((step) => ({ ...step, share: words.share(shownShare(step.reached, started)) }));
  return (
    <>
      <ChartFigure
        title={t('sections')}
        hint={t('sectionsHint')}
        columns={[t('section'), t('reached'), t('ofHouse')]}
        rows={steps.map((step) => [step.title, step.reached, step.share])}
        fileName={`avsnitt-${title}`}
      >
        <Bars rows={steps.map((step) => ({ name: step.title, count: step.reached, more: step.share }))} />
      </ChartFigure>
      <TakeRates sections={sections} house={title} />
      <ChartFigure
        title={t('refused')}
        hint={t('refusedHint')}
        columns={[t('answer'), t('question'), t('because'), t('tried')]}
        rows={refused.map(({ question, answer, because, count }) => [answer, question, because ?? t('notKnown'), count])}
        fileName={`provade-${title}`}
      >
        {refused.length === 0 ? (
          <p className="muted">{t('noRefused')}</p>
        ) : (
          <Bars
            rows={refused.map(({ question, answer, because, count }) => ({
              name: (
                <>
                  {answer} <small>{question}</small>
                  <small>{t('inTheWay', { answer: because ?? t('notKnown') })}</small>
                </>
              ),
              count,
            }))}
          />
        )}
      </ChartFigure>
    </>
  );
}
