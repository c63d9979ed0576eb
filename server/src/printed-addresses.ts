import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

const isEveryAddress = (host: string) => host === '0.0.0.0' || /^(0*:)+0*$/.test(host);

/** Where a browser finds us, first on this machine: `0.0.0.0` is a place to listen and none to go to. */
export function addressesOf(
  { host, basePath }: Pick<Config, 'host' | 'basePath'>,
  port: number,
  interfaces = networkInterfaces(),
): string[] {
  const url = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}/`;
  if (!isEveryAddress(host)) return [url(host)];
  const found = Object.values(interfaces).flatMap((one) => one ?? []);
  return ['localhost', ...found.filter(isReachable(host)).map(({ address }) => address)].map(url);
}

/** Addresses of a single link need a name of an interface that other machines do not have. */
const isReachable = (host: string) => (one: NetworkInterfaceInfo) =>
  !one.internal && (one.family === 'IPv4' || (host !== '0.0.0.0' && !/^fe80:/i.test(one.address)));
