import { isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Who asks, for rate limits: the address of the connection, or what the reverse proxy says when the connection comes from one, that is
 * from this machine or its private network. Of IPv6 the network, because one client has all of it.
 */
export function clientAddress(c: Context): string {
  const peer = withoutMapping(connectionAddress(c));
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return network(isPrivate(peer) && isIP(forwarded) ? withoutMapping(forwarded) : peer);
}

function connectionAddress(c: Context): string {
  // Requests that tests make have no connection.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}

function isPrivate(address: string): boolean {
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/i.test(address);
}

/** `::ffff:10.0.0.1` is 10.0.0.1. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function network(address: string): string {
  if (!isIPv6(address)) return address || 'local';
  const [head = '', tail] = address.split('::');
  const groups =
    tail === undefined ? head.split(':') : [...head.split(':').filter(Boolean), ...Array.from({ length: 4 }, () => '0')];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase())
    .join(':')}::/64`;
}
