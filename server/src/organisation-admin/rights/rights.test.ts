import { refusals } from '@fairway/contract/errors.ts';
import { addUnit, listUnitHistory, listUnits, undoUnitChange } from '@fairway/contract/organisation-admin.ts';
import { changeRights, explainMyRights, explainRights, getRightsMatrix } from '@fairway/contract/rights.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { changeUser, getManagedUser, listManagedUsers } from '@fairway/contract/users.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket } from '../../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let role: string;
beforeAll(async () => {
  app = await startTestApp();
  [admin, sales] = [await app.as('admin'), await app.as('sales01')];
  const { data, msg } = await admin.call(addUnit, { body: { kind: 'role', fullName: '试用角色' } });
  role = data?.id ?? expect.fail(msg);
  const { data: person } = await admin.call(getManagedUser, { params: { id: 'user-sales01' } });
  if (!person) expect.fail('nobody');
  await admin.call(changeUser, {
    params: { id: person.id },
    body: { version: person.version, changes: { roleIds: [...person.roles.map(({ id }) => id), role] } },
  });
});
afterAll(() => app.close());

const matrix = async () => {
  const { data, msg } = await admin.call(getRightsMatrix, {});
  return data ?? expect.fail(msg);
};
const versionOf = async (id: string) =>
  (await matrix()).roles.find((one) => one.id === id)?.version ?? expect.fail('no role');
const change = async (give: string[], take: string[] = [], who = admin) =>
  who.call(changeRights, { params: { id: role }, body: { version: await versionOf(role), give, take } });
const granted = async () => (await matrix()).roles.find(({ id }) => id === role)?.granted ?? [];
const modulesOf = async (who: Person) =>
  (await who.call(getCurrentUser, {})).data?.permissionList.map(({ modelId }) => modelId) ?? [];

it('a button brings its module, and holds from the next call on', async () => {
  expect((await sales.call(listManagedUsers, { body: {} })).msg).toBe(refusals.FORBIDDEN.zh);
  expect((await change(['user.button.btn_add'])).msg).toBe('保存成功');
  expect(await granted()).toEqual(['system', 'user', 'user.button.btn_add']);
  expect((await sales.call(listManagedUsers, { body: {} })).data?.list.length).toBeGreaterThan(0);
  expect(await modulesOf(sales)).toContain('user');
});

it('what is taken is gone at the next call, with everything below it', async () => {
  await change(['user', 'user.button.btn_edit']);
  await change([], ['user']);
  expect(await granted()).toEqual([]);
  expect((await sales.call(listManagedUsers, { body: {} })).msg).toBe(refusals.FORBIDDEN.zh);
  expect(await modulesOf(sales)).not.toContain('user');
});

it('a change is in the history by its names, and undone', async () => {
  await change(['myFiles', 'myFiles.button.btn_upload']);
  const { data } = await admin.call(listUnitHistory, { params: { id: role } });
  expect(data?.list[0]?.differences).toEqual([
    { field: 'rights', before: '', after: expect.stringContaining('我的文件/上传') },
  ]);
  const { data: undone, msg } = await admin.call(undoUnitChange, {
    params: { id: role },
    body: { version: await versionOf(role) },
  });
  expect(undone, msg).toBeDefined();
  expect(await granted()).toEqual([]);
});

it('says why somebody has something', async () => {
  await change(['auditLog']);
  const { data } = await admin.call(explainRights, { params: { id: 'user-sales01' } });
  expect(data?.isAdministrator).toBe(false);
  expect(data?.modules.find(({ id }) => id === 'auditLog')?.roleIds).toEqual([role]);
  expect((await sales.call(explainMyRights, {})).data).toEqual(data);
  expect(data?.roles.find(({ id }) => id === role)).toMatchObject({ isHeld: true, fullName: '试用角色' });
});

it('who saw an older version is refused, and so is what nobody knows', async () => {
  const version = await versionOf(role);
  await change(['flowMonitor']);
  const old = { params: { id: role }, body: { version, give: ['myFiles'] } };
  expect((await admin.call(changeRights, old)).msg).toBe(refusals.RECORD_CHANGED.zh);
  expect((await change(['nothing.at.all'])).msg).toContain('nothing.at.all');
});

it('only administrators change rights, and only who has the module sees them', async () => {
  expect((await sales.call(getRightsMatrix, {})).msg).toBe(refusals.FORBIDDEN.zh);
  await change(['rights', 'rights.button.btn_edit']);
  expect((await sales.call(getRightsMatrix, {})).data?.mayChange).toBe(false);
  expect((await change(['user'], [], sales)).msg).toBe(refusals.FORBIDDEN.zh);
  expect((await sales.call(listUnits, {})).msg).toBe(refusals.FORBIDDEN.zh);
});

it('open screens of who has the role hear of it, and others do not', async () => {
  const other = await app.as('ops01');
  const [hearing, silent] = [await openSocket(app.url, sales), await openSocket(app.url, other)];
  for (const socket of [hearing, silent]) {
    socket.say({ method: 'OnConnection' });
    await socket.hear('initMessage');
  }
  await change([], ['rights']);
  expect(await hearing.hear('rightsChanged')).toEqual({ method: 'rightsChanged', after: expect.any(Number) });
  const { data } = await admin.call(getManagedUser, { params: { id: 'user-ops01' } });
  await admin.call(changeUser, {
    params: { id: 'user-ops01' },
    body: { version: data?.version ?? 0, changes: { roleIds: [] } },
  });
  await silent.hear('rightsChanged');
  expect(silent.heard.filter(({ method }) => method === 'rightsChanged')).toHaveLength(1);
  for (const { wire } of [hearing, silent]) wire.close();
});
