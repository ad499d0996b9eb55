import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { lightDocument } from './document/light-document.ts';
import { signalUntilDone } from './document/signal-until-done.ts';
import { RELOADED } from './document/tab-keys.ts';
import { BEGUN, type Begins } from './document/wait-to-begin.ts';
import { type WatchSettings, watchFirstScripts } from './document/watch-first-scripts.ts';
import { fetcherContext, nonceContext, readStyleContext, wholeContext } from './page-context.ts';

const watched: WatchSettings = { begun: BEGUN, reloaded: RELOADED };

/** Renders a document. Crawlers, and whoever keeps it, get it whole, browsers as it comes. */
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
    bootstrapScriptContent: `(${watchFirstScripts})(${JSON.stringify(watched)})`,
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

/** Tells of what went wrong in a page. An address that no page is at, or a method that none takes, is who asked's: their answer says so. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) console.error(error);
}

/** A page that can be read and gone on from without scripts says in its `handle` that they wait for the visitor. */
function beginsOf({ staticHandlerContext }: EntryContext): Begins {
  const waits = staticHandlerContext.matches.some(({ route }) => route.handle?.begins === 'sign');
  return waits ? 'sign' : 'load';
}
