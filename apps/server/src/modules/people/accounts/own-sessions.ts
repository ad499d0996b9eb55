import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

const body = z.object({ userId: z.string() });

/** Sessions for somebody who has shown otherwise than by a lasting password who they are. Only our own calls reach them (`auth.ts`). */
export function ownSessions() {
  return {
    id: 'own-sessions',
    endpoints: {
      /** Opens a session at once: for who is in already, or has just made the account. */
      openSession: createAuthEndpoint.serverOnly({ method: 'POST', body }, (ctx) => open(ctx, ctx.body.userId)),
      /** Signs in: who has a second factor is asked for it. Its plugin knows sign-ins by their path, and this is one that it knows. */
      signInOnce: createAuthEndpoint('/sign-in/username', { method: 'POST', body }, (ctx) => open(ctx, ctx.body.userId)),
    },
  } satisfies BetterAuthPlugin;
}

/** All that a session keeps of the request that opens it, so that its owner knows it again. */
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
