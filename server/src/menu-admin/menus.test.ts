import { changeMajor } from '@fairway/contract/account.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { addFavourite, getAppMenu, listFavourites } from '@fairway/contract/favourites.ts';
import {
  addMenu,
  addMenuSystem,
  changeMenu,
  changeMenuSystem,
  getMenuTree,
  listMenuHistory,
  listMenuTargets,
  listMenuUses,
  type ManagedMenu,
  moveMenu,
  previewMenu,
  removeMenu,
  removeMenuSystem,
  resetAllMenus,
  resetMenu,
  undoMenuChange,
  undoMenuSystem,
} from '@fairway/contract/menus.ts';
import { type MenuEntry, menuType } from '@fairway/contract/permission.ts';
import { changeRights, getRightsMatrix } from '@fairway/contract/rights.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { listAudit } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../prepare.ts';
import { field, makeModel } from '../records/testing/make-model.ts';
import { openSocket } from '../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp();
  [admin, sales] = [await app.as('admin'), await app.as('sales01')];
});
afterAll(() => app.close());

const said = (name: keyof typeof refusals) =>
  new RegExp(`^${refusals[name].zh.replaceAll(/\{\w+\}/g, '.*')}$`);
const first = 'fairway';

const tree = async () => {
  const { data, msg } = await admin.call(getMenuTree);
  return data ?? expect.fail(msg);
};
const shown = async (id: string): Promise<ManagedMenu> =>
  (await tree()).entries.find((one) => one.id === id) ?? expect.fail(`no ${id}`);
const below = async (parentId: string | null, systemId = first) =>
  (await tree()).entries
    .filter((one) => one.parentId === parentId && one.systemId === systemId)
    .map(({ id }) => id);
type Added = Input<typeof addMenu>['body'];
const made = async (body: Added) => {
  const { data, msg } = await admin.call(addMenu, { body });
  return data?.id ?? expect.fail(msg);
};
const catalogue = (fullName: string, systemId = first, parentId: string | null = null) =>
  made({ kind: 'catalogue', fullName, systemId, parentId });
const change = async (id: string, changes: Input<typeof changeMenu>['body']['changes'], who = admin) =>
  who.call(changeMenu, { params: { id }, body: { version: (await shown(id)).version, changes } });
const move = async (id: string, parentId: string | null, beforeId: string | null = null, systemId = first) =>
  admin.call(moveMenu, {
    params: { id },
    body: { version: (await shown(id)).version, systemId, parentId, beforeId },
  });
const withVersion = async (id: string) => ({ params: { id }, body: { version: (await shown(id)).version } });
const reset = async (id: string) => admin.call(resetMenu, await withVersion(id));
const undo = async (id: string) => admin.call(undoMenuChange, await withVersion(id));
const remove = async (id: string) => admin.call(removeMenu, await withVersion(id));
const systemOf = async (id: string) =>
  (await tree()).systems.find((one) => one.id === id) ?? expect.fail(`no ${id}`);
const madeSystem = async (fullName: string) => {
  const { data, msg } = await admin.call(addMenuSystem, { body: { fullName, icon: 'box' } });
  return data?.id ?? expect.fail(msg);
};
const removeSystem = async (id: string) =>
  admin.call(removeMenuSystem, { params: { id }, body: { version: (await systemOf(id)).version } });
const give = async (roleId: string, grant: string, taken = false) => {
  const { data } = await admin.call(getRightsMatrix);
  const version = data?.roles.find(({ id }) => id === roleId)?.version ?? expect.fail(`no ${roleId}`);
  const [given, take] = taken ? [[], [grant]] : [[grant], []];
  const { code, msg } = await admin.call(changeRights, {
    params: { id: roleId },
    body: { version, give: given, take },
  });
  expect(code, msg).toBe(200);
};

const me = async (who: Person, type?: string) => {
  const { data } = await who.call(getCurrentUser, { query: type ? { type } : {} });
  return data ?? expect.fail('nobody');
};
interface Shown {
  id: string;
  children: readonly Shown[];
}
const sketch = (nodes: readonly Shown[]): string =>
  nodes.map(({ id, children }) => (children.length > 0 ? `${id}(${sketch(children)})` : id)).join(',');
