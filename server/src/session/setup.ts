import { randomInt } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { createFirstAdministrator as declared } from '@fairway/contract/session.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { createCompany, isSetUp } from '../organisation/create-company.ts';
import { refuseBadName } from '../organisation/refuse-bad-name.ts';
import { changeSetting } from '../system/change-setting.ts';
import { readSettings } from '../system/settings.ts';
import { openSession } from './complete-sign-in.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { findSetupCode, forgetSetupCodes, insertSetupCode, savePassword } from './store.ts';
import { compareCounted } from './throttle.ts';
import { hashOf } from './token.ts';

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const storedForm = (code: string) => hashOf(code.replace(/[\s-]/g, '').toUpperCase()).toString('base64url');

/** A code for the person who can read the terminal; undefined when the company has its administrator. */
export async function makeSetupCode(db: Db): Promise<string | undefined> {
  if (await isSetUp(db)) return undefined;
  const code = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
  await insertSetupCode(db, storedForm(code));
  return code.match(/.{4}/g)?.join('-');
}

/** The first visitor of an empty system becomes its administrator, if they hold the printed code. */
export async function createFirstAdministrator(
  ctx: OwnTransactionContext<'open'>,
  { code, companyName, account, realName, password }: Received<typeof declared>['body'],
) {
  const settings = await ctx.read(readSettings);
  if (await ctx.read(isSetUp)) throw new AppError('SETUP_DONE');
  // By address alone: the code is far too long to guess, and a stranger must not lock the owner out.
  const compare = () => ctx.read(async (db) => (await findSetupCode(db, storedForm(code))) !== undefined);
  if (!(await compareCounted(ctx, { address: ctx.address }, settings, 'TRY_LATER', compare)))
    throw new AppError('SETUP_CODE_WRONG');
  refuseBadName(realName, ctx.language);
  await refuseWeakPassword(password, settings, [account, realName, companyName], ctx.language);
  const hash = await hashPassword(password);
  return ctx.transact(async (db) => {
    // Of two who hold it at the same instant one is the first.
    if (!(await findSetupCode(db, storedForm(code)))) throw new AppError('SETUP_CODE_WRONG');
    await forgetSetupCodes(db);
    const userId = newId(ctx.now.getTime());
    ctx.auditActor({ userId, account, realName });
    await createCompany(db, { companyName, administrator: { id: userId, account, realName } });
    await changeSetting(db, 'companyName', companyName);
    await savePassword(db, userId, hash, ctx.now);
    return openSession(db, ctx, userId);
  });
}
