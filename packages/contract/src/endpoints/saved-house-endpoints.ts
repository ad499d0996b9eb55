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
import { type Endpoint, none, numeral } from './endpoint.ts';

const byToken = z.object({ id: z.string() });
const byRevision = z.object({ id: z.string(), revision: numeral });

/** About one saved house of somebody. */
const ofHouse = { parameters: byToken, limit: 'lookUp', personal: true } as const;

/** What people keep: saved houses with their versions. Answers that have a `Revision` carry it as `ETag` too. */
export const savedHouseEndpoints = {
  saveConfiguration: {
    method: 'POST',
    path: '/api/guidemodel/',
    summary:
      'Saves a house; the server puts it right and prices it. Whoever neither owns nor shares it and is no staff saves a copy under a new id',
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
    summary: 'The houses that one owns or shares, latest first; those of the customer for whom a member of staff acts',
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
    summary: 'Deletes a saved house with all its versions, for everybody who shares it',
    request: null,
    response: null,
    problems: ['unknown-configuration', 'not-allowed', 'final-order'],
    access: 'owner',
  },
  renameConfiguration: {
    ...ofHouse,
    method: 'POST',
    path: '/api/guidemodel/:id/name',
    summary: 'Gives a saved house another name',
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
    summary: 'Saves a copy of a house that one can open, under a new id and name',
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
    summary: 'A saved house as a PDF, made of what is saved: what is sent along is not read',
    request: null,
    response: null,
    mediaType: 'application/pdf',
    problems: ['unknown-configuration', 'busy', 'document-failed'],
    access: 'household',
    limit: 'document',
  },
  listVersions: {
    ...ofHouse,
    method: 'GET',
    path: '/api/guidemodel/:id/versions',
    summary: 'The last 30 saves of a house, newest first; the first is what is saved now',
    request: null,
    response: z.array(houseVersionBody),
    problems: ['unknown-configuration'],
    access: 'household',
  },
  readVersion: {
    ...ofHouse,
    method: 'GET',
    path: '/api/guidemodel/:id/versions/:revision',
    summary: 'A house as it was saved then, carried to the current version as opening it would',
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
    summary: 'Saves an earlier version anew; what was saved until now stays among the versions',
    parameters: byRevision,
    request: null,
    response: savedConfigurationBody,
    problems: ['malformed-query', 'unknown-configuration', 'unknown-version', 'final-order'],
    access: 'household',
    limit: 'save',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
