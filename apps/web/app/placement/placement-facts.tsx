import { Check, TriangleAlert } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import type { PlacementWords } from './use-placement-words.ts';

/** Says whether the house may stand where it is. A screen reader says the most important of it after each move. */
export function PlacementFacts({ words: { isAllowed, verdict, facts, spoken } }: { readonly words: PlacementWords }) {
  return (
    <div className="placement-facts">
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      <p className="placement-verdict">
        <Icon icon={isAllowed ? Check : TriangleAlert} small /> {verdict}
      </p>
      <dl>
        {facts.map(({ term, value, isWrong }) => (
          <div key={term} className={isWrong ? 'is-wrong' : undefined}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
