import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { refuseMethod } from './app-error.ts';
import { answerKept, type KeptAnswer, keepAnswer } from './kept-answer.ts';
import { type OpenApiDocument, type Operation, openApi } from './open-api.ts';
import { POLICY, pagePolicy } from './security.ts';
import { spend } from './spending.ts';

/** Serves the description of the API: `/api/openapi.json` for programs, `/api/docs` for people. */
export function docsRoutes(now: () => number): Hono {
  // The documents are made at the first request, because few clients ask for them and the server must start quickly. They are
  // large, so they are cached in compressed form.
  const document = once(openApi);
  const kept = {
    '/api/openapi.json': once(async () =>
      keepAnswer(JSON.stringify(await document()), { 'Content-Type': 'application/json; charset=utf-8' }),
    ),
    '/api/docs': once(async () => {
      const styleHash = createHash('sha256').update(style).digest('base64');
      return keepAnswer(await writePage(await document()), {
        'Content-Type': 'text/html; charset=utf-8',
        [POLICY]: pagePolicy({ script: [], style: [`'sha256-${styleHash}'`] }),
      });
    }),
  };
  const docs = new Hono();
  for (const [path, read] of Object.entries<() => Promise<KeptAnswer>>(kept)) {
    docs.get(path, async (c) => {
      await spend(c, 'drawing');
      return answerKept(c, await read(), FOR_EVER, now());
    });
    docs.all(path, () => refuseMethod(['GET', 'HEAD']));
  }
  return docs;
}

/** The description changes only when the program changes, and not with the range, so the cached description never expires. */
const FOR_EVER = { until: Number.POSITIVE_INFINITY };

/**
 * Returns a function that runs `make` at the first call and returns the same result at every later call. If `make` fails, the next call
 * runs it again.
 */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

async function writePage(document: OpenApiDocument): Promise<string> {
  const operations = await describeAll(document.paths);
  const webhooks = await describeAll(document.webhooks);
  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${document.info.title} API</title>
          <style>${raw(style)}</style>
        </head>
        <body>
          <h1>${document.info.title} API</h1>
          <p>${document.info.description} <a href="/api/openapi.json">openapi.json</a></p>
          ${raw(operations)}
          <h1>Webhooks</h1>
          <p>What the builder’s own systems are told.</p>
          ${raw(webhooks)}
        </body>
      </html>`,
  );
}

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1f2421; }
  h2 { font: 600 1.1rem/1.4 ui-monospace, monospace; margin: 2.5rem 0 0; overflow-wrap: anywhere; }
  pre { background: #f3f1ec; padding: 1rem; overflow: auto; max-height: 30rem; font-size: 0.85rem; }
  dt { font-family: ui-monospace, monospace; } summary { cursor: pointer; }`;

/** Returns the HTML of all paths. Lets other requests run after each operation. */
async function describeAll(paths: OpenApiDocument['paths']): Promise<string> {
  const written: string[] = [];
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      written.push(String(await describe(method, path, operation)));
      await setImmediate();
    }
  return written.join('');
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
