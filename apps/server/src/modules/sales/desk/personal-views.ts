import type { Database } from '../../../db/connect.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { listRequests } from '../requests/requests.repository.ts';
import { emptyViewName, listViewNames } from './request-views.repository.ts';

/** A person's name and contact data, as an account or a request contains them. */
interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The fewest digits that count as a telephone number. */
const FEWEST_DIGITS = 6;

/**
 * The names of saved views of the list of requests, if they contain the name or contact data of a customer. Erase these names before the
 * requests, because the search for them needs the names and contact data in the requests.
 */
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

/**
 * Of the names of saved views of the list of requests, empties those that contain the name or contact data of one of these people. The
 * views themselves stay.
 */
export async function forgetInViews(tx: Database, people: readonly Person[]): Promise<void> {
  for (const { id, name } of await listViewNames(tx))
    if (people.some((person) => tellsOf(name, person))) await emptyViewName(tx, id);
}

/**
 * Returns whether a text contains the whole name, the e-mail address or the telephone number of a person. A part of the name is
 * not enough, because another person may have it too.
 */
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

/** Returns the owner of an account, and the people whose names are in the requests of the account. */
async function peopleOf(tx: Database, userId: string): Promise<readonly Person[]> {
  const user = await findUser(tx, userId);
  return [...(user ? [{ ...user, phone: user.cellphone }] : []), ...(await listRequests(tx, userId))];
}
