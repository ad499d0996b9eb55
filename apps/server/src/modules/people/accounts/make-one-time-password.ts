import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be confused with each other. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns six groups of five characters: 148 bits, and easy to type from an e-mail. */
export function makeOneTimePassword(): string {
  return groupsOfSigns(6);
}

/** Returns groups of five characters, with 24.7 bits of randomness in each group. */
export function groupsOfSigns(count: number): string {
  const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: count }, group).join('-');
}
