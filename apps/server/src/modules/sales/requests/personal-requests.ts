import { selections } from '@gavel/contract';
import { toKr } from '@gavel/core';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { type Delivery, forgetAnswersAbout, listToldAbout } from '../../integrations/webhooks/webhooks.repository.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { deleteSnapshot } from '../../visit/configurations/configurations.repository.ts';
import { listMadeOf } from '../quotes/forget-quotes.repository.ts';
import { type CustomerRequest, lockPositions } from './request-rows.repository.ts';
import { forgetWords, listWords, lockWorkOn } from './request-work.repository.ts';
import { forgetCustomers, listRequests } from './requests.repository.ts';

interface ForgettingParts {
  readonly webhooks: Webhooks;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * A person's requests, and when the builder's other systems were notified of them. When the account is deleted, the requests remain
 * without the person's data and text. A webhook asks the other systems to erase this data too.
 */
export function personalRequests({ webhooks, now }: ForgettingParts): PersonalRecords {
  return {
    name: 'contactRequests',
    exportOf: async (tx, userId) => exportRequests(tx, await listRequests(tx, userId)),
    async forget(tx, userId) {
      await forgetRequests(tx, { webhooks, now }, await listRequests(tx, userId));
      return [];
    },
    // Take the lock of positions before the locks of houses, as the transaction that stores a new request does. Otherwise these two
    // transactions could wait for each other.
    lock: lockPositions,
  };
}

/**
 * Locks the work on the requests of these users. Sending a quote and all other work on a request lock it first, so all e-mails that they
 * queue already exist and can be erased.
 */
export async function lockWorkOfUsers(tx: Database, userIds: readonly string[]): Promise<void> {
  const requests = [];
  for (const userId of userIds) requests.push(...(await listRequests(tx, userId)));
  await lockWorkOn(
    tx,
    requests.map(({ id }) => id),
  );
}

/**
 * Returns requests in the form of the data export for their sender, with notes, and with the times at which webhooks about them were sent.
 */
export async function exportRequests(tx: Database, requests: readonly CustomerRequest[]): Promise<readonly object[]> {
  const subjects = await subjectsOf(tx, requests);
  const told = await listToldAbout(tx, [...subjects.values()].flat());
  const exports: object[] = [];
  for (const request of requests)
    exports.push({ ...exported(request, told, subjects.get(request.id) ?? []), workedOn: await listWords(tx, request.id) });
  return exports;
}

/**
 * Erases the sender and all notes from requests, within the transaction `tx`. Deletes the stored responses to webhooks about the
 * requests. Of the houses that the requests are about, deletes those that are only shared by a link and saved in no account. Sends the
 * builder's other systems a webhook that asks them to erase the requests, except those that are held back.
 */
export async function forgetRequests(
  tx: Database,
  { webhooks, now }: ForgettingParts,
  requests: readonly CustomerRequest[],
): Promise<void> {
  if (requests.length === 0) return;
  const happenedAt = new Date(now());
  const ids = requests.map(({ id }) => id);
  await forgetCustomers(tx, ids, happenedAt);
  await forgetWords(tx, ids, happenedAt);
  await forgetAnswersAbout(tx, [...(await subjectsOf(tx, requests)).values()].flat());
  for (const { id, heldBack, configurationId } of requests) {
    if (configurationId !== null) await deleteSnapshot(tx, configurationId);
    if (!heldBack) await webhooks.tell(tx, { type: 'lead.erased', subject: id, revision: null, happenedAt });
  }
}

/** Returns, for each request, the subjects of its events: the request, its house, its quotes and its orders. */
async function subjectsOf(tx: Database, requests: readonly CustomerRequest[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const made = await listMadeOf(
    tx,
    requests.map(({ id }) => id),
  );
  const subjects = ({ id, configurationId }: CustomerRequest) => [
    id,
    ...(configurationId === null ? [] : [configurationId]),
    ...(made.get(id) ?? []),
  ];
  return new Map(requests.map((request) => [request.id, subjects(request)]));
}

function exported(request: CustomerRequest, told: readonly Delivery[], about: readonly string[]) {
  const {
    id: _,
    userId: __,
    keyHash: ___,
    heldBack: ____,
    position: _____,
    erasedAt: ______,
    house,
    priceOre,
    ...rest
  } = request;
  return {
    ...rest,
    price: priceOre === null ? null : toKr(priceOre),
    house: house && { ...house, answers: z.encode(selections, house.answers) },
    toldToOtherSystems: told
      .filter(({ subject }) => about.includes(subject))
      .map(({ type, queuedAt, outcome }) => ({ type, at: queuedAt, outcome })),
  };
}
