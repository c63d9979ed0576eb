import {
  addDepartments,
  addTypedPeople,
  type FirstHourStep,
  getFirstHour,
  giveRole,
  listFirstRoles,
  skipFirstHourStep,
  undoDepartments,
  undoTypedPeople,
} from '@fairway/contract/first-hour.ts';
import { listUnits } from '@fairway/contract/organisation-admin.ts';
import { signIn } from '@fairway/contract/session.ts';
import { inviteImportedUsers } from '@fairway/contract/user-imports.ts';
import {
  acceptInvitation,
  getManagedUser,
  listManagedUsers,
  undoUserChanges,
} from '@fairway/contract/users.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp();
  [admin, sales] = await Promise.all([app.as('admin'), app.as('sales01')]);
});
afterAll(() => app.close());

async function stepOf(step: FirstHourStep) {
  const { data } = await admin.call(getFirstHour, {});
  return data?.steps.find((one) => one.step === step);
}
const units = async () => (await admin.call(listUnits, {})).data?.list ?? [];
const personNamed = async (realName: string) => {
  const { data } = await admin.call(listManagedUsers, { body: { keyword: realName } });
  return data?.list.find((one) => [one.realName, one.account].includes(realName));
};

it('is for who sets the company up', async () => {
  expect((await sales.call(getFirstHour, {})).code).toBe(403);
  expect((await sales.call(addDepartments, { body: { text: '销售部' } })).code).toBe(403);
});

it('remembers a step that was left out, and takes it up again', async () => {
  const skip = (isSkipped: boolean) => admin.call(skipFirstHourStep, { body: { step: 'notice', isSkipped } });
  expect((await skip(true)).code).toBe(200);
  expect(await stepOf('notice')).toMatchObject({ isDone: false, isSkipped: true });
  await skip(false);
  expect(await stepOf('notice')).toMatchObject({ isSkipped: false });
});

it('adds departments by lines once, and takes them back', async () => {
  const text = '销售部\n操作部\n  海运组\n财务部';
  const headers = { 'command-id': 'departments-once' };
  const first = await admin.call(addDepartments, { body: { text }, headers });
  expect(first.data).toMatchObject({ known: 0, units: { length: 4 } });
  expect((await admin.call(addDepartments, { body: { text }, headers })).data).toEqual(first.data);
  const again = await admin.call(addDepartments, { body: { text: `${text}\n单证部` } });
  expect(again.data).toMatchObject({ known: 4, units: { length: 1 } });
  expect(await stepOf('departments')).toMatchObject({ isDone: true, count: 5 });
  const names = (await units()).map(({ fullName }) => fullName);
  expect(names).toContain('海运组');

  const undo = (list: { id: string; version: number }[]) =>
    admin.call(undoDepartments, { body: { units: list } });
  expect((await undo(again.data?.units ?? [])).code).toBe(200);
  expect(await stepOf('departments')).toMatchObject({ count: 4 });
  // What is below goes with what is above, or nothing goes.
  expect((await undo(first.data?.units.slice(1, 2) ?? [])).code).not.toBe(200);
  expect(await stepOf('departments')).toMatchObject({ count: 4 });
});

it('refuses lines it cannot read', async () => {
  const { code, data } = await admin.call(addDepartments, { body: { text: `销售部\n${'长'.repeat(60)}` } });
  expect(code).toBe(422);
  expect(JSON.stringify(data)).toContain('第 2 行');
});

const rows = [
  { realName: '李明', mobilePhone: '13811110001', organisation: '销售部', role: '经理', isHead: true },
  { realName: '张伟', mobilePhone: '13811110002', organisation: '销售部', role: '销售' },
  { realName: '张伟', account: 'zw2', organisation: '海运组', role: '操作' },
];

it('adds typed people with accounts of their names and heads of departments, whole or not at all', async () => {
  const wrong = await admin.call(addTypedPeople, {
    body: { rows: [...rows, { realName: '', organisation: '没有的部门', role: '销售', mobilePhone: 'x' }] },
  });
  expect(wrong.code).not.toBe(200);
  expect(Object.keys((wrong.data as unknown as { fields: object }).fields)).toEqual(
    expect.arrayContaining(['4.realName', '4.organisation', '4.mobilePhone']),
  );
  expect(await personNamed('李明')).toBeUndefined();

  const { data, msg } = await admin.call(addTypedPeople, { body: { rows } });
  if (!data) throw new Error(msg);
  expect(data).toMatchObject({ count: 3, accounts: ['liming', 'zhangwei', 'zw2'] });
  const head = await personNamed('李明');
  expect((await units()).find(({ fullName }) => fullName === '销售部')?.manager).toMatchObject({
    fullName: '李明',
  });
  expect((await personNamed('zhangwei'))?.manager).toMatchObject({ id: head?.id });
  expect(head?.manager).toMatchObject({ fullName: '沈立群' });

  expect((await admin.call(undoTypedPeople, { params: { id: data.id } })).data).toEqual({ count: 3 });
  expect(await personNamed('李明')).toBeUndefined();
  expect((await units()).find(({ fullName }) => fullName === '销售部')?.manager).toBeNull();
});

it('lets them in by links, or by a first password', async () => {
  const added = await admin.call(addTypedPeople, { body: { rows: rows.slice(0, 1) } });
  if (!added.data) throw new Error(`${added.msg} ${JSON.stringify(added)}`);
  const links = await admin.call(inviteImportedUsers, { params: { id: added.data?.id ?? '' } });
  const token = links.data?.list[0]?.token ?? '';
  expect((await app.call(acceptInvitation, { body: { token, password: 'Liming@4711x' } })).code).toBe(200);
  expect((await admin.call(undoTypedPeople, { params: { id: added.data?.id ?? '' } })).code).not.toBe(200);

  const weak = await admin.call(addTypedPeople, { body: { rows: rows.slice(1, 2), firstPassword: '123' } });
  expect(weak.code).not.toBe(200);
  await admin.call(addTypedPeople, { body: { rows: rows.slice(1, 2), firstPassword: 'Harbour@4711' } });
  const entered = await app.call(signIn, { body: { account: 'zhangwei', password: 'Harbour@4711' } });
  expect(entered.code).toBe(200);
});

it('gives a role to several at once, and it can be taken back', async () => {
  const { data: roles, msg } = await admin.call(listFirstRoles, {});
  if (!roles) throw new Error(msg);
  expect(roles?.list.map(({ id }) => id).slice(0, 5)).toEqual([
    'sales',
    'operations',
    'documents',
    'finance',
    'manager',
  ]);
  const userIds = ['user-ops01', 'user-sales01'];
  const given = await admin.call(giveRole, { params: { id: 'finance' }, body: { userIds } });
  expect(given.data?.users).toHaveLength(2);
  expect((await admin.call(giveRole, { params: { id: 'finance' }, body: { userIds } })).data?.users).toEqual(
    [],
  );
  await admin.call(undoUserChanges, { body: { users: given.data?.users ?? [] } });
  const { data } = await admin.call(getManagedUser, { params: { id: 'user-ops01' } });
  expect(data?.roles.map(({ id }) => id)).toEqual(['operations']);
  expect((await sales.call(giveRole, { params: { id: 'finance' }, body: { userIds } })).code).toBe(403);
});
