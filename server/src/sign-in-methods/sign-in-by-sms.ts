import type { OwnTransactionContext } from '../http/context.ts';
import { completeSignIn } from '../session/complete-sign-in.ts';
import { readSettings } from '../system/settings.ts';
import { personWithCode } from './person-with-code.ts';

type Ctx = OwnTransactionContext<'open'>;

/** Signs in who can read what came to the phone. */
export async function signInBySms(ctx: Ctx, mobile: string, code: string) {
  const settings = await ctx.read(readSettings);
  const person = await personWithCode(ctx, mobile, code, settings);
  ctx.auditTarget('');
  return ctx.transact((db) => completeSignIn(db, ctx, person.id, settings));
}
