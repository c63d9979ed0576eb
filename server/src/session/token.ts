import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token; only its hash is ever stored. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `bearer ${secret}`, tokenHash: hashOf(secret) };
}

/** The hash behind an Authorization header, or undefined when there is no token in it. */
export function tokenHashOf(authorization: string | undefined): Buffer | undefined {
  if (!authorization || authorization.length > 500) return undefined;
  const secret = authorization.replace(/^bearer(?:\s+|$)/i, '').trim();
  return secret === '' ? undefined : hashOf(secret);
}

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
