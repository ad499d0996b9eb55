import { token } from '@gavel/contract';
import { asAccountId } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import { hasEntered, type Identity, isStaff } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { keyMatches } from '../../../secrets/secrets.ts';
import { actFor } from '../../people/accounts/act-for.ts';
import type { Counts } from '../counts/counts.ts';
import { mayCount } from '../counts/may-count.ts';
import { deleteSnapshot, findSnapshot } from './configurations.repository.ts';
import { type LinkMailing, mailLink } from './mail-link.ts';
import { type Opening, openConfiguration, unknownConfiguration } from './open-configuration.ts';
import { type Sharing, shareConfiguration } from './share-configuration.ts';
import { type Starting, startConfiguration } from './start-configuration.ts';

interface ConfigurationsDependencies extends Starting, Sharing, Opening, LinkMailing {
  readonly counts: Counts;
}

type ConfigurationsEndpoint =
  | 'startConfiguration'
  | 'beginHouse'
  | 'shareConfiguration'
  | 'readConfiguration'
  | 'mailShare'
  | 'withdrawShare';

export function configurationsRoutes(dependencies: ConfigurationsDependencies): Handlers<ConfigurationsEndpoint> {
  const { db, counts } = dependencies;
  return {
    startConfiguration: async ({ body, identity, requestHeaders }) => {
      const started = await startConfiguration(dependencies, body);
      await actForCustomer(dependencies, identity, body.accountId);
      // Only clients other than our own pages start a visit with this HTTP request, so count the started visit here. Our pages call
      // `beginHouse` in advance and cache the response, so they report the started visit themselves, in a later HTTP request.
      if (!isStaff(identity) && mayCount(requestHeaders)) counts.add({ kind: 'started', houseId: body.houseId });
      return started;
    },
    beginHouse: ({ parameters: { houseId, municipality, webConfiguration = null, bundle = null } }) =>
      // The response is cached, so it must not contain randomly chosen salespersons. Each page chooses its salespersons itself.
      startConfiguration(
        { ...dependencies, random: () => 0 },
        { houseId, municipalityId: municipality, webConfigurationId: webConfiguration, bundleId: bundle, accountId: null },
      ),
    shareConfiguration: ({ body }) => shareConfiguration(dependencies, body),
    readConfiguration: async ({ parameters, identity, setETag }) => {
      const opened = await openConfiguration(dependencies, knownToken(parameters.id), identity);
      if (opened.revision !== null) setETag(opened.revision);
      return opened;
    },
    mailShare: async ({ parameters, body, header }) => {
      await mailLink(dependencies, knownToken(parameters.id), header('Withdraw-Key'), body);
      return null;
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

/** If staff start a house with the id of a customer, they act for that customer from then on. For other users the id is ignored. */
async function actForCustomer(
  dependencies: ConfigurationsDependencies,
  identity: Identity,
  accountId: string | null,
): Promise<void> {
  if (accountId === null || !hasEntered(identity) || !isStaff(identity)) return;
  const number = /^[1-9]\d{0,8}$/.test(accountId) ? asAccountId(Number(accountId)) : null;
  if (number === null) throw new AppError('unknown-account', '', { field: 'accountId' });
  await actFor(dependencies, identity, number, 'start');
}

/** Returns the id if it has the form of a token. If not, throws `unknown-configuration`, as for a token that does not exist. */
function knownToken(id: string): string {
  if (!token.safeParse(id).success) throw unknownConfiguration(id);
  return id;
}
