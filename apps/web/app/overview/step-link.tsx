import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useView } from '../visit/use-view.ts';
import type { VisitedStep } from '../visit/visited-step.ts';

interface StepLinkProps {
  readonly to: string;
  /** Whether the screen shows this step. */
  readonly isHere: boolean;
  readonly id: VisitedStep;
  readonly children: ReactNode;
}

/**
 * A link in the overview to a step. In the drawer the link replaces the history entry of the overview, so that Back leads to the step where
 * the visitor opened the overview. The link to that step only closes the drawer; a new entry would put the step into the history twice.
 */
export function StepLink({ to, isHere, id, children }: StepLinkProps) {
  const { view, close } = useView();
  const isOver = view === 'overview';
  const stay = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <Link
      to={to}
      replace={isOver}
      preventScrollReset
      aria-current={isHere ? 'step' : undefined}
      data-step={id}
      onClick={isOver && isHere ? stay : undefined}
    >
      {children}
    </Link>
  );
}
