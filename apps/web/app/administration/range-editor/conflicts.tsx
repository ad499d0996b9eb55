import type { PriceConflict } from '@gavel/contract/staff';
import { formatKr, type Ore } from '@gavel/core';
import { rangeDeskTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { RangeWork } from './use-range-desk.ts';

/**
 * Shows each price that both the user and a colleague have changed. Each conflict shows the two values as sentences, and the user chooses
 * one of them.
 */
export function Conflicts({ work }: { work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  if (work.conflicts.length === 0) return null;
  return (
    <section className="range-conflicts" role="alert" aria-labelledby="range-conflicts">
      <h2 id="range-conflicts">{t('conflictHeading')}</h2>
      <ul>
        {work.conflicts.map((conflict) => (
          <Conflict key={JSON.stringify(conflict)} conflict={conflict} work={work} />
        ))}
      </ul>
    </section>
  );
}

function Conflict({ conflict, work }: { conflict: PriceConflict; work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const shown = (price: Ore | null) => (price === null ? t('noPrice') : formatKr(price));
  const area = work.desk.areas.find(({ key }) => key === conflict.area)?.name ?? conflict.area;
  const { theirs, price, read, by, title } = conflict;
  return (
    <li>
      <p>{t('conflictTheirs', { by: by ?? 'none', price: shown(theirs), title, area })}</p>
      <p>{t('conflictMine', { price: shown(price), read: shown(read) })}</p>
      <div className="range-choice">
        <Button className="slim" onClick={() => void work.settle(conflict, 'theirs')}>
          {t('keepTheirs', { price: shown(theirs) })}
        </Button>
        <Button className="slim" onClick={() => void work.settle(conflict, 'mine')}>
          {t('keepMine', { price: shown(price) })}
        </Button>
      </div>
    </li>
  );
}
