import {
  asBundleId,
  type Configuration,
  formatKr,
  type GuideBundle,
  isUndrawn,
  ore,
  priceOfQuestion,
  selectionsOf,
  type Visit,
} from '@gavel/core';
import { bundlesTexts, paletteTexts } from '@gavel/texts';
import { composedAddress } from '../kept-house/composed-address.ts';
import { ChangesPreview, WayTotal } from '../palette/way-preview.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { rendition } from '../ui/renditions.ts';
import { RichText } from '../ui/rich-text.tsx';
import { guideOf } from '../visit/guide-of.ts';
import { useAsked } from '../visit/use-asked.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { useBundleOffer, useChooseBundle, useSelectedBundles } from './use-bundle-offer.ts';
import './bundle-view.css';

/**
 * Shows the details of a bundle: the house with the bundle and the bundle’s answers. Before the visitor chooses the bundle, also shows
 * its price and how it changes other questions.
 */
export function BundleView({ open, onClose }: ViewProps) {
  const { parameter } = useView();
  const { bundles } = useConfigurator((state) => state.configuration);
  const id = asBundleId(parameter('bundle') ?? 0);
  const kept = useAsked(open ? (bundles.find((bundle) => bundle.id === id) ?? null) : null);
  if (!kept) return null;
  return <Looked open={open} bundle={kept.about} visit={kept.visit} onClose={onClose} />;
}

interface LookedProps extends ViewProps {
  readonly bundle: GuideBundle;
  readonly visit: Visit;
}

function Looked({ open, bundle, visit, onClose }: LookedProps) {
  const t = useTexts(bundlesTexts);
  const { compiled, configuration } = useConfigurator((state) => state);
  const offer = useBundleOffer(bundle, visit);
  const choose = useChooseBundle();
  const isSelected = useSelectedBundles().includes(bundle.id);
  const { transition, refused } = offer;
  const { houseId, municipalityId, houseTitle } = configuration;
  const after = transition?.visit ?? visit;
  const isOwn = ({ questionId }: { readonly questionId: GuideBundle['answers'][number]['questionId'] }) =>
    bundle.answers.some((answer) => answer.questionId === questionId);
  const changes = transition?.changes ?? [];
  const undrawn = undrawnOutside(configuration, bundle);
  // Leave out a change that the visitor cannot notice: before the bundle, its question was not a step, and the price stays the same.
  const besides = changes.filter((change) => !isOwn(change) && (change.wasListed || change.priceDifference !== 0));
  const sumOf = (some: typeof changes) => some.reduce((sum, { priceDifference }) => sum + priceDifference, 0);
  const own = ore(sumOf(changes.filter(isOwn)));
  const rest = ore((transition?.priceDifference ?? 0) - own - sumOf(besides));
  const parts = [[t('ownSum'), own] as const, [t('rest'), rest] as const];
  return (
    <Flyout open={open} onClose={onClose} title={t('viewHeading', { bundle: bundle.name })}>
      {transition && (
        <img
          className="bundle-view-picture"
          src={rendition(composedAddress({ houseId, municipalityId, selections: selectionsOf(compiled, after) }), 960)}
          alt={t('picture', { house: houseTitle, bundle: bundle.name })}
          width={960}
          height={640}
        />
      )}
      {transition && undrawn.length > 0 && (
        <p className="bundle-view-undrawn">{t('undrawn', { questions: undrawn.join(', ') })}</p>
      )}
      {bundle.detailedInfo && <RichText html={bundle.detailedInfo} />}
      <BundleAnswers bundle={bundle} visit={after} />
      {transition && !isSelected && (
        <ChangesPreview heading={t('changes')} changes={besides} parts={parts} transition={transition} />
      )}
      <div className="flyout-actions">
        {transition && !isSelected && <WayTotal transition={transition} />}
        {transition && !isSelected && (
          <Button
            kind="primary"
            onClick={() => {
              choose(bundle, offer);
              onClose();
            }}
          >
            {t(refused ? 'wayNamed' : 'choose', { bundle: bundle.name })}
          </Button>
        )}
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Flyout>
  );
}

/** Returns the titles of some questions of the bundle: those about the outside of the house whose answers the pictures do not show. */
function undrawnOutside({ sections }: Configuration, { answers }: GuideBundle): readonly string[] {
  const asked = sections.flatMap((section) => section.questions.map((question) => ({ section, question })));
  return asked
    .filter(({ question }) => answers.some(({ questionId }) => questionId === question.id))
    .filter(({ section, question }) => isUndrawn(section, question, { method: 'manifest' }))
    .map(({ question }) => question.title);
}

/** The answers of the bundle, each with its price if it is selected in this visit. */
function BundleAnswers({ bundle, visit }: { bundle: GuideBundle; visit: Visit }) {
  const t = useTexts(bundlesTexts);
  const included = useTexts(paletteTexts)('included');
  const { compiled, configuration } = useConfigurator((state) => state);
  const { questions, answers } = guideOf(configuration);
  const selected = selectionsOf(compiled, visit);
  return (
    <section className="flyout-part">
      <h3>{t('answers')}</h3>
      <ul className="flyout-rows">
        {bundle.answers.map(({ questionId, answerId }) => {
          const price = selected.get(questionId) === answerId ? priceOfQuestion(compiled, visit, questionId) : null;
          return (
            <li key={questionId}>
              <p>
                {questions.get(questionId)?.title} <strong>{answers.get(answerId)?.title}</strong>
              </p>
              {price !== null && (
                <span className="num" translate={price === 0 ? undefined : 'no'}>
                  {price === 0 ? included : formatKr(price)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
