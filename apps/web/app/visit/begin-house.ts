import { ApiError } from '../api/api-error.ts';
import type { beginning } from '../api/beginning.ts';
import type { Api } from '../api/create-api.ts';

type Begun = Awaited<ReturnType<Api['beginHouse']>>;
type Asked = ReturnType<typeof beginning>;

/** The house that was requested in advance; null if there is none. */
let ahead: { readonly asked: string; readonly since: number; readonly begun: Promise<Begun> } | null = null;

/** Requests a new house in advance, because the visitor will probably begin it next. A failure has no effect. */
export function requestAhead(api: Pick<Api, 'beginHouse'>, asked: Asked): void {
  const begun = api.beginHouse(asked);
  begun.catch(() => undefined);
  ahead = { asked: nameOf(asked), since: performance.now(), begun };
}

/** Returns a new house. Uses the response of `requestAhead` if it was for the same house and is recent. Throws `ApiError`. */
export async function beginHouse(api: Pick<Api, 'beginHouse'>, asked: Asked): Promise<Begun> {
  const known = ahead;
  ahead = null;
  if (known?.asked !== nameOf(asked) || performance.now() - known.since > RECENT_MS) return api.beginHouse(asked);
  try {
    return await known.begun;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return api.beginHouse(asked);
  }
}

function nameOf(asked: Asked): string {
  return JSON.stringify(asked);
}

/** How long the response to a request in advance counts as recent, in ms: as long as shared caches may keep it. */
const RECENT_MS = 60_000;
