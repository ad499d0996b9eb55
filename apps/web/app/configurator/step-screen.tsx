import { neighbours, type Step, stepCounter } from '@gavel/core';
import { configuratorTexts, stepsTexts } from '@gavel/texts';
import { useEffect } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import { RoadOffer } from '../overview/road-offer.tsx';
import { useOverview } from '../overview/use-overview.tsx';
import { useMoreInformation } from '../palette/more-information.tsx';
import { Palette } from '../palette/palette.tsx';
import { PaletteHead } from '../palette/palette-head.tsx';
import { SheetHandle } from '../palette/sheet-handle.tsx';
import { usePreparedSamples } from '../palette/use-prepared-samples.ts';
import { useSheetDrag } from '../palette/use-sheet-drag.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useIsNarrow } from '../ui/use-layout.ts';
import { guideOf } from '../visit/guide-of.ts';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useRoad } from '../visit/use-road.ts';
import { useStep } from '../visit/use-step.ts';
import { useView } from '../visit/use-view.ts';
import { useVisited } from '../visit/use-visited.ts';
import { type ConfiguratorFrame, Redirect } from './configurator.tsx';
import { NavigationBar } from './navigation-bar.tsx';

/**
 * A question with its answers and the buttons back and next. If the question in the address is not a step, redirects to a step, or, if the
 * house has no step, to the page before the first question.
 */
export function StepScreen({ section, question }: { section: number; question: number }) {
  const current = useStep();
  const addresses = useAddresses();
  useEffect(() => {
    // If the house does not have the section or question in the address, the first step opens. The specification requires this log entry.
    if (!current.known) console.warn('Section information missing', { section, question });
  }, [current.known, section, question]);
  if (!current.step) return <Redirect to={addresses.intro} />;
  if (current.step.section !== section || current.step.question !== question)
    return <Redirect to={addresses.step(current.step)} />;
  return <ListedStep step={current.step} n={current.n} total={current.total} />;
}

function ListedStep({ step, n, total }: { step: Step; n: number; total: number }) {
  const t = useTexts(stepsTexts);
  const navigate = useNavigate();
  const addresses = useAddresses();
  const { sheet, setSheet } = useOutletContext<ConfiguratorFrame>();
  const { open } = useView();
  const overview = useOverview();
  const road = useRoad();
  const { previous, next } = neighbours(road.steps, step);
  const onRoad = stepCounter(road.steps, step);
  // The quick road skips questions that do not shape the house. For such a question, the counter counts all steps.
  const place = onRoad.n > 0 ? onRoad : { n, total };
  const information = useMoreInformation(step);
  const drag = useSheetDrag(sheet, setSheet);
  const isNarrow = useIsNarrow();
  const title = useStepTitle(step);
  const goTo = (address: string) => navigate(address, { preventScrollReset: true });
  useVisited(step.questionId);
  usePreparedSamples(next);

  return (
    <>
      <PageHead title={title.page} hidden />
      <section className="palette sheet" aria-label={title.question}>
        {!previous && <RoadOffer />}
        <SheetHandle height={sheet} drag={drag} onChange={setSheet} />
        <NavigationBar
          isLast={!next}
          onBack={() => goTo(previous ? addresses.step(previous) : addresses.intro)}
          onNext={() => (next ? goTo(addresses.step(next)) : open('summary'))}
          label={`${place.n}/${place.total}`}
          overviewLabel={t(road.isQuick && onRoad.n > 0 ? 'counterQuick' : 'counter')}
          progress={place}
          overviewOpen={overview.isOpen}
          onOverview={overview.toggle}
          head={
            <PaletteHead
              step={step}
              drag={isNarrow ? drag : null}
              informationOpen={information.isOpen}
              onInformation={information.toggle}
              hidden={sheet === 'peek'}
              onHide={() => setSheet(sheet === 'peek' ? 'half' : 'peek')}
            />
          }
        >
          <Palette step={step} information={information} />
        </NavigationBar>
      </section>
    </>
  );
}

function useStepTitle(step: Step): { question: string; page: string } {
  const t = useTexts(configuratorTexts);
  const { brand } = useSite();
  const configuration = useConfigurator((state) => state.configuration);
  const { sections, questions } = guideOf(configuration);
  const question = questions.get(step.questionId)?.title ?? '';
  const section = sections.get(step.sectionId)?.title ?? '';
  return { question, page: t('title', { question, section, house: configuration.houseTitle, brand: brand.name }) };
}
