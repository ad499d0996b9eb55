import type { AlertMessage } from '@gavel/core';
import { useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';

/** The builder's own sentences for replacements, asked for once. Until they are there, and when they cannot be had: none. */
export function useAlertMessages(): readonly AlertMessage[] {
  const [messages, setMessages] = useState<readonly AlertMessage[]>([]);
  useEffect(() => {
    let isWanted = true;
    browserApi()
      .then((api) => api.listAlertMessages())
      .then(
        (found) => isWanted && setMessages(found),
        () => {
          // The standard sentence says it too.
        },
      );
    return () => {
      isWanted = false;
    };
  }, []);
  return messages;
}
