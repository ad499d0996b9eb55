import type { Database } from '../../../db/connect.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { listLeads } from '../leads/leads.repository.ts';
import { emptyViewName, listViewNames } from './lead-views.repository.ts';

/** Somebody as they were written down. */
interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Fewer digits are no telephone number. */
const FEWEST_DIGITS = 6;

/** What staff have called their own views may name a customer. Comes before the requests, which know their names. */
export const personalViews: PersonalRecords = {
  name: 'namesOfViews',
  async exportOf(tx, userId) {
    const people = await peopleOf(tx, userId);
    return (await listViewNames(tx)).map(({ name }) => name).filter((name) => people.some((person) => tellsOf(name, person)));
  },
  async forget(tx, userId) {
    await forgetInViews(tx, await peopleOf(tx, userId));
    return [];
  },
};

/** A view that is called by one of these people loses its name, and keeps its list. */
export async function forgetInViews(tx: Database, people: readonly Person[]): Promise<void> {
  for (const { id, name } of await listViewNames(tx))
    if (people.some((person) => tellsOf(name, person))) await emptyViewName(tx, id);
}

/** Their whole name, their address or their number. A part of a name may be somebody else's. */
function tellsOf(text: string, { name, email, phone }: Person): boolean {
  const there = new Set(wordsIn(text).flatMap((word) => [word, word.replace(/s$/, '')]));
  const called = wordsIn(name);
  if (called.length > 0 && called.every((word) => there.has(word))) return true;
  if (email !== '' && text.toLowerCase().includes(email.toLowerCase())) return true;
  const number = digitsIn(phone);
  return number.length >= FEWEST_DIGITS && digitsIn(text).includes(number);
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Somebody's account, and what they were called in their requests. */
async function peopleOf(tx: Database, userId: string): Promise<readonly Person[]> {
  const user = await findUser(tx, userId);
  return [...(user ? [{ ...user, phone: user.cellphone }] : []), ...(await listLeads(tx, userId))];
}
