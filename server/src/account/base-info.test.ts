import { getBaseInfo, type OwnBaseInfo, saveBaseInfo } from '@fairway/contract/account.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { listContacts } from '@fairway/contract/organisation.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { listDictionaries } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let sales: Person;
let dictionaries: NonNullable<Reply<typeof listDictionaries>>['list'];
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  sales = await app.as('sales01');
  dictionaries = (await sales.call(listDictionaries)).data?.list ?? [];
});
afterAll(() => app.close());

const sql = (statement: string) => app.database.pool.query(statement);
const mine = async (who = sales) => (await who.call(getBaseInfo)).data;
const isMidnight = (at: number) => (at + 8 * 3600_000) % 86_400_000 === 0;
const idOf = (dictionary: string, code: string) =>
  dictionaries
    .find(({ enCode }) => enCode === dictionary)
    ?.dictionaryList.find(({ enCode }) => enCode === code)?.id ?? 'nothing';
const save = (body: OwnBaseInfo, who = sales) =>
  who.call(saveBaseInfo, { body: { realName: '周子涵', ...body } });

describe('getBaseInfo', () => {
  it('tells what the company knows of me', async () => {
    const again = await app.as('sales01');
    expect(await mine(again)).toMatchObject({
      id: 'user-sales01',
      account: 'sales01',
      realName: '周子涵',
      organize: '远航国际物流集团/上海公司/运营中心/海运销售部',
      company: '上海公司',
      position: '销售专员',
      manager: '沈立群/manager01',
      roleId: '销售',
      ranks: '专员级',
      gender: '1',
      nation: idOf('Nation', '01'),
      education: idOf('Education', 'bachelor'),
      codes: { nation: '01', education: 'bachelor', certificatesType: '' },
      email: 'sales01@example.com',
      prevLogTime: app.clock.now.getTime(),
      entryDate: expect.toSatisfy(isMidnight),
      language: 'zh-CN',
      isTenant: false,
    });
    const inEnglish = await sales.call(getBaseInfo, { headers: { 'accept-language': 'en' } });
    expect(inEnglish.data?.language).toBe('en');
  });

  it('is there for a customer too', async () => {
    expect(await mine(await app.as('client01'))).toMatchObject({
      ...{ account: 'client01', organize: '', company: '', position: '', manager: '' },
      ...{ entryDate: null, ranks: '' },
    });
  });
});

