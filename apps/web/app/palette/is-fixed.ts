import type { Reason } from '@gavel/core';

/**
 * Returns whether no choice can remove this reason why an answer is blocked. The sample of such an answer has no button "Välj ändå"
 * (choose anyway).
 */
export function isFixed(reason: Reason): boolean {
  if (reason.kind === 'anyOf') return reason.alternatives.every((reasons) => reasons.some(isFixed));
  return reason.kind === 'never' || reason.kind === 'municipality' || reason.kind === 'sideBuilding';
}
