import { problemBody, z } from '@gavel/contract';
import { type LiveEvent, liveEventBody, staffEndpoints } from '@gavel/contract/staff';
import { ApiError } from '../../api/api-error.ts';
import { addressOf } from '../../api/create-api.ts';
import { fetchOwn } from '../../network/reachability.ts';

/** After how many ms without data the connection counts as broken: three times the 20 seconds after which the server sends a heartbeat. */
const SILENCE = 60_000;

/**
 * Yields the live events. Ends when the server ends the stream. Throws the error of `fetch` or of the stream, also when the server sends
 * nothing for `SILENCE` ms or when `left` aborts. Throws `ApiError` if the server refuses.
 * @param request the id of the open request
 */
export async function* readLiveEvents(request: string | undefined, left: AbortSignal): AsyncGenerator<LiveEvent> {
  const silent = new AbortController();
  let silence = setTimeout(() => silent.abort(), SILENCE);
  try {
    const received = await fetchOwn(addressOf(staffEndpoints.readEvents, { lead: request }), {
      headers: { Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([left, silent.signal]),
    });
    if (!received.ok || !received.body) throw await refusal(received);
    const reader = received.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(() => silent.abort(), SILENCE);
      const blocks = (text + value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        // Skip events that this page does not know: a newer server may send them.
        const event = block.startsWith('data:') ? liveEventBody.safeParse(JSON.parse(block.slice('data:'.length))) : null;
        if (event?.success) yield event.data;
      }
    }
  } finally {
    clearTimeout(silence);
  }
}

async function refusal(received: Response): Promise<ApiError> {
  const problem = z.safeParse(problemBody, await received.json().catch(() => null));
  return new ApiError(problem.success ? problem.data.code : 'network', received.status);
}
