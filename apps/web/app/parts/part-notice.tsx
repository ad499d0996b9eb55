import { generalTexts, navigationTexts, partsTexts } from '@gavel/texts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { MY_HOUSES, opensHouse } from '../addresses.ts';
import { withoutPreview } from '../preview/own-address.ts';
import { useTexts } from '../texts/use-texts.ts';
import { takeReloadNotice } from './reload-page.ts';
import { restoreTyped } from './typed-fields.ts';
import { waitingParts } from './waiting-parts.ts';
import './part-notice.css';

/**
 * Shows that scripts or style sheets which the visitor needs could not be loaded, or that the page has reloaded itself. After such a
 * reload, and after a reload for another account, it writes the stored text into the forms again. It has `aria-live`, because an open
 * dialog hides all elements without `aria-live` from screen readers.
 */
export function PartNotice() {
  const fault = useSyncExternalStore(waitingParts.subscribe, waitingParts.fault, () => null);
  const t = useTexts(partsTexts);
  const general = useTexts(generalTexts);
  const navigation = useTexts(navigationTexts);
  const { state } = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();
  const { reload, dismiss } = useReloaded();
  const stay = () => {
    waitingParts.dismiss();
    // Navigate to the current page, because this cancels a pending navigation to another page.
    if (state !== 'idle') navigate(here, { replace: true, preventScrollReset: true, state: here.state });
  };
  return (
    <div className="part-notice-place" aria-live="polite">
      {fault && (
        <div className="part-notice">
          <p>{t(fault)}</p>
          <button type="button" onClick={waitingParts.retry}>
            {general('retry')}
          </button>
          <button type="button" onClick={stay}>
            {state === 'idle' ? general('close') : t('stay')}
          </button>
          {/* If a house does not load, this link is the only way to leave the page. */}
          {state === 'idle' && opensHouse(withoutPreview(here.pathname)) && <Link to={MY_HOUSES}>{navigation('myHouses')}</Link>}
        </div>
      )}
      {!fault && reload && (
        <div className="part-notice">
          <p>
            {t('updated')} {reload.hadPassword && t('passwordAgain')}
          </p>
          <button type="button" onClick={dismiss}>
            {general('close')}
          </button>
        </div>
      )}
    </div>
  );
}

function useReloaded() {
  const [reload, setReload] = useState<ReturnType<typeof takeReloadNotice>>(null);
  useEffect(() => {
    const end = restoreTyped();
    const taken = takeReloadNotice();
    if (!taken) return end;
    setReload(taken);
    let gone: ReturnType<typeof setTimeout>;
    const acted = new AbortController();
    const leave = () => {
      acted.abort();
      gone = setTimeout(() => setReload(null), SHOWN_MS);
    };
    for (const act of ['pointerdown', 'keydown']) addEventListener(act, leave, { signal: acted.signal });
    return () => {
      acted.abort();
      clearTimeout(gone);
      end();
    };
  }, []);
  return { reload, dismiss: () => setReload(null) };
}

/** How long the notice stays after the visitor’s first input, in ms: long enough to read it twice. */
const SHOWN_MS = 12_000;
