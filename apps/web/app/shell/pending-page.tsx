import { generalTexts } from '@gavel/texts';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import './pending-page.css';

/** How long a page may load before the loading indicator appears, in ms. A page that loads faster needs no indicator. */
const SHOWN_AFTER = 300;

/** Shows that a page is still loading. Without it, the visitor could think that their click had no effect. */
export function PendingPage() {
  const t = useTexts(generalTexts);
  const isLoading = useNavigation().state !== 'idle';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return setLate(false);
    const timer = setTimeout(setLate, SHOWN_AFTER, true);
    return () => clearTimeout(timer);
  }, [isLoading]);
  const isShown = isLoading && isLate;
  return (
    <div role="status" className={isShown ? 'pending-page is-shown' : 'pending-page'}>
      {isShown && <span className="visually-hidden">{t('loadingPage')}</span>}
    </div>
  );
}
