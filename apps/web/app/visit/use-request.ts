import type { SubmissionType } from '@gavel/contract';
import { useMemo } from 'react';
import { type BegunRequest, type HouseSnapshot, nothingWritten, type RequestWords, type WrittenRequest } from './requests.ts';
import { useConfigurator, useConfiguratorStore } from './use-configurator.tsx';

interface RequestActs {
  /** The form is left: what is written in it, and when it was opened first. */
  keep(left: { readonly words: RequestWords; readonly openedAt: number }): void;
  /** It is on its way; it may never be heard of again. */
  begin(begun: BegunRequest): void;
  housed(snapshot: HouseSnapshot): void;
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
    const put = (change: Partial<WrittenRequest>) =>
      store.setState(({ requests }) => ({ requests: { ...requests, [type]: { ...requests[type], ...change } } }));
    return {
      // A form that was left while it was being sent, and opened again, goes when its answer comes: nothing of it is left to be sent.
      keep: (left) => store.getState().requests[type].sentTo === null && put(left),
      begin: (begun) => put({ begun }),
      housed: (snapshot) => put({ snapshot }),
      sent: (sentTo) => put({ ...nothingWritten, sentTo }),
      forget: () => put(nothingWritten),
    };
  }, [store, type]);
}
