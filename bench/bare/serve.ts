import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, RouterContextProvider } from 'react-router';

// Answers of the frameworks alone: `/hello` is Hono, `/page` one page out of memory, `/` a page of React Router. Listens where it is told to
// by PORT, and prints that it does.

/** As much as the product's start page had when it was first measured. */
const PAGE_BYTES = 162_000;

const built = fileURLToPath(new URL('../../node_modules/.cache/bench-bare/', import.meta.url));
const render = createRequestHandler(await import(`${built}server/index.js`), 'production');
const page = randomBytes(PAGE_BYTES / 2).toString('hex');

const app = new Hono()
  .get('/hello', (c) => c.text('hello'))
  .get('/page', (c) => c.html(page))
  .get('/assets/*', compress(), serveStatic({ root: `${built}client` }))
  .all('*', (c) => render(c.req.raw, new RouterContextProvider()));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, ({ port }) =>
  console.log(`Gavel: http://127.0.0.1:${port}`),
);
