import type { DeskPrice, RangeDesk } from '@gavel/contract/staff';
import { formatKr, type Ore } from '@gavel/core';
import { rangeDeskTexts } from '@gavel/texts';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import type { RangeNames } from '../parts/range-names.ts';
import { type Cell, isSelected } from './grid-selection.ts';
import { hasTerms, PriceTerms } from './price-terms.tsx';
import type { PriceGrid as Grid } from './use-price-grid.ts';
import './price-grid.css';

interface PriceGridProps {
  readonly rows: readonly DeskPrice[];
  readonly areas: RangeDesk['areas'];
  readonly grid: Grid;
  /** The titles of the questions and answers to which the rules of prices refer. Null: not loaded, or no price has a rule. */
  readonly names: RangeNames | null;
  /** Returns the price of a cell. If the user has typed a price, returns that price, even if it is not saved yet. */
  priceOf(cell: Cell): Ore | null;
}

/** Shows a table of prices: one row for each price, one column for each price area. */
export function PriceGrid({ rows, areas, grid, names, priceOf }: PriceGridProps) {
  const t = useTexts(rangeDeskTexts);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with cell navigation has the role grid
      role="grid"
      className="price-grid"
      aria-label={t('grid')}
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      {...grid.handlers}
    >
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          {areas.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((price, row) => (
          // biome-ignore lint/a11y/noRedundantRoles: block layout removes the role of a table
          <tr key={`${price.sheet} ${price.key} ${price.entry}`} role="row">
            <PriceTitle price={price} names={names} />
            {areas.map(({ key, name }, column) => (
              <PriceCell
                key={key}
                cell={{ row, column }}
                area={name}
                price={price}
                shown={priceOf({ row, column })}
                published={price.published[column] ?? null}
                grid={grid}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Shows the title of a price, when it applies and by which quantity it is multiplied. If an answer gets its price from base answers, also
 * names the table of the range editor in which the user changes the prices of base answers.
 */
function PriceTitle({ price, names }: { price: DeskPrice; names: RangeNames | null }) {
  const t = useTexts(rangeDeskTexts);
  const { title, key, carriedBy } = price;
  return (
    <th scope="row" className="price-grid-title">
      <span title={key}>{title}</span>
      {carriedBy.length > 0 && <small>{t('carriedBy')}</small>}
      {hasTerms(price) && (
        <small>
          <PriceTerms price={price} names={names} />
        </small>
      )}
    </th>
  );
}

interface PriceCellProps {
  readonly cell: Cell;
  readonly area: string;
  readonly price: DeskPrice;
  readonly shown: Ore | null;
  readonly published: Ore | null;
  readonly grid: Grid;
}

function PriceCell({ cell, area, price, shown, published, grid }: PriceCellProps) {
  const t = useTexts(rangeDeskTexts);
  const { active } = grid.selection;
  const isActive = active.row === cell.row && active.column === cell.column;
  const isFixed = price.carriedBy.length > 0;
  const isChanged = shown !== published;
  const states = [isChanged && 'is-changed', isFixed && 'is-fixed', isActive && 'is-active'];
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
      role="gridcell"
      id={grid.idOf(cell)}
      className={['price-cell', ...states].filter(Boolean).join(' ')}
      data-area={area}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected(grid.selection, cell)}
      aria-readonly={isFixed}
      onPointerDown={(event) => grid.onCellPointerDown(cell, event)}
      onPointerEnter={(event) => grid.onCellPointerEnter(cell, event)}
      onDoubleClick={() => grid.onCellDoubleClick(cell)}
    >
      {isActive && grid.draft !== null ? (
        <CellField label={t('edit', { title: price.title, area })} grid={grid} text={grid.draft} />
      ) : (
        <>
          <span translate="no">{shown === null ? (isFixed ? '' : '–') : formatKr(shown)}</span>
          {isChanged && (
            <small>
              <span className="visually-hidden">{t('wasPrice')} </span>
              <s translate="no">{published === null ? t('noPrice') : formatKr(published)}</s>
            </small>
          )}
        </>
      )}
    </td>
  );
}

/** The input in which a price is typed. */
function CellField({ label, grid, text }: { label: string; grid: Grid; text: string }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? -1 : 1;
    if (event.key === 'Enter') grid.commit({ row: step, column: 0 });
    else if (event.key === 'Tab') grid.commit({ row: 0, column: step });
    else if (event.key === 'Escape') grid.cancel();
    else return;
    event.preventDefault();
  };
  return (
    <input
      className="desk-field"
      aria-label={label}
      inputMode="decimal"
      // biome-ignore lint/a11y/noAutofocus: the user has started to type in this cell
      autoFocus
      value={text}
      onChange={({ target }) => grid.write(target.value)}
      // If the input contains a price, select it, so that typing replaces it. Do not select a single digit: the user has just typed it as
      // the first digit of a new price.
      onFocus={({ target }) => target.value.length > 1 && target.select()}
      onKeyDown={onKeyDown}
      onBlur={() => grid.commit({ row: 0, column: 0 })}
      onPointerDown={(event) => event.stopPropagation()}
    />
  );
}
