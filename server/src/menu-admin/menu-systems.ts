import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { addMenuSystem as addCall, changeMenuSystem as changeCall } from '@fairway/contract/menus.ts';
import { newId } from '../database/new-id.ts';
import { findLastChange, recordAdded } from '../entities/change-history.ts';
import { recordChange } from '../entities/record-change.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { firstSystemId } from '../permission/menu-systems.ts';
import { loadMenuSystems } from '../permission/placed-menus.ts';
import { grantsBelow, holdWholeMenu } from './menus-held.ts';
import { deleteSystem, insertSystem, type System, updateSystem } from './store.ts';
import { tellMenuScreens } from './tell-menu-screens.ts';

interface Saved {
  id: string;
  version: number;
}

export async function addMenuSystem(ctx: Context, names: Received<typeof addCall>['body']): Promise<Saved> {
  const { db, now, auditTarget } = ctx;
  await holdWholeMenu(ctx);
  const id = newId(now.getTime());
  const last = (await loadMenuSystems(db)).at(-1);
  auditTarget(names.fullName);
  await insertSystem(db, { id, ...names, sortCode: (last?.sortCode ?? 0) + 10 });
  await recordAdded(ctx, { entity: 'menuSystem', ids: [id] });
  await tellMenuScreens(db, []);
  return { id, version: 1 };
}

async function takeSystem(ctx: Context, id: string, version: number) {
  const rows = await holdWholeMenu(ctx);
  const system = (await loadMenuSystems(ctx.db)).find((one) => one.id === id);
  if (!system) throw new AppError('NOT_FOUND');
  if (system.version !== version) throw new AppError('RECORD_CHANGED');
  ctx.auditTarget(system.fullName || firstSystemId);
  return { system, within: rows.filter(({ systemId }) => systemId === id), rows };
}

type Taken = Awaited<ReturnType<typeof takeSystem>>;

export async function changeMenuSystem(
  ctx: Context,
  id: string,
  { version, ...names }: Received<typeof changeCall>['body'],
): Promise<Saved> {
  const taken = await takeSystem(ctx, id, version);
  // Only the first has another name where it has none of its own.
  if (id !== firstSystemId && names.fullName === '')
    throw fieldsInvalid({ fullName: fieldWords.missing[ctx.language] });
  const isChanged = await writeSystem(ctx, taken, names, 'update');
  return { id, version: isChanged ? version + 1 : version };
}

async function writeSystem(
  ctx: Context,
  { system, within, rows }: Taken,
  changes: Partial<Pick<System, 'fullName' | 'enName' | 'icon'>>,
  act: 'update' | 'undo',
): Promise<boolean> {
  const { id, version, fullName, enName, icon } = system;
  const before = { fullName, enName, icon };
  const after = { ...before, ...changes };
  const change = { entity: 'menuSystem', id, version: version + 1, act };
  if (!(await recordChange(ctx, change, before, after))) return false;
  await updateSystem(ctx.db, id, after);
  await tellMenuScreens(
    ctx.db,
    within.flatMap((row) => grantsBelow(rows, row.id)),
  );
  return true;
}

export async function removeMenuSystem(ctx: Context, id: string, version: number): Promise<null> {
  await dropSystem(ctx, await takeSystem(ctx, id, version));
  return null;
}

async function dropSystem({ db }: Context, { system, within }: Taken): Promise<void> {
  const { id, fullName: name } = system;
  if (id === firstSystemId) throw new AppError('MENU_BUILT_IN', { name: name || id });
  if (within.length > 0) throw new AppError('MENU_HOLDS', { name, count: String(within.length) });
  await deleteSystem(db, id);
  await tellMenuScreens(db, []);
}

/** Takes the last change of a system back; one that was only just added goes, if nothing stands in it. */
export async function undoMenuSystem(ctx: Context, id: string, version: number): Promise<Saved> {
  const taken = await takeSystem(ctx, id, version);
  const last = await findLastChange(ctx.db, 'menuSystem', id);
  if (last?.version !== version || last.act === 'undo')
    throw new AppError('MENU_UNDO_OVER', { name: taken.system.fullName || id });
  if (version === 1) {
    await dropSystem(ctx, taken);
    return { id, version };
  }
  const before = Object.fromEntries(last.differences.map((one) => [one.field, one.before]));
  await writeSystem(ctx, taken, before, 'undo');
  return { id, version: version + 1 };
}
