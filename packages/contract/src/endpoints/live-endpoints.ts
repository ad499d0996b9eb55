import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

/** The event stream for open pages of the administration. */
export const liveEndpoints = {
  readEvents: {
    method: 'GET',
    path: '/api/admin/events',
    summary:
      'Server-sent events about requests that the user may see: JSON with `Kind`. With `lead`, others see who has that request open. Ends with the session; a comment every 20 seconds keeps it alive',
    parameters: z.object({ lead: z.optional(z.string().check(z.maxLength(60))) }),
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
