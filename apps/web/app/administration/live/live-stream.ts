import { problemBody, z } from '@gavel/contract';
import { type LiveEvent, liveEventBody, staffEndpoints } from '@gavel/contract/staff';
import { ApiError } from '../../api/api-error.ts';
import { addressOf } from '../../api/create-api.ts';
import { fetchOwn } from '../../network/reachability.ts';

/** The server says every 20 seconds that it is there: after three times of silence it is not. Milliseconds. */
const SILENCE = 60_000;

/**
 * What happens, until the server ends it, it falls silent or it is left. Throws `ApiError` where it is refused, and what `fetch` throws.
 * @param lead the request that is open here
 */
export async function* readLiveEvents(lead: string | undefined, left: AbortSignal): AsyncGenerator<LiveEvent> {
  const silent = new AbortController();
  let silence = setTimeout(() => silent.abort(), SILENCE);
  try {
    const received = await fetchOwn(addressOf(staffEndpoints.readEvents, { lead }), {
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
        // A newer server may tell of what this page does not know.
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
