import { sizesOf } from '../../../adapters/pdf/printed-sizes.ts';
import { AppError } from '../../../http/app-error.ts';
import { memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { siteOf } from '../../../http/site-of.ts';
import type { DocumentLinks } from './document-links.ts';
import { type MailingDocuments, mailDocument } from './mail-document.ts';
import { type PrintingAny, printSaved } from './print-saved.ts';
import { printUnsaved } from './print-unsaved.ts';

interface DocumentsDependencies extends PrintingAny, MailingDocuments {
  readonly documentLinks: DocumentLinks;
  /** The address of the site for visitors; null: the server takes it from each HTTP request. */
  readonly baseUrl: string | null;
  /** Whether this site is a preview of the draft of a range. Only a preview prints a house that is not saved. */
  readonly isPreview: boolean;
}

type DocumentEndpoint = 'makeDocument' | 'makeDocumentWithPictures' | 'makePreviewDocument' | 'makeDocumentLink' | 'mailDocument';

/** Endpoints for the PDFs of houses. */
export function documentsRoutes(dependencies: DocumentsDependencies): Handlers<DocumentEndpoint> {
  const { baseUrl, documentLinks, isPreview } = dependencies;
  return {
    makeDocument: ({ parameters: { id, copy }, identity, requestHeaders }) =>
      printSaved(dependencies, id, identity, { site: siteOf(baseUrl, requestHeaders), sizes: sizesOf(copy) }),
    makeDocumentWithPictures: ({ parameters: { id, copy }, body, identity, requestHeaders }) =>
      printSaved(dependencies, id, identity, {
        site: siteOf(baseUrl, requestHeaders),
        sizes: sizesOf(copy),
        own: body.pictures,
      }),
    makePreviewDocument: ({ body, requestHeaders }) => {
      if (!isPreview) throw new AppError('not-found');
      return printUnsaved(dependencies, body, `${siteOf(baseUrl, requestHeaders)}/`);
    },
    makeDocumentLink: async ({ parameters: { id: token, copy = 'large' }, identity }) =>
      documentLinks.make({ token, copy, userId: memberOf(identity).userId }),
    mailDocument: async ({ parameters: { id }, identity, body }) => {
      await mailDocument(dependencies, memberOf(identity), id, body.email);
      return null;
    },
  };
}
