type HistoryAct = 'undo' | 'redo';

/** What a key means to the visit: Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or the same with Cmd. */
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
