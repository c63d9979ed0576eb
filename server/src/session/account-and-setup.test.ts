import {
  createFirstAdministrator,
  getCurrentUser,
  getLoginConfig,
  updatePasswordMessage,
} from '@fairway/contract/session.ts';
import { getSysConfig } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSetting } from '../system/change-setting.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { makeSetupCode } from './setup.ts';

describe('in the demo company', () => {
  let house: TestApp;
  beforeAll(async () => {
    house = await startTestApp({ from: 'demo' });
  });
  afterAll(() => house.close());

  it('nobody without menus gets any', async () => {
    const person = await house.as('nomenu');
    const { data } = await person.call(getCurrentUser);
    expect(data).toMatchObject({ menuList: [], permissionList: [] });
  });

  it('a due password leaves one message a day, not one a sign-in', async () => {
    await changeSetting(house.database.db, 'passwordIsUpdatedRegularly', 1);
    const person = await house.as('ops01');
    house.clock.now = new Date(house.clock.now.getTime() + 400 * 24 * 3600_000);
    const later = await house.as('ops01');
    for (let n = 0; n < 3; n++) await later.call(updatePasswordMessage);
    const messages = await house.database.db
      .selectFrom('message')
      .select('title')
      .where('title', '=', '请修改密码')
      .execute();
    expect(messages).toEqual([{ title: '请修改密码' }]);
    expect(person.token).not.toBe(later.token);
  });

  it('settings show words and the password policy, and no more', async () => {
    const { data } = await (await house.as('sales01')).call(getSysConfig);
    expect(data).toMatchObject({
      passwordStrengthLimit: 1,
      passwordLengthMinNumber: 8,
      companyName: expect.any(String),
    });
    for (const secret of ['singleLogin', 'whiteListIp', 'passwordErrorsNumber'])
      expect(data).not.toHaveProperty(secret);
  });

  it('cannot be set up again', async () => {
    const body = { code: 'X', companyName: 'X', account: 'evil', realName: 'X', password: 'Evil@2026x' };
    expect(await house.call(createFirstAdministrator, { body })).toMatchObject({
      code: 400,
      msg: '系统已初始化，请登录',
    });
  });
});

describe('in an empty system', () => {
  let house: TestApp;
  let code: string;
  beforeAll(async () => {
    house = await startTestApp({ from: 'empty' });
    code = (await makeSetupCode(house.database.db)) ?? '';
  });
  afterAll(() => house.close());

  const founder = { companyName: '测试公司', account: 'boss', realName: '老板', password: 'Strong@2026' };
  const create = (changes: object = {}) =>
    house.call(createFirstAdministrator, { body: { ...founder, code, ...changes } });

  it('says that it needs to be set up', async () => {
    expect((await house.call(getLoginConfig)).data).toMatchObject({ setupNeeded: true });
  });

  it('refuses a wrong code and a weak password', async () => {
    expect(await create({ code: 'AAAA-BBBB-CCCC-DDDD' })).toMatchObject({ msg: '一次性代码错误' });
    expect((await create({ password: 'weak' })).msg).toContain('新密码长度不能小于8位');
    expect((await create({ password: 'Password1!' })).msg).toContain('新密码过于常见');
    expect((await create({ password: '测试公司@Aa123' })).msg).toContain('新密码不能是账号、姓名或公司名称');
  });

  it('lets exactly one of many first visitors in', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, (_, n) => create({ account: `boss${n}` })));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    const token = replies.find(({ code }) => code === 200)?.data?.token ?? '';
    const me = await house.call(getCurrentUser, { headers: { authorization: token } });
    expect(me.data?.userInfo).toMatchObject({ isAdministrator: true, organizeName: '测试公司' });
    expect(me.data?.menuList.length).toBeGreaterThan(3);
    expect((await house.call(getLoginConfig)).data).toMatchObject({
      setupNeeded: false,
      sysConfigInfo: { companyName: '测试公司' },
    });
    expect(await makeSetupCode(house.database.db)).toBeUndefined();
  });
});
