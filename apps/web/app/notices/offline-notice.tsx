import { noticesTexts } from '@gavel/texts';
import { WifiOff } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useIsOnline } from '../ui/use-is-online.ts';
import '../ui/title-line.css';

/** Says while there is no network that choices go on, where they are kept and what waits. Read out politely when it comes. */
export function OfflineNotice() {
  const t = useTexts(noticesTexts);
  const isOnline = useIsOnline();
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
