import type { OwnBaseInfo } from '@fairway/contract/account.ts';
import {
  baseInfoProblems,
  type ChosenField,
  dayOf,
  isSameName,
  momentOfDay,
} from '@fairway/domain/account/base-info-problems.ts';
import { mayRename } from '@fairway/domain/people/may-rename.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { fieldsInvalid } from '../http/input.ts';
import { baseInfoWords, messageWords } from '../language/words.ts';
import { notify } from '../messages/notify.ts';
import { renamed } from '../organisation/audited-person.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import { dictionaryFields } from './dictionary-fields.ts';
import { findOwnInfo, lockPerson, type OwnInfo, updatePerson } from './store.ts';

/** Changes what is the caller's to change; what was left out or is as it was stays untouched. */
export async function saveBaseInfo(ctx: OwnTransactionContext, sent: OwnBaseInfo): Promise<null> {
  const { session, now, auditTarget } = ctx;
  const { choices, codesOf } = await ctx.read(dictionaryFields);
  const given = codesOf(sent);
  const quickQuery = mayRename(session) ? await quickQueryOf(given.realName ?? '') : '';
  return ctx.transact(async (db) => {
    await lockPerson(db, session.userId);
    const before = await findOwnInfo(db, session.userId);
    const changes = changesOf(before, given);
    refuseProblems(ctx, before, given, choices);
    if (Object.keys(changes).length === 0) return null;

    await updatePerson(db, session.userId, {
      ...changes,
      ...(changes.realName ? { quickQuery } : {}),
      // Whoever types a number has not proven that it is theirs, and is not told whose it is.
      ...(changes.mobilePhone === undefined ? {} : { mobileVerified: false }),
    });
    if (changes.realName) auditTarget(renamed(session.account, before.realName, changes.realName));
    // A number can be a way to sign in: its owner hears of it even if somebody else changed it in their name.
    if (changes.mobilePhone !== undefined) {
      const { title, body } = messageWords.mobileChanged;
      await notify({ ...ctx, db }, { type: 'system', title, bodyText: body, userIds: [session.userId], now });
    }
    return null;
  });
}

type Changes = Partial<Pick<OwnInfo, keyof OwnBaseInfo>>;

/** Only what differs: a save that changes nothing must not make everybody's trees be computed again. */
function changesOf(before: OwnInfo, { birthday, ...texts }: OwnBaseInfo): Changes {
  const changed = Object.entries(texts).filter(([field, text]) =>
    field === 'realName'
      ? text !== undefined && !isSameName(text, before.realName)
      : text !== undefined && text !== before[field as keyof OwnInfo],
  );
  const changes: Changes = Object.fromEntries(changed);
  if (birthday === undefined) return changes;
  const day = birthday === null ? null : dayOf(birthday);
  return day === before.birthday ? changes : { ...changes, birthday: day };
}

type Choices = Record<ChosenField, string[]>;

function refuseProblems(
  { session, now, language }: OwnTransactionContext,
  stored: OwnInfo,
  given: OwnBaseInfo,
  choices: Choices,
): void {
  const before = { ...stored, birthday: momentOfDay(stored.birthday) };
  const next = { ...before, ...given };
  const known = { choices, before, now: now.getTime(), mayRename: mayRename(session) };
  const problems = Object.entries(baseInfoProblems(next, known));
  if (problems.length === 0) return;
  throw fieldsInvalid(
    Object.fromEntries(problems.map(([field, problem]) => [field, baseInfoWords[problem][language]])),
  );
}
