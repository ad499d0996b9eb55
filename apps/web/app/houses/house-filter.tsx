import { housesTexts } from '@gavel/texts';
import type { MouseEvent } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { ASKED_PARAMETERS, readAsked } from '../asked-house.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type ListedType, listedTypes, numberOf } from './listed-house.ts';
import { Silhouette } from './silhouette.tsx';
import './house-filter.css';

interface HouseFilterProps {
  /** For each house type, how many of its houses match all other filters. */
  readonly counts: ReadonlyMap<ListedType, number>;
  readonly total: number;
  readonly type: ListedType | null;
  readonly municipality: string | null;
  /** The other parameters of the address. The form sends them too. */
  readonly kept: ReadonlyMap<string, string>;
}

/** One button for each house type, in a GET form. The form works without scripts, and each filtered list has its own address. */
export function HouseFilter({ counts, total, type, municipality, kept }: HouseFilterProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { customer } = readAsked(search);
  return (
    <Form action={pathname} method="get" replace preventScrollReset>
      {municipality !== null && <input type="hidden" name={ASKED_PARAMETERS.municipality} value={municipality} />}
      {customer !== null && <input type="hidden" name={ASKED_PARAMETERS.customer} value={customer} />}
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterButtons types={listedTypes} counts={counts} total={total} type={type} isRefined={kept.size > 0} choose={null} />
    </Form>
  );
}

interface FilterButtonsProps {
  /** The house types that have a button of their own. */
  readonly types: readonly ListedType[];
  readonly counts: ReadonlyMap<ListedType, number>;
  readonly total: number;
  readonly type: ListedType | null;
  /** Whether other filters are set, which also reduce the counts. */
  readonly isRefined?: boolean;
  /** Called with the chosen house type. If `choose` itself is null, the buttons submit their form instead. */
  readonly choose: ((type: ListedType | null) => void) | null;
}

/** The buttons of the filter, without a form around them. If a type has no houses, its button shows this and does nothing. */
export function FilterButtons({ types, counts, total, type, isRefined = false, choose }: FilterButtonsProps) {
  const t = useTexts(housesTexts);
  const none = t(isRefined ? 'noneLeft' : 'noneOfType');
  const acting = (value: ListedType | null, count: number) => {
    const isPressed = type === value;
    const isEmpty = count === 0 && !isPressed;
    const press = (event: MouseEvent) => (isEmpty ? event.preventDefault() : choose?.(value));
    return {
      type: choose ? ('button' as const) : ('submit' as const),
      'aria-pressed': isPressed,
      'aria-disabled': isEmpty,
      onClick: press,
    };
  };
  return (
    <div className="house-filter-width">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid container for its buttons */}
      <div className={`house-filter house-filter-${types.length + 1}`} role="group" aria-label={t('filterLabel')}>
        <button {...acting(null, total)}>
          <Silhouette type={null} />
          <FilterLabel label={t('allTypes')} count={total} none={none} />
        </button>
        {types.map((listed) => (
          <button key={listed} {...acting(listed, counts.get(listed) ?? 0)} name="typ" value={numberOf(listed)}>
            <Silhouette type={listed} />
            <FilterLabel label={t(listed)} count={counts.get(listed) ?? 0} none={none} />
          </button>
        ))}
      </div>
    </div>
  );
}

function FilterLabel({ label, count, none }: { label: string; count: number; none: string }) {
  return (
    <span>
      {label} {count > 0 ? <span className="num">{count}</span> : <small>{none}</small>}
    </span>
  );
}
