import { id as idOnTheWire } from '@fairway/contract/envelope.ts';
import { type ModelId, type Module, modules } from '@fairway/contract/modules.ts';
import type { MenuEntry, PermissionEntry } from '@fairway/contract/permission.ts';
import { type CurrentUser, getCurrentUser } from '@fairway/contract/session.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { isEmail, isMobile } from '@fairway/domain/text/contact.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connect, type Database } from '../database/open.ts';
import { demoAccounts } from '../organisation/demo/accounts.ts';
import { readDemoForms } from '../records/demo/read-demo-forms.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { copyDatabase, startTestApp, type TestApp } from '../testing/test-app.ts';
import { hasDemoCompany, loadDemoCompany } from './load-demo-company.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
});
afterAll(() => app.close());

const everyTable = `select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`;

/** An id by chance: the moment it was made stays, and nothing of that of a command. */
const chance = /\b(?:([0-9a-z]{9})[0-9a-z]{15}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g;

/** What two loads differ in: salt, the moment and the transaction they were made in, what is made of ids by chance. */
const loadedBy: Record<string, string> = {
  ...{ user_password: "- 'hash'", seed: "- 'at'", migration: "- 'at'" },
  ...{ flow: "- 'hash'", flow_history: "- 'hash'", open_item: "- 'written'" },
};

/** Every row of every table but that, what keeps count of them, and chance. */
async function contentOf({ pool }: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(everyTable);
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const sql = `select (to_jsonb(t) ${loadedBy[name] ?? ''})::text as row from "${name}" t order by 1`;
    const { rows } = await pool.query<{ row: string }>(sql);
    content[name] = rows.map(({ row }) => row.replace(chance, '$1')).toSorted();
  }
  return content;
}

async function databaseFrom(from: 'demo' | 'empty') {
  const copy = await copyDatabase(from);
  const database = connect(copy.connection, 2, undefined, () => undefined);
  const close = async () => {
    await database.close();
    await copy.drop();
  };
  return { database, close };
}

describe('the organisation', () => {
  test('is one group with 8 companies, 30 departments and 60 people', async () => {
    const organisations = await app.database.db.selectFrom('organisation').selectAll().execute();
    const root = organisations.filter(({ parentId }) => parentId === null);
    expect(root).toHaveLength(1);
    const companies = organisations.filter(
      ({ kind, parentId }) => kind === 'company' && parentId === root[0]?.id,
    );
    expect(companies.map(({ fullName }) => fullName.slice(0, 2))).toEqual(
      expect.arrayContaining(['上海', '宁波', '深圳', '广州', '青岛', '天津', '厦门', '香港']),
    );
    expect(companies).toHaveLength(8);
    expect(organisations.filter(({ kind }) => kind === 'department')).toHaveLength(30);
    expect(organisations).toHaveLength(39);
    const people = await app.database.db.selectFrom('user_account').select('id').execute();
    expect(people).toHaveLength(60);
  });

  test('has a head with the role of a manager everywhere', async () => {
    const heads = await app.database.db
      .selectFrom('organisation')
      .leftJoin('user_role', (join) =>
        join.onRef('user_role.userId', '=', 'organisation.managerId').on('user_role.roleId', '=', 'manager'),
      )
      .select(['organisation.fullName', 'user_role.roleId'])
      .execute();
    expect(heads.filter(({ roleId }) => roleId === null)).toEqual([]);
  });

  test('has people in every department and every group', async () => {
    const { db } = app.database;
    const empty = await db
      .selectFrom('organisation')
      .leftJoin('user_organisation', 'user_organisation.organisationId', 'organisation.id')
      .where('kind', '=', 'department')
      .where('user_organisation.userId', 'is', null)
      .select('fullName')
      .execute();
    expect(empty).toEqual([]);
    const groups = await db.selectFrom('user_group').select('category').distinct().execute();
    expect(groups.length).toBeGreaterThanOrEqual(2);
    const unmanned = await db
      .selectFrom('user_group')
      .leftJoin('user_group_member', 'groupId', 'id')
      .where('userId', 'is', null)
      .select('fullName')
      .execute();
    expect(unmanned).toEqual([]);
  });
});

