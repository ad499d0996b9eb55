import { noticesTexts } from '@gavel/texts';
import { WifiOff } from 'lucide-react';
import { useIsReachable } from '../network/use-is-reachable.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import '../ui/title-line.css';

/** Says while there is no network that choices go on, where they are kept and what waits. Read out politely when it comes. */
export function OfflineNotice() {
  const t = useTexts(noticesTexts);
  const isReachable = useIsReachable();
  return (
    <div role="status">
      {!isReachable && (
        <p className="title-line">
          <Icon icon={WifiOff} small />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
