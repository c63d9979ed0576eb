import { saveBaseInfo } from '@fairway/contract/account.ts';
import {
  getUserCard,
  getUserTree,
  listAllUsers,
  listContacts,
  renamePerson,
} from '@fairway/contract/organisation.ts';
import { deleteMyAccount } from '@fairway/contract/own-access.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let client: Person;

beforeAll(async () => {
  app = await startTestApp();
  [admin, sales, client] = [await app.as('admin'), await app.as('sales01'), await app.as('client01')];
});
afterAll(() => app.close());

const sql = (statement: string) => app.database.pool.query(statement);
const names = async () =>
  (await sql(`select id, "realName", "quickQuery" from user_account order by id`)).rows;
const rename = (who: Person, id: string, realName: string, headers = {}) =>
  who.call(renamePerson, { params: { id }, body: { realName }, headers });
const lastLine = async () =>
  (await sql(`select account, name, target from audit_log order by id desc limit 1`)).rows[0];
const base = '/api/permission/Users';

describe('somebody who does not manage people', () => {
  it.each(['client01', 'sales01', 'manager01'])('%s is renamed by no call of theirs', async (account) => {
    const who = await app.as(account);
    const before = await names();
    const own = `user-${account}`;
    const token = { authorization: who.token };
    const asJson = { ...token, 'content-type': 'application/json' };
    const asForm = { ...token, 'content-type': 'application/x-www-form-urlencoded' };
    const wanted = { realName: '系统管理员', userName: '系统管理员', fullName: '系统管理员' };
    const tries: [string, Record<string, string>, string][] = [
      ...[wanted, { ...wanted, id: own }, { ...wanted, id: 'user-sales01', userId: 'user-sales01' }].map(
        (body): [string, Record<string, string>, string] => [
          `${base}/Current/BaseInfo`,
          asJson,
          JSON.stringify(body),
        ],
      ),
      [`${base}/Current/BaseInfo`, asJson, '{"realName":"系统管理员","realName":"顾远航"}'],
      [`${base}/Current/BaseInfo?realName=x&id=user-admin`, asJson, JSON.stringify(wanted)],
      [`${base}/Current/BaseInfo`, asForm, new URLSearchParams(wanted).toString()],
      ...[own, 'Current', 'user-admin', 'user-ops01', 'user-client01', 'nobody', '0'].map(
        (id): [string, Record<string, string>, string] => [
          `${base}/${id}/RealName`,
          asJson,
          JSON.stringify(wanted),
        ],
      ),
    ];
    for (const [url, headers, payload] of tries) {
      const response = await app.app.inject({ method: 'PUT', url, headers, payload });
      expect(response.statusCode, url).toBeLessThan(500);
      expect([403, 404, 415, 422], `${url} ${payload}`).toContain(response.json().code);
    }
    expect(await names()).toEqual(before);
  });

  it('is told who changes names, in their language', async () => {
    const body = { realName: '系统管理员' };
    expect((await client.call(saveBaseInfo, { body })).data).toEqual({
      fields: { realName: '只能由管理员修改，请联系管理员' },
    });
    const inEnglish = await client.call(saveBaseInfo, { body, headers: { 'accept-language': 'en' } });
    expect(inEnglish.data).toEqual({
      fields: { realName: 'is changed by administrators only: please ask one' },
    });
  });

  it('sends their name back as it is, or not at all', async () => {
    for (const realName of ['许佳宁', ' 许佳宁 ', undefined])
      expect((await client.call(saveBaseInfo, { body: { realName, signature: '你好' } })).code).toBe(200);
    expect((await lastLine()).target).toBe('');
  });
});

describe('an administrator', () => {
  it('renames a colleague: every list, tree, card and session follows at once', async () => {
    await sales.call(getUserTree);
    await sales.call(listAllUsers);
    expect(await rename(admin, 'user-sales01', ' 单小雅 ')).toMatchObject({ code: 200, msg: '更新成功' });
    expect(JSON.stringify((await sales.call(getUserTree)).data)).toContain('单小雅/sales01');
    const all = (await admin.call(listAllUsers)).data?.list ?? [];
    expect(all.find(({ id }) => id === 'user-sales01')?.realName).toBe('单小雅');
    expect((await sales.call(getCurrentUser)).data?.userInfo.userName).toBe('单小雅');
    const found = await admin.call(listContacts, { query: { keyword: 'shanxiaoya' } });
    expect(found.data?.list.map(({ account }) => account)).toEqual(['sales01']);
    expect(await lastLine()).toEqual({
      account: 'admin',
      name: 'renamePerson',
      target: 'sales01: 周子涵 → 单小雅',
    });
  });

  it('renames a customer, and may give the name of somebody else', async () => {
    expect((await rename(admin, 'user-client01', '沈立群')).code).toBe(200);
    const card = await sales.call(getUserCard, { params: { id: 'user-client01' } });
    expect(card.data?.realName).toBe('沈立群');
    expect((await rename(admin, 'user-client01', '许佳宁')).code).toBe(200);
  });

  it('renames themselves in both ways', async () => {
    expect((await rename(admin, 'user-admin', '管理员甲')).code).toBe(200);
    expect((await admin.call(saveBaseInfo, { body: { realName: '系统管理员' } })).code).toBe(200);
    expect((await lastLine()).target).toBe('admin: 管理员甲 → 系统管理员');
  });

  it.each([
    ['   ', '不能为空'],
    ['\u200b', '不能为空'],
    ['\u3164', '不能为空'],
    ['顾\u200b远航', '含有无效字符'],
    ['顾\u202e远航', '含有无效字符'],
    ['x'.repeat(31), '长度不能超过 30'],
  ])('cannot call anybody %j', async (realName, words) => {
    const before = await names();
    for (const sent of [
      rename(admin, 'user-ops01', realName),
      admin.call(saveBaseInfo, { body: { realName } }),
    ]) {
      const { code, data } = await sent;
      expect({ code, data }).toEqual({ code: 422, data: { fields: { realName: words } } });
    }
    expect(await names()).toEqual(before);
  });

  it('does not find nobody', async () => {
    expect((await rename(admin, 'user-nobody', '某人')).code).toBe(404);
  });

  it('acts once when the same command comes twice, and changes nothing for everybody with the same name', async () => {
    const headers = { 'command-id': 'rename-once-0001' };
    expect((await rename(admin, 'user-ops01', '朱婷', headers)).code).toBe(200);
    expect((await rename(admin, 'user-ops01', '朱婷婷')).code).toBe(200);
    expect((await rename(admin, 'user-ops01', '朱婷', headers)).code).toBe(200);
    expect((await names()).find(({ id }) => id === 'user-ops01')?.realName).toBe('朱婷婷');
    const stamp = async () => (await sql(`select number from change_stamp where name = 'organisation'`)).rows;
    const before = await stamp();
    expect((await rename(admin, 'user-ops01', '朱婷婷')).code).toBe(200);
    expect(await stamp()).toEqual(before);
  });

  it('leaves no name in the log of who deleted their account', async () => {
    await rename(admin, 'user-ops01', '朱晓婷');
    const ops = await app.as('ops01');
    expect((await ops.call(deleteMyAccount, { body: { password: demoPassword } })).code).toBe(200);
    const { rows } = await sql(`select target, "realName" from audit_log`);
    expect(JSON.stringify(rows)).not.toMatch(/朱晓婷|朱婷/);
    expect((await rename(admin, 'user-ops01', '某人')).code).toBe(404);
  });
});
