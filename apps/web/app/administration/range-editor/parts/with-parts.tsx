import { generalTexts, rangeDeskTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Message } from '../../../ui/message.tsx';
import type { RangeWork } from '../use-range-desk.ts';
import { type PartsWork, useRangeParts } from './use-range-parts.ts';
import { ValueConflicts } from './value-conflicts.tsx';

/**
 * Loads the texts, rules and campaigns for a screen. Above the screen it shows the values that the user and a colleague have changed
 * differently.
 */
export function WithParts({ work, children }: { work: RangeWork; children(parts: PartsWork): ReactNode }) {
  const t = useTexts(rangeDeskTexts);
  const general = useTexts(generalTexts);
  const { parts, hasFailed } = useRangeParts(work);
  return (
    <>
      {hasFailed && (
        <div className="staff-said">
          <Message kind="error">{t('trouble_failed')}</Message>
        </div>
      )}
      {!parts && !hasFailed && (
        <p className="records-empty" role="status">
          {general('loading')}
        </p>
      )}
      {parts && <ValueConflicts parts={parts} />}
      {parts && children(parts)}
    </>
  );
}
