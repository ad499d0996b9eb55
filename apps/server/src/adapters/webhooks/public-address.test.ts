import { expect, test } from 'vitest';
import { isInside, isPublicAddress, lookUpPublic } from './public-address.ts';

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.216.34', true],
  ['::ffff:192.168.1.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['example.se', false],
])('isPublicAddress returns whether %s is on the internet: %s', (address, is) => {
  expect(isPublicAddress(address)).toBe(is);
});

test.each([
  ['https://crm.example.se/', false],
  ['https://127.0.0.1/', true],
  // Other spellings of 127.0.0.1 that the URL parser understands, and the IPv6 address of this machine.
  ['https://2130706433/', true],
  ['https://0x7f.1/', true],
  ['https://[::1]/', true],
  ['https://[::ffff:7f00:1]/', true],
  ['https://93.184.216.34/', false],
])('isInside returns whether %s has an address that is not on the internet: %s', (url, is) => {
  expect(isInside(new URL(url))).toBe(is);
});

test.each([{}, { all: true }])('lookUpPublic refuses a host name of this machine, with the options %j', async (options) => {
  const failed = await new Promise((resolve) => {
    lookUpPublic('localhost', options, (error) => resolve(error));
  });
  expect(failed).toMatchObject({ code: 'EPRIVATE' });
});
