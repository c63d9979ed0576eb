import * as contract from '@fairway/contract/organisation.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let sales: Person;
let manager: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  sales = await app.as('sales01');
  manager = await app.as('manager01');
  admin = await app.as('admin');
});
afterAll(() => app.close());

const sql = (statement: string) => app.database.pool.query(statement);
const accounts = (list: readonly { account: string }[] = []) => list.map(({ account }) => account);
const members = async () =>
  Number(
    (await sql(`select count(*) from user_account where kind = 'member' and "enabledMark" <> 0`)).rows[0]
      .count,
  );

describe('listAllUsers and getUserTree', () => {
  it('have every member who has not left, and no customer', async () => {
    const all = (await sales.call(contract.listAllUsers)).data?.list ?? [];
    expect(all).toHaveLength(await members());
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(
      ['account', 'gender', 'headIcon', 'id', 'isExternal', 'quickQuery', 'realName'].sort(),
    );
    const nodes = flattenTree((await sales.call(contract.getUserTree)).data?.list ?? []);
    const people = nodes.filter(({ type }) => type === 'user');
    expect(new Set(people.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
    expect(new Set(nodes.map(({ onlyId }) => onlyId)).size).toBe(nodes.length);
    expect(people.filter(({ id }) => id === 'user-gm01').map(({ parentId }) => parentId)).toEqual(
      expect.arrayContaining(['org-group', 'org-executive']),
    );
    expect(people.find(({ id }) => id === 'user-sales01')).toMatchObject({
      parentId: 'org-shanghai-sea',
      fullName: '周子涵/sales01',
      gender: '1',
      isLeaf: true,
      organize: '远航国际物流集团/上海公司/运营中心/海运销售部',
    });
  });

  it('leave out who was disabled or deleted, at once; who works nowhere stands at the top', async () => {
    const everywhere = async () => JSON.stringify((await sales.call(contract.getUserTree)).data);
    await sql(`update user_account set "enabledMark" = 0 where id = 'user-sales03'`);
    expect(await everywhere()).not.toContain('user-sales03');
    await sql(`update user_account set "enabledMark" = 2 where id = 'user-sales03'`);
    expect(await everywhere()).toContain('user-sales03');
    await sql(`update user_account set "enabledMark" = 1, "deletedAt" = now() where id = 'user-sales03'`);
    expect(await everywhere()).not.toContain('user-sales03');
    await sql(`update user_account set "deletedAt" = null where id = 'user-sales03'`);

    await sql(`insert into user_account (id, account, "realName") values ('user-new', 'new01', '新人')`);
    const { data } = await sales.call(contract.getUserTree);
    expect(data?.list.at(-1)).toMatchObject({ id: 'user-new', parentId: '0', organize: '' });
    await sql(`delete from user_account where id = 'user-new'`);
  });
});

describe('listContacts', () => {
  it('pages over everybody but me', async () => {
    const { data } = await sales.call(contract.listContacts, { query: { pageSize: 500 } });
    expect(data?.pagination.total).toBe((await members()) - 1);
    expect(accounts(data?.list)).not.toContain('sales01');
    expect(data?.list.find(({ account }) => account === 'ops01')?.department).toBe('操作客服部');
    const second = await sales.call(contract.listContacts, { query: { pageSize: 10, currentPage: 2 } });
    expect(second.data?.list).toEqual(data?.list.slice(10, 20));
  });

  it('finds by name, account, pinyin and whole phone number', async () => {
    await sql(`update user_account set "quickQuery" = 'qianyuwei qyw' where id = 'user-sales02'`);
    const { rows } = await sql(`select "mobilePhone" from user_account where id = 'user-sales02'`);
    const phone = String(rows[0].mobilePhone);
    const found = async (keyword: string) =>
      accounts((await sales.call(contract.listContacts, { query: { keyword } })).data?.list);
    for (const keyword of ['雨薇', 'SALES02', 'QYW', ' qianyu ', phone])
      expect(await found(keyword)).toEqual(['sales02']);
    expect(await found(phone.slice(0, 9))).toEqual([]);
    expect(await found('%')).toEqual([]);
  });
});

describe('listContactsBelow', () => {
  const below = async (id: string, body: object = {}) =>
    sales.call(contract.listContactsBelow, { params: { id }, body });

  it('gives a level: organisations, then people', async () => {
    const { data } = await below('0');
    expect(data?.list.map(({ id, hasChildren, children }) => [id, hasChildren, children])).toEqual([
      ['org-group', true, undefined],
    ]);
    const shanghai = (await below('org-group', { pageSize: 100 })).data?.list ?? [];
    const types = shanghai.map(({ type }) => type === 'user');
    expect(types.indexOf(true)).toBe(13);
    expect(types.lastIndexOf(false)).toBe(12);
    expect(shanghai.at(-1)).toMatchObject({ id: 'user-gm01', isLeaf: true });
    const page = (await below('org-group', { pageSize: 5, currentPage: 3 })).data;
    expect(page?.list.map(({ id }) => id)).toEqual(shanghai.slice(10, 15).map(({ id }) => id));
    expect(page?.pagination).toEqual({ pageSize: 5, currentPage: 3, total: 14 });
  });

  it('searches the whole company, and refuses an organisation nobody knows', async () => {
    const { data } = await below('org-it', { keyword: '周子涵' });
    expect(data?.list).toMatchObject([{ id: 'user-sales01', type: 'user', parentId: 'org-shanghai-sea' }]);
    expect((await below('org-nobody')).code).toBe(404);
    expect((await below('org-nobody', { keyword: '周' })).code).toBe(404);
  });
});

describe('ranges', () => {
  type Ranges = Parameters<typeof sales.call<typeof contract.listUsersInRange>>[1];
  const inRange = async (body: NonNullable<Ranges>['body']) =>
    (
      await sales.call(contract.listUsersInRange, { body: { pagination: { pageSize: 500 }, ...body } })
    ).data?.list.map(({ account }) => account);

  it('are a union, and departments bring all below them', async () => {
    expect((await inRange({ departIds: ['org-shanghai-sea'] }))?.sort()).toEqual([
      'sales01',
      'sales02',
      'sales03',
      'sales05',
    ]);
    expect(await inRange({ departIds: ['org-shanghai'] })).toEqual(
      expect.arrayContaining(['sales01', 'manager01', 'manager02', 'ops01']),
    );
    expect((await inRange({ departIds: ['org-group'] }))?.length).toBe(await members());
    expect(await inRange({ positionIds: ['pos-it.itManager'], userIds: ['user-ops01'] })).toEqual(
      expect.arrayContaining(['manager03', 'ops01']),
    );
    expect(await inRange({ groupIds: ['group-credit-committee'] })).toHaveLength(5);
    expect(await inRange({ roleIds: ['sales'], userIds: ['user-sales01'] })).toContain('sales04');
    expect(await inRange({ userIds: ['user-nobody', "' or 1=1 --"] })).toEqual([]);
    expect(await inRange({ userIds: ['user-client01'], roleIds: ['customer'] })).toEqual([]);
  });

  it('without any list mean everybody; a keyword still counts', async () => {
    expect((await inRange({}))?.length).toBe(await members());
    expect(await inRange({ pagination: { keyword: 'sales01' } })).toEqual(['sales01']);
  });

  it('have me as their default only if I am inside', async () => {
    const mine = async (body: object) => (await sales.call(contract.getDefaultUser, { body })).data?.userId;
    expect(await mine({})).toBe('user-sales01');
    expect(await mine({ departIds: ['org-shanghai'] })).toBe('user-sales01');
    expect(await mine({ departIds: ['org-ningbo'] })).toBe('');
    expect(await mine({ groupIds: ['group-europe-lane'] })).toBe('user-sales01');
  });
});

describe('given ids', () => {
  it('listUsersByIds keeps their order and takes both spellings', async () => {
    const ids = ['user-ops01', 'user-nobody', 'user-gm01', 'user-client01', 'user-ops01'];
    for (const body of [{ ids }, { userId: ids }]) {
      const { data } = await sales.call(contract.listUsersByIds, { body });
      expect(accounts(data?.list)).toEqual(['ops01', 'gm01']);
      expect(data?.list[1]).toMatchObject({
        fullName: '顾远航/gm01',
        organize: '远航国际物流集团/总经办,远航国际物流集团',
        organizeIds: ['org-executive', 'org-group'],
        type: 'user',
      });
    }
  });

  it('listSelected says what each stands for', async () => {
    const ids = [
      ...['office--role', 'user-ops01--user', 'org-it--department', 'org-shanghai--department'],
      ...['pos-it.engineer--position', 'group-europe-lane--group', 'user-sales01', 'nobody--user'],
      ...['office--group', 'x--constructor', '--', '1--catalogue', 'user-ops01--user'],
    ];
    const { data } = await sales.call(contract.listSelected, { body: { ids } });
    expect(data?.list.map(({ onlyId, fullName }) => [onlyId, fullName])).toEqual([
      ['office--role', '职能'],
      ['user-ops01--user', expect.stringContaining('/ops01')],
      ['org-it--department', '信息技术部'],
      ['org-shanghai--company', '上海公司'],
      ['pos-it.engineer--position', '系统工程师'],
      ['group-europe-lane--group', '欧洲航线项目组'],
      ['user-sales01--user', '周子涵/sales01'],
    ]);
  });

  it('listSelectedUsers opens them', async () => {
    const opened = async (ids: string[], pageSize = 500) => {
      const { data } = await sales.call(contract.listSelectedUsers, {
        body: { userId: ids, pagination: { pageSize } },
      });
      return { accounts: accounts(data?.list).sort(), total: data?.pagination.total };
    };
    expect(await opened(['org-shanghai-sea--department', 'user-sales01--user', 'user-gm01'])).toEqual({
      accounts: ['gm01', 'sales01', 'sales02', 'sales03', 'sales05'],
      total: 5,
    });
    expect((await opened(['org-group--company'], 7)).accounts).toHaveLength(7);
    expect((await opened(['group-credit-committee--group', 'pos-it.itManager--position'])).total).toBe(6);
    expect((await opened(['office--role'])).total).toBeGreaterThan(2);
    expect((await opened([])).total).toBe(0);
    expect((await opened(['x--constructor'])).total).toBe(0);
  });
});

describe('whoever has left', () => {
  const disabled = 'user-sales15';
  const deleted = 'user-sales14';
  beforeAll(() => sql(`update user_account set "deletedAt" = now() where id = '${deleted}'`));
  afterAll(() => sql(`update user_account set "deletedAt" = null where id = '${deleted}'`));

  it('is still named where a record has the id', async () => {
    const ids = ['user-ops01', disabled, deleted];
    const { data: listed } = await sales.call(contract.listUsersByIds, { body: { ids } });
    expect(listed?.list.map(({ fullName, enabledMark }) => [fullName, enabledMark])).toEqual([
      ['朱婷婷/ops01', 1],
      ['骆家豪/sales15', 0],
      ['已注销用户', 0],
    ]);
    const { data: selected } = await sales.call(contract.listSelected, {
      body: { ids: ids.map((id) => `${id}--user`) },
    });
    expect(selected?.list.map(({ fullName, enabledMark }) => [fullName, enabledMark])).toEqual([
      ['朱婷婷/ops01', 1],
      ['骆家豪/sales15', 0],
      ['已注销用户', 0],
    ]);
    expect(JSON.stringify([listed, selected])).not.toMatch(/郑浩贤|sales14@|zhenghaoxian/);
    const { data } = await sales.call(contract.getUserCard, { params: { id: disabled } });
    expect(data?.realName).toBe('骆家豪');
  });

  it('is in no tree, no search, no range and no contact list', async () => {
    const range = { userIds: [disabled, deleted], departIds: ['org-guangzhou', 'org-hongkong'] };
    const answers = await Promise.all([
      sales.call(contract.listAllUsers),
      sales.call(contract.getUserTree),
      sales.call(contract.listContacts, { query: { pageSize: 500 } }),
      sales.call(contract.listContactsBelow, { params: { id: '0' }, body: { keyword: '骆家豪' } }),
      sales.call(contract.listContactsBelow, { params: { id: 'org-guangzhou-sales' }, body: {} }),
      sales.call(contract.listUsersInRange, { body: range }),
      sales.call(contract.listSelectedUsers, { body: { ids: range.userIds } }),
      sales.call(contract.listUsersOfOrganisation, { query: { organizeId: 'org-hongkong-sales' } }),
      admin.call(contract.getManagedUserTree, { params: { id: '0' }, body: { keyword: 'sales1' } }),
    ]);
    for (const { code, data } of answers) {
      expect(code).toBe(200);
      expect(JSON.stringify(data)).not.toMatch(/user-sales1[45]/);
    }
  });

  it('does not show when somebody is only locked for a while', async () => {
    await sql(`update user_account set "enabledMark" = 2 where id = 'user-ops02'`);
    const { data } = await sales.call(contract.listUsersByIds, { body: { ids: ['user-ops02'] } });
    expect(data?.list[0]?.enabledMark).toBe(1);
    await sql(`update user_account set "enabledMark" = 1 where id = 'user-ops02'`);
  });
});

describe('listUsersOfOrganisation', () => {
  it('gives those of mine, or of the one named', async () => {
    const { data } = await sales.call(contract.listUsersOfOrganisation);
    expect(accounts(data).sort()).toEqual(['sales01', 'sales02', 'sales03', 'sales05']);
    const named = (query: { organizeId: string; keyword?: string }) =>
      sales.call(contract.listUsersOfOrganisation, { query });
    expect(accounts((await named({ organizeId: 'org-it', keyword: '段志远' })).data)).toEqual(['manager03']);
    expect((await named({ organizeId: 'org-nobody' })).code).toBe(404);
  });
});

describe('getManagedUserTree', () => {
  const managed = async (who: Person, id: string, keyword?: string) =>
    who.call(contract.getManagedUserTree, { params: { id }, body: { keyword } });
  const ids = async (...given: Parameters<typeof managed>) =>
    (await managed(...given)).data?.list.map((node) => node.id);

  it('begins with the highest one manages', async () => {
    expect(await ids(manager, '0')).toEqual(['org-shanghai-centre']);
    expect(await ids(admin, '0')).toEqual(['org-group']);
    expect(await ids(sales, '0')).toEqual([]);
    expect((await ids(manager, 'org-shanghai-sea'))?.sort()).toEqual([
      'user-sales01',
      'user-sales02',
      'user-sales03',
      'user-sales05',
    ]);
    // Led by somebody else, but below mine.
    expect(await ids(manager, 'org-shanghai-air')).toContain('user-manager06');
  });

  it('knows nothing else', async () => {
    for (const id of ['org-shanghai', 'org-group', 'org-it', 'org-nobody'])
      expect((await managed(manager, id)).code).toBe(404);
    expect((await managed(sales, 'org-shanghai-sea')).code).toBe(404);
    expect((await managed(admin, 'org-nobody')).code).toBe(404);
    expect(await ids(admin, 'org-it')).toContain('user-admin');
  });

  it('searches below what one manages', async () => {
    const found = flattenTree((await managed(manager, '0', 'sales01')).data?.list ?? []);
    expect(found.map(({ id }) => id)).toEqual(['org-shanghai-centre', 'org-shanghai-sea', 'user-sales01']);
    expect(await ids(manager, '0', 'gm01')).toEqual([]);
  });
});

describe('subordinates', () => {
  const below = async (who: Person, id: string) => who.call(contract.listSubordinates, { params: { id } });

  it('start with me and open level by level', async () => {
    expect((await below(manager, '0')).data).toEqual([
      {
        id: 'user-manager01',
        avatar: '',
        userName: '沈立群/manager01',
        isExternal: false,
        department: '运营中心',
        position: '运营中心经理',
        isLeaf: false,
      },
    ]);
    const mine = (await below(manager, 'user-manager01')).data ?? [];
    expect(mine.map(({ id }) => id)).toEqual(expect.arrayContaining(['user-sales01', 'user-manager06']));
    expect(mine.find(({ id }) => id === 'user-sales01')).toMatchObject({
      isLeaf: true,
      position: '销售专员',
    });
    expect(mine.find(({ id }) => id === 'user-manager06')?.isLeaf).toBe(false);
    expect((await below(manager, 'user-manager06')).data?.map(({ id }) => id)).toContain('user-sales04');
  });

  it('are nobody else’s', async () => {
    for (const id of ['user-gm01', 'user-manager02', 'user-nobody', 'user-client01'])
      expect((await below(manager, id)).code).toBe(404);
    expect((await below(sales, 'user-manager01')).code).toBe(404);
    expect((await below(sales, 'user-sales01')).data).toEqual([]);
    // An administrator leads nobody by that alone.
    expect((await below(admin, 'user-sales01')).code).toBe(404);
  });

  it('are found at every level', async () => {
    const search = async (who: Person, keyword?: string) =>
      accounts((await who.call(contract.searchSubordinates, { body: { keyword } })).data);
    expect(await search(manager)).toEqual(expect.arrayContaining(['sales01', 'sales04', 'manager06']));
    expect(await search(manager)).not.toContain('manager01');
    expect(await search(manager, 'sales04')).toEqual(['sales04']);
    expect(await search(manager, 'gm01')).toEqual([]);
    expect(await search(sales)).toEqual([]);
  });
});

describe('getUserCard', () => {
  const card = async (id: string, who = sales) => who.call(contract.getUserCard, { params: { id } });

  it('shows a colleague with the managers above them', async () => {
    const { data } = await card('user-sales01', await app.as('ops01'));
    expect(data).toMatchObject({
      realName: '周子涵',
      account: 'sales01',
      organizeName: '远航国际物流集团/上海公司/运营中心/海运销售部',
      positionName: '销售专员',
      email: 'sales01@example.com',
    });
    expect(data?.mobilePhone).toMatch(/^139/);
    expect(data?.managers).toEqual([
      {
        id: 'user-manager01',
        realName: '沈立群',
        headIcon: '',
        isExternal: false,
        positionName: '运营中心经理',
      },
      { id: 'user-gm01', realName: '顾远航', headIcon: '', isExternal: false, positionName: '总经理' },
    ]);
  });

  it('shows customers to members, nobody who is unknown, and of the deleted no more than that', async () => {
    expect((await card('user-client01')).data?.realName).toBe('许佳宁');
    expect((await card('user-nobody')).code).toBe(404);
    await sql(`update user_account set "deletedAt" = now() where id = 'user-sales03'`);
    const { data } = await card('user-sales03');
    expect(data).toMatchObject({ realName: '已注销用户', account: '', mobilePhone: '', organizeName: '' });
    expect(JSON.stringify(data)).not.toContain('蒋浩宇');
    await sql(`update user_account set "deletedAt" = null where id = 'user-sales03'`);
  });

  it('shows the position where they work now, and none of elsewhere', async () => {
    await sql(`update user_account set "organisationId" = 'org-executive', "positionId" = null
      where id = 'user-sales05'`);
    expect((await card('user-sales05')).data).toMatchObject({
      positionName: '',
      organizeName: expect.stringMatching(/总经办$/),
    });
    await sql(`update user_account set "organisationId" = 'org-shanghai-air' where id = 'user-sales05'`);
    expect((await card('user-sales05')).data?.positionName).toBe('销售专员');
  });
});

describe('a ring of managers', () => {
  beforeAll(() => sql(`update user_account set "managerId" = 'user-sales01' where id = 'user-gm01'`));
  afterAll(() => sql(`update user_account set "managerId" = null where id = 'user-gm01'`));

  it('ends', async () => {
    const { data } = await sales.call(contract.getUserCard, { params: { id: 'user-sales01' } });
    expect(data?.managers.map(({ id }) => id)).toEqual(['user-manager01', 'user-gm01']);
    const below = (await sales.call(contract.searchSubordinates, { body: {} })).data ?? [];
    expect(accounts(below)).toContain('manager01');
    expect(accounts(below)).not.toContain('sales01');
    const reports = await sales.call(contract.listSubordinates, { params: { id: 'user-manager01' } });
    expect(reports.data?.map(({ id }) => id)).not.toContain('user-sales01');
  });

  it('of one ends too', async () => {
    await sql(`update user_account set "managerId" = id where id = 'user-ops01'`);
    const ops = await app.as('ops01');
    expect((await ops.call(contract.listSubordinates, { params: { id: 'user-ops01' } })).data).toEqual([]);
    expect((await ops.call(contract.searchSubordinates, { body: {} })).data).toEqual([]);
    expect((await ops.call(contract.getUserCard, { params: { id: 'user-ops01' } })).data?.managers).toEqual(
      [],
    );
  });
});

it('a long chain of managers shows its first twenty', async () => {
  await sql(`insert into user_account (id, account, "realName", "managerId")
    select 'chain-' || n, 'chain' || n, '链' || n, case when n < 60 then 'chain-' || n + 1 end
    from generate_series(60, 1, -1) n`);
  const { data } = await sales.call(contract.getUserCard, { params: { id: 'chain-1' } });
  expect(data?.managers).toHaveLength(20);
  expect(data?.managers.at(-1)?.id).toBe('chain-21');
});
