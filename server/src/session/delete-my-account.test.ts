import {
  addSignature,
  changeAvatar,
  defaultPreferences,
  saveBaseInfo,
  savePreferences,
} from '@fairway/contract/account.ts';
import * as people from '@fairway/contract/organisation.ts';
import { deleteMyAccount } from '@fairway/contract/own-access.ts';
import { getCurrentUser, signIn } from '@fairway/contract/session.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, photo, upload } from '../files/sample-files.ts';
import { showFileTo } from '../files/show-file-to.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
});
afterAll(() => house.close());

const rows = async (statement: string) => (await house.database.pool.query(statement)).rows;
const leave = (person: Person, password?: string) => person.call(deleteMyAccount, { body: { password } });

describe('a person who deletes their account', () => {
  const userId = 'user-manager06';
  let kept: string;

  beforeAll(async () => {
    const [phone, desk] = [await house.as('manager06'), await house.as('manager06')];
    const store = async (type: string, name: string, bytes: Buffer) =>
      (await upload({ url: house.url, token: phone.token, type }, name, bytes)).data?.name ?? '';
    await phone.call(changeAvatar, { params: { name: await store('userAvatar', 'me.jpg', await photo()) } });
    await store('annex', 'diary.pdf', pdfOf(1_000));
    kept = await store('annex', 'contract.pdf', pdfOf(1_000));
    await showFileTo(house.database.db, { userId }, kept, ['user-sales04']);
    expect(await rows(`select "mobilePhone" from user_account where id = '${userId}'`)).toEqual([
      { mobilePhone: '13900000011' },
    ]);
    const own = {
      realName: '陆思齐',
      signature: '只争朝夕',
      nation: '01',
      nativePlace: '吴江平望',
      certificatesType: 'passport',
      certificatesNumber: 'E77777777',
      postalAddress: '虹口区 1 号',
      urgentContacts: '陆母',
      urgentTelePhone: '13900009999',
    };
    await phone.call(saveBaseInfo, { body: own });
    const drawn = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#123' } })
      .png()
      .toBuffer();
    const signImg = `data:image/png;base64,${drawn.toString('base64')}`;
    await phone.call(addSignature, { body: { signImg } });
    await phone.call(savePreferences, { body: defaultPreferences });
    await rows(
      `insert into social_identity values ('tie', 'wechat', 'openid', '${userId}', '思齐的微信', now())`,
    );
    expect(await leave(phone, demoPassword)).toMatchObject({ code: 200, msg: '注销成功' });
    expect(await desk.call(getCurrentUser)).toMatchObject({ code: 600 });
  });

  it('cannot come in any more', async () => {
    const back = await house.call(signIn, { body: { account: 'manager06', password: demoPassword } });
    expect(back.code).toBe(400);
  });

  it('leaves nothing personal, in no table', async () => {
    const traces =
      /陆思齐|lusiqi|manager06@|只争朝夕|思齐的微信|吴江平望|E77777777|虹口区 1 号|陆母|13900009999|13900000011/;
    const tables = await rows(`select tablename as name from pg_tables where schemaname = 'public'`);
    for (const { name } of tables) {
      const found = await rows(`select t::text as row from "${name}" t`);
      expect(
        found.map(({ row }) => row).filter((row) => traces.test(row)),
        name,
      ).toEqual([]);
    }
    const [person] = await rows(`select * from user_account where id = '${userId}'`);
    expect(person).toMatchObject({
      realName: '已注销用户',
      headIcon: '',
      organisationId: null,
      positionId: null,
      managerId: null,
      enabledMark: 0,
      entryDate: null,
      ranks: '',
    });
    expect(person.deletedAt).not.toBeNull();
    for (const table of ['signature', 'user_preference', 'login_record', 'user_password', 'user_role'])
      expect(await rows(`select * from ${table} where "userId" = '${userId}'`), table).toEqual([]);
    const sessions = await rows(`select * from session where "userId" = '${userId}'`);
    expect(sessions).toHaveLength(2);
    for (const one of sessions)
      expect(one).toMatchObject({
        address: '',
        agent: '',
        previousLoginAddress: '',
        endReason: 'accountDeleted',
      });
  });

  it('stays in the audit log by the id alone, with the deletion itself', async () => {
    const lines = await rows(`select name, account, "realName" from audit_log where "userId" = '${userId}'`);
    expect(lines.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['signIn', 'changeAvatar', 'deleteMyAccount']),
    );
    expect(new Set(lines.map(({ account, realName }) => `${account} ${realName}`))).toEqual(
      new Set([`deleted-${userId} 已注销用户`]),
    );
  });

  it('takes along what nobody else reads, and leaves what was shown', async () => {
    const files = await rows(`select id from file where "ownerId" = '${userId}'`);
    expect(files).toEqual([{ id: kept }]);
    const others = `select id from file where "ownerId" <> '${userId}'`;
    expect(await rows(`select distinct "fileId" from file_piece where "fileId" not in (${others})`)).toEqual([
      { fileId: kept },
    ]);
  });

  it('leaves their people to the manager above, and what they led to nobody', async () => {
    const reports = await rows(
      `select "managerId" from user_account where account in ('sales04', 'sales05')`,
    );
    expect(reports).toEqual([{ managerId: 'user-manager01' }, { managerId: 'user-manager01' }]);
    expect(await rows(`select "managerId" from organisation where id = 'org-shanghai-air'`)).toEqual([
      { managerId: null },
    ]);
  });

  it('is named as somebody who was there, and found nowhere', async () => {
    const sales = await house.as('sales01');
    const { data: card } = await sales.call(people.getUserCard, { params: { id: userId } });
    expect(card).toEqual({
      id: userId,
      enabledMark: 0,
      isExternal: false,
      realName: '已注销用户',
      ...{ account: '', headIcon: '', organizeName: '', positionName: '' },
      ...{ mobilePhone: '', telePhone: '', landline: '', email: '', managers: [] },
    });
    const { data } = await sales.call(people.listUsersByIds, { body: { ids: [userId] } });
    expect(data?.list).toMatchObject([{ id: userId, fullName: '已注销用户', account: '', enabledMark: 0 }]);
    const everybody = await sales.call(people.getUserTree);
    expect(JSON.stringify(everybody.data)).not.toContain(userId);
  });
});

