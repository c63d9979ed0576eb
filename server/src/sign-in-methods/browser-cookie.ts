import { randomBytes } from 'node:crypto';
import { ticketLifetime } from '@fairway/contract/sign-in-methods.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { readCookie, writeCookie } from '../session/cookie.ts';
import { hashOf } from '../session/token.ts';

const cookieName = 'fairway_browser';

const secretOf = (request: FastifyRequest) => readCookie(request, cookieName);

/** The browser a request comes from; undefined when it was never given a ticket. */
export function browserHashOf(request: FastifyRequest): Buffer | undefined {
  const secret = secretOf(request);
  return secret === undefined ? undefined : hashOf(secret);
}

/**
 * Marks the browser that is given a ticket. Without it, somebody could have a victim follow a link with a ticket of
 * theirs, and collect the victim's token. A browser keeps its mark, so that its other pages may wait, too.
 */
export function markBrowser(request: FastifyRequest, config: Config) {
  const secret = secretOf(request) ?? randomBytes(32).toString('base64url');
  // A journey to a provider and a choice may each take the time of a ticket.
  const cookie = writeCookie(config, { name: cookieName, value: secret, lifetime: 3 * ticketLifetime });
  return { browserHash: hashOf(secret), cookie };
}
