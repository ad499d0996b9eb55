import { noticesTexts } from '@gavel/texts';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import '../ui/title-line.css';

/** Says while there is no network that choices go on, where they are kept and what waits. Read out politely when it comes. */
export function OfflineNotice() {
  const t = useTexts(noticesTexts);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="title-line">
          <Icon icon={WifiOff} small />
          {t('offline')}
        </p>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
