import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { signIn as signInEndpoint } from '@fairway/contract/session.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Db } from '../database/open.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { readSettings } from '../system/settings.ts';
import { completeSignIn, refuseForeignAddress } from './complete-sign-in.ts';
import { checkImageCode } from './image-code.ts';
import { deviceOf } from './known-device.ts';
import { isPassword } from './password.ts';
import { findByAccount } from './store.ts';
import { compareCounted } from './throttle.ts';

type Ctx = OwnTransactionContext<'open'>;
type Credentials = Received<typeof signInEndpoint>['body'];

/** What else happens, in the same transaction, when somebody signed in with their password. */
export type AfterSignIn = (
  db: Db,
  signedIn: Pick<Ctx, 'now' | 'request'> & { userId: string; ticket: string | undefined },
) => Promise<void>;

/** Signs a person in. The slow password check runs outside the transaction, so that nothing waits for it. */
export async function signIn(ctx: Ctx, credentials: Credentials, afterSignIn: AfterSignIn) {
  const { account, password, jnpf_ticket: ticket } = credentials;
  const settings = await ctx.read(readSettings);
  refuseForeignAddress(ctx.address, settings);
  const { address, now } = ctx;
  if (settings.enableVerificationCode === 1)
    await checkImageCode(ctx, credentials.timestamp, credentials.code);

  const person = await ctx.read((db) => findByAccount(db, account, deviceOf(ctx.request)));
  const { isAdministrator = false, knownDevice, hash } = person ?? {};
  const guesser = { account, address, isAdministrator, knownDevice: knownDevice ?? undefined };
  const compare = () => isPassword(password, hash ?? undefined);
  const isRight = await compareCounted(ctx, guesser, settings, 'LOGIN_WAIT', compare);
  if (!isRight || !person || !hash) {
    ctx.afterRefusal(async (db) => {
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
  // Whether the account is disabled is told only to who knows the password: to others it may as well not exist.
  return ctx.transact(async (db) => {
    const signedIn = await completeSignIn(db, ctx, person.id, settings, { hash, guesser });
    await afterSignIn(db, { now, request: ctx.request, userId: person.id, ticket });
    return signedIn;
  });
}
