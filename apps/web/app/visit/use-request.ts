import type { SubmissionType } from '@gavel/contract';
import { useMemo } from 'react';
import { type BegunRequest, type HouseSnapshot, nothingWritten, type RequestWords, type WrittenRequest } from './requests.ts';
import { useConfigurator, useConfiguratorStore } from './use-configurator.tsx';

interface RequestActs {
  /** Stores the fields when the visitor leaves the form, and the time when the form was first opened. */
  keep(left: { readonly words: RequestWords; readonly openedAt: number }): void;
  /** Records that the request is being sent. Its response may get lost. */
  begin(begun: BegunRequest): void;
  housed(snapshot: HouseSnapshot): void;
  sent(sentTo: string): void;
  forget(): void;
}

/** Returns the request that the visitor writes to the builder in this visit, and whether it was sent. */
export function useRequest(type: SubmissionType): WrittenRequest {
  return useConfigurator(({ requests }) => requests[type]);
}

/** Returns when a quote was last requested for this house; null if never. A copy that is not saved counts as another house. */
export function useQuoteAskedAt(): string | null {
  return useConfigurator(
    ({ origin, requestSentAt, configuration }) => origin && (requestSentAt ?? configuration.requestForProposalSentAtUtc),
  );
}

/** Returns the actions on the request of `useRequest`. They are the same object in every rendering. */
export function useRequestActs(type: SubmissionType): RequestActs {
  const store = useConfiguratorStore();
  return useMemo(() => {
    const put = (change: Partial<WrittenRequest>) =>
      store.setState(({ requests }) => ({ requests: { ...requests, [type]: { ...requests[type], ...change } } }));
    return {
      // The visitor may leave a form while its request is being sent, and open the form again. The form closes when the response arrives.
      // Do not store its fields then, because they have been sent.
      keep: (left) => store.getState().requests[type].sentTo === null && put(left),
      begin: (begun) => put({ begun }),
      housed: (snapshot) => put({ snapshot }),
      sent: (sentTo) => put({ ...nothingWritten, sentTo }),
      forget: () => put(nothingWritten),
    };
  }, [store, type]);
}
