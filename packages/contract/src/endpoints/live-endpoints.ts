import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

/** What open screens of the administration hear. */
export const liveEndpoints = {
  readEvents: {
    method: 'GET',
    path: '/api/admin/events',
    summary:
      'What happens, as it happens (server-sent events): each is JSON with its `Kind`, of requests that whoever asks may see. With `lead` others are told who has that request open. It ends with the session; a comment every 20 seconds says that it has not',
    parameters: z.object({ lead: z.string().max(60).optional() }),
    request: null,
    response: null,
    mediaType: 'text/event-stream',
    isStream: true,
    problems: [],
    access: 'staff',
    limit: 'events',
    personal: true,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
