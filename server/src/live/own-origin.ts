import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/** Whether a page of ours opens it. Programs that are no browser name no origin; they need a token all the same. */
export function isOwnOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  {
    publicUrl,
    nativeOrigins,
    trustedProxies,
  }: Pick<Config, 'publicUrl' | 'nativeOrigins' | 'trustedProxies'>,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (origin === publicUrl || nativeOrigins.includes(origin)) return true;
  // A proxy ends TLS and may ask us by another name: the scheme says nothing, the host only what is trusted.
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  const known = [headers.host, forwarded].map((host) => String(host ?? '').toLowerCase());
  return known.includes(new URL(origin).host);
}