const flat = (nodes: readonly MenuEntry[]): MenuEntry[] =>
  nodes.flatMap((one) => [one, ...flat(one.children)]);
const entryOf = async (who: Person, id: string, type?: string) =>
  flat((await me(who, type)).menuList).find((one) => one.id === id);

describe('an entry that comes with the app', () => {
  it('is renamed and given another icon, is seen so by everybody at once, and goes back', async () => {
    const before = await entryOf(sales, 'myFiles');
    expect((await shown('myFiles')).isChanged).toBe(false);
    expect((await change('myFiles', { fullName: '网盘', enName: 'Drive', icon: 'cloud' })).msg).toBe(
      '保存成功',
    );
    expect(await entryOf(sales, 'myFiles')).toMatchObject({
      ...{ fullName: '网盘', icon: 'cloud', propertyJson: JSON.stringify({ enName: 'Drive' }) },
    });
    const { data: asked } = await sales.call(getAppMenu, { query: { keyword: '网盘' } });
    expect(asked?.list.flatMap(({ children }) => children.map(({ id }) => id))).toEqual(['myFiles']);
    const { data } = await admin.call(listMenuHistory, { params: { id: 'myFiles' } });
    expect(data?.list[0]).toMatchObject({
      act: 'update',
      differences: [
        { field: 'fullName', before: '我的文件', after: '网盘' },
        { field: 'enName', before: 'My files', after: 'Drive' },
        { field: 'icon', before: 'folder', after: 'cloud' },
      ],
    });
    expect((await shown('myFiles')).isChanged).toBe(true);
    expect((await reset('myFiles')).code).toBe(200);
    expect(await entryOf(sales, 'myFiles')).toEqual(before);
    expect((await undo('myFiles')).code).toBe(200);
    expect(await shown('myFiles')).toMatchObject({ fullName: '网盘', isChanged: true });
    expect((await undo('myFiles')).msg).toMatch(said('MENU_UNDO_OVER'));
    await reset('myFiles');
  });

  it('is hidden and stays granted', async () => {
    await change('myFiles', { isHidden: true });
    expect(await entryOf(sales, 'myFiles')).toBeUndefined();
    expect((await me(sales)).permissionList.map(({ modelId }) => modelId)).toContain('myFiles');
    await undo('myFiles');
    expect(await entryOf(sales, 'myFiles')).toBeDefined();
  });

  it('is for a phone or for a desk; what is kept within reach follows', async () => {
    await sales.call(addFavourite, { body: { objectType: '2', objectId: 'myFiles' } });
    await change('myFiles', { shownOn: 'phone' });
    expect(await entryOf(sales, 'myFiles', 'Web')).toBeUndefined();
    expect(await entryOf(sales, 'myFiles', 'app')).toBeDefined();
    const kept = async () => (await sales.call(listFavourites, { query: { type: '2' } })).data?.list ?? [];
    expect((await kept()).map(({ objectId }) => objectId)).toEqual(['myFiles']);
    await change('myFiles', { isHidden: true });
    expect(await kept()).toEqual([]);
    await reset('myFiles');
  });

  it('who has a menu on the other device alone is told so', async () => {
    const headings = await below(null);
    for (const id of headings) if (id !== 'system') await change(id, { shownOn: 'phone' });
    expect(await me(sales, 'Web')).toMatchObject({ menuList: [], hasMenuElsewhere: true });
    expect((await me(sales, 'app')).hasMenuElsewhere).toBeUndefined();
    const { data } = await admin.call(resetAllMenus);
    expect(data?.count).toBe(headings.length - 1);
    expect((await tree()).entries.filter(({ isChanged }) => isChanged)).toEqual([]);
  });

  it('is moved among those beside it and elsewhere, and back', async () => {
    const office = await below('office');
    const reference = await below('reference');
    expect((await move('myFiles', 'reference', reference[1])).code).toBe(200);
    expect(await below('reference')).toEqual([reference[0], 'myFiles', ...reference.slice(1)]);
    // The heading it stands below now was never granted to whoever sees it there.
    expect(sketch((await me(sales)).menuList)).toMatch(/reference\([^)]*myFiles/);
    await undo('myFiles');
    expect(await below('office')).toEqual(office);
    expect((await shown('myFiles')).isChanged).toBe(false);
  });

  it('cannot be deleted, and administrators always find the way back', async () => {
    expect((await remove('myFiles')).msg).toMatch(said('MENU_BUILT_IN'));
    for (const id of ['menuAdmin', 'system']) {
      expect((await change(id, { isHidden: true })).msg).toMatch(said('MENU_NEEDED'));
      expect((await change(id, { shownOn: 'phone' })).msg).toMatch(said('MENU_NEEDED'));
    }
    expect((await shown('system')).isHidden).toBe(false);
  });
});

