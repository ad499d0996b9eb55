import type { AlertMessage } from '@gavel/core';
import { useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';

/**
 * Returns the builder’s own sentences for replacements. They are requested once. Returns no sentences until they have loaded, or if
 * the request fails.
 */
export function useAlertMessages(): readonly AlertMessage[] {
  const [messages, setMessages] = useState<readonly AlertMessage[]>([]);
  useEffect(() => {
    let isWanted = true;
    browserApi()
      .then((api) => api.listAlertMessages())
      .then(
        (found) => isWanted && setMessages(found),
        () => {
          // If the builder’s sentences fail to load, notices use the standard sentence.
        },
      );
    return () => {
      isWanted = false;
    };
  }, []);
  return messages;
}
