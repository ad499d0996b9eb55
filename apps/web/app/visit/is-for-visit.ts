/** Returns whether a key press is meant for the visit: no other handler has used it, the visitor is not typing, and no dialog is open. */
export function isForVisit({ defaultPrevented, target }: KeyboardEvent): boolean {
  return !defaultPrevented && !isTyping(target) && document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches('textarea, select, input:not([type="range"], [type="checkbox"], [type="radio"])')
  );
}
