import { neighbours, type Step } from '@gavel/core';
import { useEffect } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../shell/page-head.tsx';
import { useSite } from '../shell/use-site.ts';
import { type ConfiguratorFrame, Redirect } from './configurator.tsx';
import { guideOf } from './guide-of.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { MoreInformation, Palette, PaletteHead, useHasInformation, useMoreInformation } from './palette.tsx';
import { useConfigurator, useSteps } from './use-configurator.tsx';
import { BUNDLES_ADDRESS, stepAddress, useStep } from './use-step.ts';

/** A question: its answers, and the way back and on. The address of a step that is not listed leads to one that is. */
export function StepScreen({ section, question }: { section: number; question: number }) {
  const current = useStep();
  useEffect(() => {
    // Only logged, as the specification has it: the visitor just comes to the first step.
    if (!current.known) console.warn('Section information missing', { section, question });
  }, [current.known, section, question]);
  if (!current.step) return null;
  if (current.step.section !== section || current.step.question !== question) return <Redirect to={stepAddress(current.step)} />;
  return <ListedStep step={current.step} n={current.n} total={current.total} />;
}

function ListedStep({ step, n, total }: { step: Step; n: number; total: number }) {
  const t = useTranslations('steps');
  const { brand } = useSite();
  const configurator = useTranslations('configurator');
  const navigate = useNavigate();
  const { overviewOpen, toggleOverview, openSummary } = useOutletContext<ConfiguratorFrame>();
  const configuration = useConfigurator((state) => state.configuration);
  const { sections, questions } = guideOf(configuration);
  const { previous, next } = neighbours(useSteps(), step);
  const information = useMoreInformation(step);
  const hasInformation = useHasInformation(step);
  const goTo = (address: string) => navigate(address, { preventScrollReset: true });
  const back = previous ? stepAddress(previous) : configuration.bundles.length > 0 ? BUNDLES_ADDRESS : null;
  const title = {
    question: questions.get(step.questionId)?.title ?? '',
    section: sections.get(step.sectionId)?.title ?? '',
    house: configuration.houseTitle,
    brand: brand.name,
  };

  return (
    <>
      <PageHead title={configurator('title', title)} hidden />
      {information.isOpen && hasInformation && <MoreInformation step={step} />}
      <section className="palette sheet" aria-label={title.question}>
        <NavigationBar
          isLast={!next}
          onBack={back ? () => goTo(back) : null}
          onNext={() => (next ? goTo(stepAddress(next)) : openSummary())}
          label={`${n}/${total}`}
          overviewLabel={t('counter')}
          progress={{ n, total }}
          overviewOpen={overviewOpen}
          onOverview={toggleOverview}
        >
          <PaletteHead step={step} informationOpen={information.isOpen} onInformation={information.toggle} />
        </NavigationBar>
        <Palette step={step} />
      </section>
    </>
  );
}
