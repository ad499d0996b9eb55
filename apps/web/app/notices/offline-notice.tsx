import { noticesTexts } from '@gavel/texts';
import { WifiOff } from 'lucide-react';
import { useIsReachable } from '../network/use-is-reachable.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import '../ui/title-line.css';

/**
 * Shows, while there is no network, that the visitor can continue, where the choices are stored, and which actions wait for the network.
 * Screen readers announce this when they have finished their current text.
 */
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
