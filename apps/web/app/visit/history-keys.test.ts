import { expect, test } from 'vitest';
import { historyAct } from './history-keys.ts';

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('Ctrl or Cmd with Z undoes; Ctrl or Cmd with Shift and Z, or with Y, redoes', () => {
  expect(historyAct({ ...plain, key: 'z', ctrlKey: true })).toBe('undo');
  expect(historyAct({ ...plain, key: 'z', metaKey: true })).toBe('undo');
  expect(historyAct({ ...plain, key: 'Z', ctrlKey: true, shiftKey: true })).toBe('redo');
  expect(historyAct({ ...plain, key: 'Z', metaKey: true, shiftKey: true })).toBe('redo');
  expect(historyAct({ ...plain, key: 'y', ctrlKey: true })).toBe('redo');
  expect(historyAct({ ...plain, key: 'y', metaKey: true })).toBe('redo');
});

test('historyAct ignores all other keys, and the keys with AltGr', () => {
  expect(historyAct({ ...plain, key: 'z' })).toBeNull();
  expect(historyAct({ ...plain, key: 'x', ctrlKey: true })).toBeNull();
  expect(historyAct({ ...plain, key: 'z', ctrlKey: true, altKey: true })).toBeNull();
});
