import type { SubmissionType } from '@gavel/contract';
import { useMemo } from 'react';
import { nothingWritten, type RequestWords, type WrittenRequest } from './requests.ts';
import { useConfigurator, useConfiguratorStore } from './use-configurator.tsx';

interface RequestActs {
  keep(words: RequestWords): void;
  sent(sentTo: string): void;
  forget(): void;
}

/** What is written to the builder in this visit, and whether it has been sent. */
export function useRequest(type: SubmissionType): WrittenRequest {
  return useConfigurator(({ requests }) => requests[type]);
}

/** What can be done about that; the same from one rendering to the next. */
export function useRequestActs(type: SubmissionType): RequestActs {
  const store = useConfiguratorStore();
  return useMemo(() => {
    const put = (request: WrittenRequest) => store.setState(({ requests }) => ({ requests: { ...requests, [type]: request } }));
    return {
      keep: (words) => put({ words, sentTo: null }),
      sent: (sentTo) => put({ words: {}, sentTo }),
      forget: () => put(nothingWritten),
    };
  }, [store, type]);
}
