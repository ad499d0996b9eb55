import type { ValueConflict } from '@gavel/contract/staff';
import { rangeValueTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { PartsWork } from './use-range-parts.ts';

/**
 * Shows each value that the user and a colleague have changed differently. Each conflict shows the two values as sentences, and the user
 * chooses one of them.
 */
export function ValueConflicts({ parts }: { parts: PartsWork }) {
  const t = useTexts(rangeValueTexts);
  if (parts.conflicts.length === 0) return null;
  return (
    <section className="range-conflicts" role="alert" aria-labelledby="value-conflicts">
      <h2 id="value-conflicts">{t('conflictHeading')}</h2>
      <ul>
        {parts.conflicts.map((conflict) => (
          <Conflict key={JSON.stringify(conflict)} conflict={conflict} parts={parts} />
        ))}
      </ul>
    </section>
  );
}

function Conflict({ conflict, parts }: { conflict: ValueConflict; parts: PartsWork }) {
  const t = useTexts(rangeValueTexts);
  const { by, theirs, value } = conflict;
  return (
    <li>
      <p>{t('conflictTheirs', { by: by ?? 'none', value: theirs || t('nothing') })}</p>
      <p>{t('conflictMine', { value: value || t('nothing') })}</p>
      <div className="range-choice">
        <Button className="slim" onClick={() => void parts.settle(conflict, 'theirs')}>
          {t('keepTheirs')}
        </Button>
        <Button className="slim" onClick={() => void parts.settle(conflict, 'mine')}>
          {t('keepMine')}
        </Button>
      </div>
    </li>
  );
}
