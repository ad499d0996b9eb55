import type { ScheduledPublication } from '@gavel/contract/staff';
import { rangeReleaseTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextLink } from '../../../ui/button.tsx';
import { RANGE } from '../../parts/desk.ts';

/** The number of publications that wait for their time, and of those that the server stopped, with a link to their list. */
export function ScheduledCount({ scheduled }: { scheduled: readonly ScheduledPublication[] }) {
  const t = useTexts(rangeReleaseTexts);
  const stopped = scheduled.filter((publication) => publication.stopped).length;
  const waiting = scheduled.length - stopped;
  if (scheduled.length === 0) return null;
  const words = [waiting > 0 && t('waiting', { count: waiting }), stopped > 0 && t('stopped', { count: stopped })];
  return <TextLink to={`${RANGE}/versioner`}>{words.filter(Boolean).join(', ')}</TextLink>;
}
