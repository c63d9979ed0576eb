import type { Input } from '@fairway/contract/endpoint.ts';
import { refusals } from '@fairway/contract/errors.ts';
import {
  addUnit,
  changeUnit,
  listUnitHistory,
  listUnits,
  listUnitUses,
  mergeUnits,
  moveUnit,
  removeUnit,
  type Unit,
  undoUnitChange,
} from '@fairway/contract/organisation-admin.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { addUser, getManagedUser } from '@fairway/contract/users.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { publishFlow, step } from '../workflow/testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
/** A company of its own for each test, so that they do not meet. */
let company: string;
beforeAll(async () => {
  app = await startTestApp();
  [admin, sales] = [await app.as('admin'), await app.as('sales01')];
  company = await made({ kind: 'company', fullName: '远洋试验公司' });
});
afterAll(() => app.close());

/** What a refusal says, whatever it names. */
const said = (name: keyof typeof refusals) =>
  new RegExp(`^${refusals[name].zh.replaceAll(/\{\w+\}/g, '.*')}$`);

type Added = Input<typeof addUnit>['body'];

const add = (unit: Added, who = admin, headers = {}) => who.call(addUnit, { body: unit, headers });
const made = async (unit: Added) => {
  const { data, msg } = await add(unit);
  return data?.id ?? expect.fail(msg);
};
const all = async (): Promise<Unit[]> => {
  const { data, msg } = await admin.call(listUnits, {});
  return data?.list ?? expect.fail(msg);
};
const shown = async (id: string) => (await all()).find((one) => one.id === id) ?? expect.fail(`no ${id}`);
const change = async (id: string, changes: Input<typeof changeUnit>['body']['changes'], who = admin) =>
  who.call(changeUnit, { params: { id }, body: { version: (await shown(id)).version, changes } });
const move = async (id: string, parentId: string | null, beforeId: string | null = null) =>
  admin.call(moveUnit, { params: { id }, body: { version: (await shown(id)).version, parentId, beforeId } });
const merge = async (id: string, intoId: string) =>
  admin.call(mergeUnits, { params: { id }, body: { version: (await shown(id)).version, intoId } });
const remove = async (id: string) =>
  admin.call(removeUnit, { params: { id }, body: { version: (await shown(id)).version } });
const undo = async (id: string) =>
  admin.call(undoUnitChange, { params: { id }, body: { version: (await shown(id)).version } });
const usesOf = async (id: string) =>
  (await admin.call(listUnitUses, { params: { id } })).data?.list ?? expect.fail('no uses');
const department = (fullName: string, parentId = company) => made({ kind: 'department', fullName, parentId });
const below = async (parentId: string) =>
  (await all()).filter((one) => one.parentId === parentId).map(({ fullName }) => fullName);

let people = 0;
const person = async (organisationId: string, positionIds: string[] = []) => {
  people += 1;
  const { data, msg } = await admin.call(addUser, {
    body: { account: `unit${people}`, realName: '林晓', organisationIds: [organisationId], positionIds },
  });
  return data?.id ?? expect.fail(msg);
};

const withBooks = (companyId: string) =>
  app.database.pool.query(
    `insert into bank_account (id, "companyId", "accountName", "bankName", "accountNo", currency, swift, address,
       "isDefault", remark, "creatorTime", "lastModifyTime") values ($1, $1, '', '', $1, 'CNY', '', '', false, '', now(), now())`,
    [companyId],
  );

