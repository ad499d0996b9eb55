import { messages } from '@gavel/texts';
import { html } from 'hono/html';

/** What a visitor sees when a page could not even be begun; pages that fail while they are rendered have one of their own. */
export function errorPage(requestId: string) {
  const { unexpectedTitle, unexpectedTextWithoutEmail, requestId: reference, toStart } = messages.errors;
  return html`<!doctype html>
    <html lang="sv">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${unexpectedTitle}</title>
      </head>
      <body>
        <main>
          <h1>${unexpectedTitle}</h1>
          <p>${unexpectedTextWithoutEmail}</p>
          <p>${reference.replace('{id}', requestId)}</p>
          <p><a href="/">${toStart}</a></p>
        </main>
      </body>
    </html>`;
}
