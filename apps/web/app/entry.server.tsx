import { createTexts, generalTexts, navigationTexts, partsTexts } from '@gavel/texts';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { MY_HOUSES } from './addresses.ts';
import { lightDocument } from './document/light-document.ts';
import { signalUntilDone } from './document/signal-until-done.ts';
import { RELOADED } from './document/tab-keys.ts';
import { BEGUN, type Begins, LATER } from './document/wait-to-begin.ts';
import { type WatchSettings, watchFirstScripts } from './document/watch-first-scripts.ts';
import { fetcherContext, nonceContext, readStyleContext, wholeContext } from './page-context.ts';

/** Renders a document. Crawlers, and pages that the server stores, get the complete document; other pages are sent as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(nonceContext);
  let finalStatus = status;
  const left = signalUntilDone(request.signal);
  const rendered = renderToReadableStream(<ServerRouter context={entryContext} url={request.url} nonce={nonce} />, {
    nonce,
    bootstrapScriptContent: `(${watchFirstScripts})(${JSON.stringify(watched(entryContext))})`,
    signal: left.signal,
    onError(error) {
      if (request.signal.aborted) return;
      finalStatus = 500;
      console.error(error);
    },
  });
  rendered.then(({ allReady }) => allReady).then(left.done, left.done);
  const body = await rendered;
  if (context.get(wholeContext) || isbot(request.headers.get('user-agent'))) await body.allReady;
  const readStyle = context.get(readStyleContext);
  if (!readStyle) return new Response(body, { status: finalStatus, headers });
  const html = await new Response(body).text();
  const { fetch } = context.get(fetcherContext);
  const light = await lightDocument(html, { nonce, begins: beginsOf(entryContext), readStyle, fetch });
  return new Response(light, { status: finalStatus, headers });
}

/**
 * Logs an error of a page. Skips errors that the client caused, such as an unknown address: the response reports these to the
 * client.
 */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) console.error(error);
}

/** Returns the settings of the script that watches the first scripts, with the builder’s own texts. */
function watched({ staticHandlerContext }: EntryContext): WatchSettings {
  const { of } = createTexts(staticHandlerContext.loaderData.root?.brand.texts);
  const [parts, general] = [of(partsTexts), of(generalTexts)];
  const texts = {
    missing: parts('outdated'),
    unreachable: parts('unreachable'),
    slow: parts('slow'),
    retry: general('retry'),
    ownHouses: of(navigationTexts)('myHouses'),
  };
  return { begun: BEGUN, later: LATER, reloaded: RELOADED, texts, ownHouses: MY_HOUSES };
}

/**
 * Returns the event at which the scripts of a page begin. A page that works without scripts has `begins: 'sign'` in its `handle`.
 */
function beginsOf({ staticHandlerContext }: EntryContext): Begins {
  const waits = staticHandlerContext.matches.some(({ route }) => route.handle?.begins === 'sign');
  return waits ? 'sign' : 'load';
}