describe('what the company adds', () => {
  it('a catalogue holds others, and goes when it holds nothing', async () => {
    const id = await catalogue('常用系统');
    expect((await move('myFiles', id)).code).toBe(200);
    expect((await me(sales)).menuList.map((one) => one.id)).toContain(id);
    expect((await admin.call(listMenuUses, { params: { id } })).data?.below).toEqual(['我的文件']);
    expect((await remove(id)).msg).toMatch(said('MENU_HOLDS'));
    expect((await move(id, 'myFiles')).msg).toMatch(said('MENU_MISPLACED'));
    expect((await move(id, id)).msg).toMatch(said('MENU_MISPLACED'));
    await reset('myFiles');
    expect((await remove(id)).code).toBe(200);
    expect(await below(null)).not.toContain(id);
    expect((await admin.call(listMenuHistory, { params: { id } })).code).toBe(404);
  });

  it('a link is seen with a grant of its own', async () => {
    const id = await made({
      ...{ kind: 'link', fullName: '海关总署', systemId: first, parentId: 'office' },
      urlAddress: 'https://www.customs.gov.cn/search?q=1#top',
    });
    expect(await entryOf(admin, id)).toMatchObject({ type: menuType.link, linkTarget: '_blank' });
    expect(await entryOf(sales, id)).toBeUndefined();
    await give('sales', id);
    expect(await entryOf(sales, id)).toMatchObject({ fullName: '海关总署', parentId: 'office' });
    expect((await admin.call(listMenuUses, { params: { id } })).data?.roles).toEqual(['销售']);
    await give('sales', id, true);
    expect(await entryOf(sales, id)).toBeUndefined();
    await change(id, { urlAddress: 'http://example.com', linkTarget: '_self' });
    expect(await entryOf(admin, id)).toMatchObject({ urlAddress: 'http://example.com', linkTarget: '_self' });
    expect((await undo(id)).code).toBe(200);
    await remove(id);
  });

  it.each(['javascript:alert(1)', 'ftp://a.b', '/pages/x', 'https://bank.com@evil.com', 'https:// x', ''])(
    'no link leads to %s',
    async (urlAddress) => {
      const body = { kind: 'link' as const, fullName: '坏', systemId: first, urlAddress };
      expect((await admin.call(addMenu, { body })).code).toBe(422);
    },
  );

  it('where an entry of the app leads is not the company’s to say', async () => {
    await change('myFiles', { urlAddress: 'https://example.com' });
    expect((await shown('myFiles')).urlAddress).toBe('/pages/file/index');
  });

  it('another entry for a form is seen by whoever has the form', async () => {
    const form = await makeModel(admin.call, [field('name', 'text')]);
    const { data } = await admin.call(listMenuTargets);
    expect(data?.list.map(({ kind }) => kind)).toEqual(['form']);
    expect(data?.list[0]?.targets.map((target) => target.id)).toContain(form);
    const id = await made({
      kind: 'form',
      fullName: '快捷登记',
      systemId: first,
      parentId: 'office',
      targetId: form,
    });
    const entry = await entryOf(sales, id);
    expect(entry).toMatchObject({ type: menuType.form, urlAddress: expect.stringContaining(form) });
    expect(JSON.parse(entry?.propertyJson ?? '')).toEqual({ moduleId: form });
    const entries = (await me(sales)).permissionList.filter(({ modelId }) => [form, id].includes(modelId));
    expect(entries.map(({ button }) => button.length)).toEqual([4, 4]);
    expect(await entryOf(await app.as('ops01'), id)).toBeUndefined();
    expect((await admin.call(getRightsMatrix)).data?.modules.map((place) => place.id)).not.toContain(id);
    const missing = { kind: 'report' as const, fullName: '报表', systemId: first, targetId: form };
    expect((await admin.call(addMenu, { body: missing })).msg).toMatch(said('ENTITY_REFERENCE_MISSING'));
  });
});

