import { choose, type GuideBundle, selectedBundles } from '@gavel/core';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../shell/page-head.tsx';
import { useSite } from '../shell/use-site.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { ConfiguratorFrame } from './configurator.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { useConfigurator, useSteps } from './use-configurator.tsx';
import { FIRST_STEP, stepAddress } from './use-step.ts';
import { useVisited } from './use-visited.ts';
import './palette.css';
import './palette-head.css';
import './bundles-screen.css';

/** The step before the first: begin with a bundle, or go on without. A house that has none is introduced. */
export function BundlesScreen() {
  const steps = useTranslations('steps');
  const configurator = useTranslations('configurator');
  const { brand } = useSite();
  const navigate = useNavigate();
  const { overviewOpen, toggleOverview } = useOutletContext<ConfiguratorFrame>();
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const chosen = useMemo(() => selectedBundles(compiled, visit), [compiled, visit]);
  const [first] = useSteps();
  const goOn = () => first && navigate(stepAddress(first), { preventScrollReset: true });
  const hasBundles = configuration.bundles.length > 0;
  const label = steps(hasBundles ? 'bundles' : 'intro');
  useVisited(FIRST_STEP);

  return (
    <>
      <PageHead title={configurator('firstTitle', { step: label, house: configuration.houseTitle, brand: brand.name })} hidden />
      <section className="palette palette-bundles sheet" aria-label={label}>
        <NavigationBar
          isLast={false}
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
  const isPossible = useMemo(() => choose(compiled, visit, bundle.answers).accepted, [compiled, visit, bundle]);
  return (
    <li className="bundle">
      <img src={bundle.image} alt="" />
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
        {!isPossible && <p>{t('notHere')}</p>}
      </div>
      <Button
        disabled={!isPossible}
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
