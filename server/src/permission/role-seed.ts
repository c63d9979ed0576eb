import {
  type DefaultRole,
  type Grant,
  type ModelId,
  type Module,
  modules,
} from '@fairway/contract/modules.ts';
import type { PermissionKind } from '@fairway/contract/permission.ts';
import type { Seed } from '../database/built-in.ts';
import type { Db } from '../database/open.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import { catalogueOf } from './menu-seed.ts';
import { grantToRole, insertRole, nameRoleInEnglish } from './store.ts';

/** What a role has, by module. A module that is not named is not seen. */
type Matrix = Partial<Record<ModelId, Grant>>;

const see = ['btn_detail'];
const everybody: Matrix = { myFiles: 'all' };

/**
 * The default roles of a forwarder and what each may see and do; a company changes its own copy. A module may say itself
 * which of them have it.
 */
const roles: Record<DefaultRole, { fullName: string; enName: string; may: Matrix }> = {
  customer: {
    fullName: '客户',
    enName: 'Customer',
    may: {
      ...everybody,
      localCharge: [],
      onlineOrder: ['btn_add', 'btn_edit', 'btn_remove', 'btn_detail', 'btn_cancel'],
      cargoShipment: see,
      charge: ['receivable', 'btn_detail'],
      invoice: ['btn_detail', 'btn_confirm', 'btn_dispute', 'btn_apply'],
      cargoRelease: ['btn_apply'],
      accountsAnalysis: [],
      personalBoard: [],
    },
  },
  sales: {
    fullName: '销售',
    enName: 'Sales',
    may: {
      ...everybody,
      localCharge: see,
      onlineOrder: ['btn_add', 'btn_edit', 'btn_detail', 'btn_cancel', 'price'],
      cargoShipment: ['salesman', 'profit', 'btn_detail', 'btn_download'],
      charge: ['receivable', 'btn_detail'],
      invoice: ['btn_add', 'btn_detail', 'btn_apply'],
      cargoRelease: ['balance', 'credit', 'btn_apply'],
      accountsAnalysis: ['btn_download'],
      personalBoard: ['profit'],
    },
  },
  operations: {
    fullName: '操作',
    enName: 'Operations',
    may: {
      ...everybody,
      localCharge: see,
      onlineOrder: ['btn_detail', 'btn_edit', 'btn_accept', 'btn_book'],
      cargoShipment: ['salesman', 'agent', 'btn_detail', 'btn_edit', 'btn_download'],
      charge: ['receivable', 'payable', 'btn_add', 'btn_edit', 'btn_remove', 'btn_detail'],
      invoice: see,
      cargoRelease: ['balance', 'btn_apply'],
      personalBoard: [],
    },
  },
  pricing: {
    fullName: '商务',
    enName: 'Pricing',
    may: {
      ...everybody,
      localCharge: 'all',
      onlineOrder: ['cost', 'profit', 'price', 'btn_detail', 'btn_price'],
      cargoShipment: see,
      charge: ['payable', 'btn_detail', 'btn_edit'],
      personalBoard: ['profit'],
    },
  },
  documents: {
    fullName: '单证',
    enName: 'Documents',
    may: {
      ...everybody,
      onlineOrder: see,
      cargoShipment: ['agent', 'btn_detail', 'btn_edit'],
      cargoRelease: ['btn_execute'],
    },
  },
  finance: {
    fullName: '财务',
    enName: 'Finance',
    may: {
      ...everybody,
      onlineOrder: see,
      cargoShipment: ['salesman', 'profit', 'btn_detail', 'btn_download'],
      charge: 'all',
      invoice: 'all',
      cargoRelease: ['balance', 'credit', 'btn_approve1', 'btn_hold'],
      accountsAnalysis: 'all',
      personalBoard: ['profit'],
    },
  },
  manager: {
    fullName: '经理',
    enName: 'Manager',
    may: {
      ...everybody,
      localCharge: 'all',
      onlineOrder: 'all',
      cargoShipment: 'all',
      charge: 'all',
      invoice: 'all',
      cargoRelease: ['balance', 'credit', 'btn_approve2', 'btn_hold'],
      accountsAnalysis: 'all',
      personalBoard: 'all',
      enterpriseBoard: 'all',
      // The lines, without the addresses people signed in from.
      auditLog: ['btn_detail'],
    },
  },
  overseasAgent: {
    fullName: '海外代理',
    enName: 'Overseas agent',
    may: {
      ...everybody,
      cargoShipment: see,
      charge: ['payable', 'btn_detail'],
      invoice: see,
      cargoRelease: ['btn_confirm'],
      accountsAnalysis: [],
    },
  },
};

/** Every grant of a matrix row as ids of permission items. */
export function itemsOf(modelId: ModelId, grant: Grant): string[] {
  const { columns, forms, buttons } = modules[modelId];
  return Object.entries({ column: columns, form: forms, button: buttons } as Record<
    PermissionKind,
    object
  >).flatMap(([kind, items]) =>
    Object.keys(items)
      .filter((enCode) => grant === 'all' || grant.includes(enCode))
      .map((enCode) => `${modelId}.${kind}.${enCode}`),
  );
}

/** What the modules themselves say of a role. */
const saidByModules = (role: string): Matrix =>
  Object.fromEntries(
    Object.entries<Module>(modules).flatMap(([modelId, module]) => {
      const grant = module.roles?.[role as DefaultRole];
      return grant === undefined ? [] : [[modelId, grant]];
    }),
  );

const matrices = Object.entries(roles).map(([id, { fullName, enName, may }]) => ({
  ...{ id, fullName, enName },
  may: { ...may, ...saidByModules(id) },
}));

async function load(db: Db): Promise<void> {
  for (const [index, { id, fullName, enName, may }] of matrices.entries()) {
    const quickQuery = await quickQueryOf(fullName);
    // A role that is there already belongs to the company: its grants are not touched again.
    const role = { id, enCode: id, fullName, enName, quickQuery, sortCode: index + 1 };
    if (!(await insertRole(db, role))) {
      await nameRoleInEnglish(db, role);
      continue;
    }
    const modelIds = Object.keys(may) as ModelId[];
    const headings = new Set(modelIds.map((modelId) => catalogueOf.get(modelId) as string));
    const itemIds = modelIds.flatMap((modelId) => itemsOf(modelId, may[modelId] as Grant));
    await grantToRole(db, id, [...headings, ...modelIds], itemIds);
  }
}

export const roleSeed: Seed = { name: 'role', source: JSON.stringify(matrices), load };
