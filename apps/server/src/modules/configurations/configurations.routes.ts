import { token } from '@gavel/contract';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/serve-endpoint.ts';
import { keyMatches } from '../../secrets/secrets.ts';
import { deleteSnapshot, findSnapshot } from './configurations.repository.ts';
import { type Opening, openConfiguration, unknownConfiguration } from './open-configuration.ts';
import { type Sharing, shareConfiguration } from './share-configuration.ts';
import { type Starting, startConfiguration } from './start-configuration.ts';

interface ConfigurationsDependencies extends Starting, Sharing, Opening {}

type ConfigurationsEndpoint = 'startConfiguration' | 'shareConfiguration' | 'readConfiguration' | 'withdrawShare';

export function configurationsRoutes(dependencies: ConfigurationsDependencies): Handlers<ConfigurationsEndpoint> {
  const { db } = dependencies;
  return {
    startConfiguration: ({ body }) => startConfiguration(dependencies, body),
    shareConfiguration: ({ body }) => shareConfiguration(dependencies, body),
    readConfiguration: async ({ parameters, identity, setETag }) => {
      const opened = await openConfiguration(dependencies, knownToken(parameters.id), identity);
      if (opened.revision !== null) setETag(opened.revision);
      return opened;
    },
    withdrawShare: async ({ parameters, header }) => {
      const id = knownToken(parameters.id);
      const snapshot = await findSnapshot(db, id);
      if (!snapshot) throw unknownConfiguration(id);
      if (!keyMatches(header('Withdraw-Key'), snapshot.withdrawKeyHash)) throw new AppError('wrong-withdraw-key');
      await deleteSnapshot(db, id);
      return null;
    },
  };
}

/** What cannot be a token is as unknown as one that is not taken. */
function knownToken(id: string): string {
  if (!token.safeParse(id).success) throw unknownConfiguration(id);
  return id;
}
