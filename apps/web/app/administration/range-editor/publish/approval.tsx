import type { VersionApproval } from '@gavel/contract/staff';
import { rangeReleaseTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { useRequestWords } from '../../parts/desk-words.ts';

/** Shows who has approved a version or a scheduled publication as the second person, and when. */
export function Approval({ approval: { by, at }, now }: { approval: VersionApproval; now: number }) {
  const t = useTexts(rangeReleaseTexts);
  const words = useRequestWords(now);
  return <p className="range-by">{t('approvedBy', { by: by || 'none', when: words.moment(at) })}</p>;
}
