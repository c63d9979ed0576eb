import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { addressesOf } from './printed-addresses.ts';

const one = (family: 'IPv4' | 'IPv6', address: string, internal = false) =>
  ({ family, address, internal }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [one('IPv4', '127.0.0.1', true), one('IPv6', '::1', true)],
  eth0: [one('IPv4', '192.168.1.5'), one('IPv6', '2001:db8::5'), one('IPv6', 'fe80::1')],
};

it.each([
  ['127.0.0.1', '', ['http://127.0.0.1:8080/']],
  ['::1', '/fairway', ['http://[::1]:8080/fairway/']],
  ['fairway.example.com', '', ['http://fairway.example.com:8080/']],
  ['0.0.0.0', '/fairway', ['http://localhost:8080/fairway/', 'http://192.168.1.5:8080/fairway/']],
  ['::', '', ['http://localhost:8080/', 'http://192.168.1.5:8080/', 'http://[2001:db8::5]:8080/']],
])('on %s%s it prints addresses that work', (host, basePath, printed) => {
  expect(addressesOf({ host, basePath }, 8080, interfaces)).toEqual(printed);
});
