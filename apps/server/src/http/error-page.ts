import { createTexts, errorsTexts } from '@gavel/texts';
import { html } from 'hono/html';

/**
 * What a visitor sees when a page could not even be begun; pages that fail while they are rendered have one of their own. It is in the
 * product's words, because the builder's may be just what cannot be read.
 */
export function errorPage(requestId: string) {
  const t = createTexts().of(errorsTexts);
  return html`<!doctype html>
    <html lang="sv">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${t('unexpectedTitle')}</title>
      </head>
      <body>
        <main>
          <h1>${t('unexpectedTitle')}</h1>
          <p>${t('unexpectedTextWithoutEmail')}</p>
          <p>${t('requestId', { id: requestId })}</p>
          <p><a href="/">${t('toStart')}</a></p>
        </main>
      </body>
    </html>`;
}
