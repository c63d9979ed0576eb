import { changeMajor, listMyOrganisations, listMyPositions } from '@fairway/contract/account.ts';
import type { MenuEntry } from '@fairway/contract/permission.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
});
afterAll(() => app.close());

const sql = (statement: string) => app.database.pool.query(statement);
const major = (who: Person, majorType: 'Organize' | 'Position' | 'System', majorId: string) =>
  who.call(changeMajor, { body: { majorType, majorId, menuType: 1 } });
const organisations = async (who: Person) => (await who.call(listMyOrganisations)).data;
const positions = async (who: Person) => (await who.call(listMyPositions)).data;
const pages = (menus: readonly MenuEntry[] = []): string[] =>
  menus.flatMap((menu) => (menu.hasChildren ? pages(menu.children) : [menu.id]));
/** What everybody in the demo company has: their files, and two forms. */
const openToAll = ['myFiles', 'allKinds', 'meetingRoom'];
const me = async (who: Person) => {
  const { data } = await who.call(getCurrentUser);
  return { ...data?.userInfo, pages: pages(data?.menuList), permissions: data?.permissionList };
};

describe('somebody with two organisations', () => {
  it('has other menus, roles and positions in the other one, on every device at once', async () => {
    const [phone, desk] = [await app.as('finance04'), await app.as('finance04')];
    expect(await organisations(phone)).toEqual([
      { id: 'org-finance', fullName: '远航国际物流集团/财务管理部', isDefault: false },
      { id: 'org-hongkong-finance', fullName: '远航国际物流集团/香港公司/财务部', isDefault: true },
    ]);
    expect(await positions(phone)).toEqual([
      { id: 'pos-hongkong-finance.accountant', fullName: '会计', isDefault: true },
    ]);
    const before = await me(desk);
    expect(before).toMatchObject({ organizeId: 'org-hongkong-finance', roleName: '财务' });
    expect(before.pages).not.toContain('enterpriseBoard');

    expect(await major(phone, 'Organize', 'org-finance')).toMatchObject({ code: 200, msg: '切换成功' });
    const after = await me(desk);
    expect(after).toMatchObject({
      organizeId: 'org-finance',
      organizeName: '远航国际物流集团/财务管理部',
      positionId: 'pos-finance.accountant',
      roleName: '财务,集团财务',
    });
    expect(after.pages).toContain('enterpriseBoard');
    expect(after.pages.filter((page) => page !== 'enterpriseBoard')).toEqual(before.pages);
    expect(after.permissions?.map(({ modelId }) => modelId)).toContain('enterpriseBoard');
    expect(await positions(desk)).toEqual([
      { id: 'pos-finance.accountant', fullName: '会计', isDefault: true },
    ]);

    expect((await major(desk, 'Organize', 'org-hongkong-finance')).code).toBe(200);
    expect((await me(phone)).pages).toEqual(before.pages);
  });

  it('stays where something is open to them', async () => {
    const hr = await app.as('hr01');
    const before = await me(hr);
    expect(before.pages).toEqual(openToAll);
    expect(await major(hr, 'Organize', 'org-executive')).toMatchObject({
      code: 400,
      msg: '切换失败，您在该组织没有任何功能权限',
    });
    expect(await me(hr)).toEqual(before);
    expect((await organisations(hr))?.find(({ isDefault }) => isDefault)?.id).toBe('org-hr');
  });

  it('has no position where they hold none', async () => {
    await sql(`delete from user_position where "positionId" = 'pos-shanghai-sea.salesSpecialist'
      and "userId" = 'user-sales05'`);
    const sales = await app.as('sales05');
    expect((await major(sales, 'Organize', 'org-shanghai-sea')).code).toBe(200);
    expect(await me(sales)).toMatchObject({
      positionId: '',
      positionName: '',
      organizeId: 'org-shanghai-sea',
    });
    expect(await positions(sales)).toEqual([]);
    expect((await major(sales, 'Organize', 'org-shanghai-air')).code).toBe(200);
    expect(await me(sales)).toMatchObject({ positionName: '销售专员' });
  });
});

describe('a role of an organisation', () => {
  it('holds below it, and opens and closes at once', async () => {
    const ops = await app.as('ops01');
    expect((await me(ops)).pages).toContain('freight');
    await sql(`insert into role_organisation values ('operations', 'org-shenzhen')`);
    expect(await me(ops)).toMatchObject({ pages: [], permissions: [], roleIds: [] });
    await sql(`insert into role_organisation values ('operations', 'org-shanghai')`);
    expect((await me(ops)).pages).toContain('freight');
    await sql(`delete from role_organisation where "roleId" = 'operations'`);
    expect((await me(ops)).roleIds).toEqual(['operations']);
  });

  it('binds no administrator', async () => {
    const admin = await app.as('admin');
    const before = await me(admin);
    await sql(`insert into user_organisation values ('user-admin', 'org-executive')`);
    expect((await major(admin, 'Organize', 'org-executive')).code).toBe(200);
    expect((await me(admin)).pages).toEqual(before.pages);
  });

  it('does not hang when organisations stand in a ring', async () => {
    await sql(`update organisation set "parentId" = 'org-it' where id = 'org-group'`);
    expect((await me(await app.as('it01'))).pages).toEqual(openToAll);
    await sql(`update organisation set "parentId" = null where id = 'org-group'`);
  });
});

describe('a position', () => {
  it('can be any of mine here', async () => {
    const ops = await app.as('ops08');
    const [first, second] = (await positions(ops)) ?? [];
    expect(first?.isDefault).toBe(true);
    expect((await major(ops, 'Position', second?.id ?? '')).code).toBe(200);
    expect((await positions(ops))?.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect((await me(ops)).positionName).toBe('单证员');
  });
});

describe('what is not mine', () => {
  it.each([
    ['Organize', 'org-shanghai'],
    ['Organize', 'org-nobody'],
    ['Organize', 'pos-shanghai-sea.salesSpecialist'],
    ['Position', 'pos-shanghai-air.salesSpecialist'],
    ['Position', 'org-shanghai-sea'],
    ['System', 'anything'],
  ] as const)('%s %s is not there', async (type, id) => {
    const sales = await app.as('sales01');
    const before = await me(sales);
    expect((await major(sales, type, id)).code).toBe(404);
    expect(await me(sales)).toEqual(before);
  });

  it('a position I hold elsewhere is not there', async () => {
    const gm = await app.as('gm01');
    expect((await major(gm, 'Position', 'pos-group.president')).code).toBe(404);
  });

  it('a customer has none, and a closed organisation is none', async () => {
    const client = await app.as('client01');
    expect([await organisations(client), await positions(client)]).toEqual([[], []]);
    expect((await major(client, 'Organize', 'org-shanghai-sea')).code).toBe(404);

    const manager = await app.as('manager02');
    await sql(`update organisation set "enabledMark" = 0 where id = 'org-shanghai'`);
    expect((await organisations(manager))?.map(({ id }) => id)).toEqual(['org-hr']);
    expect((await major(manager, 'Organize', 'org-shanghai-hr')).code).toBe(404);
    await sql(`update organisation set "enabledMark" = 1 where id = 'org-shanghai'`);
  });
});