describe('the people', () => {
  test('have the data a person has', async () => {
    const people = await app.database.db.selectFrom('user_account').selectAll().execute();
    expect(new Set(people.map(({ realName }) => realName)).size).toBe(60);
    expect(new Set(people.map(({ mobilePhone }) => mobilePhone)).size).toBe(60);
    for (const person of people) {
      expect(person.realName).toMatch(/^\p{Script=Han}{2,5}$/u);
      expect(isMobile(person.mobilePhone)).toBe(true);
      expect(isEmail(person.email)).toBe(true);
      expect(['1', '2']).toContain(person.gender);
      expect(person.birthday).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(person.creatorTime.getTime()).toBeLessThan(Date.now());
    }
  });

  test('answer to somebody, and every chain ends at gm01', async () => {
    const people = await app.database.db
      .selectFrom('user_account')
      .select(['id', 'account', 'managerId'])
      .where('kind', '=', 'member')
      .execute();
    const byId = new Map(people.map((person) => [person.id, person]));
    for (const person of people) {
      const chain = [person];
      for (let at = person; at.managerId !== null; ) {
        at = byId.get(at.managerId) as typeof at;
        expect(chain).not.toContain(at);
        chain.push(at);
      }
      expect(chain.at(-1)?.account).toBe('gm01');
    }
    const managerOf = (account: string) =>
      byId.get(people.find((one) => one.account === account)?.managerId ?? '')?.account;
    for (const account of ['sales01', 'ops01', 'pricing01', 'docs01', 'finance01']) {
      expect(managerOf(account)).toBe('manager01');
    }
    expect(managerOf('manager01')).toBe('gm01');
  });

  test('work where their positions are, some in two places', async () => {
    const { db } = app.database;
    const astray = await db
      .selectFrom('user_position')
      .innerJoin('position', 'position.id', 'user_position.positionId')
      .leftJoin('user_organisation', (join) =>
        join
          .onRef('user_organisation.userId', '=', 'user_position.userId')
          .onRef('user_organisation.organisationId', '=', 'position.organisationId'),
      )
      .where('user_organisation.userId', 'is', null)
      .selectAll()
      .execute();
    expect(astray).toEqual([]);
    const inTwo = await db
      .selectFrom('user_organisation')
      .select('userId')
      .groupBy('userId')
      .having((e) => e.fn.countAll(), '>', 1)
      .execute();
    expect(inTwo.length).toBeGreaterThanOrEqual(3);
  });

  test('have more open in one place than in another, and some nothing', async () => {
    const pagesIn = async (account: string, organisationId: string) => {
      await app.database.db
        .updateTable('user_account')
        .set({ organisationId })
        .where('account', '=', account)
        .execute();
      const { data } = await (await app.as(account)).call(getCurrentUser);
      return pagesOf(data?.menuList ?? []);
    };
    const [headquarters, hongkong] = [
      await pagesIn('finance04', 'org-finance'),
      await pagesIn('finance04', 'org-hongkong-finance'),
    ];
    expect(hongkong.length).toBeGreaterThan(3);
    expect(headquarters.filter((page) => !hongkong.includes(page))).toEqual(['enterpriseBoard']);
    expect(await pagesIn('hr01', 'org-executive')).toEqual([]);
    expect((await pagesIn('hr01', 'org-hr')).toSorted()).toEqual(['allKinds', 'meetingRoom', 'myFiles']);
  });

  test('have a role, all but nomenu', async () => {
    const without = await app.database.db
      .selectFrom('user_account')
      .leftJoin('user_role', 'user_role.userId', 'user_account.id')
      .where('user_role.roleId', 'is', null)
      .select('account')
      .execute();
    expect(without).toEqual([{ account: 'nomenu' }]);
  });

  test('carry ids the wire accepts', async () => {
    for (const table of ['organisation', 'position', 'user_account', 'user_group'] as const) {
      for (const { id } of await app.database.db.selectFrom(table).select('id').execute()) {
        expect(idOnTheWire.safeParse(id).success, id).toBe(true);
      }
    }
  });
});

/** What the role matrix says of each named account: modules and forms on the menu, and in some what shows and what not. */
interface Expected {
  menus: readonly ModelId[];
  forms: readonly string[];
  may?: readonly string[];
  mayNot?: readonly string[];
}

const everything = Object.keys(modules) as ModelId[];
/** Forms, flows and announcements are made and looked after by administrators. */
const ofManagers: readonly ModelId[] = [
  ...(['myFiles', 'auditLog', 'freight', 'localCharge', 'onlineOrder', 'cargoShipment', 'charge'] as const),
  ...(['invoice', 'cargoRelease', 'accountsAnalysis', 'personalBoard', 'enterpriseBoard'] as const),
];
const everyForm = readDemoForms().map(({ enCode }) => enCode);

