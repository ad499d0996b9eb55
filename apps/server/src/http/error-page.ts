import { createTexts, errorsTexts, pdfTexts } from '@gavel/texts';
import { html } from 'hono/html';

/**
 * What a visitor sees when a page could not even be begun; pages that fail while they are rendered have one of their own. It is in the
 * product's words, because the builder's may be just what cannot be read.
 */
export function errorPage(requestId: string) {
  const t = createTexts().of(errorsTexts);
  return page(t('unexpectedTitle'), [t('unexpectedTextWithoutEmail'), t('requestId', { id: requestId })], t('toStart'));
}

/** What somebody sees who has asked for more than one may. */
export function tooManyPage() {
  const t = createTexts().of(errorsTexts);
  return page(t('tooManyTitle'), [t('tooManyText')], t('toStart'));
}

/** What somebody sees whose address of a PDF holds no more. */
export function expiredLinkPage() {
  const t = createTexts().of(pdfTexts);
  return page(t('linkExpiredTitle'), [t('linkExpiredText')], t('toHouses'), '/my-projects');
}

/** What somebody sees who asks for something that the server cannot make right now. */
export function unavailablePage() {
  const t = createTexts().of(errorsTexts);
  return page(t('unavailableTitle'), [t('unavailableText')], t('toStart'));
}

function page(title: string, paragraphs: readonly string[], away: string, address = '/') {
  return html`<!doctype html>
    <html lang="sv">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${paragraphs.map((text) => html`<p>${text}</p>`)}
          <p><a href="${address}">${away}</a></p>
        </main>
      </body>
    </html>`;
}
