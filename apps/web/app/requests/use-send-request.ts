import type { SubmissionType } from '@gavel/contract';
import { type ConsentId, selectionsOf, type Visit } from '@gavel/core';
import { useRef } from 'react';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { browserApi } from '../api/browser-api.ts';
import type { Api } from '../api/create-api.ts';
import { useTellSaver } from '../saving/use-saver.ts';
import { drawKey } from '../stored/creation-key.ts';
import type { ConfiguratorStore } from '../visit/configurator-store.ts';
import type { RequestWords } from '../visit/requests.ts';
import { useConfiguratorStore } from '../visit/use-configurator.tsx';
import { readMarketing } from './marketing.ts';
import { saveFirst } from './save-first.ts';

/** What the form sends beside what is written. */
interface Sent extends RequestWords {
  /** What nobody sees, and programs fill in. */
  readonly website: string;
  /** The terms that are agreed to; null: an account has agreed already. */
  readonly termsId: ConsentId | null;
  /** How long the form has been open, ms. */
  readonly openFor: number;
}

/** A request that has been begun: sent again unchanged, because its answer was lost, it is the same one. */
interface Begun {
  readonly of: string;
  readonly visit: Visit;
  readonly key: string;
}

/** Sends a request after a forced save. Resolves to whether the builder has it; throws `ApiError`, and `NotSavedError` for an offer on a house that could not be saved. */
export function useSendRequest(type: SubmissionType): (sent: Sent) => Promise<boolean> {
  const store = useConfiguratorStore();
  const tell = useTellSaver();
  const isMember = hasEntered(useAccount());
  const begun = useRef<Begun | null>(null);
  const snapshot = useRef<{ readonly visit: Visit; readonly token: string } | null>(null);

  /** The house on the account, or for somebody without one what they see as a snapshot; null: it could not be had. */
  const housed = async (api: Api): Promise<string | null> => {
    if (isMember) {
      await saveFirst(store, tell);
      const { origin, unsaved } = store.getState();
      if (type === 'Quote' && (origin === null || unsaved)) throw new NotSavedError('the house was not saved');
      return origin?.token ?? null;
    }
    // A visitor's is kept in the browser. Of one that an account has this could only say that nobody is logged in.
    if (store.getState().origin === null) tell({ kind: 'asked', forced: true });
    const { visit } = store.getState();
    if (snapshot.current?.visit !== visit) {
      const token = await shared(api, store).catch(() => null);
      if (token === null) return null;
      snapshot.current = { visit, token };
    }
    return snapshot.current.token;
  };

  return async ({ firstName, lastName, email, phone, message, newsletter, website, termsId, openFor }) => {
    const api = await browserApi();
    const configurationId = await housed(api);
    const { configuration, visit } = store.getState();
    const of = JSON.stringify([firstName, lastName, email, phone, message, newsletter]);
    if (begun.current?.of !== of || begun.current.visit !== visit) begun.current = { of, visit, key: drawKey() };
    const { isSuccess } = await api.submitContactRequest({
      headers: { 'Idempotency-Key': begun.current.key },
      body: {
        submissionType: type,
        name: `${firstName} ${lastName}`.trim(),
        email,
        phone,
        message,
        newsletter,
        configurationId,
        houseModelName: configuration.houseTitle,
        configurationName: configuration.name,
        municipalityId: configuration.municipalityId,
        gdprConsentId: termsId,
        plotIds: configuration.plotIds,
        source: 'configurator',
        marketing: readMarketing(),
        trap: website,
        openFor,
      },
    });
    if (isSuccess && type === 'Quote') store.setState({ requestSentAt: new Date().toISOString() });
    return isSuccess;
  };
}

/** An offer is asked for on a saved house. */
class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
}

async function shared(api: Api, store: ConfiguratorStore): Promise<string> {
  const { configuration, compiled, visit } = store.getState();
  const { houseId, municipalityId, webConfigurationId, name } = configuration;
  const body = { houseId, municipalityId, webConfigurationId, name, selections: selectionsOf(compiled, visit) };
  return (await api.shareConfiguration({ body })).id;
}
