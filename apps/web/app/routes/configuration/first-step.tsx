import { Redirect } from '../../configurator/configurator.tsx';
import { useAddresses } from '../../visit/use-addresses.ts';
import { useConfigurator, useSteps } from '../../visit/use-configurator.tsx';
import { useRoad } from '../../visit/use-road.ts';
import { FIRST_STEP } from '../../visit/visited-step.ts';

/**
 * `/configuration/{token}`: redirects to the step that was open last, if this question is still a step. Otherwise redirects to the first
 * step.
 */
export default function FirstStepRoute() {
  const openedLast = useConfigurator((state) => state.openedLast);
  const addresses = useAddresses();
  const { steps } = useRoad();
  const step = useSteps().find(({ questionId }) => questionId === openedLast) ?? steps[0];
  if (openedLast === FIRST_STEP) return <Redirect to={addresses.intro} />;
  return <Redirect to={step ? addresses.step(step) : addresses.firstStep} />;
}
