import type { Endpoint } from '@gavel/contract';
import { allEndpoints } from '@gavel/contract/all';

/** The name and the description of every call of the API. */
export const everyEndpoint = Object.entries<Endpoint>(allEndpoints);

/** Returns an HTTP request to an endpoint. The parameters in its path get values that do not exist. */
export function requestOf({ method, path, request: body }: Endpoint, token = '00000000'): [path: string, init: RequestInit] {
  const filled = path.replace(':id', token).replace(/:\w+/g, '1');
  return [filled, body ? { method, headers: { 'Content-Type': 'application/json' }, body: '{}' } : { method }];
}
