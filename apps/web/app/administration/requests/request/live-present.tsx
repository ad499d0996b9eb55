import { liveTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { useLive } from '../../live/use-live.ts';

/** The names of the other users who have this request open now. */
export function LivePresent() {
  const t = useTexts(liveTexts);
  const { present } = useLive();
  const names = new Intl.ListFormat('sv-SE').format(present);
  return (
    <p className="live-present" aria-live="polite">
      {present.length > 0 && t('present', { names })}
    </p>
  );
}
