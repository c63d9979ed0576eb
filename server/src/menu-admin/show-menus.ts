import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type {
  listMenuTargets as targetsCall,
  getMenuTree as treeCall,
  listMenuUses as usesCall,
} from '@fairway/contract/menus.ts';
import { targetKinds } from '@fairway/contract/menus.ts';
import { grantOf } from '@fairway/domain/menu/menu-for.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { Context } from '../http/context.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import { firstSystemId } from '../permission/menu-systems.ts';
import type { MenuTargets } from '../permission/menu-targets.ts';
import { loadMenuSystems } from '../permission/placed-menus.ts';
import { readSettings } from '../system/settings.ts';
import { wholeMenu } from './menus-held.ts';
import { countFavourites, roleNamesOf } from './store.ts';

export async function getMenuTree(ctx: Context): Promise<Reply<typeof treeCall>> {
  const { db, session } = ctx;
  const [systems, rows, { sysName }] = [
    await loadMenuSystems(db),
    await wholeMenu(db),
    await readSettings(db),
  ];
  const entries = [];
  for (const row of rows) {
    const { id, version, origin, type, parentId, systemId, fullName, enName, icon } = row;
    const { urlAddress, linkTarget, targetId, isHidden, shownOn, enabledMark, isChanged } = row;
    entries.push({
      ...{ id, version, origin, type, parentId, systemId, fullName, enName, icon },
      ...{ urlAddress, linkTarget, targetId, isHidden, shownOn, isChanged },
      ...{ isEnabled: enabledMark === 1, grantId: grantOf(row), quickQuery: await quickQueryOf(fullName) },
    });
  }
  return {
    systems: systems.map(({ id, version, fullName, enName, icon }) => ({
      ...{ id, version, fullName, enName, icon, isBuiltIn: id === firstSystemId },
    })),
    ...{ sysName, entries },
    mayChange: session.isAdministrator && can(await ctx.permissions(), 'menuAdmin', 'button', 'btn_edit'),
  };
}

/** Kinds of which the company has nothing are not offered. */
export async function listMenuTargets(
  { db, language }: Context,
  targets: MenuTargets,
): Promise<Reply<typeof targetsCall>> {
  const list = [];
  for (const kind of targetKinds) {
    const found = (await targets[kind]?.(db, language)) ?? [];
    if (found.length > 0)
      list.push({ kind, targets: found.map(({ id, fullName, icon }) => ({ id, fullName, icon })) });
  }
  return { list };
}

export async function listMenuUses({ db }: Context, id: string): Promise<Reply<typeof usesCall>> {
  const rows = await wholeMenu(db);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new AppError('NOT_FOUND');
  return {
    below: rows.filter(({ parentId }) => parentId === id).map(({ fullName }) => fullName),
    roles: grantOf(row) === id ? await roleNamesOf(db, id) : [],
    favourites: await countFavourites(db, id),
  };
}
