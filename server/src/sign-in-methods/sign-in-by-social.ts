import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { successes } from '@fairway/contract/envelope.ts';
import { type signInBySocial as declared, ticketLifetime } from '@fairway/contract/sign-in-methods.ts';
import type { Db } from '../database/open.ts';
import type { Bytes, OwnTransactionContext } from '../http/context.ts';
import { ownSuccess } from '../http/envelope.ts';
import { hashOf } from '../session/token.ts';
import { askProvider, type Identity } from './ask-provider.ts';
import { browserHashOf } from './browser-cookie.ts';
import { comeBackFromTrial } from './manage/try-method.ts';
import type { Reached } from './providers/protocol.ts';
import { backToOtherLogin } from './redirect.ts';
import { offeredProviders } from './social-providers.ts';
import { chooseAccount, endJourney, peopleLinkedTo, settleTicket } from './store.ts';

type Ctx = OwnTransactionContext<'open'>;
type Query = Received<typeof declared>['query'];

/** Where a browser comes back from a provider, and where a person with several accounts chooses one. */
export async function signInBySocial(ctx: Ctx, query: Query): Promise<Bytes> {
  const trial = await comeBackFromTrial(ctx, query);
  if (trial) return trial;
  const offered = await ctx.read((db) => offeredProviders(db, ctx.config));
  if (offered.length === 0) throw new AppError('NOT_FOUND');
  if (query.jnpf_ticket && query.userId) return choose(ctx, query.jnpf_ticket, query.userId);
  await comeBack(ctx, offered, query);
  // Whatever happened: a person is looking at this, and the page they left knows how to ask.
  return backToOtherLogin(ctx.config);
}

async function comeBack(ctx: Ctx, offered: readonly Reached[], query: Query): Promise<void> {
  const { request, now } = ctx;
  const { source, state, error } = query;
  const code = query.code ?? query.authCode;
  const reached = offered.find(({ provider }) => provider.id === source);
  const browserHash = browserHashOf(request);
  if (!reached || !state || !browserHash) return;
  const back = { source: reached.provider.id, stateHash: hashOf(state), browserHash };
  const journey = await ctx.transact((db) => endJourney(db, back, now));
  if (!journey) return;

  const { codeVerifier, ticketHash } = journey;
  const { identity } =
    code && codeVerifier && !error
      ? await askProvider(ctx, reached, { code, codeVerifier })
      : { identity: undefined };
  // Who is back may have to choose or to type something: the time starts anew.
  const expiresAt = new Date(now.getTime() + ticketLifetime);
  await ctx.transact(async (db) =>
    settleTicket(db, ticketHash, { ...(await outcomeOf(db, reached.provider.id, identity)), expiresAt }),
  );
}

async function outcomeOf(db: Db, source: string, identity: Identity | undefined) {
  if (!identity) return { status: 'failed' } as const;
  const [person, ...others] = await peopleLinkedTo(db, source, identity.subject);
  if (!person) return { status: 'notBound', ...identity } as const;
  if (others.length > 0) return { status: 'severalAccounts', ...identity } as const;
  return { status: 'confirmed', userId: person.userId } as const;
}

async function choose({ transact, request, now, language }: Ctx, ticket: string, userId: string) {
  const browserHash = browserHashOf(request);
  const held = browserHash && { ticketHash: hashOf(ticket), browserHash };
  if (!held || !(await transact((db) => chooseAccount(db, held, userId, now))))
    throw new AppError('TICKET_EXPIRED');
  return ownSuccess({ msg: successes.done[language] });
}
