import { documentLinkBody, documentMailBody } from '../document-bodies.ts';
import { z } from '../zod.ts';
import { documentCopy } from './document-copies.ts';
import type { Endpoint } from './endpoint.ts';

const byToken = z.object({ id: z.string() });
const ofHouse = {
  method: 'POST',
  access: 'household',
  personal: true,
} as const;

/** Ways to the PDF of a saved house where the browser cannot save what `makeDocument` returns, as browsers inside apps often cannot. */
export const documentEndpoints = {
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
