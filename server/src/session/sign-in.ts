import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { signIn as signInEndpoint } from '@fairway/contract/session.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { readSettings, type Settings } from '../system/settings.ts';
import { checkImageCode } from './image-code.ts';
import { isPassword } from './password.ts';
import { endSessionsOf, findByAccount, insertLogin, insertSession, previousLogin } from './store.ts';
import { countFailure, forgetFailures, refuseWhileLocked } from './throttle.ts';
import { newToken } from './token.ts';

type Ctx = OwnTransactionContext<'open'>;
type Credentials = Received<typeof signInEndpoint>['body'];

/** Signs a person in. The slow password check runs outside the transaction, so that nothing waits for it. */
export async function signIn(ctx: Ctx, credentials: Credentials) {
  const { account, password } = credentials;
  const settings = await ctx.read(readSettings);
  refuseForeignAddress(ctx.address, settings);
  const { address, now } = ctx;
  await ctx.read((db) => refuseWhileLocked(db, { account, address }, settings, now, 'LOGIN_WAIT'));
  if (settings.enableVerificationCode === 1)
    await checkImageCode(ctx, credentials.timestamp, credentials.code);

  const person = await ctx.read((db) => findByAccount(db, account));
  if (!(await isPassword(password, person?.hash ?? undefined)) || !person) {
    const guesser = { account, address, isAdministrator: person?.isAdministrator ?? false };
    ctx.afterRefusal(async (db) => {
      await countFailure(db, guesser, settings, now);
      // Of an account that does not exist only the address: people type passwords into the wrong box.
      const actor = person && { userId: person.id, account: person.account, realName: person.realName };
      await writeAudit(db, {
        name: 'signInFailed',
        actor,
        at: now,
        target: '',
        address,
        requestId: ctx.requestId,
      });
    });
    throw new AppError('WRONG_CREDENTIALS');
  }
  // Told only to who knows the password: to others the account may as well not exist.
  if (person.enabledMark === 0) throw new AppError('ACCOUNT_DISABLED');
  if (person.enabledMark === 2) throw new AppError('ACCOUNT_LOCKED');

  ctx.auditActor({ userId: person.id, account: person.account, realName: person.realName });
  return ctx.transact(async (db) => {
    await forgetFailures(db, account, ctx.address);
    if (settings.singleLogin === 1)
      await endSessionsOf(db, person.id, 'signedInElsewhere', ctx.now, ctx.origin);
    return openSession(db, ctx, person.id);
  });
}

/** Opens a session for somebody whose identity is proven. */
export async function openSession(
  db: Db,
  from: { now: Date; origin: string; address: string; agent: string },
  userId: string,
) {
  const { token, tokenHash } = newToken();
  const { now, origin, address, agent } = from;
  const previous = await previousLogin(db, userId);
  await insertSession(db, {
    tokenHash,
    id: newId(now.getTime()),
    userId,
    origin,
    address,
    agent,
    createdAt: now,
    lastSeenAt: now,
    previousLoginAt: previous?.at ?? null,
    previousLoginAddress: previous?.address ?? '',
    endedAt: null,
    endReason: null,
  });
  await insertLogin(db, { userId, at: now, address, agent });
  return { token, theme: 'classic' };
}

function refuseForeignAddress(address: string, settings: Settings): void {
  if (settings.whitelistSwitch !== 1) return;
  const allowed = settings.whiteListIp.split(',').map((entry) => entry.trim());
  if (!allowed.includes(address.replace(/^::ffff:/, ''))) throw new AppError('ADDRESS_NOT_ALLOWED');
}
