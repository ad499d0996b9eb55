import { token } from '@gavel/contract';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/serve-endpoint.ts';
import { deleteSnapshot, findSnapshot } from './configurations.repository.ts';
import { type Opening, openConfiguration } from './open-configuration.ts';
import { keyMatches } from './secrets.ts';
import { type Sharing, shareConfiguration } from './share-configuration.ts';
import { type Starting, startConfiguration } from './start-configuration.ts';

interface ConfigurationsDependencies extends Starting, Sharing, Opening {}

type ConfigurationsEndpoint = 'startConfiguration' | 'shareConfiguration' | 'readConfiguration' | 'withdrawShare';

export function configurationsRoutes(dependencies: ConfigurationsDependencies): Handlers<ConfigurationsEndpoint> {
  const { db } = dependencies;
  return {
    startConfiguration: ({ body }) => startConfiguration(dependencies, body),
    shareConfiguration: ({ body }) => shareConfiguration(dependencies, body),
    readConfiguration: async ({ parameters }) => openConfiguration(dependencies, knownToken(parameters.id)),
    withdrawShare: async ({ parameters, header }) => {
      const id = knownToken(parameters.id);
      const snapshot = await findSnapshot(db, id);
      if (!snapshot) throw unknown(id);
      if (!keyMatches(header('Withdraw-Key'), snapshot.withdrawKeyHash)) throw new AppError('wrong-withdraw-key');
      await deleteSnapshot(db, id);
      return null;
    },
  };
}

/** What cannot be a token is as unknown as one that is not taken. */
function knownToken(id: string): string {
  if (!token.safeParse(id).success) throw unknown(id);
  return id;
}

function unknown(id: string): AppError {
  return new AppError('unknown-configuration', `Nothing is stored under '${id}'`);
}
