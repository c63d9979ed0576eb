import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { addUnit as addCall, changeUnit as changeCall } from '@fairway/contract/organisation-admin.ts';
import { standsBeside } from '@fairway/domain/organisation/stands-beside.ts';
import { newId } from '../database/new-id.ts';
import { recordAdded } from '../entities/change-history.ts';
import { recordChange } from '../entities/record-change.ts';
import type { Context } from '../http/context.ts';
import { namesById, organisationPathIds } from '../organisation/names-by-id.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import { mainOrganisationOf } from '../organisation/structure.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { refusePlace, refuseTaken, refuseWithout, takeUnit } from './refuse-unit.ts';
import { bindRole, holdUnits, insertUnit, isCodeTaken, loadUnits, updateUnit } from './store.ts';
import type { UnitRow } from './tables.ts';
import { tellUnitScreens } from './tell-unit-screens.ts';
import { stateOf, type UnitState } from './unit-state.ts';

type Added = Received<typeof addCall>['body'];
type Changes = Received<typeof changeCall>['body']['changes'];

export async function addUnit(ctx: Context, added: Added): Promise<{ id: string; version: number }> {
  const { db, now, auditTarget } = ctx;
  const { kind, parentId, fullName, enName, boundTo } = added;
  await refuseWithout(ctx, kind, 'btn_add');
  await holdUnits(db);
  const id = newId(now.getTime());
  const category = kind === 'group' ? added.category : '';
  if (kind === 'group' && category === '') throw new AppError('UNIT_MISPLACED', { name: fullName });
  await refusePlace(ctx, { id, kind, fullName }, parentId);
  const quickQuery = await quickQueryOf(fullName);
  const enCode = added.enCode ?? (await freeCode(ctx, kind, quickQuery, id));
  const managerId = isLed({ kind }) ? added.managerId : null;
  await refuseTaken(ctx, { id, kind, parentId, category, fullName, enCode });
  await refuseUnknown(ctx, { managerId, boundTo });
  auditTarget(fullName);
  const last = (await loadUnits(db)).filter((one) => standsBeside(one, { kind, parentId, category })).at(-1);
  await insertUnit(db, {
    ...{ id, kind, parentId, fullName, enName, enCode, category, managerId, quickQuery, enabledMark: 1 },
    sortCode: (last?.sortCode ?? 0) + 10,
  });
  if (kind === 'role') await bindRole(db, id, boundTo);
  await recordAdded(ctx, { entity: 'unit', ids: [id] });
  await tellUnitScreens(db);
  return { id, version: 1 };
}

/** The first letters of the name, and a figure where they are taken. */
async function freeCode(
  { db }: Context,
  kind: UnitRow['kind'],
  quickQuery: string,
  id: string,
): Promise<string> {
  const stem = (quickQuery.split(' ').at(-1) || kind).slice(0, 20);
  for (let at = 1; at < 100; at += 1) {
    const code = at === 1 ? stem : `${stem}${at}`;
    if (!(await isCodeTaken(db, kind, code, id))) return code;
  }
  return `${stem}-${id}`.slice(0, 50);
}

export async function changeUnit(
  ctx: Context,
  id: string,
  { version, changes }: Received<typeof changeCall>['body'],
): Promise<{ id: string; version: number }> {
  const unit = await takeUnit(ctx, id, version, 'btn_edit');
  const isChanged = await writeUnit(ctx, unit, changes, 'update');
  return { id, version: isChanged ? version + 1 : version };
}

/** Writes what differs from how a unit is, with before and after; false where nothing does. */
export async function writeUnit(
  ctx: Context,
  unit: UnitRow,
  changes: Changes & { parentId?: string | null | undefined },
  act: 'update' | 'undo',
): Promise<boolean> {
  const { db } = ctx;
  const before = await stateOf(db, unit);
  const given = Object.entries(changes).filter(([name, value]) => value !== undefined && isOf(unit, name));
  const after: UnitState = { ...before, ...Object.fromEntries(given) };
  after.boundTo = [...new Set(after.boundTo)].sort();
  if (JSON.stringify(before) === JSON.stringify(after)) return false;
  if (after.parentId !== before.parentId) await refusePlace(ctx, unit, after.parentId);
  await refuseTaken(ctx, { ...after, id: unit.id, kind: unit.kind });
  await refuseUnknown(ctx, {
    managerId: after.managerId === before.managerId ? null : after.managerId,
    boundTo: after.boundTo.filter((one) => !before.boundTo.includes(one)),
  });
  if (before.isEnabled && !after.isEnabled) await refuseClosingOwn(ctx, unit);
  const { boundTo, isEnabled, category, managerId, ...names } = after;
  await updateUnit(db, unit, {
    ...names,
    ...(unit.kind === 'group' && { category }),
    ...(isLed(unit) && { managerId }),
    ...{ enabledMark: isEnabled ? 1 : 0, quickQuery: await quickQueryOf(after.fullName) },
  });
  if (unit.kind === 'role') await bindRole(db, unit.id, boundTo);
  const change = { entity: 'unit', id: unit.id, version: unit.version + 1, act };
  await recordChange(ctx, change, before, after);
  await tellUnitScreens(db, unit);
  return true;
}

const isLed = ({ kind }: Pick<UnitRow, 'kind'>): boolean => kind === 'company' || kind === 'department';

/** Only organisations are led, only roles are bound, only groups stand below a heading. */
function isOf(unit: UnitRow, name: string): boolean {
  if (name === 'managerId') return isLed(unit);
  if (name === 'boundTo') return unit.kind === 'role';
  return name !== 'category' || unit.kind === 'group';
}

async function refuseUnknown(
  { db }: Context,
  { managerId, boundTo }: Pick<UnitState, 'managerId' | 'boundTo'>,
): Promise<void> {
  const missing = (field: string) => new AppError('ENTITY_REFERENCE_MISSING', { field });
  if (managerId !== null && !(await peopleNames(db, [managerId], { withAccounts: false })).has(managerId))
    throw missing('managerId');
  if (boundTo.length > 0 && (await namesById(db, 'organisation', boundTo)).size < new Set(boundTo).size)
    throw missing('boundTo');
}

/** Who closes the company they work in could not open it again. */
async function refuseClosingOwn({ db, session }: Context, unit: UnitRow): Promise<void> {
  const mine = await mainOrganisationOf(db, session.userId);
  if (mine && (await organisationPathIds(db, mine)).includes(unit.id))
    throw new AppError('UNIT_TOP_CLOSED', { name: unit.fullName });
}
