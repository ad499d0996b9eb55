import { Redirect } from '../../configurator/configurator.tsx';
import { useAddresses } from '../../visit/use-addresses.ts';
import { useConfigurator, useSteps } from '../../visit/use-configurator.tsx';
import { FIRST_STEP } from '../../visit/visited-step.ts';

/** `/configuration/{token}` opens the step that was open last, when it is listed still, else the first; a hidden one leads on by itself. */
export default function FirstStepRoute() {
  const openedLast = useConfigurator((state) => state.openedLast);
  const addresses = useAddresses();
  const step = useSteps().find(({ questionId }) => questionId === openedLast);
  if (openedLast === FIRST_STEP) return <Redirect to={addresses.intro} />;
  return <Redirect to={step ? addresses.step(step) : addresses.firstStep} />;
}
