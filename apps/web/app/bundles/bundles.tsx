import { choose, explainAnswer, type GuideBundle, selectedBundles, startVisit, type Transition } from '@gavel/core';
import { bundlesTexts } from '@gavel/texts';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import { rendition } from '../ui/renditions.ts';
import { RichText } from '../ui/rich-text.tsx';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useReasonText } from '../visit/use-reason-text.ts';
import './bundles.css';

/** The house's bundles side by side, each to begin with where it can be. */
export function Bundles({ onChosen }: { onChosen(): void }) {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const chosen = useMemo(() => selectedBundles(compiled, visit), [compiled, visit]);
  return (
    <ul className="bundles">
      {configuration.bundles.map((bundle) => (
        <BundleCard key={bundle.id} bundle={bundle} isChosen={chosen.includes(bundle.id)} onChosen={onChosen} />
      ))}
    </ul>
  );
}

function BundleCard({ bundle, isChosen, onChosen }: { bundle: GuideBundle; isChosen: boolean; onChosen(): void }) {
  const t = useTexts(bundlesTexts);
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
  const t = useTexts(bundlesTexts);
  const compiled = useConfigurator((state) => state.compiled);
  const { answers } = guideOf(useConfigurator((state) => state.configuration));
  const reasonText = useReasonText();
  const isBuiltHere = useMemo(() => choose(compiled, startVisit(compiled).visit, bundle.answers).accepted, [compiled, bundle]);
  const [first] = refused;
  if (!isBuiltHere || !first || !refusedIn) return <p>{t('notHere')}</p>;
  const reason = reasonText(explainAnswer(compiled, refusedIn, first.questionId, first.answerId));
  return <p>{t('notNow', { answer: answers.get(first.answerId)?.title ?? '', reason })}</p>;
}
