import { Form, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { type ListedType, listedTypes } from './listed-house.ts';
import { Silhouette } from './silhouette.tsx';
import './house-filter.css';

interface HouseFilterProps {
  readonly counts: ReadonlyMap<ListedType, number>;
  readonly total: number;
  readonly type: ListedType | null;
  readonly municipality: string | null;
}

/** A button for every type of house. A form of the address, so that it works before and without scripts and can be linked to. */
export function HouseFilter({ counts, total, type, municipality }: HouseFilterProps) {
  const t = useTranslations('houses');
  const { pathname } = useLocation();
  return (
    <Form action={pathname} method="get" replace preventScrollReset>
      {municipality !== null && <input type="hidden" name="m" value={municipality} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the grid that its buttons stand in */}
      <div className="house-filter" role="group" aria-label={t('filterLabel')}>
        <button type="submit" aria-pressed={type === null}>
          <Silhouette type={null} />
          <FilterLabel label={t('allTypes')} count={total} />
        </button>
        {listedTypes.map((listed) => (
          <button key={listed} type="submit" name="typ" value={listed} aria-pressed={type === listed}>
            <Silhouette type={listed} />
            <FilterLabel label={t(`type${listed}`)} count={counts.get(listed) ?? 0} />
          </button>
        ))}
      </div>
    </Form>
  );
}

function FilterLabel({ label, count }: { label: string; count: number }) {
  return (
    <span>
      {label} <span className="num">{count}</span>
    </span>
  );
}