const expected: Record<(typeof demoAccounts)[number]['account'], Expected> = {
  admin: {
    menus: everything,
    forms: everyForm,
    may: everything.flatMap((modelId) =>
      (['columns', 'forms', 'buttons'] as const).flatMap((kind) =>
        Object.keys(modules[modelId][kind]).map((enCode) => `${modelId}.${kind.slice(0, -1)}.${enCode}`),
      ),
    ),
  },
  sales01: {
    menus: [
      'myFiles',
      'freight',
      'localCharge',
      'onlineOrder',
      'cargoShipment',
      'cargoRelease',
      'charge',
      'invoice',
      'accountsAnalysis',
      'personalBoard',
    ],
    forms: ['visitRecord', 'customerLead', 'complaint', 'meetingRoom', 'allKinds'],
    may: [
      'freight.column.floor',
      'charge.column.receivable',
      'invoice.button.btn_apply',
      'cargoRelease.button.btn_apply',
    ],
    mayNot: [
      'freight.column.cost',
      'freight.column.profit',
      'charge.column.payable',
      'invoice.button.btn_void',
    ],
  },
  ops01: {
    menus: [
      'myFiles',
      'freight',
      'localCharge',
      'onlineOrder',
      'cargoShipment',
      'cargoRelease',
      'charge',
      'invoice',
      'personalBoard',
    ],
    forms: ['complaint', 'truckDispatch', 'warehouseEntry', 'meetingRoom', 'supplierEvaluation', 'allKinds'],
    may: [
      'freight.column.floor',
      'onlineOrder.button.btn_accept',
      'onlineOrder.button.btn_book',
      'charge.column.payable',
    ],
    mayNot: ['freight.column.cost', 'personalBoard.column.profit', 'onlineOrder.button.btn_price'],
  },
  pricing01: {
    menus: ['myFiles', 'freight', 'localCharge', 'onlineOrder', 'cargoShipment', 'charge', 'personalBoard'],
    forms: ['meetingRoom', 'supplierEvaluation', 'allKinds'],
    may: ['freight.column.cost', 'freight.button.btn_publish', 'onlineOrder.button.btn_price'],
    mayNot: ['charge.column.receivable', 'onlineOrder.button.btn_accept'],
  },
  docs01: {
    menus: ['myFiles', 'onlineOrder', 'cargoShipment', 'cargoRelease'],
    forms: ['truckDispatch', 'warehouseEntry', 'meetingRoom', 'allKinds'],
    may: ['cargoRelease.button.btn_execute', 'onlineOrder.button.btn_detail'],
    mayNot: ['cargoRelease.button.btn_approve1', 'cargoShipment.column.profit'],
  },
  finance01: {
    menus: [
      'myFiles',
      'freight',
      'onlineOrder',
      'cargoShipment',
      'cargoRelease',
      'charge',
      'invoice',
      'accountsAnalysis',
      'personalBoard',
    ],
    forms: ['fixedAsset', 'meetingRoom', 'allKinds'],
    may: ['charge.button.btn_audit', 'cargoRelease.button.btn_approve1', 'cargoRelease.button.btn_hold'],
    mayNot: ['cargoRelease.button.btn_approve2', 'freight.column.floor', 'freight.column.cost'],
  },
  manager01: {
    menus: ofManagers,
    forms: everyForm,
    may: ['cargoRelease.button.btn_approve2', 'invoice.button.btn_void', 'enterpriseBoard.column.profit'],
    mayNot: ['auditLog.column.address', 'cargoRelease.button.btn_approve1'],
  },
  gm01: {
    menus: ofManagers,
    forms: everyForm,
    may: ['cargoRelease.button.btn_approve2', 'freight.column.cost'],
    mayNot: ['auditLog.column.address'],
  },
  client01: {
    menus: [
      'myFiles',
      'freight',
      'localCharge',
      'onlineOrder',
      'cargoShipment',
      'cargoRelease',
      'charge',
      'invoice',
      'accountsAnalysis',
      'personalBoard',
    ],
    forms: [],
    may: [
      'onlineOrder.button.btn_add',
      'charge.column.receivable',
      'invoice.button.btn_dispute',
      'cargoRelease.button.btn_apply',
    ],
    mayNot: [
      'freight.column.floor',
      'freight.column.cost',
      'charge.column.payable',
      'cargoShipment.column.profit',
    ],
  },
  nomenu: { menus: [], forms: [] },
};

/** Modules that say themselves which roles have them. */
const givenByModules = (roleIds: readonly string[]): string[] =>
  Object.entries<Module>(modules).flatMap(([modelId, { roles = {} }]) =>
    roleIds.some((role) => role in roles) ? [modelId] : [],
  );

const pagesOf = (menus: readonly MenuEntry[]): string[] =>
  menus.flatMap((menu) => (menu.hasChildren ? pagesOf(menu.children) : [menu.id]));

function grants(permissionList: PermissionEntry[], right: string): boolean {
  const [modelId, kind, enCode] = right.split('.') as [string, 'column' | 'form' | 'button', string];
  return can(permissionList, modelId, kind, enCode);
}

