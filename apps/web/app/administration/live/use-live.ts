import type { LiveEvent, RequestDesk } from '@gavel/contract/staff';
import { createContext, useCallback, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigation, useParams, useRevalidator } from 'react-router';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { connectLive, type LiveConnection } from './live-connection.ts';
import { isListPage, isNews, type LiveNews, newsOf } from './live-news.ts';

/** The live state of a page of the administration. */
export interface Live {
  /** Whether the connection is lost. */
  readonly isLost: boolean;
  /** What others have done and this page does not show yet. */
  readonly news: LiveNews;
  /** The names of the colleagues who have the same customer request open. */
  readonly present: readonly string[];
  /**
   * The latest counts for the navigation; null until new counts arrive. While they are null, use the counts that the page was loaded with.
   */
  readonly desk: RequestDesk | null;
  /** Reloads the page’s data. */
  look(): Promise<void>;
  /** Hides the current news. */
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

/** How long a tab may be in the background before its stream closes, in ms. A browser allows only a few connections to one server. */
const AWAY = 60_000;
/** Events that arrive within this time, in ms, cause only one HTTP request for the counts in the navigation. */
const TOGETHER = 200;

/**
 * Listens for live events until the tab has been hidden for `AWAY` ms. An event changes only the live bar, the names in `present` and the
 * counts in the navigation. What the user reads or writes stays until the user presses ‘Visa’ (show). But if the page may have missed
 * events, it reloads its data, unless the user is writing.
 */
export function useListening(isStaff: boolean): Live {
  const { lead: request, customer } = useParams();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const [isLost, setLost] = useState(false);
  const [told, setTold] = useTold(pathname, request, state);
  const [present, setPresent] = useState<Extract<LiveEvent, { kind: 'present' }> | null>(null);
  const [desk, setDesk] = useState<RequestDesk | null>(null);
  // Responses may arrive in another order than their requests, so keep the counts with the later `now`.
  const counted = useCallback(
    (counts: RequestDesk) => setDesk((before) => (before && before.now > counts.now ? before : counts)),
    [],
  );
  useConnection(isStaff, request, { heard, lost: setLost, counted });
  useReadAgain(isLost, revalidate);
  return {
    isLost,
    news: newsOf(told, { lead: request, customer, pathname }),
    present: present && present.lead === request ? present.names : [],
    desk,
    look: revalidate,
    dismiss: () => setTold([]),
  };

  function heard(event: LiveEvent): void {
    if (event.kind === 'present') setPresent(event);
    else if (event.kind === 'again' && !isWriting()) void revalidate();
    else if (event.kind === 'again' || !('isOwn' in event && event.isOwn)) setTold((before) => [...before, event]);
  }
}

/**
 * Returns the events that this page does not show yet.
 * @param state whether the page is reloading its data, as `useRevalidator` returns it
 */
function useTold(pathname: string, request: string | undefined, state: ReturnType<typeof useRevalidator>['state']) {
  const { state: move } = useNavigation();
  const [told, setTold] = useState<readonly LiveEvent[]>([]);
  const [shownAt, setShownAt] = useState(pathname);
  /** The events that had arrived when `state` last changed. The reloaded data contain the events that arrived before the reload began. */
  const [reading, setReading] = useState({ state, told });
  const [moving, setMoving] = useState({ state: move, told });
  if (shownAt !== pathname) {
    // The data of a new page includes all events that arrived before it was requested. News about new and assigned requests stay until
    // the user opens these requests.
    setShownAt(pathname);
    const isTold = (event: LiveEvent) => isNews(event) && !(event.kind === 'lead' && event.id === request);
    setTold(told.filter((event) => isTold(event) || !moving.told.includes(event)));
  }
  if (moving.state !== move) setMoving({ state: move, told });
  if (reading.state !== state) {
    setReading({ state, told });
    if (state === 'idle')
      setTold(told.filter((event) => !reading.told.includes(event) || (isNews(event) && !isListPage(pathname))));
  }
  return [told, setTold] as const;
}

interface Hears {
  heard(event: LiveEvent): void;
  lost(isLost: boolean): void;
  /** Called with the counts for the navigation, which are loaded again after an event that may have changed them. */
  counted(desk: RequestDesk): void;
}

/**
 * Keeps a connection to the stream of live events. The stream closes when the page has been hidden for `AWAY` ms, and opens again when the
 * page is visible.
 */
function useConnection(isStaff: boolean, request: string | undefined, { heard, lost, counted }: Hears): void {
  const connection = useRef<LiveConnection | null>(null);
  const hear = useEffectEvent(heard);

  useEffect(() => {
    if (!isStaff) return;
    const counting = countAnew(counted);
    const live = connectLive({
      async *read(open, left) {
        const { readLiveEvents } = await import('./live-stream.ts');
        yield* readLiveEvents(open, left);
      },
      heard(event) {
        hear(event);
        if (event.kind === 'lead') counting.ask();
      },
      lost,
    });
    connection.current = live;
    return () => {
      counting.stop();
      live.leave();
    };
  }, [isStaff, lost, counted]);

  useEffect(() => {
    if (!isStaff) return;
    const live = connection.current;
    let away: ReturnType<typeof setTimeout> | null = null;
    let isListening = !document.hidden;
    if (isListening) live?.listen(request);
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
      else live?.listen(request);
      isListening = true;
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      if (away) clearTimeout(away);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [isStaff, request]);
}

/** Reloads the page’s data when the user comes back to the page while the connection is lost, unless the user is writing. */
function useReadAgain(isLost: boolean, revalidate: () => Promise<void>): void {
  useEffect(() => {
    if (!isLost) return;
    const onVisibility = () => {
      if (!document.hidden && !isWriting()) void revalidate();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [isLost, revalidate]);
}

/** Returns an object whose `ask` requests the counts for the navigation. Several calls within `TOGETHER` ms cause one HTTP request. */
function countAnew(counted: (desk: RequestDesk) => void) {
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

/** Returns whether the user is in a field, has a form open, or has written a note on an order’s checklist. */
function isWriting(): boolean {
  const at = document.activeElement;
  return (
    at instanceof HTMLInputElement ||
    at instanceof HTMLTextAreaElement ||
    document.querySelector('.desk-page form.lead-form, .desk-page form.offer-form, form.view-form') !== null ||
    [...document.querySelectorAll<HTMLInputElement>('.order-checks input')].some(({ value }) => value !== '')
  );
}
