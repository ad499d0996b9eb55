import { openedConfigurationBody } from '../opened-configuration-body.ts';
import {
  copyRequestBody,
  houseNameBody,
  houseVersionBody,
  listedHouseBody,
  savedConfigurationBody,
  saveRequestBody,
} from '../saved-house-bodies.ts';
import { z } from '../zod.ts';
import { unknownVisit } from './configuration-endpoints.ts';
import { documentCopy } from './document-copies.ts';
import { type Endpoint, none, numeral } from './endpoint.ts';

const byToken = z.object({ id: z.string() });
const byRevision = z.object({ id: z.string(), revision: numeral });

/** Endpoints that work on one saved house of a user. */
const ofHouse = { parameters: byToken, limit: 'lookUp', personal: true } as const;

/** Endpoints for saved houses and their versions. A response with the field `Revision` also has it as the header `ETag`. */
export const savedHouseEndpoints = {
  saveConfiguration: {
    method: 'POST',
    path: '/api/guidemodel/',
    summary: 'Saves a house; the server validates and prices it. A person without a part in the house saves a copy with a new id',
    parameters: none,
    request: saveRequestBody,
    response: savedConfigurationBody,
    optionalHeaders: {
      'If-Match': 'The ETag of what was opened: the save is refused when somebody has saved since. Without it, it is not',
      'Idempotency-Key':
        'Drawn once for each house that is to be made, a copy too: however often it is sent, one house is made. It counts where no house of one’s own is saved under the id',
    },
    problems: [...unknownVisit, 'not-acting-for', 'save-conflict', 'too-many-houses'],
    access: 'member',
    limit: 'save',
    personal: true,
  },
  listSavedHouses: {
    method: 'GET',
    path: '/api/account/configurations',
    summary: 'The houses that the account owns or shares, latest first; for staff who act for a customer, the customer’s',
    parameters: none,
    request: null,
    response: z.array(listedHouseBody),
    problems: [],
    access: 'member',
    limit: null,
    personal: true,
  },
  deleteConfiguration: {
    ...ofHouse,
    method: 'DELETE',
    path: '/api/guidemodel/:id',
    summary: 'Deletes a saved house with all versions, also for those who share it',
    request: null,
    response: null,
    problems: ['unknown-configuration', 'not-allowed', 'final-order'],
    access: 'owner',
  },
  renameConfiguration: {
    ...ofHouse,
    method: 'POST',
    path: '/api/guidemodel/:id/name',
    summary: 'Renames a saved house',
    request: houseNameBody,
    response: savedConfigurationBody,
    problems: ['unknown-configuration', 'final-order'],
    access: 'household',
    limit: 'save',
  },
  duplicateConfiguration: {
    ...ofHouse,
    method: 'POST',
    path: '/api/guidemodel/:id/duplicate',
    summary: 'Saves a copy of a house with a new id and name',
    request: copyRequestBody,
    response: savedConfigurationBody,
    optionalHeaders: { 'Idempotency-Key': 'Drawn once for the copy: however often it is sent, one house is made' },
    problems: ['unknown-configuration', 'not-acting-for', 'too-many-houses'],
    access: 'member',
    limit: 'save',
  },
  makeDocument: {
    ...ofHouse,
    method: 'POST',
    path: '/api/guidemodel/document/:id',
    summary:
      'A saved house as a PDF, from its saved state; `copy=light` has smaller pictures, for e-mail and slow networks. The server ignores the request’s body',
    parameters: z.extend(byToken, { copy: documentCopy }),
    request: null,
    response: null,
    mediaType: 'application/pdf',
    problems: ['malformed-query', 'unknown-configuration', 'busy', 'document-failed'],
    access: 'household',
    limit: 'document',
  },
  listVersions: {
    ...ofHouse,
    method: 'GET',
    path: '/api/guidemodel/:id/versions',
    summary: 'The last 30 versions of a house, newest first; the first is the saved state',
    request: null,
    response: z.array(houseVersionBody),
    problems: ['unknown-configuration'],
    access: 'household',
  },
  readVersion: {
    ...ofHouse,
    method: 'GET',
    path: '/api/guidemodel/:id/versions/:revision',
    summary: 'An earlier version of a house, updated to the current version of the house model',
    parameters: byRevision,
    request: null,
    response: openedConfigurationBody,
    isConfiguration: true,
    problems: ['malformed-query', 'unknown-configuration', 'unknown-version'],
    access: 'household',
  },
  restoreVersion: {
    ...ofHouse,
    method: 'POST',
    path: '/api/guidemodel/:id/versions/:revision/restore',
    summary: 'Saves an earlier version again; the replaced state stays among the versions',
    parameters: byRevision,
    request: null,
    response: savedConfigurationBody,
    problems: ['malformed-query', 'unknown-configuration', 'unknown-version', 'final-order'],
    access: 'household',
    limit: 'save',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
