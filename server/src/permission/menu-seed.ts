import { type MenuHeading, type Module, modules } from '@fairway/contract/modules.ts';
import { menuType } from '@fairway/contract/permission.ts';
import type { Seed } from '../database/built-in.ts';
import type { Db } from '../database/open.ts';
import { saveMenu, savePermissionItems } from './store.ts';

/** The heading below which the forms of the company stand. */
export const formsCatalogue = 'forms';

/** The headings of the built-in menu in their order; a module of the contract says which one it stands under. */
const headings: readonly { id: MenuHeading | typeof formsCatalogue; fullName: string }[] = [
  { id: 'office', fullName: '日常办公' },
  { id: 'freight', fullName: '运价中心' },
  { id: 'shipment', fullName: '业务中心' },
  { id: 'finance', fullName: '财务中心' },
  { id: 'boards', fullName: '数据看板' },
  { id: formsCatalogue, fullName: '业务表单' },
  { id: 'system', fullName: '系统管理' },
];

const entries: readonly [string, Module][] = Object.entries(modules);

/** The heading a module stands under; a role that has the module sees the heading too. */
export const catalogueOf = new Map<string, string>(
  entries.map(([modelId, { menu }]) => [modelId, menu.heading]),
);

async function load(db: Db): Promise<void> {
  for (const [index, { id, fullName }] of headings.entries()) {
    const heading = {
      id,
      enCode: id,
      fullName,
      parentId: null,
      type: menuType.catalogue,
      sortCode: index * 100,
    };
    await saveMenu(db, { ...heading, urlAddress: '', icon: '' });
    const below = entries.filter(([, { menu }]) => menu.heading === id);
    for (const [
      step,
      [modelId, { fullName: moduleName, menu, columns, forms, buttons }],
    ] of below.entries()) {
      const page = { id: modelId, enCode: modelId, fullName: moduleName, parentId: id, type: menuType.page };
      const { urlAddress, icon } = menu;
      await saveMenu(db, { ...page, urlAddress, icon, sortCode: index * 100 + step + 1 });
      await savePermissionItems(db, modelId, { column: columns, form: forms, button: buttons });
    }
  }
}

export const menuSeed: Seed = { name: 'menu', source: JSON.stringify([headings, modules]), load };
