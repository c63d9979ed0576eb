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
import {
  grantToRole,
  hasRole,
  insertRole,
  menusOfRole,
  nameRoleInEnglish,
  noteOffered,
  offeredTo,
} from './store.ts';

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
      onlineOrder: ['btn_add', 'btn_edit', 'btn_remove', 'btn_detail', 'btn_cancel', 'price'],
      charge: ['receivable', 'btn_detail'],
      invoice: ['btn_add', 'btn_detail', 'btn_apply'],
      cargoRelease: ['balance', 'credit', 'btn_apply'],
      accountsAnalysis: ['btn_download'],
      personalBoard: 'all',
    },
  },
  operations: {
    fullName: '操作',
    enName: 'Operations',
    may: {
      ...everybody,
      localCharge: see,
      onlineOrder: [
        ...['btn_detail', 'btn_edit', 'btn_accept', 'btn_book', 'btn_cancel', 'btn_convert', 'btn_all'],
      ],
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
      onlineOrder: ['cost', 'profit', 'price', 'btn_detail', 'btn_price', 'btn_all'],
      charge: ['payable', 'btn_detail', 'btn_edit'],
      personalBoard: 'all',
    },
  },
  documents: {
    fullName: '单证',
    enName: 'Documents',
    may: {
      ...everybody,
      onlineOrder: ['btn_detail', 'btn_all'],
      cargoRelease: ['btn_execute'],
    },
  },
  finance: {
    fullName: '财务',
    enName: 'Finance',
    may: {
      ...everybody,
      onlineOrder: ['btn_detail', 'btn_all'],
      charge: 'all',
      invoice: 'all',
      cargoRelease: ['balance', 'credit', 'btn_apply', 'btn_approve1', 'btn_hold', 'btn_lift', 'btn_revoke'],
      accountsAnalysis: 'all',
      personalBoard: 'all',
    },
  },
  manager: {
    fullName: '经理',
    enName: 'Manager',
    may: {
      ...everybody,
      localCharge: 'all',
      onlineOrder: 'all',
      charge: 'all',
      invoice: 'all',
      cargoRelease: ['balance', 'credit', 'btn_apply', 'btn_approve2', 'btn_hold', 'btn_lift', 'btn_revoke'],
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

/** A module with what a role is given of it. */
interface Offer {
  modelId: ModelId;
  itemIds: string[];
}

const offersOf = (may: Matrix): Offer[] =>
  (Object.keys(may) as ModelId[]).map((modelId) => ({
    modelId,
    itemIds: itemsOf(modelId, may[modelId] as Grant),
  }));

const defaultRoles = Object.entries(roles).map(([id, { fullName, enName, may }]) => ({
  ...{ id, fullName, enName },
  offers: offersOf({ ...may, ...saidByModules(id) }),
}));

async function load(db: Db): Promise<void> {
  for (const [index, { id, fullName, enName, offers }] of defaultRoles.entries()) {
    const offered = await offeredTo(db, id);
    const quickQuery = await quickQueryOf(fullName);
    const role = { id, enCode: id, fullName, enName, quickQuery, sortCode: index + 1 };
    // A role that was there once and is not any more was deleted by the company.
    if (offered.size === 0) await insertRole(db, role);
    if (!(await hasRole(db, id))) continue;
    await nameRoleInEnglish(db, role);
    await offer(db, id, offers, offered);
  }
}

/**
 * Gives a role what is new since it was offered something last, each grant once: what the company took away stays away,
 * and so does what is new in a module that the role does not have any more.
 */
async function offer(
  db: Db,
  roleId: string,
  offers: readonly Offer[],
  offered: ReadonlySet<string>,
): Promise<void> {
  const isNew = (grantId: string) => !offered.has(grantId);
  const modelIds = offers.map(({ modelId }) => modelId).filter(isNew);
  // A module is seen below its heading only.
  const headings = new Set(modelIds.map((modelId) => catalogueOf.get(modelId) as string));
  await grantToRole(db, roleId, [...headings, ...modelIds], []);
  const held = await menusOfRole(db, roleId);
  const within = offers.filter(({ modelId }) => held.has(modelId)).flatMap(({ itemIds }) => itemIds);
  await grantToRole(db, roleId, [], within.filter(isNew));
  const itemIds = offers.flatMap((each) => each.itemIds).filter(isNew);
  await noteOffered(db, roleId, [...modelIds, ...itemIds]);
}

export const roleSeed: Seed = { name: 'role', source: JSON.stringify(defaultRoles), load };
