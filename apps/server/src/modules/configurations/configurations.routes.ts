import { endpoints, token } from '@gavel/contract';
import { Hono } from 'hono';
import { answer, readBody, readParameters } from '../../http/answer.ts';
import { AppError } from '../../http/app-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { deleteSnapshot, findSnapshot } from './configurations.repository.ts';
import { type Opening, openConfiguration } from './open-configuration.ts';
import { keyMatches } from './secrets.ts';
import { type Sharing, shareConfiguration } from './share-configuration.ts';
import { type Starting, startConfiguration } from './start-configuration.ts';

interface ConfigurationsDependencies extends Starting, Sharing, Opening {
  readonly limits: { readonly lookUp: Limit; readonly share: Limit };
}

export function configurationsRoutes(dependencies: ConfigurationsDependencies): Hono {
  const { db, limits } = dependencies;
  const { startConfiguration: start, shareConfiguration: share, readConfiguration: read, withdrawShare: withdraw } = endpoints;
  return new Hono()
    .post(start.path, async (c) => answer(c, start, await startConfiguration(dependencies, await readBody(c, start))))
    .post(share.path, async (c) => {
      await limits.share(clientAddress(c));
      return answer(c, share, await shareConfiguration(dependencies, await readBody(c, share)));
    })
    .get(read.path, async (c) => {
      await limits.lookUp(clientAddress(c));
      const { id } = readParameters(c, read);
      return answer(c, read, await openConfiguration(dependencies, knownToken(id)));
    })
    .delete(withdraw.path, async (c) => {
      await limits.lookUp(clientAddress(c));
      const id = knownToken(readParameters(c, withdraw).id);
      const snapshot = await findSnapshot(db, id);
      if (!snapshot) throw unknown(id);
      if (!keyMatches(c.req.header('withdraw-key') ?? '', snapshot.withdrawKeyHash)) throw new AppError('wrong-withdraw-key');
      await deleteSnapshot(db, id);
      return c.body(null, 204);
    });
}

/** What cannot be a token is as unknown as one that is not taken. */
function knownToken(id: string): string {
  if (!token.safeParse(id).success) throw unknown(id);
  return id;
}

function unknown(id: string): AppError {
  return new AppError('unknown-configuration', `Nothing is stored under '${id}'`);
}
