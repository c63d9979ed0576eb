import { AppError } from '@fairway/contract/app-error.ts';
import type { UserSheetColumn, UserSheetProblem } from '@fairway/contract/user-imports.ts';
import type { Context } from '../http/context.ts';
import { findUnit, holdUnits } from '../organisation-admin/known-units.ts';
import { refuseWithout } from '../organisation-admin/refuse-unit.ts';
import { writeUnit } from '../organisation-admin/save-unit.ts';
import { givePassword } from '../session/give-password.ts';
import { hashPassword } from '../session/password.ts';
import { refuseWeakPassword } from '../session/refuse-weak-password.ts';
import { readSettings } from '../system/settings.ts';
import { type CheckedUser, checkUserRows } from '../users/import/check-user-rows.ts';
import { addCheckedUsers, undoUserImport } from '../users/import/import-users.ts';
import { usersOfImport } from '../users/known-users.ts';
import { ledBy } from './store.ts';
import { tellFirstHourScreens } from './tell-first-hour-screens.ts';
import { sheetOfTyped, type TypedPerson } from './typed-people.ts';

const fieldOf: Partial<Record<UserSheetColumn, keyof TypedPerson>> = {
  ...{ account: 'account', realName: 'realName', organisations: 'organisation', roles: 'role' },
  ...{ mobilePhone: 'mobilePhone', manager: 'isHead' },
};

/** Everybody of a quick table or nobody, with who leads their departments. */
export async function addTypedPeople(
  ctx: Context,
  { rows, firstPassword }: { rows: readonly TypedPerson[]; firstPassword: string },
) {
  const { db, auditTarget } = ctx;
  if (rows.some(({ isHead }) => isHead)) await refuseWithout(ctx, 'department', 'btn_edit');
  await holdUnits(db);
  const { people, problems } = await checkUserRows(ctx, await sheetOfTyped(ctx, rows));
  if (problems.length > 0)
    throw new AppError(
      'USER_IMPORT_BAD',
      { count: problems.length },
      Object.fromEntries(problems.map(asField)),
    );
  const hashes = await hashesFor(ctx, people, firstPassword);
  const { id, count } = await addCheckedUsers(ctx, people);
  for (const [at, { isHead }] of rows.entries()) if (isHead) await lead(ctx, people[at]);
  for (const [at, hash] of hashes.entries())
    await givePassword(db, {
      userId: people[at]?.id ?? '',
      account: people[at]?.account ?? '',
      hash,
      now: ctx.now,
    });
  auditTarget(
    people
      .map(({ account }) => account)
      .join(', ')
      .slice(0, 200),
  );
  await tellFirstHourScreens(db);
  return { id, count, accounts: people.map(({ account }) => account) };
}

const asField = ({ row, column, words }: UserSheetProblem) => [
  `${row}.${fieldOf[column] ?? 'account'}`,
  words,
];

/** One for each: who reads one cannot tell that others have the same. */
async function hashesFor(
  { db, language }: Context,
  people: readonly CheckedUser[],
  password: string,
): Promise<string[]> {
  if (password === '') return [];
  const settings = await readSettings(db);
  for (const { account, realName } of people)
    await refuseWeakPassword(password, settings, [account, realName], language);
  return Promise.all(people.map(() => hashPassword(password)));
}

async function lead(ctx: Context, head: CheckedUser | undefined): Promise<void> {
  const unit = await findUnit(ctx.db, head?.organisationIds[0] ?? '');
  if (head && unit) await writeUnit(ctx, unit, { managerId: head.id }, 'update');
}

/** Takes them away again, and whom they lead with them. */
export async function undoTypedPeople(ctx: Context, id: string): Promise<{ count: number }> {
  const { db } = ctx;
  await holdUnits(db);
  for (const unitId of await ledBy(db, await usersOfImport(db, id))) {
    const unit = await findUnit(db, unitId);
    if (unit) await writeUnit(ctx, unit, { managerId: null }, 'undo');
  }
  const undone = await undoUserImport(ctx, id);
  await tellFirstHourScreens(db);
  return undone;
}
