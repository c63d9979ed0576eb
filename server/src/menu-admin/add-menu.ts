import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { addMenu as addCall } from '@fairway/contract/menus.ts';
import { menuType } from '@fairway/contract/permission.ts';
import { mayStandIn, orderBefore } from '@fairway/domain/menu/menu-place.ts';
import { newId } from '../database/new-id.ts';
import { recordAdded } from '../entities/change-history.ts';
import type { Context } from '../http/context.ts';
import type { MenuTargets } from '../permission/menu-targets.ts';
import { loadMenuSystems } from '../permission/placed-menus.ts';
import { holdWholeMenu } from './menus-held.ts';
import { besideOf } from './move-menu.ts';
import { insertOwn } from './store.ts';
import { tellMenuScreens } from './tell-menu-screens.ts';

type Added = Received<typeof addCall>['body'];

export async function addMenu(
  ctx: Context,
  targets: MenuTargets,
  added: Added,
): Promise<{ id: string; version: number }> {
  const { db, now, auditTarget } = ctx;
  const rows = await holdWholeMenu(ctx);
  const { fullName, enName, icon, parentId } = added;
  const id = newId(now.getTime());
  const above = rows.find((row) => row.id === parentId);
  if (!mayStandIn(rows, { id }, parentId)) throw new AppError('MENU_MISPLACED', { name: fullName });
  const systemId = above?.systemId ?? added.systemId;
  if (!(await loadMenuSystems(db)).some((system) => system.id === systemId))
    throw new AppError('ENTITY_REFERENCE_MISSING', { field: 'systemId' });
  const opens = await openedBy(ctx, targets, added);
  const sortCode = orderBefore(besideOf(rows, { id, parentId, systemId }), null)?.sortCode ?? 0;
  auditTarget(fullName);
  await insertOwn(db, { ...{ id, fullName, enName, icon, parentId, systemId, sortCode }, ...opens });
  await recordAdded(ctx, { entity: 'menu', ids: [id] });
  await tellMenuScreens(db, [opens.grantedAs ?? id]);
  return { id, version: 1 };
}

const nowhere = { urlAddress: '', linkTarget: '_self', targetId: null, grantedAs: null };

async function openedBy({ db, language }: Context, targets: MenuTargets, added: Added) {
  if (added.kind === 'catalogue') return { ...nowhere, type: menuType.catalogue };
  if (added.kind === 'link') {
    const { urlAddress, linkTarget } = added;
    return { ...nowhere, type: menuType.link, urlAddress, linkTarget };
  }
  const { kind, targetId } = added;
  const target = (await targets[kind]?.(db, language))?.find(({ id }) => id === targetId);
  if (!target) throw new AppError('ENTITY_REFERENCE_MISSING', { field: 'targetId' });
  const { urlAddress, grantedAs } = target;
  return { ...nowhere, type: menuType[kind], urlAddress, targetId, grantedAs };
}
