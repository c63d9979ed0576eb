import { AppError } from '@fairway/contract/app-error.ts';
import { wordsOf } from '@fairway/contract/errors.ts';
import { ticketStatus as wire } from '@fairway/contract/sign-in-methods.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import type { Actor } from '../http/hooks.ts';
import { refusedOnPhone } from '../language/words.ts';
import { completeSignIn, refuseClosedAccount } from '../session/complete-sign-in.ts';
import { hashOf } from '../session/token.ts';
import { whySessionEnded } from '../session/why-session-ended.ts';
import { readSettings } from '../system/settings.ts';
import { collectTicket, findTicket, peopleLinkedTo } from './store.ts';

type Ctx = OwnTransactionContext<'open'>;
type Found = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

const nothing = { theme: '', ticketTimeout: 0, scanCode: '', isScanned: false };

/** How far a ticket is. Asked each second by everybody who waits: one look by primary key until there is a token. */
export async function ticketStatusOf(ctx: Ctx, ticket: string) {
  const ticketHash = hashOf(ticket);
  const found = await ctx.read((db) => findTicket(db, ticketHash, ctx.now));
  const expired = { ...nothing, status: wire.expired, value: wordsOf('TICKET_EXPIRED', ctx.language) };
  if (!found || found.status === 'used') return expired;
  if (found.status === 'confirmed') return { ...expired, ...(await collect(ctx, ticketHash)) };
  const ticketTimeout = found.expiresAt.getTime() - ctx.now.getTime();
  return { ...nothing, ticketTimeout, ...(await describe(ctx, found)) };
}

async function describe({ language, read }: Ctx, found: Found) {
  const { socialName, source, subject } = found;
  switch (found.status) {
    case 'refused':
      return { status: wire.failed, value: refusedOnPhone[language] };
    case 'failed':
      return { status: wire.failed, value: wordsOf('SOCIAL_REFUSED', language) };
    case 'notBound': {
      const identity = { socialType: source, socialUnionid: subject, socialName };
      return { status: wire.notBound, value: JSON.stringify(identity) };
    }
    case 'severalAccounts': {
      const people = await read((db) => peopleLinkedTo(db, source ?? '', subject ?? ''));
      // One company lives here: the words about tenants stay empty.
      const accounts = people.map(({ userId, account, realName }) => ({
        socialName,
        tenantName: '',
        tenantId: '',
        accountName: realName,
        userId,
        account,
      }));
      return { status: wire.severalAccounts, value: JSON.stringify(accounts) };
    }
    default: {
      const { scanCode, scannedBy } = found;
      return { status: wire.waiting, value: '', scanCode, isScanned: scannedBy !== null };
    }
  }
}

/** The token is made now, for the client that asks. Undefined: somebody was faster, or who said yes has left. */
async function collect(ctx: Ctx, ticketHash: Buffer) {
  return ctx.transact(async (db) => {
    const ticket = await collectTicket(db, ticketHash, ctx.now);
    if (!ticket?.userId) return undefined;
    let actor: Actor | undefined;
    const client = {
      ...ctx,
      auditActor: (who: Actor) => {
        actor = who;
      },
    };
    try {
      const ended = ticket.sessionId && (await whySessionEnded(db, ticket.sessionId));
      if (ended === 'accountDisabled') await refuseClosedAccount(db, ticket.userId, ctx.config);
      if (ended) return undefined;
      const { token, theme } = await completeSignIn(db, client, ticket.userId, await readSettings(db));
      const name = ticket.source && !ticket.sessionId ? 'signInBySocial' : 'signInByTicket';
      const { now: at, address, requestId } = ctx;
      await writeAudit(db, { name, actor, at, target: '', address, requestId });
      return { status: wire.success, value: token, theme };
    } catch (error) {
      // Refused before anything was written: the ticket stays used, and who waits is told why.
      if (!(error instanceof AppError) || !error.refusal) throw error;
      return { status: wire.failed, value: wordsOf(error.refusal, ctx.language, error.places) };
    }
  });
}
