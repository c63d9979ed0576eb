import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/** Where a request comes from: each trusted proxy says whom it was asked by, the nearest last. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string {
  const said = String(headers['x-forwarded-for'] ?? '').split(',');
  const asked = said.map((address) => address.trim()).filter((address) => address !== '');
  const nearestFirst = [socket.remoteAddress ?? '', ...asked.reverse()];
  return nearestFirst[Math.min(trustedProxies, nearestFirst.length - 1)] ?? '';
}