describe('a system', () => {
  it('has a menu of its own; whoever has something in it switches, apart on phone and desk', async () => {
    const id = await madeSystem('仓储系统');
    const switchTo = (who: Person, majorId: string, menuType?: number) =>
      who.call(changeMajor, { body: { majorType: 'System', majorId, ...(menuType && { menuType }) } });
    expect((await switchTo(sales, id)).msg).toBe('该系统下菜单为空，系统切换失败');
    const shelf = await catalogue('库内', id);
    expect((await switchTo(admin, id)).msg).toBe('该系统下菜单为空，系统切换失败');
    expect((await move('myFiles', shelf, null, id)).code).toBe(200);
    const both = await me(sales, 'app');
    expect(both.userInfo.systemIds.map((one) => [one.name, one.icon, one.currentSystem])).toEqual([
      ['航道', expect.any(String), true],
      ['仓储系统', 'box', false],
    ]);
    expect(sketch(both.menuList)).not.toContain('myFiles');
    expect(await switchTo(sales, id, 1)).toMatchObject({ code: 200, msg: '切换成功' });
    const [phone, desk] = [await me(sales, 'app'), await me(sales, 'Web')];
    expect(phone.userInfo).toMatchObject({ systemId: first, appSystemId: id });
    expect(sketch(phone.menuList)).toBe(`${shelf}(myFiles)`);
    expect(sketch(desk.menuList)).not.toContain('myFiles');
    // What was taken from them meanwhile is nothing to stay in.
    await give('sales', 'myFiles', true);
    expect((await me(sales, 'app')).userInfo).toMatchObject({ appSystemId: first });
    await give('sales', 'myFiles');
    expect((await removeSystem(id)).msg).toMatch(said('MENU_HOLDS'));
    await reset('myFiles');
    await remove(shelf);
    expect((await removeSystem(id)).code).toBe(200);
    expect((await me(sales, 'app')).userInfo.systemIds).toHaveLength(1);
  });

  it('the first may have a name, others must', async () => {
    const rename = async (id: string, fullName: string) =>
      admin.call(changeMenuSystem, {
        params: { id },
        body: { version: (await systemOf(id)).version, fullName, enName: '', icon: '' },
      });
    expect((await rename(first, '货代系统')).code).toBe(200);
    expect((await me(sales)).userInfo.systemIds[0]?.name).toBe('货代系统');
    const { data } = await admin.call(listMenuHistory, { params: { id: first } });
    expect(data?.list[0]?.differences).toEqual([{ field: 'fullName', before: '', after: '货代系统' }]);
    const { version } = await systemOf(first);
    expect((await admin.call(undoMenuSystem, { params: { id: first }, body: { version } })).code).toBe(200);
    expect((await me(sales)).userInfo.systemIds[0]?.name).toBe('航道');
    expect((await removeSystem(first)).msg).toMatch(said('MENU_BUILT_IN'));
    const id = await madeSystem('第二套');
    expect((await rename(id, '')).code).toBe(422);
    await removeSystem(id);
  });
});

