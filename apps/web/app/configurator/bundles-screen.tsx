import { choose, explainAnswer, type GuideBundle, selectedBundles, startVisit, type Transition } from '@gavel/core';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../shell/page-head.tsx';
import { useSite } from '../site/use-site.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import { rendition } from '../ui/renditions.ts';
import { RichText } from '../ui/rich-text.tsx';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator, useSteps } from '../visit/use-configurator.tsx';
import { useReasonText } from '../visit/use-reason-text.ts';
import { FIRST_STEP, stepAddress } from '../visit/use-step.ts';
import { useVisited } from '../visit/use-visited.ts';
import type { ConfiguratorFrame } from './configurator.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import '../palette/palette.css';
import '../palette/palette-head.css';
import './bundles-screen.css';

/** The step before the first: begin with a bundle, or go on without. A house that has none is introduced. */
export function BundlesScreen() {
  const steps = useTranslations('steps');
  const configurator = useTranslations('configurator');
  const { brand } = useSite();
  const navigate = useNavigate();
  const { overviewOpen, toggleOverview, openSummary } = useOutletContext<ConfiguratorFrame>();
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const chosen = useMemo(() => selectedBundles(compiled, visit), [compiled, visit]);
  const [first] = useSteps();
  const goOn = () => (first ? navigate(stepAddress(first), { preventScrollReset: true }) : openSummary());
  const hasBundles = configuration.bundles.length > 0;
  const label = steps(hasBundles ? 'bundles' : 'intro');
  useVisited(FIRST_STEP);

  return (
    <>
      <PageHead title={configurator('firstTitle', { step: label, house: configuration.houseTitle, brand: brand.name })} hidden />
      <section className={`palette ${hasBundles ? 'palette-bundles' : 'palette-intro'} sheet`} aria-label={label}>
        <NavigationBar
          isLast={!first}
          onBack={null}
          onNext={goOn}
          label={label}
          overviewLabel={steps('overview')}
          progress={{ n: 0, total: 1 }}
          overviewOpen={overviewOpen}
          onOverview={toggleOverview}
        >
          {hasBundles ? <BundlesHead onSkip={goOn} /> : <IntroHead />}
        </NavigationBar>
        {hasBundles && (
          <ul className="bundles">
            {configuration.bundles.map((bundle) => (
              <BundleCard key={bundle.id} bundle={bundle} isChosen={chosen.includes(bundle.id)} onChosen={goOn} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function BundlesHead({ onSkip }: { onSkip(): void }) {
  const t = useTranslations('bundles');
  return (
    <div className="palette-head">
      <div className="palette-question">
        <h1>{t('heading')}</h1>
        <p className="palette-chosen">{t('lead')}</p>
      </div>
      <button type="button" className="palette-more" onClick={onSkip}>
        {t('skip')}
      </button>
    </div>
  );
}

function IntroHead() {
  const t = useTranslations('bundles');
  const house = useConfigurator((state) => state.configuration.houseTitle);
  const count = useSteps().length;
  return (
    <div className="palette-head">
      <div className="palette-question">
        <h1>{t('introHeading', { house })}</h1>
        <p className="palette-chosen">{t('introLead', { count })}</p>
      </div>
    </div>
  );
}

function BundleCard({ bundle, isChosen, onChosen }: { bundle: GuideBundle; isChosen: boolean; onChosen(): void }) {
  const t = useTranslations('bundles');
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const pick = useConfigurator((state) => state.choose);
  const transition = useMemo(() => choose(compiled, visit, bundle.answers), [compiled, visit, bundle]);
  return (
    <li className="bundle">
      <img src={rendition(bundle.image, 640)} alt="" />
      <div className="bundle-text">
        <h2>{bundle.name}</h2>
        <p>{bundle.description}</p>
        {bundle.detailedInfo && (
          <Disclosure label={t('contents')} look="link">
            <RichText html={bundle.detailedInfo} />
          </Disclosure>
        )}
        {isChosen && (
          <p className="bundle-chosen">
            <Icon icon={Check} small />
            {t('selected')}
          </p>
        )}
        {!transition.accepted && <Refusal bundle={bundle} transition={transition} />}
      </div>
      <Button
        disabled={!transition.accepted}
        aria-label={t('startNamed', { bundle: bundle.name })}
        onClick={() => {
          pick(bundle.answers);
          onChosen();
        }}
      >
        {t('start')}
      </Button>
    </li>
  );
}

/** Why a bundle cannot be chosen: it is not built here at all, or it does not go with what has been chosen. */
function Refusal({ bundle, transition: { refused, refusedIn } }: { bundle: GuideBundle; transition: Transition }) {
  const t = useTranslations('bundles');
  const compiled = useConfigurator((state) => state.compiled);
  const { answers } = guideOf(useConfigurator((state) => state.configuration));
  const reasonText = useReasonText();
  const isBuiltHere = useMemo(() => choose(compiled, startVisit(compiled).visit, bundle.answers).accepted, [compiled, bundle]);
  const [first] = refused;
  if (!isBuiltHere || !first || !refusedIn) return <p>{t('notHere')}</p>;
  const reason = reasonText(explainAnswer(compiled, refusedIn, first.questionId, first.answerId));
  return <p>{t('notNow', { answer: answers.get(first.answerId)?.title ?? '', reason })}</p>;
}
