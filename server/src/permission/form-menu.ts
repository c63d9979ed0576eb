import { menuType } from '@fairway/contract/permission.ts';
import type { Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { formsCatalogue } from './menu-seed.ts';
import { deleteMenu, followForm, isMenu, lastOrderBelow, saveMenu } from './menu-store.ts';
import { grantToRole, menusAmong, roleIdsOfMenu, savePermissionItems, takeFromRole } from './store.ts';

/** What can be done with the records of a form; every form has these buttons. */
export const recordButtons = {
  btn_add: '新增',
  btn_edit: '编辑',
  btn_remove: '删除',
  btn_detail: '详情',
} as const;

interface FormMenu {
  /** Of the form and of its menu entry alike. */
  id: string;
  enCode: string;
  fullName: string;
  /** Empty where nobody translated it. */
  enName: string;
  icon: string;
  urlAddress: string;
  enabledMark: 0 | 1;
  /** Whose records a role sees where nobody chose. */
  usualScope: 'own' | 'all';
}

/** Puts a form of the company into the menu, with the buttons that can be granted in it. */
export async function saveFormMenu(db: Db, { enCode, enName, ...form }: FormMenu): Promise<void> {
  const isNew = !(await isMenu(db, form.id));
  await saveMenu(db, {
    ...form,
    origin: 'form',
    // A module of a later version may be called like a form of the company.
    enCode: `${formsCatalogue}.${enCode}`,
    parentId: formsCatalogue,
    type: menuType.form,
    ...(isNew && { sortCode: await lastOrderBelow(db, formsCatalogue) }),
    propertyJson: JSON.stringify(enName ? { enName } : {}),
  });
  const { urlAddress, enabledMark } = form;
  await followForm(db, form.id, { urlAddress, enabledMark });
  await savePermissionItems(db, form.id, { column: {}, form: {}, button: recordButtons });
}

/** Gives a form to exactly these roles: new ones get all of it, those that had it keep what they have. */
export async function giveFormTo(db: Db, menuId: string, roleIds: readonly string[]): Promise<void> {
  const had = await roleIdsOfMenu(db, menuId);
  for (const roleId of had) if (!roleIds.includes(roleId)) await takeFromRole(db, roleId, menuId);
  const itemIds = Object.keys(recordButtons).map((enCode) => `${menuId}.button.${enCode}`);
  for (const roleId of new Set(roleIds))
    if (!had.includes(roleId)) await grantToRole(db, roleId, [formsCatalogue, menuId], itemIds);
}

export const rolesWithForm = (db: Db, menuId: string): Promise<string[]> => roleIdsOfMenu(db, menuId);

export const removeFormMenu = (db: Db, menuId: string): Promise<void> => deleteMenu(db, menuId);

/** Those of these forms and modules that a person finds in their menu. */
export async function openTo(
  db: Db,
  { userId, isAdministrator }: Pick<Session, 'userId' | 'isAdministrator'>,
  menuIds: readonly string[],
): Promise<string[]> {
  return menuIds.length === 0 ? [] : menusAmong(db, userId, isAdministrator, menuIds);
}
