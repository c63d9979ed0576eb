import { expect, test } from 'vitest';
import { isListed, wrongAddresses } from './address-list.ts';

test.each([
  ['10.0.0.1', '10.0.0.1', true],
  ['::ffff:10.0.0.1', '10.0.0.1', true],
  ['10.0.0.2', '10.0.0.1', false],
  ['10.1.200.3', '192.168.1.1, 10.1.0.0/16', true],
  ['10.2.0.1', '10.1.0.0/16', false],
  ['8.8.8.8', '0.0.0.0/0', true],
  ['2001:db8::7', '2001:db8::/32', true],
  ['2001:db9::7', '2001:db8::/32', false],
  ['::1', '0:0:0:0:0:0:0:1', true],
  ['10.0.0.1', '::/0', false],
  ['10.0.0.1', '', false],
  ['nonsense', '0.0.0.0/0', false],
])('%s in “%s”: %s', (address, list, isIn) => {
  expect(isListed(address, list)).toBe(isIn);
});

test('what is no address is named', () => {
  expect(wrongAddresses('10.0.0.1；10.0.0.256\n10.0.0.0/33, ::1/128, 1::2::3, office')).toEqual([
    '10.0.0.256',
    '10.0.0.0/33',
    '1::2::3',
    'office',
  ]);
});
