import { type DeskPrice, priceSheetNames, type TypedPrice } from '@gavel/contract/staff';
import { rangeDeskTexts } from '@gavel/texts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, TextButton } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { useRangeParts } from '../parts/use-range-parts.ts';
import type { RangeWork } from '../use-range-desk.ts';
import { AdjustPrices } from './adjust-prices.tsx';
import { selectedCells } from './grid-selection.ts';
import { PriceGrid } from './price-grid.tsx';
import { hasRule } from './price-terms.tsx';
import { adjusted, plainAmount, typedAmount } from './typed-amount.ts';
import { type TypedCell, usePriceGrid } from './use-price-grid.ts';
import { useTypedPrices } from './use-typed-prices.ts';

type SheetName = (typeof priceSheetNames)[number];

interface Asked {
  readonly sheet: SheetName;
  readonly search: string;
  readonly isOnlyChanged: boolean;
}

/** The message about the prices that the user has changed last. */
interface Said {
  readonly words: string;
  readonly isError: boolean;
  undo?(): void;
}

/** How many invalid amounts the error message names at most. */
const MOST_NAMED = 5;

/** Shows and edits every price of the range in a table. */
export function Prices({ work }: { work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const { prices, areas } = work.desk;
  const [said, setSaid] = useState<Said | null>(null);
  const { parts } = useRangeParts(work, prices.some(hasRule) ? 'once' : 'never');
  const { rows, asked, ask } = useShownPrices(prices);
  const { priceOf, save, undo } = useTypedPrices(work, rows);
  const grid = usePriceGrid({
    rows: rows.length,
    columns: areas.length,
    textOf: (cell) => plainAmount(priceOf(cell)),
    isFixed: ({ row }) => (rows[row]?.carriedBy.length ?? 0) > 0,
    type,
  });
  const marked = selectedCells(grid.selection);
  const all = rows.flatMap((_, row) => areas.map((__, column) => ({ row, column })));
  const meant = (marked.length > 1 ? marked : all).filter((cell) => priceOf(cell) !== null);

  function type(cells: readonly TypedCell[], how: 'typed' | 'pasted') {
    const read = cells.map((cell) => ({ ...cell, price: typedAmount(cell.text) }));
    const wrong = read.flatMap(({ text, price }) => (price === null && text.trim() !== '' ? [text] : []));
    const saved = save(read.flatMap(({ row, column, price }) => (price === null ? [] : [{ row, column, price }])));
    setSaid(null);
    if (wrong.length > 0)
      setSaid({
        words:
          how === 'typed'
            ? t('wrongAmount', { text: wrong[0] ?? '' })
            : t('wrongPaste', { count: wrong.length, texts: wrong.slice(0, MOST_NAMED).join(', ') }),
        isError: true,
      });
    else if (how === 'pasted') void saved.then(tell);
  }
  function adjust(percent: number, step: number) {
    setSaid(null);
    const saved = save(
      meant.flatMap((cell) => {
        const price = priceOf(cell);
        return price === null ? [] : [{ ...cell, price: adjusted(price, percent, step) }];
      }),
    );
    void saved.then(tell);
  }
  const changed = meant.flatMap((cell) => {
    const price = rows[cell.row]?.published[cell.column] ?? null;
    return price === null || price === priceOf(cell) ? [] : [{ ...cell, price }];
  });
  function reset() {
    setSaid(null);
    void save(changed).then(tell);
  }
  /** Shows how many prices were saved, with a button that undoes this. @param saved null: the save failed, so show nothing */
  function tell(saved: readonly TypedPrice[] | null) {
    if (!saved) return;
    const before = saved.filter(({ read }) => read !== null);
    const takeBack = async () => {
      setSaid(null);
      if (await undo(before)) setSaid({ words: t('undone', { count: before.length }), isError: false });
    };
    const words = t('pasted', { count: saved.length });
    setSaid({ words, isError: false, ...(before.length > 0 && { undo: () => void takeBack() }) });
  }

  return (
    <section className="range-prices" aria-label={t('part_priser')}>
      <div className="range-tools">
        <Filters asked={asked} ask={ask} />
        <AdjustPrices
          label={t(marked.length > 1 ? 'adjustSelected' : 'adjustShown', { count: meant.length })}
          adjust={adjust}
          refuse={() => setSaid({ words: t('wrongPercent'), isError: true })}
        />
        {changed.length > 0 && (
          <Button className="slim" onClick={reset}>
            {t('resetPrices', { count: changed.length })}
          </Button>
        )}
      </div>
      {said && (
        <div className="staff-said">
          <Message kind={said.isError ? 'error' : 'notice'}>
            {said.words} {said.undo && <TextButton onClick={said.undo}>{t('undo')}</TextButton>}
          </Message>
        </div>
      )}
      {rows.length === 0 ? (
        <p className="records-empty">{t('none')}</p>
      ) : (
        <PriceGrid rows={rows} areas={areas} grid={grid} names={parts?.names ?? null} priceOf={priceOf} />
      )}
      <div className="leads-foot records-foot">
        <span>{t('shown', { count: rows.length })}</span>
        <span className="range-keys">{t('keys')}</span>
      </div>
    </section>
  );
}

function Filters({ asked, ask }: { asked: Asked; ask(asked: Asked): void }) {
  const t = useTexts(rangeDeskTexts);
  return (
    <search className="range-filters">
      <label>
        {t('sheet')}
        <select
          className="desk-field"
          value={asked.sheet}
          onChange={({ target }) => ask({ ...asked, sheet: priceSheetNames.find((name) => name === target.value) ?? 'answers' })}
        >
          {priceSheetNames.map((name) => (
            <option key={name} value={name}>
              {t(`sheet_${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('search')}
        <input
          className="desk-field"
          type="search"
          value={asked.search}
          onChange={({ target }) => ask({ ...asked, search: target.value })}
        />
      </label>
      <label className="range-tick">
        <input
          type="checkbox"
          checked={asked.isOnlyChanged}
          onChange={({ target }) => ask({ ...asked, isOnlyChanged: target.checked })}
        />
        {t('onlyChanged')}
      </label>
    </search>
  );
}

/**
 * Returns the filters, and the prices that they select. Which prices have changed is decided when the user sets the filters. Otherwise a
 * saved price could leave the table, and the user would type the next price into another row.
 */
function useShownPrices(prices: readonly DeskPrice[]) {
  const [asked, setAsked] = useState<Asked>({ sheet: 'answers', search: '', isOnlyChanged: false });
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const ask = (next: Asked) => {
    setAsked(next);
    setChanged(new Set(prices.filter(isChanged).map(nameOf)));
  };
  const rows = useMemo(() => {
    const { sheet, search, isOnlyChanged } = asked;
    const wanted = search.trim().toLocaleLowerCase('sv');
    return prices.filter(
      (price) =>
        price.sheet === sheet &&
        `${price.title} ${price.key}`.toLocaleLowerCase('sv').includes(wanted) &&
        (!isOnlyChanged || changed.has(nameOf(price))),
    );
  }, [prices, asked, changed]);
  return { rows, asked, ask };
}

function isChanged({ draft, published }: DeskPrice): boolean {
  return draft.some((amount, at) => amount !== published[at]);
}

function nameOf({ sheet, key, entry }: DeskPrice): string {
  return `${sheet} ${key} ${entry}`;
}
