import { BlockList, isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    clientAddress: string;
  }
}

/**
 * Returns the client that rate limits count: an IPv4 address, or an IPv6 network, because one client can use all addresses of
 * its network.
 */
export function clientAddress(c: Context): string {
  return c.get('clientAddress');
}

/** Returns whether a client is on this machine: a local user, or a proxy that is not listed as trusted. */
export function isHere(client: string): boolean {
  return client === 'local' || client.startsWith('127.') || client === '0:0:0:0::/64';
}

/**
 * Returns middleware that finds the client: the address of the connection or, if that is a trusted proxy, the last address in
 * `X-Forwarded-For` that is not a trusted proxy. All earlier addresses in the header prove nothing, because the client could have written
 * them.
 *
 * @param trustedProxies addresses and networks (`10.0.0.0/8`), in the form of `isNetwork`; an empty list: the header is ignored
 * @param warnOnce called when the header is ignored for the first time, because a proxy may be missing in `trustedProxies`. All visitors
 * who come through that proxy would count as one client, with the limits of one client
 */
export function knowClient(trustedProxies: readonly string[], warnOnce: () => void = () => {}): MiddlewareHandler {
  const isTrusted = isAmong(trustedProxies);
  let hasWarned = false;
  return async (c, next) => {
    const peer = plain(connectionAddress(c));
    if (trustedProxies.length === 0 && !hasWarned && c.req.header('x-forwarded-for') !== undefined) {
      hasWarned = true;
      warnOnce();
    }
    const passedOn = trustedProxies.length === 0 ? [] : (c.req.header('x-forwarded-for')?.split(',') ?? []).map(plain);
    c.set('clientAddress', network(lastUntrusted([...passedOn, peer], isTrusted)));
    return next();
  };
}

/** Returns whether a text is an IP address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Returns a function that checks whether an IP address is in the list or in a network of the list. The list has the form of `isNetwork`.
 */
export function isAmong(networks: readonly string[]): (address: string) => boolean {
  const list = networksOf(networks);
  return (written) => {
    const address = plain(written);
    return isIP(address) !== 0 && list.check(address, familyOf(address));
  };
}

/**
 * Returns the last address in the chain (which ends with the connection's address) that is not trusted. A trusted address counts as the
 * client if no valid address precedes it.
 */
function lastUntrusted(chain: readonly string[], isTrusted: (address: string) => boolean): string {
  const [address = '', ...before] = chain.toReversed();
  const next = before[0];
  return next !== undefined && isIP(next) !== 0 && isTrusted(address) ? lastUntrusted(chain.slice(0, -1), isTrusted) : address;
}

function networksOf(texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of texts) {
    const [address = '', bits] = text.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

function connectionAddress(c: Context): string {
  // In tests a request has no connection, so its address is empty.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}

/**
 * Returns an IP address without a port or a zone, and an IPv4 address in its usual form: 10.0.0.1 for `10.0.0.1:49152`,
 * `::ffff:10.0.0.1` and `::ffff:a00:1`.
 */
function plain(written: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(written.trim()) ?? [];
  const address = ipv4 ?? ipv6 ?? written.trim();
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%');
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 6).join() === [0, 0, 0, 0, 0, 0xffff].join();
  return isMapped
    ? groups
        .slice(6)
        .map((group) => `${group >> 8}.${group & 0xff}`)
        .join('.')
    : bare;
}

function network(address: string): string {
  if (!isIPv6(address)) return address || 'local';
  const groups = groupsOf(address).slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly number[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean).flatMap(numbersOf));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

/** Returns the number of a group; two numbers for an IPv4 address, which may replace the last two groups. */
function numbersOf(group: string): readonly number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [first = 0, second = 0, third = 0, fourth = 0] = group.split('.').map(Number);
  return [first * 256 + second, third * 256 + fourth];
}
