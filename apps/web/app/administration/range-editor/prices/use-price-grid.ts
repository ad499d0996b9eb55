import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { type Cell, moved, pastedCells, type Selection, type Size, selectedCells } from './grid-selection.ts';
import { clipboardCells } from './typed-amount.ts';

/** A text that the user types or pastes into a cell. */
export interface TypedCell extends Cell {
  readonly text: string;
}

interface GridActions extends Size {
  /** Returns the content of a cell as text that a spreadsheet can read. */
  textOf(cell: Cell): string;
  isFixed(cell: Cell): boolean;
  type(cells: readonly TypedCell[], how: 'typed' | 'pasted'): void;
}

export interface PriceGrid {
  readonly selection: Selection;
  /** The text that the user is typing in the active cell; null: the user is not typing. */
  readonly draft: string | null;
  idOf(cell: Cell): string;
  write(text: string): void;
  /**
   * Accepts the typed text and moves to another cell.
   * @param step how many rows and columns to move
   */
  commit(step: Cell): void;
  cancel(): void;
  readonly handlers: {
    onKeyDown(event: KeyboardEvent): void;
    onCopy(event: ClipboardEvent): void;
    onPaste(event: ClipboardEvent): void;
  };
  onCellPointerDown(cell: Cell, event: PointerEvent): void;
  onCellPointerEnter(cell: Cell, event: PointerEvent): void;
  onCellDoubleClick(cell: Cell): void;
}

const START: Cell = { row: 0, column: 0 };

/** Lets the user move, select, type, copy and paste in a grid as in a spreadsheet. */
export function usePriceGrid(grid: GridActions): PriceGrid {
  const { rows, columns, textOf, isFixed, type } = grid;
  const prefix = useId();
  const [selection, setSelection] = useState<Selection>({ anchor: START, active: START });
  const [draft, setDraft] = useState<string | null>(null);
  const size = { rows, columns };
  const within = ({ row, column }: Cell): Cell => ({
    row: Math.min(Math.max(0, row), Math.max(0, rows - 1)),
    column: Math.min(Math.max(0, column), Math.max(0, columns - 1)),
  });
  // Keep the active cell within the remaining rows, because a filter may have removed rows since the user selected cells.
  const active = within(selection.active);
  const shown: Selection = { anchor: within(selection.anchor), active };
  const idOf = ({ row, column }: Cell) => `${prefix}-${row}-${column}`;

  const go = (to: Cell, extends_ = false) => {
    const next = within(to);
    setSelection({ anchor: extends_ ? shown.anchor : next, active: next });
    document.getElementById(idOf(next))?.focus();
  };
  const begin = (text: string, at = active) => {
    if (!isFixed(at)) setDraft(text);
  };
  const leave = (to: Cell) => {
    setDraft(null);
    // The input for typing disappears only when the cell renders again without it, so move the focus in the next frame.
    requestAnimationFrame(() => go(to));
  };

  return {
    selection: shown,
    draft,
    idOf,
    write: setDraft,
    commit({ row, column }) {
      if (draft !== null) type([{ ...active, text: draft }], 'typed');
      leave({ row: active.row + row, column: active.column + column });
    },
    cancel: () => leave(active),
    handlers: {
      onKeyDown(event) {
        if (draft !== null) return;
        const isCommand = event.ctrlKey || event.metaKey;
        const to = moved(active, event.key, isCommand, size);
        if (to) go(to, event.shiftKey);
        else if (event.key === 'Enter' || event.key === 'F2') begin(textOf(active));
        else if (/^[\d,−-]$/.test(event.key) && !isCommand && !event.altKey) begin(event.key);
        else if (event.key === 'a' && isCommand) setSelection({ anchor: START, active: { row: rows - 1, column: columns - 1 } });
        else return;
        event.preventDefault();
      },
      ...clipboardHandlers(shown, grid, draft !== null),
    },
    onCellPointerDown(cell, { shiftKey, pointerType, button }) {
      if (button !== 0 || draft !== null) return;
      setSelection({ anchor: shiftKey ? shown.anchor : cell, active: cell });
      if (pointerType === 'touch' && !shiftKey) begin(textOf(cell), cell);
    },
    onCellPointerEnter(cell, { buttons, pointerType }) {
      if (buttons === 1 && pointerType === 'mouse' && draft === null) setSelection({ anchor: shown.anchor, active: cell });
    },
    onCellDoubleClick: (cell) => begin(textOf(cell), cell),
  };
}

/**
 * Returns the handlers that copy and paste the selected cells. While the user is typing in a cell, they leave copy and paste to its input.
 */
function clipboardHandlers(
  selection: Selection,
  { rows, columns, textOf, isFixed, type }: GridActions,
  isTyping: boolean,
): Pick<PriceGrid['handlers'], 'onCopy' | 'onPaste'> {
  return {
    onCopy(event) {
      if (isTyping) return;
      const byRow = Map.groupBy(selectedCells(selection), ({ row }) => row);
      event.clipboardData.setData('text/plain', [...byRow.values()].map((line) => line.map(textOf).join('\t')).join('\n'));
      event.preventDefault();
    },
    onPaste(event) {
      if (isTyping) return;
      const cells = pastedCells(selection, clipboardCells(event.clipboardData.getData('text/plain')), { rows, columns });
      type(
        cells.filter((cell) => cell.text !== '' && !isFixed(cell)),
        'pasted',
      );
      event.preventDefault();
    },
  };
}
