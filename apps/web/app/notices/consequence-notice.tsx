import { type AnswerId, formatKr, type QuestionId } from '@gavel/core';
import { bootstrapTexts, generalTexts, noticesTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { focusSamples } from '../palette/focus-samples.ts';
import { isOpening, type Opening } from '../stored/bootstrap-storage.ts';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { whenLoaded } from '../ui/when-loaded.ts';
import type { Remark } from '../visit/configurator-state.ts';
import type { CampaignChange, Consequence } from '../visit/consequence.ts';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import { useStep } from '../visit/use-step.ts';
import { Replacements, StayingReplacements, usePriceEffect, type Wordings } from './replacements.tsx';
import { useAlertMessages } from './use-alert-messages.ts';
import { WayBack } from './way-back.tsx';
import './consequence-notice.css';

/** This code loads later, because the notice is needed only if a house opens with choices. */
const OpeningNotice = whenLoaded(async () => (await import('./opening-notice.tsx')).OpeningNotice);

/**
 * Shows what the visitor’s last action changed besides the choice itself, and how the action changed the price. If there are no such
 * changes, this may show another remark, such as how the house opened.
 */
export function ConsequenceNotice() {
  const general = useTexts(generalTexts);
  const { consequence, remark, dismiss, past } = useConfigurator((state) => state);
  const wordings = useAlertMessages();
  const opening = !consequence && isOpening(remark) ? remark : null;
  const { isFolded, unfold } = useFolding(consequence ?? opening, dismiss);
  const close = () => {
    dismiss();
    focusSamples();
  };
  return (
    <div className="notice-place" role="status">
      {opening && (
        <Suspense>
          <OpeningNotice opening={opening} onClose={close} />
        </Suspense>
      )}
      {(consequence || remark) && !opening && (
        <div className={isFolded ? 'notice sheet is-folded' : 'notice sheet'}>
          {consequence && isFolded && <FoldedNotice {...consequence} onUnfold={unfold} />}
          {consequence && !isFolded && <ConsequenceText {...consequence} wordings={wordings} />}
          {!consequence && remark && !isOpening(remark) && (
            <>
              <div className="notice-text">
                <RemarkText remark={remark} />
              </div>
              {past.length > 0 && (
                <p className="notice-actions notice-further">
                  <WayBack act="chosen" />
                </p>
              )}
            </>
          )}
          <IconButton label={general('close')} onClick={close}>
            <Icon icon={X} small />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function ConsequenceText({ wordings, ...consequence }: Consequence & Wordings) {
  const { bundle, replacements, stays, added, removed, others, campaigns, act, priceDifference } = consequence;
  const t = useTexts(noticesTexts);
  const altogether = useAltogether();
  const configuration = useConfigurator((state) => state.configuration);
  const { questions } = guideOf(configuration);
  const named = bundle && configuration.bundles.find(({ id }) => id === bundle.bundleId);
  const titles = (ids: readonly QuestionId[]) => ids.map((id) => questions.get(id)?.title ?? '').join(', ');
  const [first] = replacements;
  const isAllSaid = !bundle && replacements.length === 1 && campaigns.length === 0 && first?.priceDifference === priceDifference;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach a scrolling element */}
      <section className="notice-text" aria-label={t('changes')} tabIndex={0}>
        {named && <p>{t(bundle.act === 'chosen' ? 'bundleChosen' : 'bundleLeft', { bundle: named.name })}</p>}
        {act === 'chosen' ? (
          <>
            <Replacements replacements={replacements} wordings={wordings} />
            <StayingReplacements stays={stays} />
          </>
        ) : (
          <p>{act === 'moved' ? t(act, { municipality: configuration.municipalityName }) : t(act)}</p>
        )}
        <Campaigns changes={campaigns} />
        <OtherChanges changes={others} act={act} />
        {added.length > 0 && <p>{t('added', { questions: titles(added) })}</p>}
        {removed.length > 0 && <p>{t('removed', { questions: titles(removed) })}</p>}
      </section>
      <p className="notice-actions">
        {!isAllSaid && <span className="notice-altogether">{altogether(consequence)}</span>}
        <WayBack act={act} />
      </p>
    </>
  );
}

/**
 * The notice after the visitor has gone to the next step, folded to one line: the number of changes, the price difference, and the undo
 * button.
 */
function FoldedNotice({ onUnfold, ...consequence }: Consequence & { onUnfold(): void }) {
  const { act, replacements, others, priceDifference } = consequence;
  const t = useTexts(noticesTexts);
  const price = usePriceEffect()(priceDifference);
  const count = replacements.length + others.length;
  const municipality = useConfigurator((state) => state.configuration.municipalityName);
  const choice = useChoiceName()(consequence);
  const altogether = useAltogether();
  const line = count > 0 && choice ? t('folded', { choice, count, price }) : altogether(consequence);
  return (
    <>
      <button type="button" className="notice-fold" aria-expanded={false} onClick={onUnfold}>
        {act === 'chosen' ? line : act === 'moved' ? t(act, { municipality }) : t(act)}
      </button>
      <WayBack act={act} />
    </>
  );
}

/** Returns a function that returns a sentence: how the whole action changed the price, with the name of what the visitor has chosen. */
function useAltogether(): (consequence: Consequence) => string {
  const t = useTexts(noticesTexts);
  const priceEffect = usePriceEffect();
  const choiceName = useChoiceName();
  return (consequence) => {
    const choice = choiceName(consequence);
    const price = priceEffect(consequence.priceDifference);
    return choice ? t('altogetherOf', { choice, price }) : t('altogether', { price });
  };
}

/**
 * Returns a function that names the answer that the visitor has chosen, or the bundle that they have chosen or removed; empty if there is
 * neither.
 */
function useChoiceName(): (consequence: Consequence) => string {
  const t = useTexts(noticesTexts);
  const configuration = useConfigurator((state) => state.configuration);
  return ({ bundle, chosen }) => {
    const name = bundle && configuration.bundles.find(({ id }) => id === bundle.bundleId)?.name;
    if (name) return t(bundle.act === 'chosen' ? 'withBundle' : 'withoutBundle', { bundle: name });
    return (chosen && guideOf(configuration).answers.get(chosen)?.title) || '';
  };
}

/**
 * Folds a notice to one line when the visitor goes to another step, and dismisses it at the step after that. The notice about how the house
 * opened is dismissed at the first change of step, because it is not about a choice that the visitor may want to undo.
 */
function useFolding(told: Consequence | Opening | null, dismiss: () => void): { readonly isFolded: boolean; unfold(): void } {
  const { step } = useStep();
  const here = step?.questionId ?? null;
  const [arrival, setArrival] = useState({ told, here, next: here });
  // The visitor chooses a bundle on the page before the first question, and the first question opens immediately. The notice does not fold
  // at this first question.
  const isFirstQuestion = arrival.here === null && here !== null;
  const unfold = () => setArrival({ told, here, next: here });
  const isFolded = told !== null && arrival.told === told && arrival.here !== here;
  if (arrival.told !== told || isFirstQuestion) unfold();
  else if (isFolded && arrival.next === arrival.here) setArrival({ ...arrival, next: here });
  const isPast = isFolded && (typeof told === 'string' || (arrival.next !== arrival.here && arrival.next !== here));
  useEffect(() => {
    if (isPast) dismiss();
  }, [isPast, dismiss]);
  return { isFolded, unfold };
}

/** Shows the campaigns whose discount has changed. */
function Campaigns({ changes }: { changes: readonly CampaignChange[] }) {
  const t = useTexts(noticesTexts);
  const { campaigns } = useConfigurator((state) => state.configuration);
  return changes.map(({ campaignId, before, after }) => {
    const amounts = { before: formatKr(before), after: formatKr(after) };
    return (
      <p key={campaignId} className="is-campaign">
        <strong>{t('named', { question: campaigns.find(({ id }) => id === campaignId)?.title ?? '' })}</strong>{' '}
        {t(after > before ? 'discountReached' : after > 0 ? 'discountLower' : 'discountLost', amounts)}
      </p>
    );
  });
}

/**
 * Shows a single change as text. Shows several changes as one line with the number of changes. A press on the line opens the list
 * of these changes.
 */
function OtherChanges({ changes, act }: { changes: Consequence['others']; act: Consequence['act'] }) {
  const t = useTexts(noticesTexts);
  const { questions, answers } = guideOf(useConfigurator((state) => state.configuration));
  const title = (id: AnswerId | null) => (id === null ? '' : (answers.get(id)?.title ?? ''));
  const text = ({ questionId, from, to }: Consequence['others'][number]) => {
    const question = questions.get(questionId)?.title ?? '';
    if (to === null) return t('changedWithoutAnswer', { question, from: title(from) });
    return t('changedToAnswer', { question, to: title(to) });
  };
  const [first] = changes;
  if (!first) return null;
  if (changes.length === 1) return <p>{text(first)}</p>;
  return (
    <details>
      <summary>{t(act === 'chosen' ? 'alsoChanged' : 'changedList', { count: changes.length })}</summary>
      <ul>
        {changes.map((change) => (
          <li key={change.questionId}>{text(change)}</li>
        ))}
      </ul>
    </details>
  );
}

function RemarkText({ remark }: { remark: Exclude<Remark, Opening> }) {
  const t = useTexts(noticesTexts);
  const bundle = useTexts(bootstrapTexts);
  const priceBefore = useConfigurator((state) => state.priceBefore);
  const municipality = useConfigurator((state) => state.configuration.municipalityName);
  const { total } = useTotals();
  if (remark === 'bundle-refused') return <p>{bundle('bundleRefused')}</p>;
  if (remark === 'storage-fails') return <p>{t('storageFails')}</p>;
  return (
    <>
      {remark === 'gone' && <p>{t('gone')}</p>}
      {remark === 'not-sold-there' && <p>{t('notSoldThere', { municipality })}</p>}
      {priceBefore !== null && <p>{t('repriced', { from: formatKr(priceBefore), to: formatKr(total) })}</p>}
    </>
  );
}
