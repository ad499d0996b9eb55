import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Networks whose IP addresses are not on the public internet: this machine, private networks, and translated or reserved
 * addresses.
 */
const NETWORKS = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
] as const;

// `BlockList` treats an IPv4 address that is written as an IPv6 address as IPv4, so `NETWORKS` lists each IPv4 network only once.
const inside = new BlockList();
for (const [network, prefix, family] of NETWORKS) inside.addSubnet(network, prefix, family);

/** Returns whether an IP address is on the internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Returns whether a URL's host is an IP address that is not on the internet. A host name is looked up later, for each connection. */
export function isInside({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) !== 0 && !isPublicAddress(address);
}

/**
 * Looks up the IP addresses of a host name for a connection, which then uses exactly the addresses that were checked here. Fails if any of
 * them is not on the internet.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(Object.assign(new Error('no address of the internet'), { code: 'EPRIVATE' }), '');
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
