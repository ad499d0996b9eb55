import { isStandard } from '@gavel/core';
import { roadTexts } from '@gavel/texts';
import { useNavigate } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator, useSteps } from '../visit/use-configurator.tsx';
import { useRoad } from '../visit/use-road.ts';
import './summary-road.css';

/**
 * For a visitor on the quick road: says how many questions outside the road they have not opened, and that these have their standard
 * answers. A button leads to the first of them. Does not count questions with another answer, for example from a bundle.
 */
export function SummaryRoad() {
  const t = useTexts(roadTexts);
  const navigate = useNavigate();
  const addresses = useAddresses();
  const visited = useConfigurator((state) => state.visited);
  const takeRoad = useConfigurator((state) => state.takeRoad);
  const { compiled, visit } = useConfigurator((state) => state);
  const { quick, isQuick } = useRoad();
  const unseen = useSteps().filter((step) => !visited.has(step.questionId) && !quick.includes(step));
  const beside = unseen.filter(({ questionId }) => isStandard(compiled, visit, questionId));
  const [first] = beside;
  if (!isQuick || !first) return null;
  return (
    <p className="summary-road">
      {t('summary', { count: beside.length })}{' '}
      <button
        type="button"
        className="text-link"
        onClick={() => {
          takeRoad(false);
          navigate(addresses.step(first), { preventScrollReset: true });
        }}
      >
        {t('goThrough')}
      </button>
    </p>
  );
}
