import type { SavedConfiguration } from '@gavel/contract';
import type { HouseContent, SavedVersion } from '../saved-houses/house-versions.repository.ts';

type Saved = Pick<HouseContent, 'name' | 'priceOre' | 'answers'> & Pick<SavedVersion, 'token' | 'revision' | 'savedAt'>;

/** Returns the response to a save, made from the saved version of the house. */
export function savedAs({ token, revision, name, priceOre, answers, savedAt }: Saved): SavedConfiguration {
  return { id: token, revision, name, price: priceOre, selections: answers, savedAt: savedAt.getTime() };
}
