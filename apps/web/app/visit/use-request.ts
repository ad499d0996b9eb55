import type { SubmissionType } from '@gavel/contract';
import { useMemo } from 'react';
import { type BegunRequest, type HouseSnapshot, nothingWritten, type RequestWords, type WrittenRequest } from './requests.ts';
import { useConfigurator, useConfiguratorStore } from './use-configurator.tsx';

interface RequestActs {
  /** Stores the values of the fields when the visitor leaves the form, and the time when the visitor first opened it. */
  keep(left: { readonly words: RequestWords; readonly openedAt: number }): void;
  /** Records that the page sends the request to the builder. The response may get lost. */
  begin(begun: BegunRequest): void;
  housed(snapshot: HouseSnapshot): void;
  sent(sentTo: string): void;
  forget(): void;
}

/** Returns the message to the builder that the visitor is writing in one of the two request forms, and whether it was sent. */
export function useRequest(type: SubmissionType): WrittenRequest {
  return useConfigurator(({ requests }) => requests[type]);
}

/**
 * Returns the time when the visitor last requested a quote for this house; null if never. Also null for a house that is not saved, such as
 * an unsaved copy.
 */
export function useQuoteAskedAt(): string | null {
  return useConfigurator(
    ({ origin, requestSentAt, configuration }) => origin && (requestSentAt ?? configuration.requestForProposalSentAtUtc),
  );
}

/** Returns the functions that change the message of `useRequest`. Every rendering returns the same object. */
export function useRequestActs(type: SubmissionType): RequestActs {
  const store = useConfiguratorStore();
  return useMemo(() => {
    const put = (change: Partial<WrittenRequest>) =>
      store.setState(({ requests }) => ({ requests: { ...requests, [type]: { ...requests[type], ...change } } }));
    return {
      // The visitor may leave a form while its request is being sent, and open the form again. The form closes when the response arrives.
      // Do not store its fields at that moment, because they have been sent.
      keep: (left) => store.getState().requests[type].sentTo === null && put(left),
      begin: (begun) => put({ begun }),
      housed: (snapshot) => put({ snapshot }),
      sent: (sentTo) => put({ ...nothingWritten, sentTo }),
      forget: () => put(nothingWritten),
    };
  }, [store, type]);
}
