import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

const body = z.object({ userId: z.string() });

/**
 * Adds endpoints to the account library that open a session for a user whose identity our code has already checked. Only our own
 * code can call them (`auth.ts`).
 */
export function ownSessions() {
  return {
    id: 'own-sessions',
    endpoints: {
      /** Opens a session without asking for a second factor: for a user who is logged in, has just registered or has used an invitation. */
      openSession: createAuthEndpoint.serverOnly({ method: 'POST', body }, (ctx) => open(ctx, ctx.body.userId)),
      /**
       * Logs a user in, and requires the second factor if the user has one. The library's plugin for second factors recognises
       * a login by its path, so this endpoint has the path of a login.
       */
      signInOnce: createAuthEndpoint('/sign-in/username', { method: 'POST', body }, (ctx) => open(ctx, ctx.body.userId)),
    },
  } satisfies BetterAuthPlugin;
}

/** Returns the only request header that a session stores. It shows the owner of the session which browser they used. */
export function userAgentOf(requestHeaders: Headers): Headers {
  return new Headers({ 'user-agent': requestHeaders.get('user-agent')?.slice(0, 500) ?? '' });
}

async function open(ctx: GenericEndpointContext, userId: string) {
  const { internalAdapter } = ctx.context;
  const user = await internalAdapter.findUserById(userId);
  if (!user) throw new Error('a session was asked for nobody');
  const session = await internalAdapter.createSession(userId);
  await setSessionCookie(ctx, { session, user });
  return { token: session.token, user: { id: userId } };
}
