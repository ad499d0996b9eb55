import { Check, Info, TriangleAlert } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import type { PlacementWords } from './use-placement-words.ts';

/** The distance from the house to the border, the area that the house covers, the limit of each, and the direction of the front. */
export function PlacementFacts({ words: { facts } }: { readonly words: PlacementWords }) {
  return (
    <dl className="placement-facts">
      {facts.map(({ term, value, isWrong }) => (
        <div key={term} className={isWrong ? 'is-wrong' : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Shows whether the position of the house is allowed. A screen reader reads this text after each move, with the distance and the direction.
 */
export function PlacementVerdict({ words: { isAllowed, isStopped, verdict, spoken } }: { readonly words: PlacementWords }) {
  return (
    <>
      <p className="placement-verdict" aria-hidden="true">
        <Icon icon={!isAllowed ? TriangleAlert : isStopped ? Info : Check} small /> {verdict}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
