import type { HealthExample } from '@gavel/contract/staff';
import { rangeHealthTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextLink } from '../../../ui/button.tsx';
import { visitAddress } from './visit-address.ts';

/** A link that opens a house in a new tab, with the clicks of an objection’s example already made. */
export function OpenVisit({ example, sentence }: { example: HealthExample; sentence: string }) {
  const t = useTexts(rangeHealthTexts);
  return (
    <TextLink
      className="range-open"
      to={visitAddress(example)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('openVisitLabel', { sentence })}
    >
      {t('openVisit')}
    </TextLink>
  );
}
