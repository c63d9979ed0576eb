import * as contract from '@fairway/contract/session.ts';
import { type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { isSetUp } from '../organisation/create-company.ts';
import { isSmsOffered } from '../sign-in-methods/sms-code.ts';
import { offeredSocials } from '../sign-in-methods/social-providers.ts';
import { readSettings } from '../system/settings.ts';
import { changePassword } from './change-password.ts';
import { displaySettings } from './current-user.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { makeImageCode } from './image-code.ts';
import { remindPassword } from './remind-password.ts';
import { createFirstAdministrator } from './setup.ts';
import { signIn } from './sign-in.ts';
import { endSession } from './store.ts';

export const sessionRoutes: Route[] = [
  routeWithOwnTransaction(contract.signIn, (ctx, { body }) => signIn(ctx, body)),
  routeWithOwnTransaction(contract.signInByQuery, (ctx, { query }) => signIn(ctx, query)),
  routeWithOwnTransaction(contract.createFirstAdministrator, (ctx, { body }) =>
    createFirstAdministrator(ctx, body),
  ),
  route(contract.getCurrentUser, ({ currentUser }) => currentUser()),
  route(contract.signOut, async ({ db, session, now }) => {
    await endSession(db, session.tokenHash, 'signedOut', now);
    return null;
  }),
  routeWithOwnTransaction(contract.changePassword, (ctx, { body }) => changePassword(ctx, body)),
  routeWithOwnTransaction(contract.deleteMyAccount, (ctx, { body }) => deleteMyAccount(ctx, body.password)),
  route(contract.updatePasswordMessage, remindPassword),
  route(contract.getSignInConfig, async ({ db }) => {
    const { enableVerificationCode, verificationCodeNumber } = await readSettings(db);
    return { enableVerificationCode, verificationCodeNumber };
  }),
  route(contract.getLoginConfig, async ({ db, config }) => {
    const settings = await readSettings(db);
    return {
      redirect: false,
      url: '',
      ticketParams: '',
      socialsList: offeredSocials(config),
      smsEnabled: isSmsOffered(config),
      setupNeeded: !(await isSetUp(db)),
      passwordPolicy: settings,
      sysConfigInfo: displaySettings(settings),
    };
  }),
  route(contract.getImageCode, (ctx, { params: { length, timestamp } }) =>
    makeImageCode(ctx, { id: timestamp, length: Number(length), lifetime: contract.imageCodeLifetime }),
  ),
  route(contract.getShortImageCode, (ctx, { params: { timestamp } }) =>
    makeImageCode(ctx, { id: timestamp, length: 4, lifetime: contract.shortImageCodeLifetime }),
  ),
];
