import { documentLinkBody, documentMailBody } from '../document-bodies.ts';
import { shareRequestBody } from '../guide-requests.ts';
import { z } from '../zod.ts';
import { unknownVisit } from './configuration-endpoints.ts';
import { documentCopy } from './document-copies.ts';
import { type Endpoint, none } from './endpoint.ts';

const byToken = z.object({ id: z.string() });
const ofHouse = {
  method: 'POST',
  access: 'household',
  personal: true,
} as const;

/**
 * Further endpoints for PDFs: one for a house in a preview, and two for browsers that cannot save the response of `makeDocument`, such as
 * many browsers inside apps.
 */
export const documentEndpoints = {
  makePreviewDocument: {
    method: 'POST',
    path: '/api/guidemodel/document',
    summary: 'The PDF of a house that is not saved. Only in a preview of the range: the site itself answers 404',
    parameters: none,
    request: shareRequestBody,
    response: null,
    mediaType: 'application/pdf',
    problems: ['not-found', ...unknownVisit, 'busy', 'document-failed'],
    access: 'anyone',
    limit: 'document',
    personal: true,
  },
  makeDocumentLink: {
    ...ofHouse,
    path: '/api/guidemodel/document/:id/link',
    summary: 'An address that downloads the PDF of a saved house, without a login, for 30 minutes; each GET there makes the PDF',
    parameters: z.extend(byToken, { copy: documentCopy }),
    request: null,
    response: documentLinkBody,
    problems: ['malformed-query', 'unknown-configuration'],
    limit: 'lookUp',
  },
  mailDocument: {
    ...ofHouse,
    path: '/api/guidemodel/document/:id/mail',
    summary: 'E-mails the PDF of a saved house, with smaller pictures, to one address',
    parameters: byToken,
    request: documentMailBody,
    response: null,
    problems: ['unknown-configuration'],
    limit: 'mailDocument',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
