const CHANNEL = 'gavel.account';

/**
 * Sends this page’s account to the other tabs of the browser. Calls `hear` when another tab announces a different account. A page in the
 * back/forward cache receives no messages, so `hear` is called when the page returns from the cache.
 * @returns a function that closes the channel and removes the listeners
 */
export function hearOtherTabs(shown: string, hear: () => void): () => void {
  let channel = open();
  channel?.postMessage(shown);
  function open(): BroadcastChannel | null {
    try {
      const opened = new BroadcastChannel(CHANNEL);
      opened.onmessage = ({ data }) => {
        if (data !== shown) hear();
      };
      return opened;
    } catch {
      // Firefox throws if its user blocks cookies. The page then works without messages from other tabs.
      return null;
    }
  }
  const leave = () => channel?.close();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    channel = open();
    hear();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    channel?.close();
  };
}
