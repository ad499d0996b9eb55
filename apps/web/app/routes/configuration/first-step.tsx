import { isStandard } from '@gavel/core';
import { Redirect } from '../../configurator/configurator.tsx';
import { useAddresses } from '../../visit/use-addresses.ts';
import { useConfigurator, useSteps } from '../../visit/use-configurator.tsx';
import { useRoad } from '../../visit/use-road.ts';
import { FIRST_STEP } from '../../visit/visited-step.ts';

/**
 * `/configuration/{token}`: redirects to the page that was open last: the page before the first question, or a question that is still a
 * step. Otherwise, a saved house opens at its last step with an answer other than the standard one, or else at the first step.
 */
export default function FirstStepRoute() {
  const openedLast = useConfigurator((state) => state.openedLast);
  const addresses = useAddresses();
  const { steps } = useRoad();
  const listed = useSteps();
  const lastChoice = useConfigurator(({ origin, compiled, visit }) =>
    origin === null ? undefined : listed.findLast(({ questionId }) => !isStandard(compiled, visit, questionId)),
  );
  const step = listed.find(({ questionId }) => questionId === openedLast) ?? lastChoice ?? steps[0];
  if (openedLast === FIRST_STEP) return <Redirect to={addresses.intro} />;
  return <Redirect to={step ? addresses.step(step) : addresses.firstStep} />;
}
