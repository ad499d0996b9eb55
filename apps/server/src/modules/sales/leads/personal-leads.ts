import { selections } from '@gavel/contract';
import { toKr } from '@gavel/core';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { type Delivery, forgetAnswersAbout, listToldAbout } from '../../integrations/webhooks/webhooks.repository.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { deleteSnapshot } from '../../visit/configurations/configurations.repository.ts';
import { listMadeOf } from '../offers/forget-offers.repository.ts';
import type { Lead } from './lead-rows.repository.ts';
import { forgetWords, listWords } from './lead-work.repository.ts';
import { forgetAskers, listLeads } from './leads.repository.ts';

interface ForgettingParts {
  readonly webhooks: Webhooks;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * What somebody has asked of the builder, and when it was told to the builder's other systems. When their account goes it stays, and says no
 * more who asked or what they wrote; the other systems are told to forget it too.
 */
export function personalLeads({ webhooks, now }: ForgettingParts): PersonalRecords {
  return {
    name: 'contactRequests',
    exportOf: async (tx, userId) => exportRequests(tx, await listLeads(tx, userId)),
    async forget(tx, userId) {
      await forgetRequests(tx, { webhooks, now }, await listLeads(tx, userId));
      return [];
    },
  };
}

/** Requests as whoever asked gets them, with what was done and when it was told to other systems. */
export async function exportRequests(tx: Database, leads: readonly Lead[]): Promise<readonly object[]> {
  const subjects = await subjectsOf(tx, leads);
  const told = await listToldAbout(tx, [...subjects.values()].flat());
  const exports: object[] = [];
  for (const lead of leads)
    exports.push({ ...exported(lead, told, subjects.get(lead.id) ?? []), workedOn: await listWords(tx, lead.id) });
  return exports;
}

/**
 * Takes out of requests who asked and what was written about them, in the transaction that erases them: letters that tell of them go, and the house
 * that was kept for their sake. The builder's other systems are told to forget them.
 */
export async function forgetRequests(tx: Database, { webhooks, now }: ForgettingParts, leads: readonly Lead[]): Promise<void> {
  if (leads.length === 0) return;
  const happenedAt = new Date(now());
  const ids = leads.map(({ id }) => id);
  await forgetAskers(tx, ids, happenedAt);
  await forgetWords(tx, ids, happenedAt);
  await forgetAnswersAbout(tx, [...(await subjectsOf(tx, leads)).values()].flat());
  for (const { id, heldBack, configurationId } of leads) {
    if (configurationId !== null) await deleteSnapshot(tx, configurationId);
    if (!heldBack) await webhooks.tell(tx, { type: 'lead.erased', subject: id, revision: null, happenedAt });
  }
}

/** What events about requests are about, by the request: itself, its house, what was offered and ordered. */
async function subjectsOf(tx: Database, leads: readonly Lead[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const made = await listMadeOf(
    tx,
    leads.map(({ id }) => id),
  );
  const subjects = ({ id, configurationId }: Lead) => [
    id,
    ...(configurationId === null ? [] : [configurationId]),
    ...(made.get(id) ?? []),
  ];
  return new Map(leads.map((lead) => [lead.id, subjects(lead)]));
}

function exported(lead: Lead, told: readonly Delivery[], about: readonly string[]) {
  const { id: _, userId: __, keyHash: ___, heldBack: ____, position: _____, erasedAt: ______, house, priceOre, ...rest } = lead;
  return {
    ...rest,
    price: priceOre === null ? null : toKr(priceOre),
    house: house && { ...house, answers: z.encode(selections, house.answers) },
    toldToOtherSystems: told
      .filter(({ subject }) => about.includes(subject))
      .map(({ type, queuedAt, outcome }) => ({ type, at: queuedAt, outcome })),
  };
}
