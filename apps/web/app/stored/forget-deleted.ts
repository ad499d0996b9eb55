import { forgetHouse, readHouses } from './kept-houses.ts';
import { forgetLeftPlace } from './left-place.ts';

/**
 * Deletes everything that this browser has stored about saved houses which the user has deleted, including unsaved changes. No list would
 * show these changes, but a new house of the same house model would offer to continue them.
 * @param tokens the tokens of the deleted houses
 */
export function forgetDeleted(tokens: readonly string[]): void {
  for (const token of tokens) forgetLeftPlace(token);
  for (const { startedAt, token } of readHouses()) if (token !== null && tokens.includes(token)) forgetHouse(startedAt);
}
