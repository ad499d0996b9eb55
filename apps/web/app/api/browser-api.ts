import { serverTime } from '../site/server-time.ts';
import type { Api } from './create-api.ts';
import { namedInHead } from './named-in-head.ts';

/** The API in the browser. The codecs come with the first call, so that no page waits for them to be readable. */
export async function browserApi(): Promise<Api> {
  const { createApi } = await import('./create-api.ts');
  const reach = async (path: string, init?: RequestInit) => {
    const answer = await fetch(namedInHead(path), init);
    serverTime.hear(answer.headers);
    return answer;
  };
  return createApi({ fetch: reach });
}
