type HistoryAct = 'undo' | 'redo';

/** Returns whether a key press means undo or redo: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y, or the same with Cmd. Null for other keys. */
export function historyAct({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): HistoryAct | null {
  if (ctrlKey === metaKey || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}