it('an upgrade leaves what the company changed, and puts what is new in its place', async () => {
  const reference = await below('reference');
  await change('myFiles', { fullName: '网盘' });
  await move('organisation', 'reference', reference[1]);
  const link = await made({
    ...{ kind: 'link', fullName: '查税率', systemId: first, parentId: 'reference' },
    urlAddress: 'https://example.com',
  });
  await move(link, 'reference', reference[3]);
  const ordered = await below('reference');
  const query = (statement: string) => app.database.pool.query(statement);
  // As a version before this one left it: without one module, everything after it one place further up.
  await query(`update menu set "sortCode" = "sortCode" - 1 where "parentId" = 'reference'
    and "sortCode" > (select "sortCode" from menu where id = '${reference[1]}')`);
  await query(`delete from menu where id = '${reference[1]}'`);
  await query(`update seed set edition = 'of the version before' where name = 'menu'`);
  await prepareDatabase(app.database, { demo: false });
  expect(await below('reference')).toEqual(ordered);
  expect((await shown('myFiles')).fullName).toBe('网盘');
  await admin.call(resetAllMenus);
  expect((await below('reference')).filter((id) => id !== link)).toEqual(reference);
  await remove(link);
});

describe('the preview', () => {
  it('is what a person gets, and what a role gives', async () => {
    for (const device of ['phone', 'desk'] as const) {
      const { data } = await admin.call(previewMenu, { query: { userId: 'user-sales01', device } });
      const real = await me(sales, device === 'phone' ? 'app' : 'Web');
      expect(data).toMatchObject({ isCustomer: false, systems: [{ menuList: real.menuList }] });
    }
    const { data } = await admin.call(previewMenu, { query: { roleId: 'customer', device: 'phone' } });
    expect(data?.isCustomer).toBe(true);
    expect(sketch(data?.systems[0]?.menuList ?? [])).not.toContain('system');
    expect((await admin.call(previewMenu, { query: { roleId: 'nobody', device: 'desk' } })).code).toBe(404);
    expect((await admin.call(previewMenu, { query: { device: 'desk' } })).code).toBe(422);
  });
});

describe('who may', () => {
  it('only administrators change the menu, and only who has the module sees it', async () => {
    expect((await sales.call(getMenuTree)).msg).toBe(refusals.FORBIDDEN.zh);
    await give('sales', 'menuAdmin.button.btn_edit');
    expect((await sales.call(getMenuTree)).data?.mayChange).toBe(false);
    expect((await change('myFiles', { fullName: '网盘' }, sales)).msg).toBe(refusals.FORBIDDEN.zh);
    expect((await sales.call(resetAllMenus)).msg).toBe(refusals.FORBIDDEN.zh);
    await give('sales', 'menuAdmin', true);
  });

  it('who saw an older version is refused, and the same command acts once', async () => {
    const old = { params: { id: 'myFiles' }, body: { version: 0, changes: { fullName: '网盘' } } };
    expect((await admin.call(changeMenu, old)).msg).toBe(refusals.RECORD_CHANGED.zh);
    const body = { kind: 'catalogue' as const, fullName: '一次', systemId: first };
    const headers = { 'command-id': 'menu-added-once' };
    const twice = [
      await admin.call(addMenu, { body, headers }),
      await admin.call(addMenu, { body, headers }),
    ];
    expect(twice[1]).toEqual(twice[0]);
    expect((await tree()).entries.filter(({ fullName }) => fullName === '一次')).toHaveLength(1);
    const { data } = await admin.call(listAudit, { query: { keyword: '一次' } });
    expect(data?.list.map(({ name }) => name)).toContain('addMenu');
    expect((await undo(twice[0]?.data?.id ?? '')).code).toBe(200);
  });

  it('open screens of whoever sees the entry hear of it, and others do not', async () => {
    const [hearing, silent] = [
      await openSocket(app.url, sales),
      await openSocket(app.url, await app.as('client01')),
    ];
    for (const socket of [hearing, silent]) {
      socket.say({ method: 'OnConnection' });
      await socket.hear('initMessage');
    }
    await change('notices', { icon: 'bell' });
    await change('myFiles', { icon: 'cloud' });
    expect(await hearing.hear('menusChanged')).toMatchObject({ method: 'menusChanged' });
    await silent.hear('menusChanged');
    expect(silent.heard.filter(({ method }) => method === 'menusChanged')).toHaveLength(1);
    for (const { wire } of [hearing, silent]) wire.close();
  });
});
