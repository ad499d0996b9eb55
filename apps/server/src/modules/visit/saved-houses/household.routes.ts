import { memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import {
  acceptInvitation,
  type HouseholdDependencies,
  invite,
  readHousehold,
  readInvitation,
  removeFromHousehold,
  withdrawInvitation,
} from './household.ts';

type HouseholdEndpoint =
  | 'readHousehold'
  | 'invite'
  | 'withdrawInvitation'
  | 'removeFromHousehold'
  | 'readInvitation'
  | 'acceptInvitation';

/** Endpoints for houses that several people share. */
export function householdRoutes(dependencies: HouseholdDependencies): Handlers<HouseholdEndpoint> {
  return {
    readHousehold: ({ identity, parameters: { id } }) => readHousehold(dependencies, id, identity),
    invite: ({ identity, parameters: { id }, body }) => invite(dependencies, memberOf(identity), id, body.email),
    withdrawInvitation: async ({ identity, parameters: { id, invitation } }) => {
      await withdrawInvitation(dependencies, memberOf(identity), id, invitation);
      return null;
    },
    removeFromHousehold: async ({ identity, parameters: { id, person } }) => {
      await removeFromHousehold(dependencies, memberOf(identity), id, person);
      return null;
    },
    readInvitation: ({ body }) => readInvitation(dependencies, body.key),
    acceptInvitation: async ({ identity, body }) => ({ id: await acceptInvitation(dependencies, memberOf(identity), body.key) }),
  };
}
