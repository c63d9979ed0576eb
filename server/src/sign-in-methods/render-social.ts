import { AppError } from '@fairway/contract/app-error.ts';
import { ticketLifetime } from '@fairway/contract/sign-in-methods.ts';
import * as oauth from 'oauth4webapi';
import type { Bytes, OwnTransactionContext } from '../http/context.ts';
import { hashOf } from '../session/token.ts';
import { browserHashOf } from './browser-cookie.ts';
import { signInAddress } from './providers/protocol.ts';
import { redirectTo } from './redirect.ts';
import { findProvider } from './social-providers.ts';
import { beginJourney } from './store.ts';

/** Sends the browser to the provider, with what only it and we can know when it comes back. */
export async function renderSocial(
  { read, transact, config, now, request }: OwnTransactionContext<'open'>,
  source: string,
  ticket: string,
): Promise<Bytes> {
  const reached = await read((db) => findProvider(db, config, source));
  if (!reached) throw new AppError('NOT_FOUND');
  const browserHash = browserHashOf(request);
  if (!browserHash) throw new AppError('TICKET_EXPIRED');

  const state = oauth.generateRandomState();
  const codeVerifier = oauth.generateRandomCodeVerifier();
  // The person needs time at the provider, too.
  const expiresAt = new Date(now.getTime() + ticketLifetime);
  const held = { ticketHash: hashOf(ticket), browserHash };
  const journey = { source, stateHash: hashOf(state), codeVerifier, expiresAt };
  if (!(await transact((db) => beginJourney(db, held, journey, now)))) throw new AppError('TICKET_EXPIRED');

  const codeChallenge = await oauth.calculatePKCECodeChallenge(codeVerifier);
  const { provider, redirectUrl } = reached;
  return redirectTo(signInAddress(provider, { redirectUrl, state, codeChallenge }));
}
