import { createHash, randomBytes } from 'node:crypto';

const prefix = 'bearer ';

/** A new opaque token; only its hash is ever stored. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { token: prefix + secret, tokenHash: hashOf(secret) };
}

/** The hash behind an Authorization header, or undefined when there is no token in it. */
export function tokenHashOf(authorization: string | undefined): Buffer | undefined {
  if (!authorization || authorization.length > 500) return undefined;
  const secret = authorization.slice(0, prefix.length).toLowerCase() === prefix ? authorization.slice(prefix.length) : authorization;
  return secret.trim() === '' ? undefined : hashOf(secret.trim());
}

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
