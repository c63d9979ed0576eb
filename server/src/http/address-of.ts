import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** Whether the proxy so many hops away is one of ours; what it says about its caller is then believed. */
export const trustProxies =
  ({ trustedProxies }: Pick<Config, 'trustedProxies'>) =>
  (_address: string, hop: number): boolean =>
    hop < trustedProxies;

/** Where a request comes from, for connections that Fastify has no request of. */
export const addressOf = (
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  config: Pick<Config, 'trustedProxies'>,
): string =>
  // A connection that is already gone has no address.
  proxyAddress(request as IncomingMessage, trustProxies(config)) ?? '';
