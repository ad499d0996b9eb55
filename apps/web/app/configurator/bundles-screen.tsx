import { bundlesTexts, configuratorTexts, stepsTexts } from '@gavel/texts';
import { useNavigate } from 'react-router';
import { Bundles } from '../bundles/bundles.tsx';
import { RoadOffer } from '../overview/road-offer.tsx';
import { useOverview } from '../overview/use-overview.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { CONTENT_ID } from '../shell/skip-link.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator, useSteps } from '../visit/use-configurator.tsx';
import { useRoad } from '../visit/use-road.ts';
import { useView } from '../visit/use-view.ts';
import { useVisited } from '../visit/use-visited.ts';
import { FIRST_STEP } from '../visit/visited-step.ts';
import { NavigationBar } from './navigation-bar.tsx';
import '../palette/palette.css';
import '../palette/palette-chosen.css';
import '../palette/palette-head.css';
import './bundles-screen.css';

/**
 * The page before the first question: the visitor begins with a bundle or continues without one. A house without bundles has an
 * introduction instead.
 */
export function BundlesScreen() {
  const steps = useTexts(stepsTexts);
  const configurator = useTexts(configuratorTexts);
  const { brand } = useSite();
  const navigate = useNavigate();
  const { open } = useView();
  const overview = useOverview();
  const configuration = useConfigurator((state) => state.configuration);
  const [first] = useRoad().steps;
  const addresses = useAddresses();
  const goOn = () => (first ? navigate(addresses.step(first), { preventScrollReset: true }) : open('summary'));
  const hasBundles = configuration.bundles.length > 0;
  const label = steps(hasBundles ? 'bundles' : 'intro');
  useVisited(FIRST_STEP);

  return (
    <>
      <PageHead title={configurator('firstTitle', { step: label, house: configuration.houseTitle, brand: brand.name })} hidden />
      <section
        id={CONTENT_ID}
        tabIndex={-1}
        className={`palette ${hasBundles ? 'palette-bundles' : 'palette-intro'} sheet`}
        aria-label={label}
      >
        <RoadOffer />
        <NavigationBar
          isLast={!first}
          onBack={null}
          onNext={goOn}
          label={label}
          overviewLabel={steps('overview')}
          progress={{ n: 0, total: 1 }}
          overviewOpen={overview.isOpen}
          onOverview={overview.toggle}
          head={hasBundles ? <BundlesHead onSkip={goOn} /> : <IntroHead />}
        >
          {hasBundles && <Bundles onGoOn={goOn} />}
        </NavigationBar>
      </section>
    </>
  );
}

function BundlesHead({ onSkip }: { onSkip(): void }) {
  const t = useTexts(bundlesTexts);
  return (
    <div className="palette-head">
      <div className="palette-question">
        <h1>{t('heading')}</h1>
        <div className="palette-chosen">{t('lead')}</div>
      </div>
      <button type="button" className="palette-more" onClick={onSkip}>
        {t('skip')}
      </button>
    </div>
  );
}

function IntroHead() {
  const t = useTexts(bundlesTexts);
  const house = useConfigurator((state) => state.configuration.houseTitle);
  const count = useSteps().length;
  return (
    <div className="palette-head">
      <div className="palette-question">
        <h1>{t('introHeading', { house })}</h1>
        <div className="palette-chosen">{t('introLead', { count })}</div>
      </div>
    </div>
  );
}
