import { type KeyboardEvent, useId, useState } from 'react';
import { type Cell, moved } from '../prices/grid-selection.ts';

/** The attributes that the grid gives a cell (`props`), and whether this cell is the open one. */
export interface GridCell {
  readonly isOpen: boolean;
  readonly props: {
    readonly id: string;
    readonly role: 'gridcell';
    readonly tabIndex: 0 | -1;
    readonly 'aria-selected': boolean;
    onClick(): void;
    onFocus(): void;
  };
}

interface PictureGridActions {
  readonly rows: number;
  readonly columns: number;
  isOpen(cell: Cell): boolean;
  open(cell: Cell): void;
}

const KEYS_THAT_OPEN: readonly string[] = ['Enter', ' '];

/** Lets the user move in the grid with the arrow keys, and open a cell. The Tab key reaches only one cell. */
export function usePictureGrid({ rows, columns, isOpen, open }: PictureGridActions) {
  const prefix = useId();
  const [focused, setFocused] = useState<Cell>({ row: 0, column: 0 });
  // A filter may have removed rows, so keep the active cell within the rows that remain.
  const active = {
    row: Math.min(focused.row, Math.max(0, rows - 1)),
    column: Math.min(focused.column, Math.max(0, columns - 1)),
  };
  const idOf = ({ row, column }: Cell) => `${prefix}-${row}-${column}`;
  return {
    onKeyDown(event: KeyboardEvent) {
      const to = moved(active, event.key, event.ctrlKey || event.metaKey, { rows, columns });
      if (to) document.getElementById(idOf(to))?.focus();
      else if (KEYS_THAT_OPEN.includes(event.key)) open(active);
      else return;
      event.preventDefault();
    },
    cell(cell: Cell): GridCell {
      const isActive = active.row === cell.row && active.column === cell.column;
      return {
        isOpen: isOpen(cell),
        props: {
          id: idOf(cell),
          role: 'gridcell',
          tabIndex: isActive ? 0 : -1,
          'aria-selected': isOpen(cell),
          onClick: () => open(cell),
          onFocus: () => setFocused(cell),
        },
      };
    },
  };
}
