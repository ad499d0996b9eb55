import { z } from '@gavel/contract';
import { type LiveEvent, liveEventBody } from '@gavel/contract/staff';
import type { TestVisitor } from './a-visitor.ts';

/** An open page of the administration that receives live events. */
export interface TestScreen {
  readonly response: Response;
  /** Returns the next event; null: the stream has ended. */
  hear(): Promise<LiveEvent | null>;
  /** Returns the next event for which `is` returns true, and skips the events before it. Throws an error if the stream ends first. */
  hearOf(is: (event: LiveEvent) => boolean): Promise<LiveEvent>;
  leave(): Promise<void>;
}

/**
 * Opens the stream of live events, as a page of the administration does.
 * @param query the query part of the stream's address, such as `?lead=…`
 */
export async function aScreen(who: Pick<TestVisitor, 'file'>, query = ''): Promise<TestScreen> {
  const response = await who.file(`/api/admin/events${query}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function hear(): Promise<LiveEvent | null> {
    for (;;) {
      const [, block, rest] = /^(.*?)\n\n(.*)$/s.exec(text) ?? [];
      if (block === undefined) {
        const part = await reader?.read();
        if (!part || part.done) return null;
        text += part.value;
        continue;
      }
      text = rest ?? '';
      if (block.startsWith('data: ')) return z.parse(liveEventBody, JSON.parse(block.slice('data: '.length)));
    }
  }

  return {
    response,
    hear,
    async hearOf(is) {
      for (;;) {
        const event = await hear();
        if (!event) throw new Error('the stream ended');
        if (is(event)) return event;
      }
    },
    leave: async () => reader?.cancel(),
  };
}
