import { generalTexts } from '@gavel/texts';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import './pending-page.css';

/** A page that comes sooner needs no sign, ms. */
const SHOWN_AFTER = 300;

/** Shows that a page is still loading, where that takes so long that the press could seem lost. */
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
    <div role="status" className="pending-page" hidden={!isShown}>
      {isShown && <span className="visually-hidden">{t('loadingPage')}</span>}
    </div>
  );
}
