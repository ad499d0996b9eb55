import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Six groups of five signs: 148 bits, and can be typed from a letter. */
export function makeOneTimePassword(): string {
  return groupsOfSigns(6);
}

/** Groups of five signs, of 24.7 bits each. */
export function groupsOfSigns(count: number): string {
  const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: count }, group).join('-');
}
