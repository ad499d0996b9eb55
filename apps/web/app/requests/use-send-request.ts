import type { SubmissionType } from '@gavel/contract';
import { type ConsentId, selectionsOf } from '@gavel/core';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { browserApi } from '../api/browser-api.ts';
import type { Api } from '../api/create-api.ts';
import { serverNow } from '../network/server-time.ts';
import { useTellSaver } from '../saving/use-saver.ts';
import { drawKey } from '../stored/creation-key.ts';
import type { ConfiguratorStore } from '../visit/configurator-state.ts';
import type { RequestWords } from '../visit/requests.ts';
import { useConfiguratorStore } from '../visit/use-configurator.tsx';
import { useRequestActs } from '../visit/use-request.ts';
import { readMarketing } from './marketing.ts';
import { saveFirst } from './save-first.ts';

/** The content of the request: the text of the form, and other data. */
interface Sent extends RequestWords {
  /** The content of the invisible field that only programs fill in. */
  readonly leaveEmpty: string;
  /** The id of the accepted terms. Null for a logged-in user, whose account has accepted them already. */
  readonly termsId: ConsentId | null;
  /** How long the form has been open, in ms. */
  readonly openFor: number;
}

/**
 * Returns a function that saves the house and sends a request. The function resolves to whether the builder has received the request. It
 * throws `ApiError`; for a quote request it throws `NotSavedError` if the house could not be saved.
 */
export function useSendRequest(type: SubmissionType): (sent: Sent) => Promise<boolean> {
  const store = useConfiguratorStore();
  const tell = useTellSaver();
  const { begin, housed } = useRequestActs(type);
  const account = useAccount();
  const isMember = hasEntered(account);

  /**
   * Returns the token of the house in the request; null if there is none. For a logged-in user it is the token of the saved house. For
   * other visitors, and for a message about a house that could not be saved, it is the token of a snapshot of the current choices.
   */
  const house = async (api: Api): Promise<string | null> => {
    if (isMember) {
      await saveFirst(store, tell);
      const { origin, unsaved, saving } = store.getState();
      // The saved house has all choices that the user sees, so no snapshot is needed.
      if (origin && !unsaved && saving.kind !== 'conflict') return origin.token;
      if (type === 'Quote') throw new NotSavedError('the house was not saved');
    } else if (store.getState().origin === null) {
      // Save the visitor’s house in the browser. Skip a house with an `origin`: it belongs to an account, and its save would only show that
      // nobody is logged in.
      tell({ kind: 'asked', forced: true });
    }
    const { visit, requests, configuration } = store.getState();
    const { name } = configuration;
    const { snapshot } = requests[type];
    if (snapshot?.visit === visit && snapshot.name === name) return snapshot.token;
    const token = await shared(api, store).catch(() => null);
    if (token !== null) housed({ visit, name, token });
    return token;
  };

  return async ({ firstName, lastName, email, phone, message, newsletter, leaveEmpty, termsId, openFor }) => {
    const api = await browserApi();
    const configurationId = await house(api);
    const { configuration, visit, requests } = store.getState();
    const asker = [account?.id, account?.actingFor?.id];
    const { name, plotIds, placement } = configuration;
    const of = JSON.stringify([asker, firstName, lastName, email, phone, message, newsletter, name, plotIds, placement]);
    const before = requests[type].begun;
    const begun = before?.of === of && before.visit === visit ? before : { of, visit, key: drawKey() };
    begin(begun);
    const { isSuccess } = await api.submitContactRequest({
      headers: { 'Idempotency-Key': begun.key },
      body: {
        submissionType: type,
        name: `${firstName} ${lastName}`.trim(),
        email,
        phone,
        message,
        newsletter,
        configurationId,
        houseModelName: configuration.houseTitle,
        configurationName: name,
        municipalityId: configuration.municipalityId,
        gdprConsentId: termsId,
        plotIds,
        source: 'configurator',
        marketing: readMarketing(),
        trap: leaveEmpty,
        openFor,
      },
    });
    if (isSuccess && type === 'Quote') store.setState({ requestSentAt: new Date(serverNow()).toISOString() });
    return isSuccess;
  };
}

/** Thrown for a quote request if the house could not be saved. */
class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
}

async function shared(api: Api, store: ConfiguratorStore): Promise<string> {
  const { configuration, compiled, visit } = store.getState();
  const { houseId, municipalityId, webConfigurationId, name } = configuration;
  const body = { houseId, municipalityId, webConfigurationId, name, selections: selectionsOf(compiled, visit) };
  return (await api.shareConfiguration({ body })).id;
}
