import { AppError } from '@fairway/contract/app-error.ts';
import {
  type addArea as addCall,
  type changeArea as changeCall,
  mostAreaLevels,
  mostAreasBeside,
  type moveArea as moveCall,
} from '@fairway/contract/area-admin.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { newId } from '../../database/new-id.ts';
import { findLastChange, recordAdded } from '../../entities/change-history.ts';
import { recordChange } from '../../entities/record-change.ts';
import type { Context } from '../../http/context.ts';
import { quickQueryOf } from '../../organisation/quick-query.ts';
import {
  type Area,
  areasBelow,
  deleteArea,
  findArea,
  holdAreas,
  insertArea,
  orderAreas,
  updateArea,
} from './area-store.ts';
import { tellAreaScreens } from './tell-area-screens.ts';
import { type AreaUsers, refuseUsedArea, usesOfArea } from './uses.ts';

export const areaEntity = 'area';

type Changes = Received<typeof changeCall>['body']['changes'];
interface Saved {
  id: string;
  version: number;
}

/** No code of the national list begins with letters, and paths of areas have room for twenty characters. */
const ownAreaId = (now: Date): string => `own-${newId(now.getTime()).slice(1, 17)}`;

export async function addArea(ctx: Context, { parentId, fullName }: Received<typeof addCall>['body']) {
  const { db, now, auditTarget } = ctx;
  await holdAreas(db);
  auditTarget(fullName);
  const above = parentId === null ? undefined : await findArea(db, parentId);
  if (parentId !== null && !above) throw new AppError('NOT_FOUND');
  const level = (above?.level ?? 0) + 1;
  if (above && level > mostAreaLevels)
    throw new AppError('AREA_TOO_DEEP', { most: mostAreaLevels, name: above.fullName });
  const beside = await areasBelow(db, parentId);
  if (beside.length >= mostAreasBeside) throw new AppError('AREA_FULL', { most: mostAreasBeside });
  const area: Area = {
    ...{ id: ownAreaId(now), parentId, version: 1, level, fullName, standard: null, isEnabled: true },
    spelling: await quickQueryOf(fullName),
  };
  refuseTaken(area, beside);
  await insertArea(db, area);
  await recordAdded(ctx, { entity: areaEntity, ids: [area.id] });
  await tellAreaScreens(db);
  return { id: area.id, version: 1 };
}

export async function changeArea(
  ctx: Context,
  id: string,
  { version, changes }: Received<typeof changeCall>['body'],
): Promise<Saved> {
  const area = await takeArea(ctx, id, version);
  const isChanged = await writeArea(ctx, area, changes, 'update');
  return { id, version: isChanged ? version + 1 : version };
}

/** Only among those beside it: what records name is the whole path, which another place would break. */
export async function moveArea(
  ctx: Context,
  id: string,
  { version, beforeId }: Received<typeof moveCall>['body'],
): Promise<null> {
  const { db } = ctx;
  const area = await takeArea(ctx, id, version);
  const others = (await areasBelow(db, area.parentId)).filter((one) => one.id !== id);
  const at = beforeId === null ? others.length : others.findIndex((one) => one.id === beforeId);
  if (at < 0) throw new AppError('AREA_MISPLACED', { name: area.fullName });
  await orderAreas(db, others.map((one) => one.id).toSpliced(at, 0, id));
  await tellAreaScreens(db);
  return null;
}

export async function removeArea(ctx: Context, users: AreaUsers, id: string, version: number): Promise<null> {
  const area = await takeArea(ctx, id, version);
  if (area.standard !== null) throw new AppError('AREA_BUILT_IN', { name: area.fullName });
  await removeUnused(ctx, users, area);
  return null;
}

/** Takes the last change back; one that was only just added goes, if nothing uses it. */
export async function undoAreaChange(
  ctx: Context,
  users: AreaUsers,
  id: string,
  version: number,
): Promise<Saved> {
  const area = await takeArea(ctx, id, version);
  const last = await findLastChange(ctx.db, areaEntity, id);
  if (last?.version !== version || last.act === 'undo')
    throw new AppError('AREA_UNDO_OVER', { name: area.fullName });
  if (version === 1) {
    await removeUnused(ctx, users, area);
    return { id, version };
  }
  const before = Object.fromEntries(last.differences.map((one) => [one.field, one.before])) as Changes;
  await writeArea(ctx, area, before, 'undo');
  return { id, version: version + 1 };
}

/** An area as the caller saw it; nobody else changes any until they are done. */
async function takeArea({ db, auditTarget }: Context, id: string, version: number): Promise<Area> {
  await holdAreas(db);
  const area = await findArea(db, id);
  if (!area) throw new AppError('NOT_FOUND');
  auditTarget(area.fullName);
  if (area.version !== version) throw new AppError('RECORD_CHANGED');
  return area;
}

async function removeUnused(ctx: Context, users: AreaUsers, area: Area): Promise<void> {
  refuseUsedArea(ctx, area, await usesOfArea(ctx.db, users, area));
  await deleteArea(ctx.db, area.id);
  await tellAreaScreens(ctx.db);
}

/** What is put down of an area when it changes. */
const stateOf = ({ fullName, isEnabled }: Area) => ({ fullName, isEnabled });

/** Writes what differs, with before and after; false where nothing does. */
async function writeArea(
  ctx: Context,
  area: Area,
  { fullName = area.fullName, isEnabled = area.isEnabled }: Changes,
  act: 'update' | 'undo',
): Promise<boolean> {
  const { db } = ctx;
  const isRenamed = fullName !== area.fullName;
  const spelling = isRenamed ? await quickQueryOf(fullName) : area.spelling;
  const after: Area = { ...area, fullName, isEnabled, spelling, version: area.version + 1 };
  const change = { entity: areaEntity, id: area.id, version: after.version, act };
  if (!(await recordChange(ctx, change, stateOf(area), stateOf(after)))) return false;
  if (isRenamed) refuseTaken(after, await areasBelow(db, area.parentId));
  await updateArea(db, after);
  await tellAreaScreens(db);
  return true;
}

function refuseTaken({ id, fullName }: Area, beside: readonly Area[]): void {
  if (beside.some((one) => one.id !== id && one.fullName === fullName))
    throw new AppError('AREA_NAME_TAKEN', { name: fullName });
}
