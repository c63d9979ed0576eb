import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { mergeUnits as mergeCall } from '@fairway/contract/organisation-admin.ts';
import type { Context } from '../http/context.ts';
import { refusePlace, refuseWithout, takeUnit } from './refuse-unit.ts';
import { refuseUsed } from './remove-unit.ts';
import { writeUnit } from './save-unit.ts';
import {
  countBooks,
  deleteUnit,
  findUnit,
  moveBindings,
  moveMembers,
  moveRights,
  unitsBelow,
} from './store.ts';
import { tellUnitScreens } from './tell-unit-screens.ts';
import { type UnitUsers, usesOf } from './unit-uses.ts';

/**
 * What flows and forms name is not moved: they are published as they were written, so somebody has to say there what
 * they mean from now on.
 */
const inTheWay = ['flows', 'forms'] as const;

export async function mergeUnits(
  ctx: Context,
  unitUsers: UnitUsers,
  id: string,
  { version, intoId }: Received<typeof mergeCall>['body'],
): Promise<Reply<typeof mergeCall>> {
  const { db, auditTarget } = ctx;
  const unit = await takeUnit(ctx, id, version, 'btn_remove');
  const into = await findUnit(db, intoId);
  if (!into) throw new AppError('NOT_FOUND');
  await refuseWithout(ctx, into.kind, 'btn_edit');
  if (into.id === id || into.kind !== unit.kind || into.enabledMark !== 1)
    throw new AppError('UNIT_MISPLACED', { name: unit.fullName });
  const isOrganisation = unit.kind === 'company' || unit.kind === 'department';
  // What is merged into something below it would be below itself.
  if (isOrganisation) await refusePlace(ctx, unit, into.parentId);
  const uses = await usesOf(db, unitUsers, unit);
  refuseUsed(
    ctx,
    unit,
    uses.filter(({ use }) => (inTheWay as readonly string[]).includes(use)),
  );
  const books = isOrganisation ? await countBooks(db, id) : 0;
  if (unit.kind === 'company' && books > 0) throw new AppError('UNIT_HAS_BOOKS', { name: unit.fullName });
  const below = isOrganisation ? await unitsBelow(db, id) : [];
  for (const one of below) await writeUnit(ctx, one, { parentId: intoId }, 'update');
  if (isOrganisation) await moveBindings(db, id, intoId);
  if (unit.kind === 'role') await moveRights(db, id, intoId);
  const people = await moveMembers(db, unit, into);
  if (books > 0) await writeUnit(ctx, unit, { isEnabled: false }, 'update');
  else await deleteUnit(db, unit);
  auditTarget(`${unit.fullName} → ${into.fullName}`);
  await tellUnitScreens(db, into);
  return { id: intoId, people, below: below.length, isKept: books > 0 };
}
