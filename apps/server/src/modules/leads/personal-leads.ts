import { selections } from '@gavel/contract';
import { toKr } from '@gavel/core';
import { z } from 'zod';
import type { PersonalRecords } from '../accounts/dependencies.ts';
import { forgetAsker, type Lead, listLeads } from './leads.repository.ts';

/** What somebody has asked of the builder. When their account goes it stays, and says no more who asked or what they wrote. */
export const personalLeads: PersonalRecords = {
  name: 'contactRequests',
  exportOf: async (tx, userId) => (await listLeads(tx, userId)).map(exported),
  forget: forgetAsker,
};

function exported({ id: _, userId: __, keyHash: ___, heldBack: ____, house, priceOre, ...lead }: Lead) {
  return {
    ...lead,
    price: priceOre === null ? null : toKr(priceOre),
    house: house && { ...house, answers: z.encode(selections, house.answers) },
  };
}
