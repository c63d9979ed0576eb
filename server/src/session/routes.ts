import * as lockContract from '@fairway/contract/account-lock.ts';
import { AppError } from '@fairway/contract/app-error.ts';
import * as ownAccess from '@fairway/contract/own-access.ts';
import * as contract from '@fairway/contract/session.ts';
import { type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { withEnglishNames } from '../organisation/english-names.ts';
import { readSettings } from '../system/settings.ts';
import { changePassword } from './change-password.ts';
import { deleteMyAccount, type ForgetPerson } from './delete-my-account.ts';
import { makeImageCode } from './image-code.ts';
import { remindPassword } from './remind-password.ts';
import { createFirstAdministrator } from './setup.ts';
import { type AfterSignIn, signIn } from './sign-in.ts';
import { endSession } from './store.ts';
import { accountLock, unlockAccount } from './unlock-account.ts';
import { unlockScreen } from './unlock-screen.ts';

interface Parts {
  afterSignIn: AfterSignIn;
  forgetPerson: ForgetPerson;
}

export const sessionRoutes = ({ afterSignIn, forgetPerson }: Parts): Route[] => [
  routeWithOwnTransaction(contract.signIn, (ctx, { body }) => signIn(ctx, body, afterSignIn)),
  route(ownAccess.signInByQuery, () => {
    throw new AppError('PASSWORD_IN_QUERY');
  }),
  routeWithOwnTransaction(contract.createFirstAdministrator, (ctx, { body }) =>
    createFirstAdministrator(ctx, body),
  ),
  withEnglishNames(
    route(contract.getCurrentUser, ({ currentUser }, { query }) =>
      currentUser(query.type === 'app' ? 'phone' : 'desk'),
    ),
  ),
  route(contract.signOut, async ({ db, session, now }) => {
    await endSession(db, session.tokenHash, 'signedOut', now);
    return null;
  }),
  routeWithOwnTransaction(ownAccess.changePassword, (ctx, { body }) => changePassword(ctx, body)),
  routeWithOwnTransaction(ownAccess.unlockScreen, (ctx, { body }) => unlockScreen(ctx, body)),
  routeWithOwnTransaction(ownAccess.deleteMyAccount, (ctx, { body }) =>
    deleteMyAccount(ctx, body.password, forgetPerson),
  ),
  route(lockContract.getAccountLock, (ctx, { params }) => accountLock(ctx, params.id)),
  route(lockContract.unlockAccount, (ctx, { params }) => unlockAccount(ctx, params.id)),
  route(contract.updatePasswordMessage, remindPassword),
  route(contract.getSignInConfig, async ({ db }) => {
    const { enableVerificationCode, verificationCodeNumber } = await readSettings(db);
    return { enableVerificationCode, verificationCodeNumber };
  }),
  route(contract.getImageCode, (ctx, { params: { length, timestamp } }) =>
    makeImageCode(ctx, { id: timestamp, length: Number(length), lifetime: contract.imageCodeLifetime }),
  ),
  route(ownAccess.getShortImageCode, (ctx, { params: { timestamp } }) =>
    makeImageCode(ctx, { id: timestamp, length: 4, lifetime: ownAccess.shortImageCodeLifetime }),
  ),
];
