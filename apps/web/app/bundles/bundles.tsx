import { explainAnswer, formatDifference, formatKr, type GuideBundle, leaveBundle, ore, selectionsOf } from '@gavel/core';
import { bundlesTexts, generalTexts } from '@gavel/texts';
import { Check } from 'lucide-react';
import { composedAddress } from '../kept-house/composed-address.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { rendition } from '../ui/renditions.ts';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import { useReasonText } from '../visit/use-reason-text.ts';
import { useRepricedText } from '../visit/use-repriced-text.ts';
import { useView } from '../visit/use-view.ts';
import {
  type BundleOffer,
  useBundleOffer,
  useBundlePrice,
  useChooseBundle,
  useIsBuiltHere,
  useSelectedBundles,
} from './use-bundle-offer.ts';
import './bundles.css';

/**
 * The bundles of the house side by side. For each bundle: a picture of the current house with the bundle, the total of that house,
 * and buttons to try the bundle, start with it or remove it.
 */
export function Bundles({ onGoOn }: { onGoOn(): void }) {
  const { bundles } = useConfigurator((state) => state.configuration);
  const selected = useSelectedBundles();
  return (
    <ul className="bundles">
      {bundles.map((bundle) => (
        <BundleCard key={bundle.id} bundle={bundle} isSelected={selected.includes(bundle.id)} onGoOn={onGoOn} />
      ))}
    </ul>
  );
}

interface BundleCardProps {
  readonly bundle: GuideBundle;
  readonly isSelected: boolean;
  onGoOn(): void;
}

function BundleCard({ bundle, isSelected, onGoOn }: BundleCardProps) {
  const t = useTexts(bundlesTexts);
  const offer = useBundleOffer(bundle);
  const { open } = useView();
  return (
    <li className={isSelected ? 'bundle is-selected' : 'bundle'}>
      <BundlePicture bundle={bundle} offer={offer} />
      <div className="bundle-text">
        <h2>{bundle.name}</h2>
        <BundlePrice bundle={bundle} offer={offer} isSelected={isSelected} />
        <p>{bundle.description}</p>
        {offer.refused && <Refusal bundle={bundle} offer={offer} />}
        <button
          type="button"
          className="text-link"
          aria-label={t('contentsNamed', { bundle: bundle.name })}
          onClick={() => open('bundle', { bundle: bundle.id })}
        >
          {t('contents')}
        </button>
      </div>
      <BundleButtons bundle={bundle} offer={offer} isSelected={isSelected} onGoOn={onGoOn} />
    </li>
  );
}

/** The picture of the current house with the bundle. */
function BundlePicture({ bundle, offer: { transition } }: { bundle: GuideBundle; offer: BundleOffer }) {
  const t = useTexts(bundlesTexts);
  const { configuration, compiled } = useConfigurator((state) => state);
  if (!transition) return <span className="bundle-picture" />;
  const { houseId, municipalityId, houseTitle } = configuration;
  const address = composedAddress({ houseId, municipalityId, selections: selectionsOf(compiled, transition.visit) });
  return (
    <img
      className="bundle-picture"
      src={rendition(address, 640)}
      alt={t('picture', { house: houseTitle, bundle: bundle.name })}
      width={960}
      height={640}
    />
  );
}

/** The total with the bundle, how much it differs from the current total, and the price changes of other questions. */
function BundlePrice({ bundle, offer, isSelected }: { bundle: GuideBundle; offer: BundleOffer; isSelected: boolean }) {
  const t = useTexts(bundlesTexts);
  const vat = useTexts(generalTexts)('inclVat');
  const repricedText = useRepricedText();
  const price = useBundlePrice(bundle, offer);
  const { total } = useTotals(offer.transition?.visit);
  if (!price) return null;
  const difference = ore(price.difference - price.discount);
  const repriced = isSelected ? '' : repricedText({ ...price, discount: ore(0) });
  return (
    <p className="bundle-price">
      <b className="num" translate="no">
        {formatKr(total)}
      </b>{' '}
      <small>{vat}</small>
      {isSelected ? (
        <span className="bundle-chosen">
          <Icon icon={Check} small />
          {t('selected')}
        </span>
      ) : (
        <span>
          {difference === 0 ? t('samePrice') : t('now', { difference: formatDifference(difference) })}
          {repriced && `, ${repriced}`}
        </span>
      )}
    </p>
  );
}

function BundleButtons({ bundle, offer, isSelected, onGoOn }: BundleCardProps & { readonly offer: BundleOffer }) {
  const t = useTexts(bundlesTexts);
  const { open } = useView();
  const { compiled, visit, choose } = useConfigurator((state) => state);
  const chooseBundle = useChooseBundle();
  const { id: bundleId, name } = bundle;
  if (isSelected) {
    const { returned, transition } = leaveBundle(compiled, visit, bundle);
    const leave = () => choose(returned, [], { bundleId, act: 'left', returned: [] });
    return (
      <div className="bundle-buttons">
        <Button kind="primary" aria-label={t('goOnNamed', { bundle: name })} onClick={onGoOn}>
          {t('goOn')}
        </Button>
        {/* Removing a bundle of standard answers would change nothing. */}
        {transition.changes.length > 0 && (
          <Button aria-label={t('leaveNamed', { bundle: name })} onClick={leave}>
            {t('leave')}
          </Button>
        )}
      </div>
    );
  }
  if (offer.refused)
    return (
      <div className="bundle-buttons">
        {offer.transition && (
          <Button aria-label={t('wayNamed', { bundle: name })} onClick={() => open('bundle', { bundle: bundleId })}>
            {t('way')}
          </Button>
        )}
      </div>
    );
  return (
    <div className="bundle-buttons">
      <Button
        aria-label={t('startNamed', { bundle: name })}
        onClick={() => {
          chooseBundle(bundle, offer);
          onGoOn();
        }}
      >
        {t('start')}
      </Button>
      <Button aria-label={t('tryNamed', { bundle: name })} onClick={() => chooseBundle(bundle, offer)}>
        {t('try')}
      </Button>
    </div>
  );
}

/**
 * Why the visitor cannot choose a bundle immediately: the municipality does not have it, or it conflicts with a choice, which the text
 * names.
 */
function Refusal({ bundle, offer: { refused, others } }: { bundle: GuideBundle; offer: BundleOffer }) {
  const t = useTexts(bundlesTexts);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const { questions, answers } = guideOf(useConfigurator((state) => state.configuration));
  const reasonText = useReasonText();
  const isBuiltHere = useIsBuiltHere(bundle);
  const selected = selectionsOf(compiled, visit);
  const choices = others.flatMap(({ questionId }) => {
    const answerId = selected.get(questionId);
    const answer = answerId === undefined ? undefined : answers.get(answerId);
    return answer ? [t('choice', { question: questions.get(questionId)?.title ?? '', answer: answer.title })] : [];
  });
  const count = choices.length;
  if (count > 0) return <p className="bundle-refusal">{t('notWith', { count, choices: choices.join(', ') })}</p>;
  const [first] = refused?.refused ?? [];
  if (!isBuiltHere || !first || !refused?.refusedIn) return <p className="bundle-refusal">{t('notHere')}</p>;
  const reason = reasonText(explainAnswer(compiled, refused.refusedIn, first.questionId, first.answerId));
  return <p className="bundle-refusal">{t('notNow', { answer: answers.get(first.answerId)?.title ?? '', reason })}</p>;
}
