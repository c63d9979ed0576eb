import { type ModelId, modules } from '@fairway/contract/modules.ts';
import { menuType } from '@fairway/contract/permission.ts';
import type { Seed } from '../database/built-in.ts';
import type { Db } from '../database/open.ts';
import { saveMenu, savePermissionItems } from './store.ts';

interface Place {
  urlAddress: string;
  icon: string;
}

/** The heading below which the forms of the company stand. */
export const formsCatalogue = 'forms';

/** The built-in menu: headings, and below each the modules with the screens they open. */
const catalogues: { id: string; fullName: string; modules: Partial<Record<ModelId, Place>> }[] = [
  {
    id: 'office',
    fullName: '日常办公',
    modules: { myFiles: { urlAddress: '/pages/file/index', icon: 'folder' } },
  },
  {
    id: 'freight',
    fullName: '运价中心',
    modules: {
      freightRate: { urlAddress: '/pages/freight/freight/index', icon: 'ship' },
      localCharge: { urlAddress: '/pages/freight/freightdetail', icon: 'receipt' },
    },
  },
  {
    id: 'shipment',
    fullName: '业务中心',
    modules: {
      onlineOrder: { urlAddress: '/pages/shipment/cargoshipment/myshipment', icon: 'order' },
      cargoShipment: { urlAddress: '/pages/shipment/cargo/mycargoshipment', icon: 'container' },
      cargoRelease: { urlAddress: '/pages/shipment/cargo/cargorelease', icon: 'release' },
    },
  },
  {
    id: 'finance',
    fullName: '财务中心',
    modules: {
      charge: { urlAddress: '/pages/shipment/cargoshipment_charge', icon: 'coins' },
      invoice: { urlAddress: '/pages/shipment/cargoshipment_invoice', icon: 'invoice' },
      accountsAnalysis: { urlAddress: '/pages/shipment/accounts_analysis', icon: 'aging' },
    },
  },
  {
    id: 'boards',
    fullName: '数据看板',
    modules: {
      personalBoard: { urlAddress: '/pages/shipment/report/myshipment', icon: 'chart' },
      enterpriseBoard: { urlAddress: '/pages/shipment/report/groupsalesanalysis', icon: 'building' },
    },
  },
  { id: formsCatalogue, fullName: '业务表单', modules: {} },
  {
    id: 'system',
    fullName: '系统管理',
    modules: {
      auditLog: { urlAddress: '/pages/system/log', icon: 'log' },
      formModels: { urlAddress: '/pages/system/forms', icon: 'report' },
      notices: { urlAddress: '/pages/system/notices', icon: 'bell' },
      flowTemplates: { urlAddress: '/pages/system/flows', icon: 'flow' },
      flowMonitor: { urlAddress: '/pages/workFlow/index', icon: 'chart' },
    },
  },
];

/** The heading a module stands under; a role that has the module sees the heading too. */
export const catalogueOf = new Map<string, string>(
  catalogues.flatMap(({ id, modules: below }) => Object.keys(below).map((modelId) => [modelId, id])),
);

async function load(db: Db): Promise<void> {
  for (const [index, { id, fullName, modules: below }] of catalogues.entries()) {
    const heading = {
      id,
      enCode: id,
      fullName,
      parentId: null,
      type: menuType.catalogue,
      sortCode: index * 100,
    };
    await saveMenu(db, { ...heading, urlAddress: '', icon: '' });
    for (const [step, [modelId, place]] of (Object.entries(below) as [ModelId, Place][]).entries()) {
      const { fullName: moduleName, columns, forms, buttons } = modules[modelId];
      const page = { id: modelId, enCode: modelId, fullName: moduleName, parentId: id, type: menuType.page };
      await saveMenu(db, { ...page, ...place, sortCode: index * 100 + step + 1 });
      await savePermissionItems(db, modelId, { column: columns, form: forms, button: buttons });
    }
  }
}

export const menuSeed: Seed = { name: 'menu', source: JSON.stringify([catalogues, modules]), load };
