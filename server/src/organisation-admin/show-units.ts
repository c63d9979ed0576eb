import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type {
  listUnits as listCall,
  listUnitUses as usesCall,
} from '@fairway/contract/organisation-admin.ts';
import type { Context } from '../http/context.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { seesUnits } from './refuse-unit.ts';
import { countPeople, findUnit, loadBindings, loadUnits } from './store.ts';
import { type UnitUsers, usesOf } from './unit-uses.ts';

export async function listUnits(ctx: Context): Promise<Reply<typeof listCall>> {
  const { db } = ctx;
  if (!(await seesUnits(ctx))) throw new AppError('FORBIDDEN');
  const [units, people, bound] = [await loadUnits(db), await countPeople(db), await loadBindings(db)];
  const managers = await peopleNames(
    db,
    units.flatMap(({ managerId }) => managerId ?? []),
    { withAccounts: false },
  );
  return {
    list: units.map(({ id, version, kind, parentId, fullName, enName, enCode, category, ...unit }) => ({
      ...{ id, version, kind, parentId, fullName, enName, enCode, category },
      manager: unit.managerId ? { id: unit.managerId, fullName: managers.get(unit.managerId) ?? '' } : null,
      ...{ boundTo: bound.get(id) ?? [], isEnabled: unit.enabledMark === 1 },
      ...{ people: people.get(id) ?? 0, quickQuery: unit.quickQuery },
    })),
  };
}

export async function listUnitUses(
  ctx: Context,
  unitUsers: UnitUsers,
  id: string,
): Promise<Reply<typeof usesCall>> {
  const unit = await findUnit(ctx.db, id);
  if (!unit || !(await seesUnits(ctx))) throw new AppError('NOT_FOUND');
  return { list: await usesOf(ctx.db, unitUsers, unit) };
}
