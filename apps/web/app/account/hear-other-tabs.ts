const CHANNEL = 'gavel.account';

/**
 * Tells the other tabs of this browser whose account this page shows, and calls back when one of them shows another. What it returns ends that.
 * A page that the browser puts away hears nothing, and looks again when it comes back.
 */
export function hearOtherTabs(shown: string, hear: () => void): () => void {
  let channel = open();
  channel.postMessage(shown);
  function open(): BroadcastChannel {
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = ({ data }) => {
      if (data !== shown) hear();
    };
    return opened;
  }
  const leave = () => channel.close();
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
    channel.close();
  };
}
