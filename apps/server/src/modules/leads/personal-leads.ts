import { selections } from '@gavel/contract';
import { toKr } from '@gavel/core';
import { z } from 'zod';
import type { PersonalRecords } from '../accounts/dependencies.ts';
import { type Delivery, forgetAnswersAbout, listToldAbout } from '../webhooks/webhooks.repository.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { forgetWords, listWords } from './lead-work.repository.ts';
import { forgetAsker, type Lead, listLeads } from './leads.repository.ts';

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
    async exportOf(tx, userId) {
      const leads = await listLeads(tx, userId);
      const told = await listToldAbout(tx, leads.flatMap(subjectsOf));
      const exports: object[] = [];
      for (const lead of leads) exports.push({ ...exported(lead, told), workedOn: await listWords(tx, lead.id) });
      return exports;
    },
    async forget(tx, userId) {
      const happenedAt = new Date(now());
      const leads = await listLeads(tx, userId);
      await forgetAsker(tx, userId, happenedAt);
      await forgetWords(
        tx,
        leads.map(({ id }) => id),
        happenedAt,
      );
      await forgetAnswersAbout(tx, leads.flatMap(subjectsOf));
      for (const { id, heldBack } of leads)
        if (!heldBack) await webhooks.tell(tx, { type: 'lead.erased', subject: id, revision: null, happenedAt });
    },
  };
}

/** What events about a request are about: itself, or its house. */
function subjectsOf({ id, configurationId }: Lead): readonly string[] {
  return configurationId === null ? [id] : [id, configurationId];
}

function exported(lead: Lead, told: readonly Delivery[]) {
  const { id: _, userId: __, keyHash: ___, heldBack: ____, position: _____, erasedAt: ______, house, priceOre, ...rest } = lead;
  const about = subjectsOf(lead);
  return {
    ...rest,
    price: priceOre === null ? null : toKr(priceOre),
    house: house && { ...house, answers: z.encode(selections, house.answers) },
    toldToOtherSystems: told
      .filter(({ subject }) => about.includes(subject))
      .map(({ type, queuedAt, outcome }) => ({ type, at: queuedAt, outcome })),
  };
}