describe('an account is not deleted', () => {
  it('by an administrator', async () => {
    const admin = await house.as('admin');
    for (const password of [undefined, demoPassword])
      expect(await leave(admin, password)).toMatchObject({ code: 400, msg: '管理员不能注销' });
    expect(await admin.call(getCurrentUser)).toMatchObject({ code: 200 });
  });

  it('without the password, which counts as no guess', async () => {
    const person = await house.as('ops02');
    const before = await fingerprint(house.database.pool);
    for (let n = 0; n < 8; n++) expect(await leave(person)).toMatchObject({ code: 400, msg: '密码错误' });
    expect(await fingerprint(house.database.pool)).toEqual(before);
  });

  it('by guessing it', async () => {
    const person = await house.as('ops02');
    for (let n = 0; n < 6; n++) expect((await leave(person, `Guess${n}@2026`)).msg).toBe('密码错误');
    expect((await leave(person, demoPassword)).msg).toMatch(/^尝试次数过多/);
    expect(await person.call(getCurrentUser)).toMatchObject({ code: 200 });
    const lines = await rows(
      `select name from audit_log where "userId" = 'user-ops02' and name like 'delete%'`,
    );
    expect(lines).toEqual(Array.from({ length: 6 }, () => ({ name: 'deleteMyAccountFailed' })));
  });
});

it('two devices at the same instant delete it once', async () => {
  const devices = await Promise.all([house.as('ops05'), house.as('ops05'), house.as('ops05')]);
  const replies = await Promise.all(devices.map((device) => leave(device, demoPassword)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(replies.every(({ status }) => status === 200)).toBe(true);
});

it('in a ring of managers nobody answers to themselves afterwards', async () => {
  await house.database.pool.query(`
    update user_account set "managerId" = 'user-docs02' where id = 'user-docs01';
    update user_account set "managerId" = 'user-docs01' where id = 'user-docs02'`);
  expect(await leave(await house.as('docs01'), demoPassword)).toMatchObject({ code: 200 });
  expect(await rows(`select "managerId" from user_account where id = 'user-docs02'`)).toEqual([
    { managerId: null },
  ]);
});