describe('the named accounts', () => {
  async function currentUserOf(account: string): Promise<CurrentUser> {
    const person = await app.as(account);
    const { data, code } = await person.call(getCurrentUser, { query: { type: 'app' } });
    expect(code).toBe(200);
    return data as CurrentUser;
  }

  test.for(demoAccounts)('$account signs in and has what the role matrix says', async ({ account }) => {
    const { userInfo, menuList, permissionList } = await currentUserOf(account);
    const { menus, forms, may = [], mayNot = [] } = expected[account];
    const pages = [...new Set([...menus, ...givenByModules(userInfo.roleIds), ...forms])].toSorted();
    expect(userInfo.userAccount).toBe(account);
    expect(userInfo.changePasswordDate).not.toBeNull();
    expect(pagesOf(menuList).toSorted()).toEqual(pages);
    expect(permissionList.map(({ modelId }) => modelId).toSorted()).toEqual(pages);
    expect(may.filter((right) => !grants(permissionList, right))).toEqual([]);
    expect(mayNot.filter((right) => grants(permissionList, right))).toEqual([]);
  });

  test('are who the documents say', async () => {
    const [admin, sales, client, nomenu, general] = await Promise.all(
      ['admin', 'sales01', 'client01', 'nomenu', 'gm01'].map(currentUserOf),
    );
    expect(admin?.userInfo).toMatchObject({ userName: '系统管理员', isAdministrator: true });
    expect(admin?.sysConfigInfo).toMatchObject({ sysName: '航道', companyName: '远航国际物流集团' });
    expect(sales?.userInfo).toMatchObject({
      organizeName: '远航国际物流集团/上海公司/运营中心/海运销售部',
      departmentName: '海运销售部',
      positionName: '销售专员',
      roleIds: ['sales'],
      manager: '沈立群/manager01',
      isAdministrator: false,
    });
    expect(client?.userInfo).toMatchObject({
      userKind: 'customer',
      organizeId: '',
      roleIds: ['customer'],
      manager: '',
    });
    expect(nomenu?.userInfo).toMatchObject({ userKind: 'member', departmentName: '人力行政部', roleIds: [] });
    expect(general?.userInfo).toMatchObject({ positionName: '总经理', roleIds: ['manager'], manager: '' });
  });
});

/** Another moment of the same day, in Shanghai as in Greenwich. */
function laterOn(moment: string): Date {
  const later = new Date(moment);
  later.setUTCHours(later.getUTCHours() < 16 ? 15 : 23, 30, 0, 0);
  return later;
}

describe('loading', () => {
  let loaded: Awaited<ReturnType<typeof databaseFrom>>;
  beforeAll(async () => {
    loaded = await databaseFrom('demo');
  });
  afterAll(() => loaded.close());

  test('a second time changes nothing', async () => {
    const { db, pool } = loaded.database;
    expect(await hasDemoCompany(db)).toBe(true);
    const before = await fingerprint(pool);
    await loadDemoCompany(db, new Date('2031-05-05T00:00:00Z'));
    expect(await fingerprint(pool)).toEqual(before);
  });

  test('is the same in two databases; forms, flows, chats, announcements, rates and money come to a company that has none yet', async () => {
    const content = await contentOf(loaded.database);
    expect(content.user_account).toHaveLength(60);
    const { database, close } = await databaseFrom('empty');
    const { db } = database;
    expect(await hasDemoCompany(db)).toBe(false);

    // As a version left it that had nothing else yet.
    const since = [
      ...['demoForms', 'demoFlows', 'demoChats', 'demoNotices', 'demoRates', 'demoWatches', 'demoQuotes'],
      ...['demoOrders', 'demoShipments', 'demoTracking', 'demoMoney', 'demoPapers'],
      ...['demoTaxInvoices', 'demoReleases', 'demoTargets'],
    ];
    await db
      .insertInto('seed')
      .values(since.map((name) => ({ name, edition: '1' })))
      .execute();
    const later = laterOn(inject('demoLoadedAt'));
    await loadDemoCompany(db, later);
    const before = await contentOf(database);
    expect(before.user_account).toEqual(content.user_account);
    const tables = [
      'record',
      'flow',
      'chat_message',
      'message',
      'freight_rate',
      'quote',
      'shipment',
      'payment',
    ];
    for (const table of tables) expect(before[table], table).toEqual([]);

    await db.deleteFrom('seed').where('name', 'in', since).execute();
    await loadDemoCompany(db, later);
    const after = await contentOf(database);
    for (const [table, rows] of Object.entries(content)) expect(after[table], table).toEqual(rows);
    await close();
  });

  test('leaves a system alone that has people', async () => {
    const used = await databaseFrom('empty');
    const somebody = { id: 'somebody', account: 'somebody', realName: '某人', managerId: null };
    await used.database.db
      .insertInto('user_account')
      .values({ ...somebody, organisationId: null, positionId: null, deletedAt: new Date() })
      .execute();
    await loadDemoCompany(used.database.db);
    expect(await hasDemoCompany(used.database.db)).toBe(false);
    expect((await contentOf(used.database)).organisation).toEqual([]);
    await used.close();
  });
});
