import { listMessages } from '@fairway/contract/messages.ts';
import { changePassword, getShortImageCode } from '@fairway/contract/own-access.ts';
import { getCurrentUser, signIn, updatePasswordMessage } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numbersAgree } from '../messages/testing/unread-numbers.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { userIdOf } from '../organisation/demo/ids.ts';
import { changeSetting } from '../system/change-setting.ts';
import { callerOf } from '../testing/caller.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { hashOf } from './token.ts';

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
});
afterAll(() => house.close());

const change = async (account: string, oldPassword: string, password: string, token?: string) => {
  const authorization =
    token ?? (await house.call(signIn, { body: { account, password: oldPassword } })).data?.token;
  return house.call(changePassword, {
    body: { oldPassword, password },
    headers: { authorization: authorization ?? '' },
  });
};

describe('changing the password', () => {
  it('ends every session and lets only the new one in', async () => {
    const [phone, desk] = [await house.as('sales01'), await house.as('sales01')];
    expect(await change('sales01', demoPassword, 'Another@2027', phone.token)).toMatchObject({
      code: 200,
      msg: '修改成功，请牢记新密码',
    });
    for (const person of [phone, desk])
      expect(await person.call(getCurrentUser)).toMatchObject({
        code: 600,
        msg: '密码已修改，请用新密码重新登录',
      });
    expect(await house.call(signIn, { body: { account: 'sales01', password: demoPassword } })).toMatchObject({
      code: 400,
    });
    expect(
      await house.call(signIn, { body: { account: 'sales01', password: 'Another@2027' } }),
    ).toMatchObject({ code: 200 });
  });

  it('settles what reminded of it, which led to the screen for it', async () => {
    await changeSetting(house.database.db, 'passwordIsUpdatedRegularly', 1);
    const person = await house.as('hr01');
    const before = house.clock.now;
    house.clock.now = new Date(before.getTime() + 400 * 24 * 3_600_000);
    const later = await house.as('hr01');
    await later.call(updatePasswordMessage);
    const title = '请修改密码';
    const due = async (by: typeof person) =>
      (await by.call(listMessages, { query: { keyword: title } })).data?.list ?? [];
    expect(await due(later)).toMatchObject([{ title, isRead: 0, opens: 'password', settled: null }]);
    const userId = userIdOf('hr01');
    const { pool } = house.database;
    const unread = await numbersAgree(pool, { person: later, userId, sockets: [] });
    expect((await change('hr01', demoPassword, 'Another@2028', later.token)).code).toBe(200);
    const { data } = await house.call(signIn, { body: { account: 'hr01', password: 'Another@2028' } });
    const token = data?.token ?? '';
    const fresh = { token, call: callerOf(house.url, { authorization: token }) };
    expect(await due(fresh)).toMatchObject([{ isRead: 1, opens: '', settled: { text: '密码已修改' } }]);
    expect(await numbersAgree(pool, { person: fresh, userId, sockets: [] })).toBe(unread - 1);
    house.clock.now = before;
    await changeSetting(house.database.db, 'passwordIsUpdatedRegularly', 0);
  });

  it.each([
    ['a wrong old one', 'Wrong@2026', 'Another@2027', '旧密码错误'],
    ['the same one', demoPassword, demoPassword, '修改失败，新建密码不能与旧密码一样'],
    ['a short one', demoPassword, 'Ab@1', '新密码长度不能小于8位'],
    ['one without a digit', demoPassword, 'Abcdefgh@', '新密码必须包含数字'],
    ['a common one', demoPassword, 'Password1!', '新密码过于常见，容易被猜到'],
    ['a row of keys', demoPassword, 'Qwer1234!', '新密码过于常见，容易被猜到'],
    ['the name of a role with a year', demoPassword, 'Admin@2026', '新密码过于常见，容易被猜到'],
    [
      'the account with decorations',
      demoPassword,
      'Ops01@2027',
      '新密码不能是账号、姓名或公司名称加数字和符号',
    ],
    [
      'the product with decorations',
      demoPassword,
      'F@irway#99',
      '新密码不能是账号、姓名或公司名称加数字和符号',
    ],
  ])('refuses %s, and the session goes on', async (_case, oldPassword, password, words) => {
    const person = await house.as('ops01');
    expect((await change('ops01', oldPassword, password, person.token)).msg).toContain(words);
    expect(await person.call(getCurrentUser)).toMatchObject({ code: 200 });
  });

  it('says at the field that the old one is wrong', async () => {
    const { token } = await house.as('ops03');
    const refused = await change('ops03', 'Wrong@2026', 'Another@2027', token);
    expect(refused.data).toEqual({ fields: { oldPassword: '旧密码错误' } });
  });

  it('refuses the last few', async () => {
    let current: string = demoPassword;
    for (const next of ['First@2027', 'Second@2027', 'Third@2027']) {
      expect(await change('docs01', current, next)).toMatchObject({ code: 200 });
      current = next;
      house.clock.now = new Date(house.clock.now.getTime() + 1_000);
    }
    expect((await change('docs01', current, demoPassword)).msg).toBe('修改失败，不能使用最近3次用过的密码');
  });

  it('happens once when two devices do it at the same instant', async () => {
    const people = await Promise.all([house.as('gm01'), house.as('gm01'), house.as('gm01')]);
    const replies = await Promise.all(
      people.map(({ token }, n) => change('gm01', demoPassword, `Device${n}@2027`, token)),
    );
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('is no place to guess the old one', async () => {
    const person = await house.as('finance01');
    for (let n = 0; n < 6; n++) await change('finance01', `Guess${n}@2026`, 'Another@2027', person.token);
    expect((await change('finance01', demoPassword, 'Another@2027', person.token)).msg).toMatch(
      /^尝试次数过多/,
    );
  });
});

describe('with image codes on', () => {
  const id = 'change-1';
  let token: string;

  /** A picture whose code we know, because nobody can read it here. */
  async function picture() {
    const shown = await fetch(house.url + getShortImageCode.path.replace(':timestamp', id));
    expect(shown.headers.get('content-type')).toBe('image/png');
    const codeHash = hashOf(`${id}:ABCD`).toString('base64url');
    const { rowCount } = await house.database.pool.query(
      `update image_code set "codeHash" = '${codeHash}' where id = '${id}'`,
    );
    expect(rowCount).toBe(1);
  }
  const answer = (code?: string) =>
    house.call(changePassword, {
      body: { oldPassword: demoPassword, password: 'Another@2027', timestamp: id, code },
      headers: { authorization: token },
    });

  beforeAll(async () => {
    token = (await house.as('pricing01')).token;
    await changeSetting(house.database.db, 'enableVerificationCode', 1);
  });
  afterAll(() => changeSetting(house.database.db, 'enableVerificationCode', 0));

  it('refuses no code, a wrong one and one of two minutes ago', async () => {
    expect((await answer()).msg).toBe('请输入验证码');
    await picture();
    expect((await answer('XXXX')).msg).toBe('验证码错误');
    expect((await answer('ABCD')).msg).toBe('验证码已失效');
    await picture();
    house.clock.now = new Date(house.clock.now.getTime() + 120_001);
    expect((await answer('ABCD')).msg).toBe('验证码已失效');
  });

  it('takes the right one, in small letters too', async () => {
    await picture();
    expect(await answer('abcd')).toMatchObject({ code: 200 });
  });
});
