import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { InterfaceError } from './interface-error.ts';

export interface Address {
  address: string;
  family: 4 | 6;
}

/** Asks for the addresses of a name. */
export type Resolve = (host: string) => Promise<readonly { address: string }[]>;

const fromSystem: Resolve = (host) => lookup(host, { all: true });

/** This network, private, carrier's, loopback, link-local, special, for documents, multicast, reserved, broadcast. */
const closed = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
])
  closed.addSubnet(...networkOf(network), 'ipv4');
// Inside the public range: what carries an IPv4 address in it (Teredo, 6to4), and addresses for documents.
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  closed.addSubnet(...networkOf(network), 'ipv6');

/** Of IPv6 only this is public; loopback, mapped, unique local, link-local and multicast all lie outside. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

function networkOf(text: string): [string, number] {
  const [address = '', bits] = text.split('/');
  return [address, Number(bits)];
}

/** Whether an address belongs to the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  // One with a zone (%eth0) is bound to a network card of ours.
  if (family !== 6 || address.includes('%')) return false;
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** The addresses of a host, asked for once; refused when one of them is not public. */
export async function reachableAddresses(
  host: string,
  mayBePrivate: boolean,
  resolve: Resolve = fromSystem,
): Promise<Address[]> {
  const literal = host.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(literal)
    ? [{ address: literal }]
    : await resolve(host).catch((error: unknown) => {
        throw new InterfaceError('hostUnknown', { host }, error);
      });
  if (found.length === 0) throw new InterfaceError('hostUnknown', { host });
  if (!mayBePrivate && !found.every(({ address }) => isPublic(address)))
    throw new InterfaceError('hostPrivate', { host });
  return found.map(({ address }) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
}
