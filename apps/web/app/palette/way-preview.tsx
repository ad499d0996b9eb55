import {
  type Change,
  formatDifference,
  formatKr,
  type Ore,
  ore,
  type QuestionId,
  type Transition,
  type Visit,
  type Way,
} from '@gavel/core';
import { wayTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { rendition } from '../ui/renditions.ts';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import { useSampleImage } from '../visit/use-sample-image.ts';
import { wayChanges } from './way-changes.ts';
import './way-preview.css';

/** Shows the answers that would change (`wayChanges`), their price differences, and the price difference of the whole house. */
export function WayPreview({ way, questionId }: { way: Way; questionId: QuestionId }) {
  const t = useTexts(wayTexts);
  const compiled = useConfigurator((state) => state.compiled);
  const { changes, rest } = useMemo(() => wayChanges(compiled, way, questionId), [compiled, way, questionId]);
  return <ChangesPreview heading={t('changes')} changes={changes} parts={[[t('rest'), rest]]} transition={way.transition} />;
}

interface ChangesPreviewProps {
  readonly heading: string;
  readonly changes: readonly Change[];
  /** The parts of the price difference that no row of `changes` contains, each with its name. Parts of 0 kr are not shown. */
  readonly parts: readonly (readonly [string, Ore])[];
  readonly transition: Transition;
}

/** Shows the changes of a choice row by row, and the price difference of the house. */
export function ChangesPreview({ heading, changes, parts, transition }: ChangesPreviewProps) {
  const t = useTexts(wayTexts);
  const { total: before } = useTotals();
  const { total } = useTotals(transition.visit);
  const campaigns = ore(total - before - transition.priceDifference);
  const difference = usePriceText();
  return (
    <section className="flyout-part">
      {changes.length > 0 && <h3>{heading}</h3>}
      <ul className="flyout-rows way-changes">
        {changes.map((change) => (
          <ChangeRow key={change.questionId} change={change} visit={transition.visit} />
        ))}
      </ul>
      <dl className="flyout-sums way-sums">
        {[...parts, [t('campaigns'), campaigns] as const]
          .filter(([, amount]) => amount !== 0)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num" translate="no">
                {difference(amount)}
              </dd>
            </div>
          ))}
        <div>
          <dt>{t('difference')}</dt>
          <dd className="num">{difference(ore(total - before))}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The price of the house after a choice. It is beside the buttons, which stay in view while the changes scroll. */
export function WayTotal({ transition }: Pick<ChangesPreviewProps, 'transition'>) {
  const t = useTexts(wayTexts);
  const { total } = useTotals(transition.visit);
  return (
    <p className="way-total">
      {t('total')}{' '}
      <span className="num" translate="no">
        {formatKr(total)}
      </span>
    </p>
  );
}

/**
 * A question of the preview, with its answers before and after the change, and the price difference.
 * @param visit the visit after the change
 */
function ChangeRow({ change, visit }: { change: Change; visit: Visit }) {
  const { questionId, from, to, priceDifference } = change;
  const t = useTexts(wayTexts);
  const { questions, answers } = guideOf(useConfigurator((state) => state.configuration));
  const difference = usePriceText();
  const sampleImage = useSampleImage();
  const before = from === null ? undefined : answers.get(from);
  const after = to === null ? undefined : answers.get(to);
  return (
    <li>
      <div className="way-pictures" aria-hidden="true">
        <Picture address={before && sampleImage(before)} />
        <Icon icon={ArrowRight} small />
        <Picture address={after && sampleImage(after, visit)} />
      </div>
      <p>
        <strong>{questions.get(questionId)?.title}</strong>
        {before && after && t('instead', { from: before.title, to: after.title })}
        {!before && after && t('added', { to: after.title })}
        {before && !after && t('removed', { from: before.title })}
      </p>
      <span className="num">{difference(priceDifference)}</span>
    </li>
  );
}

function Picture({ address }: { address: string | undefined }) {
  return <span className="way-picture">{address && <img src={rendition(address, 'palette')} alt="" />}</span>;
}

function usePriceText(): (difference: Ore) => string {
  const t = useTexts(wayTexts);
  return (difference) => (difference === 0 ? t('samePrice') : formatDifference(difference));
}
