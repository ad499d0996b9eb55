/** Whether a key that nobody has answered yet is the visit's: not while something is typed or asked. */
export function isForVisit({ defaultPrevented, target }: KeyboardEvent): boolean {
  return !defaultPrevented && !isTyping(target) && document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches('textarea, select, input:not([type="range"], [type="checkbox"], [type="radio"])')
  );
}
