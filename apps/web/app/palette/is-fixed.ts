import type { Reason } from '@gavel/core';

/** Returns whether no choice can remove the reason, so that the page does not offer to choose the answer anyway ("Välj ändå"). */
export function isFixed(reason: Reason): boolean {
  if (reason.kind === 'anyOf') return reason.alternatives.every((reasons) => reasons.some(isFixed));
  return reason.kind === 'never' || reason.kind === 'municipality' || reason.kind === 'sideBuilding';
}
