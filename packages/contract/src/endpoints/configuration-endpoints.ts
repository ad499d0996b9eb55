import { asBundleId, asHouseId, asWebConfigurationId } from '@gavel/core';
import { startedConfigurationBody } from '../configuration-body.ts';
import { linkMailRequestBody, pictureRequestBody, sharedConfigurationBody, shareRequestBody } from '../guide-requests.ts';
import { openedConfigurationBody } from '../opened-configuration-body.ts';
import type { ProblemCode } from '../problem.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeralOf, read } from './endpoint.ts';

const byToken = z.object({ id: z.string() });

/** Problems with a house, a municipality or selections in a request. */
export const unknownVisit = [
  'unknown-selection',
  'municipality-denied',
  'unknown-house',
  'unknown-municipality',
  'unknown-web-configuration',
] as const satisfies readonly ProblemCode[];

export const configurationEndpoints = {
  readConfiguration: {
    method: 'GET',
    path: '/api/guidemodel/:id',
    summary: 'The configuration with this token, updated to the current version of the house',
    parameters: byToken,
    request: null,
    response: openedConfigurationBody,
    isConfiguration: true,
    problems: ['unknown-configuration'],
    access: 'anyone',
    limit: 'lookUp',
    personal: true,
  },
  beginHouse: {
    ...read(
      '/api/houses/:houseId/beginning',
      'A new configuration of a house in a municipality, with or without a bundle; the same for everybody',
      {
        parameters: z.object({
          houseId: numeralOf(asHouseId),
          municipality: z.string(),
          webConfiguration: z.optional(numeralOf(asWebConfigurationId)),
          bundle: z.optional(numeralOf(asBundleId)),
          version: z.optional(z.string()),
        }),
        response: startedConfigurationBody,
        problems: [
          'malformed-query',
          'municipality-denied',
          'unknown-house',
          'unknown-municipality',
          'unknown-web-configuration',
          'unknown-bundle',
        ],
      },
    ),
    isConfiguration: true,
    isVersioned: true,
  },
  shareConfiguration: {
    method: 'POST',
    path: '/api/guidemodel/share',
    summary: 'Stores a read-only snapshot with its own token; the server calculates its price',
    parameters: none,
    request: shareRequestBody,
    response: sharedConfigurationBody,
    problems: unknownVisit,
    access: 'anyone',
    limit: 'share',
    personal: true,
  },
  withdrawShare: {
    method: 'DELETE',
    path: '/api/guidemodel/share/:id',
    summary: 'Deletes a snapshot',
    parameters: byToken,
    request: null,
    response: null,
    headers: { 'Withdraw-Key': 'The key answered when the snapshot was made' },
    problems: ['wrong-withdraw-key', 'unknown-configuration'],
    access: 'keyholder',
    limit: 'lookUp',
    personal: true,
  },
  mailShare: {
    method: 'POST',
    path: '/api/guidemodel/share/:id/mail',
    summary: 'E-mails the link to a snapshot to one address. The text is the builder’s; the caller supplies none of it',
    parameters: byToken,
    request: linkMailRequestBody,
    response: null,
    headers: { 'Withdraw-Key': 'The key answered when the snapshot was made' },
    problems: ['wrong-withdraw-key', 'unknown-configuration'],
    access: 'keyholder',
    limit: 'mailLink',
    personal: true,
  },
  downloadPicture: {
    method: 'POST',
    path: '/api/guidemodel/picture',
    summary: 'The composed picture of a step as a JPEG file, 2560 pixels wide; stores nothing',
    parameters: none,
    request: pictureRequestBody,
    response: null,
    mediaType: 'image/jpeg',
    problems: [...unknownVisit, 'unknown-question', 'unknown-picture', 'busy'],
    access: 'anyone',
    limit: 'download',
    personal: true,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
