import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { previewMenu as previewCall } from '@fairway/contract/menus.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { menusWith } from '../permission/grants.ts';
import {
  hasRole,
  heldRoleIds,
  loadMenuSystems,
  loadPlacedMenus,
  menuIdsOf,
} from '../permission/placed-menus.ts';
import { grantedToRole } from '../permission/role-rights.ts';
import { readSettings } from '../system/settings.ts';
import { findSeer } from './store.ts';

/** The role of a forwarder's customers: whoever has it has the home of a customer. */
const customerRole = 'customer';

/** The menu as somebody sees it, or whoever has one role and no other. */
export async function previewMenu(
  ctx: Context,
  { roleId, userId, device }: Received<typeof previewCall>['query'],
): Promise<Reply<typeof previewCall>> {
  const { db } = ctx;
  const { isCustomer, isGranted } = await seerOf(ctx, { roleId, userId });
  const menus = menusWith(await loadPlacedMenus(db), isGranted)[device];
  const { sysName } = await readSettings(db);
  const systems = (await loadMenuSystems(db)).flatMap(({ id, fullName, enName, icon }) => {
    const menuList = menus.get(id);
    return menuList ? [{ id, fullName: fullName || sysName, enName, icon, menuList }] : [];
  });
  return { isCustomer, systems };
}

async function seerOf(
  { db, language }: Context,
  { roleId, userId }: { roleId: string | undefined; userId: string | undefined },
) {
  if (roleId !== undefined) {
    if (!(await hasRole(db, roleId))) throw new AppError('NOT_FOUND');
    const granted = await grantedToRole(db, roleId);
    return { isCustomer: roleId === customerRole, isGranted: (id: string) => granted.has(id) };
  }
  if (userId === undefined) throw fieldsInvalid({ userId: fieldWords.missing[language] });
  const person = await findSeer(db, userId);
  if (!person) throw new AppError('NOT_FOUND');
  const granted = person.isAdministrator ? undefined : await menuIdsOf(db, await heldRoleIds(db, person.id));
  return { isCustomer: person.kind === 'customer', isGranted: (id: string) => granted?.has(id) ?? true };
}
