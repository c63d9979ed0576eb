import type { Context } from '../http/context.ts';
import { messageWords } from '../language/words.ts';
import { notify } from '../messages/notify.ts';
import { readSettings } from '../system/settings.ts';
import { passwordAsk } from './password-ask.ts';
import { passwordChangedAt } from './store.ts';

const day = 24 * 60 * 60 * 1000;

/** Leaves a system message when the password is due for a change by the company's policy. */
export async function remindPassword(ctx: Context): Promise<null> {
  const { db, session, now } = ctx;
  const settings = await readSettings(db);
  if (settings.passwordIsUpdatedRegularly !== 1) return null;
  const changedAt = await passwordChangedAt(db, session.userId);
  const age = changedAt ? (now.getTime() - changedAt.getTime()) / day : Number.POSITIVE_INFINITY;
  if (age < settings.updateCycle - settings.updateInAdvance) return null;
  const { title, body } = messageWords.passwordDue;
  await notify(ctx, {
    ...{ type: 'system', title, bodyText: body, userIds: [session.userId], oncePer: day, now },
    asks: passwordAsk(session.userId),
  });
  return null;
}
