import { StepScreen } from '../../configurator/step-screen.tsx';
import type { Route } from './+types/step';

/** `/configuration/{token}/{sectionId}/{questionId}`: a question with its answers. */
export default function StepRoute({ params }: Route.ComponentProps) {
  return <StepScreen section={Number(params.section)} question={Number(params.question)} />;
}
