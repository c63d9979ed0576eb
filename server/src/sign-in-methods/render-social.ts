import { AppError } from '@fairway/contract/app-error.ts';
import { ticketLifetime } from '@fairway/contract/sign-in-methods.ts';
import * as oauth from 'oauth4webapi';
import type { Bytes, OwnTransactionContext } from '../http/context.ts';
import { hashOf } from '../session/token.ts';
import { callbackOf } from './ask-provider.ts';
import { browserHashOf } from './browser-cookie.ts';
import { redirectTo } from './redirect.ts';
import { findProvider } from './social-providers.ts';
import { beginJourney } from './store.ts';

/** Sends the browser to the provider, with what only it and we can know when it comes back. */
export async function renderSocial(
  { transact, config, now, request }: OwnTransactionContext<'open'>,
  source: string,
  ticket: string,
): Promise<Bytes> {
  const provider = findProvider(config, source);
  if (!provider) throw new AppError('NOT_FOUND');
  const browserHash = browserHashOf(request);
  if (!browserHash) throw new AppError('TICKET_EXPIRED');

  const state = oauth.generateRandomState();
  const codeVerifier = oauth.generateRandomCodeVerifier();
  // The person needs time at the provider, too.
  const expiresAt = new Date(now.getTime() + ticketLifetime);
  const held = { ticketHash: hashOf(ticket), browserHash };
  const journey = { source, stateHash: hashOf(state), codeVerifier, expiresAt };
  if (!(await transact((db) => beginJourney(db, held, journey, now)))) throw new AppError('TICKET_EXPIRED');

  const url = new URL(provider.authorizeUrl);
  const asked = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: callbackOf(config, provider),
    scope: provider.scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return redirectTo(url.href);
}
