import { AppError } from '@fairway/contract/app-error.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import { newId } from '../../database/new-id.ts';
import { recordAdded } from '../../entities/change-history.ts';
import type { Context } from '../../http/context.ts';
import { quickQueryOf } from '../../organisation/quick-query.ts';
import { structureOf } from '../../organisation/structure.ts';
import { removeUnused } from '../remove-unused.ts';
import {
  addBelongings,
  findPositions,
  insertUsers,
  lockUsers,
  setManagers,
  usersOfImport,
} from '../store.ts';
import { tellUserScreens } from '../tell-user-screens.ts';
import { belongingOf } from '../user-problems.ts';
import { type CheckedUser, checkUserRows } from './check-user-rows.ts';
import { readUserSheet } from './read-user-sheet.ts';

const toldRows = 200;

/** Who would be added by a sheet, and every cell that keeps it from being done. */
export async function previewUserImport(ctx: Context, fileId: string) {
  const sheet = await readUserSheet(ctx, fileId);
  const { people, problems } = await checkUserRows(ctx, sheet);
  const { byId } = await structureOf(ctx.db, ctx.session.organisationStamp);
  const badRows = new Set(problems.map(({ row }) => row));
  return {
    ...{ fileName: sheet.fileName, sheet: sheet.name, ignored: sheet.ignored },
    ...{ total: people.length, bad: badRows.size, problems },
    rows: people.slice(0, toldRows).map(({ row, account, realName, organisationIds }) => ({
      ...{ row: row.number, account, realName, isBad: badRows.has(row.number) },
      organisations: organisationIds.map((id) => byId.get(id)?.organize ?? ''),
    })),
  };
}

/** Everybody in a sheet or nobody. */
export async function importUsers(ctx: Context, fileId: string): Promise<{ id: string; count: number }> {
  const { auditTarget } = ctx;
  const sheet = await readUserSheet(ctx, fileId);
  auditTarget(sheet.fileName);
  const { people, problems } = await checkUserRows(ctx, sheet);
  if (problems.length > 0) throw new AppError('USER_IMPORT_BAD', { count: problems.length });
  return addCheckedUsers(ctx, people);
}

/** Everybody at once, as one import; they are known to be in order. */
export async function addCheckedUsers(
  ctx: Context,
  people: readonly CheckedUser[],
): Promise<{ id: string; count: number }> {
  const id = newId(ctx.now.getTime());
  await writeUsers(ctx, people);
  await recordAdded(ctx, { entity: 'user', ids: people.map((person) => person.id), importId: id });
  await tellUserScreens(
    ctx.db,
    people.map((person) => person.id),
  );
  return { id, count: people.length };
}

async function writeUsers({ db, now }: Context, people: readonly CheckedUser[]): Promise<void> {
  const positions = await findPositions(db, [...new Set(people.flatMap(({ positionIds }) => positionIds))]);
  /** The first position in the organisation somebody mainly works in. */
  const mainPosition = ({ organisationIds, positionIds }: CheckedUser) =>
    positions.find((one) => positionIds.includes(one.id) && one.organisationId === organisationIds[0])?.id;
  const rows = [];
  for (const person of people) {
    const { id, account, realName, mobilePhone, email, entryDate, ranks } = person;
    rows.push({
      ...{ id, account, realName, mobilePhone, email, entryDate, ranks, kind: 'member' as const },
      ...{ quickQuery: await quickQueryOf(realName), organisationId: person.organisationIds[0] ?? null },
      ...{ positionId: mainPosition(person) ?? null, creatorTime: now, deletedAt: null },
    });
  }
  await insertUsers(db, rows);
  // Behind the accounts: a manager may stand below in the sheet.
  await setManagers(
    db,
    people.flatMap(({ id, managerId }) => (managerId ? [{ id, managerId }] : [])),
  );
  for (const name of ['organisationIds', 'positionIds', 'roleIds'] as const)
    await addBelongings(
      db,
      belongingOf[name],
      people.flatMap((person) => person[name].map((id) => ({ userId: person.id, id }))),
    );
}

/** Takes away everybody an import added, as long as all of them are as they were. */
export async function undoUserImport(ctx: Context, importId: string): Promise<{ count: number }> {
  const { db, session, auditTarget } = ctx;
  const users = await lockUsers(db, await usersOfImport(db, importId));
  if (users.some((user) => !mayManage(session, user))) throw new AppError('FORBIDDEN');
  if (users.length === 0) throw new AppError('NOT_FOUND');
  auditTarget(String(users.length));
  await removeUnused(ctx, users);
  await tellUserScreens(
    db,
    users.map(({ id }) => id),
  );
  return { count: users.length };
}
