/** A cell of the grid. Rows and columns are counted from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, given by two opposite corners. */
export interface Selection {
  /** The cell where the selection began. */
  readonly anchor: Cell;
  /** The cell that has the focus. */
  readonly active: Cell;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Returns the first and last row and column of the selection, all included. */
function cornersOf({ anchor, active }: Selection) {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  };
}

export function isSelected(selection: Selection, { row, column }: Cell): boolean {
  const { top, bottom, left, right } = cornersOf(selection);
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** Returns the selected cells, row by row. */
export function selectedCells(selection: Selection): readonly Cell[] {
  const { top, bottom, left, right } = cornersOf(selection);
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, across) => ({ row: top + down, column: left + across })),
  ).flat();
}

/**
 * Returns the cell to which a key moves the focus; null if the key does not move it.
 * @param isFar whether the control or command key is held, so that the focus moves to the edge
 */
export function moved({ row, column }: Cell, key: string, isFar: boolean, { rows, columns }: Size): Cell | null {
  const far = (step: number, size: number, at: number) =>
    isFar ? (step > 0 ? size - 1 : 0) : Math.min(size - 1, Math.max(0, at + step));
  switch (key) {
    case 'ArrowUp':
      return { row: far(-1, rows, row), column };
    case 'ArrowDown':
      return { row: far(1, rows, row), column };
    case 'ArrowLeft':
      return { row, column: far(-1, columns, column) };
    case 'ArrowRight':
      return { row, column: far(1, columns, column) };
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? rows - 1 : row, column: columns - 1 };
    case 'PageUp':
      return { row: Math.max(0, row - PAGE), column };
    case 'PageDown':
      return { row: Math.min(rows - 1, row + PAGE), column };
    default:
      return null;
  }
}

/** How many rows PageUp and PageDown move. */
const PAGE = 12;

/**
 * Returns the cells that pasted text fills, beginning at the top left cell of the selection. If one cell is pasted, it fills the whole
 * selection.
 */
export function pastedCells(
  selection: Selection,
  pasted: readonly (readonly string[])[],
  { rows, columns }: Size,
): readonly (Cell & { readonly text: string })[] {
  const [[only = ''] = []] = pasted;
  if (pasted.length === 1 && pasted[0]?.length === 1) return selectedCells(selection).map((cell) => ({ ...cell, text: only }));
  const { top, left } = cornersOf(selection);
  return pasted
    .flatMap((line, down) => line.map((text, across) => ({ row: top + down, column: left + across, text })))
    .filter(({ row, column }) => row < rows && column < columns);
}