describe('saveBaseInfo', () => {
  it('keeps every field as it was written, and what is left out as it was', async () => {
    const written = {
      realName: '周子涵',
      signature: `"; drop table user_account; -- 😀\n<b>第二行</b>`,
      gender: '3',
      nation: '56',
      nativePlace: '浙江 绍兴',
      certificatesType: 'idCard',
      certificatesNumber: '11010519491231002X',
      education: 'master',
      birthday: Date.parse('1990-02-28T00:00:00+08:00'),
      telePhone: '021-65432100-801',
      landline: '021-65432100',
      mobilePhone: '13811112222',
      email: 'o.neil@example.com',
      urgentContacts: '妈妈',
      urgentTelePhone: '+852 2345 6789',
      postalAddress: '上海市虹口区示例路 100 号',
    };
    expect(await save(written)).toMatchObject({ code: 200, msg: '保存成功' });
    const { nation, certificatesType, education, ...rest } = written;
    const given = {
      ...rest,
      nation: idOf('Nation', nation),
      certificatesType: idOf('certificateType', certificatesType),
      education: idOf('Education', education),
      codes: { nation, certificatesType, education },
    };
    expect(await mine()).toMatchObject(given);
    expect(await sales.call(saveBaseInfo, { body: { signature: '' } })).toMatchObject({ code: 200 });
    expect(await mine()).toMatchObject({ ...given, signature: '' });
  });

  it('takes ids of entries as their codes, and what it gave as no change; others are refused', async () => {
    const chosen = { nation: idOf('Nation', '02'), education: idOf('Education', 'master') };
    expect(await save({ ...chosen, certificatesType: idOf('certificateType', 'passport') })).toMatchObject({
      code: 200,
    });
    expect(await mine()).toMatchObject({
      ...chosen,
      codes: { nation: '02', education: 'master', certificatesType: 'passport' },
    });
    const { rows } = await sql(
      `select nation, education, "certificatesType" from user_account where id = 'user-sales01'`,
    );
    expect(rows).toEqual([{ nation: '02', education: 'master', certificatesType: 'passport' }]);
    // An entry of another dictionary is none of this one.
    expect(await save({ nation: idOf('Education', 'master') })).toMatchObject({ code: 422 });
    // The rule for the number of an identity card holds also when the card is chosen by its id.
    const card = { certificatesType: idOf('certificateType', 'idCard'), certificatesNumber: '1' };
    expect(await save(card)).toMatchObject({ code: 422 });
  });

  it('gives a birthday as midnight in the company’s calendar, here and to CurrentUser', async () => {
    await save({ birthday: Date.parse('1991-03-04T00:00:00Z') });
    const midnight = Date.parse('1991-03-04T00:00:00+08:00');
    expect(await mine()).toMatchObject({ birthday: midnight });
    expect((await sales.call(getCurrentUser)).data?.userInfo.birthday).toBe(midnight);
  });

  it('takes midnight here and midnight in UTC for the same birthday', async () => {
    for (const at of ['1991-03-03T16:00:00Z', '1991-03-04T00:00:00Z']) {
      await save({ birthday: Date.parse(at) });
      const { rows } = await sql(`select birthday from user_account where id = 'user-sales01'`);
      expect(rows).toEqual([{ birthday: '1991-03-04' }]);
    }
    await save({ birthday: null });
    expect((await mine())?.birthday).toBeNull();
  });

  it('makes a new name of an administrator known at once, and found by its pinyin', async () => {
    const admin = await app.as('admin');
    const before = (await mine(admin))?.realName;
    expect(await save({ realName: '  单小雅 ' }, admin)).toMatchObject({ code: 200 });
    expect((await admin.call(getCurrentUser)).data?.userInfo.userName).toBe('单小雅');
    const { data } = await sales.call(listContacts, { query: { keyword: 'shanxiaoya' } });
    expect(data?.list.map(({ account }) => account)).toEqual(['admin']);
    const { rows } = await sql(
      `select target from audit_log where name = 'saveBaseInfo' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ target: `admin: ${before} → 单小雅` }]);
  });

  it('cannot change what is the company’s to say', async () => {
    const before = await mine();
    const body = {
      realName: '周子涵',
      ...{ account: 'boss', ranks: '总裁', entryDate: 0, organizeId: 'org-group', isAdministrator: true },
      ...{
        id: 'user-gm01',
        managerId: '',
        roleId: 'manager',
        kind: 'customer',
        headIcon: '/x',
        enabledMark: 2,
      },
    };
    expect(await sales.call(saveBaseInfo, { body })).toMatchObject({ code: 200 });
    expect(await mine()).toEqual({ ...before, realName: '周子涵' });
    const { rows } = await sql(
      `select account, kind, "isAdministrator", "enabledMark" from user_account where id = 'user-sales01'`,
    );
    expect(rows).toEqual([{ account: 'sales01', kind: 'member', isAdministrator: false, enabledMark: 1 }]);
  });

  it.each<[OwnBaseInfo, Record<string, string>]>([
    [{ realName: '   ' }, { realName: '不能为空' }],
    [{ realName: '\u200b' }, { realName: '只能由管理员修改，请联系管理员' }],
    [{ realName: '顾远航' }, { realName: '只能由管理员修改，请联系管理员' }],
    [{ realName: 'x'.repeat(5_000) }, { realName: '长度不能超过 30' }],
    [{ signature: 'x'.repeat(5_000) }, { signature: '长度不能超过 200' }],
    [{ nativePlace: 'a\0b' }, { body: '含有无效字符' }],
    [{ gender: '男' }, { gender: '不在可选范围内' }],
    [
      { nation: '99', education: 'x' },
      { nation: '不在可选范围内', education: '不在可选范围内' },
    ],
    [{ mobilePhone: '123' }, { mobilePhone: '请填写正确的手机号码' }],
    [{ email: 'nobody' }, { email: '请填写正确的邮箱' }],
    [{ landline: '1' }, { landline: '请填写正确的座机号码，如 021-12345678' }],
    [
      { certificatesType: 'idCard', certificatesNumber: '110105194912310021' },
      { certificatesNumber: '请填写正确的身份证号码' },
    ],
    [{ birthday: Date.now() + 3 * 24 * 3600_000 }, { birthday: '不能晚于今天' }],
    [{ birthday: 1e300 }, { birthday: '请填写正确的日期' }],
  ])('refuses %j', async (body, fields) => {
    const before = await mine();
    const { code, data } = await save({ ...body, postalAddress: '不应保存' });
    expect(code).toBe(422);
    expect(data).toEqual({ fields });
    expect(await mine()).toEqual(before);
  });

  it('lets somebody keep what is not offered any more', async () => {
    await sql(`update user_account set education = 'master' where id = 'user-docs01'`);
    await sql(
      `update dictionary_data set "enabledMark" = 0 where "typeId" = 'Education' and "enCode" = 'master'`,
    );
    const docs = await app.as('docs01');
    expect((await save({ realName: '何思敏', education: 'master' }, docs)).code).toBe(200);
    expect((await save({ education: 'master', realName: '周子涵' })).code).toBe(200);
    await save({ education: 'bachelor' });
    expect((await save({ education: 'master' })).code).toBe(422);
  });

  it('changes nothing for everybody when nothing changed', async () => {
    const stamp = async () => (await sql(`select number from change_stamp where name = 'organisation'`)).rows;
    await save({ nativePlace: '杭州' });
    const before = await stamp();
    await save({ nativePlace: '杭州' });
    expect(await stamp()).toEqual(before);
  });
});

describe('a mobile number', () => {
  const messages = async (userId: string) =>
    (
      await sql(`select title from message join message_receiver on "messageId" = message.id
        where "userId" = '${userId}' and message.type = 3`)
    ).rows;

  it('is anybody’s to type, tells nothing of who has it, and is no way in before it is proven', async () => {
    const taken = '13900000002';
    expect((await save({ mobilePhone: taken })).code).toBe(200);
    const { data } = await sales.call(getBaseInfo);
    expect(data).toMatchObject({ mobilePhone: taken, mobileVerified: false });
  });

  it('tells its owner when it changes, once', async () => {
    const ops = await app.as('ops04');
    const body = { realName: '虞晨曦', mobilePhone: '13822223333' };
    for (let n = 0; n < 3; n++) expect((await save(body, ops)).code).toBe(200);
    expect(await messages('user-ops04')).toEqual([{ title: '手机号已修改' }]);
    await save({ realName: '虞晨曦', mobilePhone: '' }, ops);
    expect(await messages('user-ops04')).toHaveLength(2);
  });
});
