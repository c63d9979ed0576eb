import { AppError } from '@fairway/contract/app-error.ts';
import { wordsOf } from '@fairway/contract/errors.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import type { Settings } from '../system/settings.ts';
import { deviceOf } from './known-device.ts';
import { isPassword } from './password.ts';
import { findByAccount } from './store.ts';
import { compareCounted } from './throttle.ts';

interface Wrong {
  refusal: 'OLD_PASSWORD_WRONG' | 'PASSWORD_WRONG';
  /** Where it was typed. */
  field: string;
  /** The line it leaves in the audit log. */
  audit: string;
}

/** Refuses who does not know the password of the session they have; gives its hash. Slow, so outside a transaction. */
export async function checkMyPassword(
  ctx: OwnTransactionContext,
  password: string,
  settings: Settings,
  wrong: Wrong,
): Promise<string> {
  const { session, now, address, requestId } = ctx;
  const person = await ctx.read((db) => findByAccount(db, session.account, deviceOf(ctx.request)));
  const { account, isAdministrator } = session;
  // A stolen session must not become a place to guess the password.
  const guesser = { account, address, isAdministrator, knownDevice: person?.knownDevice ?? undefined };
  const current = person?.hash ?? undefined;
  const compare = () => isPassword(password, current);
  if ((await compareCounted(ctx, guesser, settings, 'TRY_LATER', compare)) && current) return current;
  ctx.afterRefusal((db) =>
    writeAudit(db, { name: wrong.audit, actor: session, at: now, target: '', address, requestId }),
  );
  throw new AppError(wrong.refusal, {}, { [wrong.field]: wordsOf(wrong.refusal, ctx.language) });
}
