import { createTexts, errorsTexts, pdfTexts, previewPagesTexts } from '@gavel/texts';
import { html } from 'hono/html';

/**
 * Returns the page for a request whose page failed before it began to render. (A page that fails while it renders shows another error
 * page.) The error page uses the product's own texts, because the cause may be that the builder's texts cannot be read.
 */
export function errorPage(requestId: string) {
  const t = createTexts().of(errorsTexts);
  return page(t('unexpectedTitle'), [t('unexpectedTextWithoutEmail'), t('requestId', { id: requestId })], t('toStart'));
}

/** Returns the page for a client that has sent too many requests. */
export function tooManyPage() {
  const t = createTexts().of(errorsTexts);
  return page(t('tooManyTitle'), [t('tooManyText')], t('toStart'));
}

/** Returns the page for an expired link to a PDF. */
export function expiredLinkPage() {
  const t = createTexts().of(pdfTexts);
  return page(t('linkExpiredTitle'), [t('linkExpiredText')], t('toHouses'), '/my-projects');
}

/** Returns the page for a document that the server cannot make at the moment. */
export function unavailablePage() {
  const t = createTexts().of(errorsTexts);
  return page(t('unavailableTitle'), [t('unavailableText')], t('toStart'));
}

/** Returns the page for a preview link that does not work. */
export function endedPreviewPage(why: 'expired' | 'withdrawn' | 'unknown') {
  const t = createTexts().of(previewPagesTexts);
  return page(t('endedTitle'), [t(`ended_${why}`), t('endedText')], t('toSite'));
}

/** Returns the page that a browser shows while the server builds a preview. The header `Refresh` of its response reloads it. */
export function preparedPreviewPage(draft: number) {
  const t = createTexts().of(previewPagesTexts);
  return page(t('preparedTitle', { draft: String(draft) }), [t('preparedText')], t('toSite'));
}

/** Returns the page for a preview whose draft this version of the program cannot build. */
export function failedPreviewPage() {
  const t = createTexts().of(previewPagesTexts);
  return page(t('failedTitle'), [t('failedText')], t('toSite'));
}

function page(title: string, paragraphs: readonly string[], away: string, address = '/') {
  return html`<!doctype html>
    <html lang="sv">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="max-width: 36rem; margin: 16vh auto 0; padding: 0 1.5rem; font: 1.0625rem/1.5 system-ui, sans-serif; color: #29231e; background: #faf6f0">
        <main>
          <h1 style="font: 2rem/1.2 Georgia, serif">${title}</h1>
          ${paragraphs.map((text) => html`<p>${text}</p>`)}
          <p><a style="color: inherit" href="${address}">${away}</a></p>
        </main>
      </body>
    </html>`;
}
