import { sizesOf } from '../../../adapters/pdf/printed-sizes.ts';
import { memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { siteOf } from '../../../http/site-of.ts';
import type { DocumentLinks } from './document-links.ts';
import { type MailingDocuments, mailDocument } from './mail-document.ts';
import { type PrintingAny, printSaved } from './print-saved.ts';

interface DocumentsDependencies extends PrintingAny, MailingDocuments {
  readonly documentLinks: DocumentLinks;
  /** Where visitors reach the server; null: where a request says. */
  readonly baseUrl: string | null;
}

type DocumentEndpoint = 'makeDocument' | 'makeDocumentLink' | 'mailDocument';

/** Houses on paper. */
export function documentsRoutes(dependencies: DocumentsDependencies): Handlers<DocumentEndpoint> {
  const { baseUrl, documentLinks } = dependencies;
  return {
    makeDocument: ({ parameters: { id, copy }, identity, requestHeaders }) =>
      printSaved(dependencies, id, identity, { site: siteOf(baseUrl, requestHeaders), sizes: sizesOf(copy) }),
    makeDocumentLink: async ({ parameters: { id: token, copy = 'large' }, identity }) =>
      documentLinks.make({ token, copy, userId: memberOf(identity).userId }),
    mailDocument: async ({ parameters: { id }, identity, body }) => {
      await mailDocument(dependencies, memberOf(identity), id, body.email);
      return null;
    },
  };
}
