import { Redirect } from '../../configurator/configurator.tsx';
import { useConfigurator, useSteps } from '../../visit/use-configurator.tsx';
import { FIRST_ADDRESS, FIRST_STEP, stepAddress } from '../../visit/use-step.ts';

/** `/configuration/{token}` opens the step that was open last, when it is listed still, else the first; a hidden one leads on by itself. */
export default function FirstStepRoute() {
  const openedLast = useConfigurator((state) => state.openedLast);
  const step = useSteps().find(({ questionId }) => questionId === openedLast);
  if (openedLast === FIRST_STEP) return <Redirect to={FIRST_ADDRESS} />;
  return <Redirect to={stepAddress(step ?? { section: 1, question: 1 })} />;
}
