import { randomBytes } from 'node:crypto';
import { ticketLifetime } from '@fairway/contract/sign-in-methods.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { hashOf } from '../session/token.ts';

const cookieName = 'fairway_browser';
const wellFormed = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`);

const secretOf = (request: FastifyRequest) => wellFormed.exec(request.headers.cookie ?? '')?.[1];

/** The browser a request comes from; undefined when it was never given a ticket. */
export function browserHashOf(request: FastifyRequest): Buffer | undefined {
  const secret = secretOf(request);
  return secret === undefined ? undefined : hashOf(secret);
}

/**
 * Marks the browser that is given a ticket. Without it, somebody could have a victim follow a link with a ticket of
 * theirs, and collect the victim's token. A browser keeps its mark, so that its other pages may wait, too.
 */
export function markBrowser(request: FastifyRequest, { basePath, publicUrl }: Config) {
  const secret = secretOf(request) ?? randomBytes(32).toString('base64url');
  const attributes = [
    `${cookieName}=${secret}`,
    `Path=${basePath || '/'}`,
    // A journey to a provider and a choice may each take the time of a ticket.
    `Max-Age=${(3 * ticketLifetime) / 1000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl?.startsWith('https:') ? ['Secure'] : []),
  ];
  return { browserHash: hashOf(secret), cookie: attributes.join('; ') };
}