describe('units', () => {
  it('are added with a code of their own, as the last of those beside them', async () => {
    const sea = await department('海运部');
    const air = await department('空运部');
    const { enCode, version, quickQuery } = await shown(sea);
    expect({ enCode, version }).toEqual({ enCode: 'hyb', version: 1 });
    expect(quickQuery).toContain('haiyunbu');
    expect((await below(company)).slice(-2)).toEqual(['海运部', '空运部']);
    // The same letters once more.
    const other = await department('货运部', air);
    expect((await shown(other)).enCode).toBe('hyb2');
  });

  it.each<[string, (at: string) => Added, keyof typeof refusals]>([
    [
      'a name that is there',
      (at) => ({ kind: 'department', fullName: '仓储部', parentId: at }),
      'UNIT_NAME_TAKEN',
    ],
    ['a department of nothing', () => ({ kind: 'department', fullName: '无处' }), 'UNIT_MISPLACED'],
    ['a role in a company', (at) => ({ kind: 'role', fullName: '无处', parentId: at }), 'UNIT_MISPLACED'],
    ['a group without a heading', () => ({ kind: 'group', fullName: '无处' }), 'UNIT_MISPLACED'],
    [
      'a place nobody knows',
      () => ({ kind: 'position', fullName: '无处', parentId: 'nowhere' }),
      'UNIT_MISPLACED',
    ],
    [
      'a manager nobody knows',
      (at) => ({ kind: 'department', fullName: '无处', parentId: at, managerId: 'nobody' }),
      'ENTITY_REFERENCE_MISSING',
    ],
    [
      'a role for nowhere',
      () => ({ kind: 'role', fullName: '无处', boundTo: ['nowhere'] }),
      'ENTITY_REFERENCE_MISSING',
    ],
  ])('refuse %s', async (_, unit, refusal) => {
    const at = await made({ kind: 'company', fullName: `公司${refusal}${_.length}` });
    await department('仓储部', at);
    expect((await add(unit(at))).msg).toMatch(said(refusal));
  });

  it('are the same command twice once', async () => {
    const unit: Added = { kind: 'department', fullName: '一次部', parentId: company };
    const headers = { 'command-id': 'unit-added-once' };
    const [one, other] = [await add(unit, admin, headers), await add(unit, admin, headers)];
    expect(one.data?.id).toBe(other.data?.id);
    expect((await below(company)).filter((name) => name === '一次部')).toHaveLength(1);
  });

  it('are changed by who saw the last version, with before and after in the history', async () => {
    const id = await department('单证部');
    expect((await change(id, { fullName: '单证中心', managerId: 'user-manager01' })).data).toEqual({
      id,
      version: 2,
    });
    const old = await admin.call(changeUnit, {
      params: { id },
      body: { version: 1, changes: { enName: 'Docs' } },
    });
    expect(old.msg).toMatch(said('RECORD_CHANGED'));
    const { data } = await admin.call(listUnitHistory, { params: { id } });
    expect(data?.list.map(({ version, act }) => [version, act])).toEqual([
      [2, 'update'],
      [1, 'add'],
    ]);
    expect(data?.list[0]?.differences).toContainEqual({
      field: 'fullName',
      before: '单证部',
      after: '单证中心',
    });
    expect(data?.list[0]?.differences.find(({ field }) => field === 'managerId')?.after).not.toBe('');
    expect((await change(id, { managerId: null })).data?.version).toBe(3);
    expect((await shown(id)).manager).toBeNull();
  });

  it('are moved with everything below them, and never below themselves', async () => {
    const [one, other] = [await department('一部'), await department('二部')];
    const inner = await department('一部内勤', one);
    expect((await move(one, inner)).msg).toMatch(said('UNIT_MISPLACED'));
    expect((await move(one, one)).msg).toMatch(said('UNIT_MISPLACED'));
    expect((await move(one, other)).data).toEqual({ id: one, version: 2 });
    expect(await below(other)).toEqual(['一部']);
    expect(await below(one)).toEqual(['一部内勤']);
  });

  it('stand in the order they are put in', async () => {
    const at = await department('排序');
    const [a, b, c] = [await department('甲', at), await department('乙', at), await department('丙', at)];
    await move(c, at, a);
    expect(await below(at)).toEqual(['丙', '甲', '乙']);
    await move(c, at);
    expect(await below(at)).toEqual(['甲', '乙', '丙']);
    expect((await move(b, at, 'org-office')).msg).toMatch(said('UNIT_MISPLACED'));
  });

  it('make no ring when two are moved below each other at once', async () => {
    const [one, other] = [await department('环一'), await department('环二')];
    const answers = await Promise.all([move(one, other), move(other, one)]);
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
  });

  it('are merged with their people, positions and what is below, and are gone', async () => {
    const [from, into] = [await department('旧部'), await department('新部')];
    const inner = await department('旧部小组', from);
    const position = await made({ kind: 'position', fullName: '旧部操作', parentId: from });
    const who = await person(from, [position]);
    expect((await merge(from, inner)).msg).toMatch(said('UNIT_MISPLACED'));
    expect((await merge(from, company)).msg).toMatch(said('UNIT_MISPLACED'));
    expect((await merge(from, into)).data).toEqual({ id: into, people: 1, below: 2, isKept: false });
    expect(await below(into)).toEqual(expect.arrayContaining(['旧部小组', '旧部操作']));
    expect((await all()).some(({ id }) => id === from)).toBe(false);
    const { data } = await admin.call(getManagedUser, { params: { id: who } });
    expect(data?.organisations.map(({ id }) => id)).toEqual([into]);
    expect(data?.positions.map(({ id }) => id)).toEqual([position]);
  });

  it('are closed in place of deleted where the books name them', async () => {
    const [from, into] = [await department('有账部'), await department('承接部')];
    await withBooks(from);
    expect((await merge(from, into)).data?.isKept).toBe(true);
    expect((await shown(from)).isEnabled).toBe(false);
  });

  it('of a company with books are not merged', async () => {
    const [from, into] = [
      await made({ kind: 'company', fullName: '有账公司' }),
      await made({ kind: 'company', fullName: '另一公司' }),
    ];
    await withBooks(from);
    expect((await merge(from, into)).msg).toMatch(said('UNIT_HAS_BOOKS'));
    expect((await remove(from)).msg).toContain('已有业务数据');
  });

  it('are deleted when nothing uses them, and say what does', async () => {
    const id = await department('在用部');
    const position = await made({ kind: 'position', fullName: '在用岗', parentId: id });
    const who = await person(id, [position]);
    expect(await usesOf(id)).toEqual([
      { use: 'people', count: 1, names: ['林晓'] },
      { use: 'below', count: 1, names: ['在用岗'] },
    ]);
    const refused = await remove(id);
    expect(refused.msg).toMatch(said('UNIT_USED'));
    expect(refused.msg).toContain('1 人、1 个下级');
    expect(who).not.toBe('');
    const empty = await department('空部');
    expect((await remove(empty)).msg).toBe('删除成功');
    expect((await all()).some((one) => one.id === empty)).toBe(false);
  });

  it('that a flow asks for are named with the flow', async () => {
    const id = await made({ kind: 'role', fullName: '审批角色' });
    await publishFlow(admin.call, [{ ...step('check', []), who: [{ by: 'members', roles: [id] }] }]);
    expect((await usesOf(id)).find(({ use }) => use === 'flows')?.count).toBeGreaterThan(0);
    expect((await remove(id)).msg).toMatch(said('UNIT_USED'));
  });

  it('are as before when the last change is undone, once', async () => {
    const id = await department('撤销部');
    await change(id, { fullName: '改名部' });
    expect((await undo(id)).data?.version).toBe(3);
    expect((await shown(id)).fullName).toBe('撤销部');
    expect((await undo(id)).msg).toMatch(said('UNIT_UNDO_OVER'));
    const fresh = await department('刚建部');
    await undo(fresh);
    expect((await all()).some((one) => one.id === fresh)).toBe(false);
  });

  it('that one works in are not closed by oneself', async () => {
    const { data } = await admin.call(getCurrentUser, {});
    const own = data?.userInfo.organizeId ?? expect.fail('nowhere');
    expect((await change(own, { isEnabled: false })).msg).toMatch(said('UNIT_TOP_CLOSED'));
    const id = await department('停用部');
    expect((await change(id, { isEnabled: false })).data?.version).toBe(2);
    expect((await shown(id)).isEnabled).toBe(false);
  });

  it('of roles add up their rights when they are merged', async () => {
    const [from, into] = [
      await made({ kind: 'role', fullName: '旧角色', boundTo: [company] }),
      await made({ kind: 'role', fullName: '新角色' }),
    ];
    expect((await shown(from)).boundTo).toEqual([company]);
    await app.database.pool.query(`insert into role_menu values ($1, 'myFiles')`, [from]);
    await merge(from, into);
    const { rows } = await app.database.pool.query(`select "menuId" from role_menu where "roleId" = $1`, [
      into,
    ]);
    expect(rows).toEqual([{ menuId: 'myFiles' }]);
  });

  it('are nothing to who does not manage them', async () => {
    const id = await department('秘密部');
    expect((await sales.call(listUnits, {})).msg).toMatch(said('FORBIDDEN'));
    expect((await add({ kind: 'department', fullName: '私设部', parentId: company }, sales)).msg).toMatch(
      said('FORBIDDEN'),
    );
    expect((await sales.call(listUnitUses, { params: { id } })).msg).toMatch(said('NOT_FOUND'));
    expect((await change(id, { fullName: '改' }, sales)).msg).toMatch(said('NOT_FOUND'));
  });

  it('of rights are only for administrators', async () => {
    await app.database.pool.query(
      `insert into role_menu select "roleId", 'organisation' from user_role where "userId" = 'user-sales01' limit 1`,
    );
    await app.database.pool.query(
      `insert into role_permission select "roleId", id from user_role, permission_item
       where "userId" = 'user-sales01' and "modelId" = 'organisation'
         and "roleId" in (select "roleId" from role_menu where "menuId" = 'organisation')`,
    );
    expect((await add({ kind: 'department', fullName: '可建部', parentId: company }, sales)).msg).toBe(
      '新建成功',
    );
    expect((await add({ kind: 'role', fullName: '自封' }, sales)).msg).toMatch(said('FORBIDDEN'));
  });
});
