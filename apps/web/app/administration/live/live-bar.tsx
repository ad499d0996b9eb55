import type { ToldOfRequest } from '@gavel/contract/staff';
import { liveTexts } from '@gavel/texts';
import { CloudOff, X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { REQUESTS } from '../parts/desk.ts';
import { requestAddress } from '../parts/request-addresses.ts';
import { isListPage, type LiveNews } from './live-news.ts';
import { useLive } from './use-live.ts';
import './live.css';

/**
 * Shows in one line what others have done while the page was open, and announces it to screen readers. On a phone, the line does not
 * cover the controls in reach of the thumb.
 */
export function LiveBar() {
  const t = useTexts(liveTexts);
  const { news, isLost, look, dismiss } = useLive();
  const words = useWords(news);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [only, ...others] = [...new Set([...news.given, ...news.asked])];
  const isShownHere = news.here !== null || news.isListOther || only === undefined || isListPage(pathname);
  return (
    <div className="live" aria-live="polite">
      {words && (
        <div className="live-bar">
          <span>{words}</span>
          <TextButton
            onClick={() => {
              if (isShownHere) return void look();
              dismiss();
              void navigate(others.length === 0 ? requestAddress(only) : `${REQUESTS}?view=new`);
            }}
          >
            {t('show')}
          </TextButton>
          <button type="button" className="icon-button" aria-label={t('hide')} onClick={dismiss}>
            <Icon icon={X} small />
          </button>
        </div>
      )}
      {isLost && (
        <p className="live-bar live-lost">
          <Icon icon={CloudOff} small /> {t('lost')}
        </p>
      )}
    </div>
  );
}

/** The texts for some kinds of action on the open request. The other kinds share one text: the request was changed. */
const actions = {
  note: 'lead_note',
  milestone: 'lead_milestone',
  'next-step': 'lead_nextStep',
  'step-done': 'lead_stepDone',
  owner: 'lead_owner',
  'offer-draft': 'lead_offerDraft',
  'offer-sent': 'lead_offerSent',
  'offer-withdrawn': 'lead_offerWithdrawn',
  'offer-asked': 'lead_offerAsked',
  'offer-accepted': 'lead_offerAccepted',
  'order-tick': 'lead_orderTick',
  'order-made': 'lead_orderMade',
  'order-frozen': 'lead_orderFrozen',
  'order-refused': 'lead_orderRefused',
  'order-cancelled': 'lead_orderCancelled',
  saved: 'lead_saved',
  forgotten: 'lead_forgotten',
} as const satisfies Partial<Record<ToldOfRequest, string>>;

/**
 * Returns the text of the most important news; null if there is no news. News of the open record has priority. Then come requests
 * that are assigned to the user, then new requests, then changes of the list.
 */
function useWords({ here, given, giver, asked, isListOther }: LiveNews): string | null {
  const t = useTexts(liveTexts);
  if (here) {
    const name = here.by ?? t('somebody');
    if (here.kind !== 'lead') return t(here.kind, { name });
    const { action } = here;
    return t(isTold(action) ? actions[action] : 'lead', { name });
  }
  if (given.length > 0) return t('given', { count: given.length, name: giver ?? t('somebody') });
  if (asked.length > 0) return t('asked', { count: asked.length });
  return isListOther ? t('list') : null;
}

function isTold(action: ToldOfRequest): action is keyof typeof actions {
  return action in actions;
}
