import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { type OpenApiDocument, type Operation, openApi } from './open-api.ts';
import { spend } from './spending.ts';

/** The API's own description: `/api/openapi.json` for programs, `/api/docs` for people. */
export function docsRoutes(): Hono {
  // Made when somebody asks: few do, and no start has to wait for it.
  let made: OpenApiDocument | null = null;
  const read = () => {
    made ??= openApi();
    return made;
  };
  let operations: string | null = null;
  let webhooks: string | null = null;
  // The same bytes for all: it is the largest answer there is.
  let written: Buffer<ArrayBuffer> | null = null;
  return new Hono()
    .get('/api/openapi.json', async (c) => {
      await spend(c, 'drawing');
      written ??= Buffer.from(JSON.stringify(read()));
      return c.body(written, 200, { 'Content-Type': 'application/json' });
    })
    .get('/api/docs', async (c) => {
      await spend(c, 'drawing');
      const document = read();
      operations ??= String(await html`${describeAll(document.paths)}`);
      webhooks ??= String(await html`${describeAll(document.webhooks)}`);
      return c.html(html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${document.info.title} API</title>
            <style nonce="${c.get('nonce')}">${raw(style)}</style>
          </head>
          <body>
            <h1>${document.info.title} API</h1>
            <p>${document.info.description} <a href="/api/openapi.json">openapi.json</a></p>
            ${raw(operations)}
            <h1>Webhooks</h1>
            <p>What the builder’s own systems are told.</p>
            ${raw(webhooks)}
          </body>
        </html>`);
    });
}

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1f2421; }
  h2 { font: 600 1.1rem/1.4 ui-monospace, monospace; margin: 2.5rem 0 0; overflow-wrap: anywhere; }
  pre { background: #f3f1ec; padding: 1rem; overflow: auto; max-height: 30rem; font-size: 0.85rem; }
  dt { font-family: ui-monospace, monospace; } summary { cursor: pointer; }`;

function describeAll(paths: OpenApiDocument['paths']) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describe(method, path, operation)),
  );
}

function describe(
  method: string,
  path: string,
  { operationId, summary, description, parameters, requestBody, responses }: Operation,
) {
  return html`<section aria-labelledby="${operationId}">
    <h2 id="${operationId}">${method.toUpperCase()} ${path}</h2>
    <p>${summary}. ${description}</p>
    ${parameters.length > 0 ? html`<dl>${parameters.map((one) => html`<dt>${one.name}</dt><dd>${one.in}${one.required ? '' : ', optional'}</dd>`)}</dl>` : ''}
    ${requestBody ? fold('Body', requestBody) : ''}
    ${Object.entries(responses).map(([status, response]) => fold(`${status} ${response.description}`, response.content))}
  </section>`;
}

function fold(title: string, content: unknown) {
  if (content === undefined) return html`<p>${title}</p>`;
  return html`<details><summary>${title}</summary><pre tabindex="0">${JSON.stringify(content, null, 2)}</pre></details>`;
}
