import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { type signInBySocial, ticketLifetime } from '@fairway/contract/sign-in-methods.ts';
import type { getSignInTrial as trialCall } from '@fairway/contract/sign-in-settings.ts';
import * as oauth from 'oauth4webapi';
import { newId } from '../../database/new-id.ts';
import type { Bytes, Context, OwnTransactionContext } from '../../http/context.ts';
import { hashOf } from '../../session/token.ts';
import { askProvider } from '../ask-provider.ts';
import { browserHashOf, markBrowser } from '../browser-cookie.ts';
import { loadMethods } from '../methods/methods.ts';
import { signInAddress } from '../providers/protocol.ts';
import { redirectTo } from '../redirect.ts';
import { isComplete, reachedBy } from '../social-providers.ts';
import { nameOfMethod } from './take-method.ts';
import { completeMethod } from './test-method.ts';
import { endTrial, findTrial, insertTrial, settleTrial } from './trial-store.ts';

/** Long enough to find one's password there. */
const trialLifetime = 3 * ticketLifetime;

/** Where to sign in at a provider to see what it says; what comes back signs nobody in and ties nothing. */
export async function trySignInMethod(ctx: OwnTransactionContext, methodId: string) {
  const { request, config, session, now } = ctx;
  const { reached } = await completeMethod(ctx, methodId);
  const { browserHash, cookie } = markBrowser(request, config);
  ctx.replyHeader('set-cookie', cookie);
  const state = oauth.generateRandomState();
  const codeVerifier = oauth.generateRandomCodeVerifier();
  const trial = { id: newId(now.getTime()), methodId, userId: session.userId, browserHash, codeVerifier };
  const expiresAt = new Date(now.getTime() + trialLifetime);
  await ctx.transact((db) =>
    insertTrial(db, { ...trial, stateHash: hashOf(state), expiresAt, outcome: null }),
  );
  const { provider, redirectUrl } = reached;
  const codeChallenge = await oauth.calculatePKCECodeChallenge(codeVerifier);
  return { id: trial.id, url: signInAddress(provider, { redirectUrl, state, codeChallenge }) };
}

/** Undefined where the browser does not come back from a trial. */
export async function comeBackFromTrial(
  ctx: OwnTransactionContext<'open'>,
  query: Received<typeof signInBySocial>['query'],
): Promise<Bytes | undefined> {
  const { config, request, now } = ctx;
  const browserHash = browserHashOf(request);
  if (!query.state || !browserHash) return undefined;
  const back = { stateHash: hashOf(query.state), browserHash };
  const trial = await ctx.commitNow((db) => endTrial(db, back, now));
  if (!trial) return undefined;
  const methods = await ctx.read((db) => loadMethods(db, config));
  const method = methods.find((one) => one.id === trial.methodId && one.id === query.source);
  const code = query.code ?? query.authCode;
  const answer =
    method && isComplete(method) && code && !query.error
      ? await askProvider(ctx, reachedBy(config, method, methods), { code, codeVerifier: trial.codeVerifier })
      : ({ identity: undefined, outcome: 'cancelled' } as const);
  await ctx.commitNow((db) =>
    settleTrial(db, trial.id, {
      outcome: answer.outcome,
      subject: answer.identity?.subject ?? '',
      name: answer.identity?.socialName ?? '',
    }),
  );
  return redirectTo(`${config.basePath}/pages/system/signInTrial?id=${trial.id}`);
}

export async function getSignInTrial(
  { db, config, session, language }: Context,
  id: string,
): Promise<Reply<typeof trialCall>> {
  const trial = await findTrial(db, id, session.userId);
  const method = trial && (await loadMethods(db, config)).find((one) => one.id === trial.methodId);
  if (!method) throw new AppError('NOT_FOUND');
  const { outcome, subject, name } = trial;
  return { methodName: nameOfMethod(method, language), outcome, subject, name };
}
