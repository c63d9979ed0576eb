import { describe, expect, it } from 'vitest';
import { InterfaceError } from './interface-error.ts';
import { isPublic, reachableAddresses } from './reachable-addresses.ts';

const problemOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => (error instanceof InterfaceError ? error.problem : error),
  );

describe('an address', () => {
  it.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254'],
    ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1'],
    ...['198.51.100.1', '203.0.113.7', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1'],
    ...['64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'fc00::1', 'fd12::1'],
    ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '5f00::1', 'nonsense', ''],
  ])('%s is not public', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['8.8.8.8', '1.1.1.1', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.169.0.1'])(
    '%s is public',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );
  it.each(['2606:4700:4700::1111', '2400:3200::1', '2a00:1450::1'])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true);
  });
});

describe('a host', () => {
  const resolving = (...addresses: string[]) => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return addresses.map((address) => ({ address }));
    };
    return { asked, resolve };
  };

  it('is asked for once', async () => {
    const { asked, resolve } = resolving('8.8.8.8', '2606:4700:4700::1111');
    expect(await reachableAddresses('api.example.com', false, resolve)).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700:4700::1111', family: 6 },
    ]);
    expect(asked).toEqual(['api.example.com']);
  });

  it('with one private address among public ones is refused', async () => {
    const { resolve } = resolving('8.8.8.8', '10.0.0.1');
    expect(await problemOf(reachableAddresses('api.example.com', false, resolve))).toBe('hostPrivate');
    expect(await problemOf(reachableAddresses('api.example.com', true, resolve))).toBeUndefined();
  });

  it('of the system itself is refused', async () => {
    expect(await problemOf(reachableAddresses('localhost', false))).toBe('hostPrivate');
    expect(await problemOf(reachableAddresses('[::1]', false))).toBe('hostPrivate');
    expect(await problemOf(reachableAddresses('no-such-host.invalid', false))).toBe('hostUnknown');
    expect(await problemOf(reachableAddresses('nothing.example', false, async () => []))).toBe('hostUnknown');
  });
});
