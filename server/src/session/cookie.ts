import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** A secret that a browser was given under this name; undefined when it has none that we could have made. */
export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const wellFormed = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
  return wellFormed.exec(request.headers.cookie ?? '')?.[1];
}

/** Gives a browser a secret that its scripts cannot read and that other sites cannot have sent. */
export function writeCookie(
  { basePath, publicUrl }: Pick<Config, 'basePath' | 'publicUrl'>,
  { name, value, lifetime }: { name: string; value: string; lifetime: number },
): string {
  return [
    `${name}=${value}`,
    `Path=${basePath || '/'}`,
    `Max-Age=${lifetime / 1000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl?.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}
