import type { Endpoint } from '@gavel/contract';
import { allEndpoints } from '@gavel/contract/all';

/** Every endpoint of the API, as a pair of its name and its `Endpoint`. */
export const everyEndpoint = Object.entries<Endpoint>(allEndpoints);

/**
 * Returns an HTTP request to an endpoint, with an empty object as its body if the endpoint takes one. Parameters in the path except `:id`
 * are 1.
 * @param token the value of `:id` in the path; by default a token that does not exist
 */
export function requestOf({ method, path, request: body }: Endpoint, token = '00000000'): [path: string, init: RequestInit] {
  const filled = path.replace(':id', token).replace(/:\w+/g, '1');
  return [filled, body ? { method, headers: { 'Content-Type': 'application/json' }, body: '{}' } : { method }];
}
