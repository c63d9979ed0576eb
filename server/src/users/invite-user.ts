import { randomBytes } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import { userStateOf } from '@fairway/domain/users/user-state.ts';
import type { Context, OwnTransactionContext } from '../http/context.ts';
import { auditedPerson } from '../organisation/audited-person.ts';
import { hashPassword } from '../session/password.ts';
import { refuseWeakPassword } from '../session/refuse-weak-password.ts';
import { setNewPassword } from '../session/set-new-password.ts';
import { compareCounted } from '../session/throttle.ts';
import { hashOf } from '../session/token.ts';
import { readSettings } from '../system/settings.ts';
import { userToLetIn } from './reset-password.ts';
import { findInvitation, keepInvitations, lockUsers, takeInvitation, usersOfImport } from './store.ts';
import { tellUserScreens } from './tell-user-screens.ts';

/** Long enough for a weekend and a holiday, short enough that a forgotten link opens nothing. */
const lifetime = 7 * 24 * 60 * 60_000;

/** A link for somebody who has no password yet or forgot it. Whoever has an older one cannot use it any more. */
export async function inviteUser(ctx: Context, id: string): Promise<{ token: string; expiresAt: number }> {
  const { db, auditTarget } = ctx;
  const { account, realName } = await userToLetIn(ctx, id, 'invite');
  auditTarget(auditedPerson(account, realName));
  const { links, expiresAt } = await makeLinks(ctx, [id]);
  await tellUserScreens(db, [id]);
  return { token: links.get(id) ?? '', expiresAt };
}

/** A link for each who came with a sheet and has no password yet. */
export async function inviteImportedUsers(ctx: Context, importId: string) {
  const { db, session, auditTarget } = ctx;
  const users = await lockUsers(db, await usersOfImport(db, importId));
  const invited = users.filter((user) => userStateOf(user) === 'invited');
  if (invited.some((user) => !mayManage(session, user))) throw new AppError('FORBIDDEN');
  if (invited.length === 0) throw new AppError('NOT_FOUND');
  auditTarget(String(invited.length));
  const ids = invited.map(({ id }) => id);
  const { links, expiresAt } = await makeLinks(ctx, ids);
  await tellUserScreens(db, ids);
  return {
    expiresAt,
    list: invited.map(({ id, account, realName, mobilePhone, email }) => ({
      ...{ account, realName, mobilePhone, email, token: links.get(id) ?? '' },
    })),
  };
}

async function makeLinks({ db, now, session }: Context, ids: readonly string[]) {
  const expiresAt = new Date(now.getTime() + lifetime);
  const links = new Map(ids.map((id) => [id, randomBytes(32).toString('base64url')]));
  await keepInvitations(
    db,
    [...links].map(([userId, token]) => ({
      ...{ userId, tokenHash: hashOf(token), createdBy: session.userId, createdAt: now, expiresAt },
    })),
  );
  return { links, expiresAt: expiresAt.getTime() };
}

export async function getInvitation({ db, now }: Context<'open'>, token: string) {
  const found = await findInvitation(db, hashOf(token), now);
  if (!found) throw new AppError('INVITATION_OVER');
  const { account, realName, expiresAt } = found;
  return { account, realName, expiresAt: expiresAt.getTime() };
}

/** The invitation is used up with the password it sets, and whoever set it is in. */
export async function acceptInvitation(
  ctx: OwnTransactionContext<'open'>,
  { token, password }: { token: string; password: string },
) {
  const { now } = ctx;
  const tokenHash = hashOf(token);
  const settings = await ctx.read(readSettings);
  const found = await ctx.read((db) => findInvitation(db, tokenHash, now));
  // A guess counts against its address, as that of a set-up code does.
  const isKnown = await compareCounted(
    ctx,
    { address: ctx.address },
    settings,
    'TRY_LATER',
    async () => !!found,
  );
  if (!isKnown || !found) throw new AppError('INVITATION_OVER');
  await refuseWeakPassword(password, settings, [found.account, found.realName], ctx.language);
  const hash = await hashPassword(password);
  return ctx.transact(async (db) => {
    if (!(await takeInvitation(db, tokenHash, now))) throw new AppError('INVITATION_OVER');
    const entered = await setNewPassword(db, ctx, { userId: found.id, password, hash, settings });
    await tellUserScreens(db, [found.id]);
    return entered;
  });
}
