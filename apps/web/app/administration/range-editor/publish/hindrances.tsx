import type { RangeEffects } from '@gavel/contract/staff';
import { rangeHealthTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Message } from '../../../ui/message.tsx';
import { countObjections } from '../health/count-objections.ts';
import { Objections } from '../health/objections.tsx';

/** Shows the objections that always block publishing, and those that block it until an administrator signs (accepts) them. */
export function Hindrances({ refusals, toSign }: Pick<RangeEffects, 'refusals' | 'toSign'>) {
  const t = useTexts(rangeHealthTexts);
  const [refused, unsigned] = [countObjections(refusals), countObjections(toSign)];
  if (refused + unsigned === 0) return <Message>{t('noHindrance')}</Message>;
  return (
    <>
      {refused > 0 && (
        <section aria-labelledby="range-refusals">
          <h2 id="range-refusals">{t('refusals')}</h2>
          <p className="range-condition">{t('refusalsText')}</p>
          <Objections label={t('refusals')} grouped={refusals} />
        </section>
      )}
      {unsigned > 0 && (
        <section aria-labelledby="range-to-sign">
          <h2 id="range-to-sign">{t('toSign')}</h2>
          <p className="range-condition">{t('toSignText')}</p>
          <Objections label={t('toSign')} grouped={toSign} />
        </section>
      )}
    </>
  );
}
