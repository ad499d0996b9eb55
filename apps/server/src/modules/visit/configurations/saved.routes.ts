import type { SavedConfiguration } from '@gavel/contract';
import { AppError } from '../../../http/app-error.ts';
import { isStaff, memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import type { Counts } from '../counts/counts.ts';
import { mayCount } from '../counts/may-count.ts';
import { accessTo } from '../saved-houses/house-access.ts';
import { findVersion, listVersions } from '../saved-houses/house-versions.repository.ts';
import { findHouse } from '../saved-houses/saved-houses.repository.ts';
import { type Changing, deleteSaved, duplicateSaved, renameSaved, restoreVersion } from './change-saved.ts';
import { type Listing, listSaved } from './list-saved.ts';
import { type Opening, openSaved, unknownConfiguration } from './open-configuration.ts';
import { type Saving, saveConfiguration } from './save-configuration.ts';

interface SavedDependencies extends Saving, Changing, Opening, Listing {
  readonly counts: Counts;
}

type SavedEndpoint =
  | 'saveConfiguration'
  | 'listSavedHouses'
  | 'deleteConfiguration'
  | 'renameConfiguration'
  | 'duplicateConfiguration'
  | 'listVersions'
  | 'readVersion'
  | 'restoreVersion';

/** Endpoints for saved houses and their versions. */
export function savedRoutes(dependencies: SavedDependencies): Handlers<SavedEndpoint> {
  const { db, counts } = dependencies;
  return {
    async saveConfiguration({ identity, body, header, requestHeaders, setETag }) {
      const headers = { ifMatch: header('If-Match'), creationKey: header('Idempotency-Key') };
      const saved = await saveConfiguration(dependencies, memberOf(identity), body, headers);
      const isNew = saved.revision === 1 && body.id !== saved.id;
      if (isNew && !isStaff(identity) && mayCount(requestHeaders)) counts.add({ kind: 'saved', houseId: body.houseId });
      return tagged(setETag, saved);
    },
    listSavedHouses: ({ identity }) => listSaved(dependencies, memberOf(identity)),
    deleteConfiguration: async ({ identity, parameters: { id } }) => {
      await deleteSaved(dependencies, memberOf(identity), id);
      return null;
    },
    renameConfiguration: async ({ identity, parameters: { id }, body, setETag }) =>
      tagged(setETag, await renameSaved(dependencies, memberOf(identity), id, body.name)),
    duplicateConfiguration: async ({ identity, parameters: { id }, body, header, setETag }) =>
      tagged(setETag, await duplicateSaved(dependencies, memberOf(identity), id, body, header('Idempotency-Key'))),
    listVersions: async ({ parameters: { id } }) => {
      const versions = await listVersions(db, id);
      return versions.map(({ revision, name, priceOre, savedAt, savedBy }) => ({
        revision,
        name,
        price: priceOre,
        savedAt: savedAt.getTime(),
        savedBy,
      }));
    },
    readVersion: async ({ identity, parameters: { id, revision } }) => {
      const house = await findHouse(db, id);
      if (!house) throw unknownConfiguration(id);
      const version = await findVersion(db, id, revision);
      if (!version) throw new AppError('unknown-version', `Version ${revision} is not kept`, { field: 'revision' });
      return openSaved(dependencies, house, version, await accessTo(db, house, identity));
    },
    restoreVersion: async ({ identity, parameters: { id, revision }, setETag }) =>
      tagged(setETag, await restoreVersion(dependencies, memberOf(identity), id, revision)),
  };
}

/** Sets the revision as the `ETag` and returns the body. The body has the revision too, for clients that read only the body. */
function tagged(setETag: (tag: number) => void, saved: SavedConfiguration): SavedConfiguration {
  setETag(saved.revision);
  return saved;
}
