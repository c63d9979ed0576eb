import { type MenuHeading, type Module, modules } from '@fairway/contract/modules.ts';
import { menuType } from '@fairway/contract/permission.ts';
import { carryOver } from '@fairway/domain/menu/menu-place.ts';
import type { Seed } from '../database/built-in.ts';
import type { Db } from '../database/open.ts';
import { builtInOrder, ownOrder, renumberMenus, saveMenu } from './menu-store.ts';
import { savePermissionItems } from './store.ts';

/** The heading below which the forms of the company stand. */
export const formsCatalogue = 'forms';

/** The headings of the built-in menu in their order; a module of the contract says which one it stands under. */
const headings: readonly { id: MenuHeading | typeof formsCatalogue; fullName: string; enName: string }[] = [
  { id: 'office', fullName: '日常办公', enName: 'Office' },
  { id: 'rates', fullName: '运价中心', enName: 'Freight rates' },
  { id: 'shipment', fullName: '业务中心', enName: 'Shipments' },
  { id: 'finance', fullName: '财务中心', enName: 'Finance' },
  { id: 'boards', fullName: '数据看板', enName: 'Boards' },
  { id: formsCatalogue, fullName: '业务表单', enName: 'Business forms' },
  { id: 'reference', fullName: '基础资料', enName: 'Master data' },
  { id: 'system', fullName: '系统管理', enName: 'System' },
];

const entries: readonly [string, Module][] = Object.entries(modules);

/** The heading a module stands under; a role that has the module sees the heading too. */
export const catalogueOf = new Map<string, string>(
  entries.map(([modelId, { menu }]) => [modelId, menu.heading]),
);

async function load(db: Db): Promise<void> {
  const before = await builtInOrder(db);
  for (const [index, { id, fullName, enName }] of headings.entries()) {
    const heading = {
      id,
      enCode: id,
      fullName,
      parentId: null,
      type: menuType.catalogue,
      sortCode: index * 100,
      propertyJson: JSON.stringify({ enName }),
    };
    await saveMenu(db, { ...heading, urlAddress: '', icon: '' });
    const below = entries.filter(([, { menu }]) => menu.heading === id);
    for (const [step, [modelId, { menu, columns, forms, buttons, ...names }]] of below.entries()) {
      const page = {
        id: modelId,
        enCode: modelId,
        fullName: names.fullName,
        parentId: id,
        type: menuType.page,
      };
      const propertyJson = JSON.stringify({ enName: names.enName });
      const { urlAddress, icon } = menu;
      await saveMenu(db, { ...page, urlAddress, icon, propertyJson, sortCode: index * 100 + step + 1 });
      await savePermissionItems(db, modelId, { column: columns, form: forms, button: buttons });
    }
  }
  await keepOwnOrder(db, before);
}

/** What the company placed itself stays behind the same neighbours, whatever numbers those have now. */
async function keepOwnOrder(db: Db, before: Awaited<ReturnType<typeof builtInOrder>>): Promise<void> {
  const after = await builtInOrder(db);
  const below = (rows: typeof before, parentId: string | null) =>
    new Map(rows.filter((row) => row.parentId === parentId).map(({ id, sortCode }) => [id, sortCode]));
  const own = (await ownOrder(db)).map(({ id, parentId, sortCode }) => ({
    ...{ id, was: sortCode },
    sortCode: carryOver(below(before, parentId), below(after, parentId), sortCode),
  }));
  await renumberMenus(
    db,
    own.filter(({ was, sortCode }) => was !== sortCode),
  );
}

export const menuSeed: Seed = { name: 'menu', source: JSON.stringify([headings, modules]), load };
