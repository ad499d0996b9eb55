import type { LeadDesk, LiveEvent } from '@gavel/contract/staff';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigation, useParams, useRevalidator } from 'react-router';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { connectLive, type LiveConnection } from './live-connection.ts';
import { isListPage, isNews, type LiveNews, newsOf } from './live-news.ts';

/** What happens elsewhere while a page of the administration is open. */
export interface Live {
  /** Nothing is heard at the moment. */
  readonly isLost: boolean;
  /** What others have done since, that this page does not show. */
  readonly news: LiveNews;
  /** Who else has the same request open. */
  readonly present: readonly string[];
  /** What stands around the pages, as it is now; null: as it was loaded. */
  readonly desk: LeadDesk | null;
  /** Shows how everything is now. */
  look(): Promise<void>;
  /** Tells no more of what has been told. */
  dismiss(): void;
}

const silence: Live = {
  isLost: false,
  news: newsOf([], {}),
  present: [],
  desk: null,
  look: async () => {},
  dismiss: () => {},
};

export const LiveContext = createContext<Live>(silence);

export function useLive(): Live {
  return useContext(LiveContext);
}

/** Who looks elsewhere for so long hears nothing until they are back: a browser has few connections to a server. Milliseconds. */
const AWAY = 60_000;
/** What happens together is read together. Milliseconds. */
const TOGETHER = 200;

/** Listens while the page is seen. Nothing on it changes by itself but its counts: what somebody reads or writes stays until they look. */
export function useListening(isStaff: boolean): Live {
  const { lead, customer } = useParams();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const { state: move } = useNavigation();
  const [isLost, setLost] = useState(false);
  const [told, setTold] = useState<readonly LiveEvent[]>([]);
  const [present, setPresent] = useState<Extract<LiveEvent, { kind: 'present' }> | null>(null);
  const [desk, setDesk] = useState<LeadDesk | null>(null);
  const [shownAt, setShownAt] = useState(pathname);
  /** What had been told when it was begun to read: that is on the page which was read. */
  const [reading, setReading] = useState({ state, told });
  const [moving, setMoving] = useState({ state: move, told });
  const connection = useRef<LiveConnection | null>(null);
  if (shownAt !== pathname) {
    // Another page is as new as when it was begun to read; that somebody has asked is told until it was looked at.
    setShownAt(pathname);
    const isTold = (event: LiveEvent) => isNews(event) && !(event.kind === 'lead' && event.id === lead);
    setTold(told.filter((event) => isTold(event) || !moving.told.includes(event)));
  }
  if (moving.state !== move) setMoving({ state: move, told });
  if (reading.state !== state) {
    setReading({ state, told });
    if (state === 'idle')
      setTold(told.filter((event) => !reading.told.includes(event) || (isNews(event) && !isListPage(pathname))));
  }

  const heard = useEffectEvent((event: LiveEvent) => {
    if (event.kind === 'present') setPresent(event);
    else if (event.kind === 'again' && !isWriting()) void revalidate();
    else if (event.kind === 'again' || !('isOwn' in event && event.isOwn)) setTold((before) => [...before, event]);
  });

  useEffect(() => {
    if (!isStaff) return;
    const counting = countAnew(setDesk);
    const live = connectLive({
      async *read(open, left) {
        const { readLiveEvents } = await import('./live-stream.ts');
        yield* readLiveEvents(open, left);
      },
      heard(event) {
        heard(event);
        if (event.kind === 'lead') counting.ask();
      },
      lost: setLost,
    });
    connection.current = live;
    return () => {
      counting.stop();
      live.leave();
    };
  }, [isStaff]);

  useEffect(() => {
    if (!isStaff) return;
    const live = connection.current;
    let away: ReturnType<typeof setTimeout> | null = null;
    let isListening = !document.hidden;
    if (isListening) live?.listen(lead);
    const onVisibility = () => {
      if (document.hidden) {
        away = setTimeout(() => {
          isListening = false;
          live?.leave();
        }, AWAY);
        return;
      }
      if (away) clearTimeout(away);
      if (isListening) live?.hurry();
      else live?.listen(lead);
      isListening = true;
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      if (away) clearTimeout(away);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [isStaff, lead]);

  // What cannot be heard is read when somebody comes back to it.
  useEffect(() => {
    if (!isLost) return;
    const onVisibility = () => {
      if (!document.hidden && !isWriting()) void revalidate();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [isLost, revalidate]);

  return {
    isLost,
    news: newsOf(told, { lead, customer, pathname }),
    present: present && present.lead === lead ? present.names : [],
    desk,
    look: revalidate,
    dismiss: () => setTold([]),
  };
}

/** Reads how many there are, once for what happens together. */
function countAnew(counted: (desk: LeadDesk) => void) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const count = async () => {
    timer = null;
    const api = await browserStaffApi();
    await api.readLeadDesk().then(counted, () => {});
  };
  return {
    ask() {
      timer ??= setTimeout(() => void count(), TOGETHER);
    },
    stop() {
      if (timer) clearTimeout(timer);
    },
  };
}

/** Somebody writes in a field here, or has a form open. */
function isWriting(): boolean {
  const at = document.activeElement;
  return (
    at instanceof HTMLInputElement ||
    at instanceof HTMLTextAreaElement ||
    document.querySelector('.desk-page form.lead-form, .desk-page form.offer-form') !== null
  );
}
