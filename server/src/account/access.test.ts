import * as account from '@fairway/contract/account.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { getImage } from '@fairway/contract/files.ts';
import { changePassword } from '@fairway/contract/own-access.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo, signatureOf, upload } from '../files/sample-files.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Person;
/** What the owner has, by its ids. */
const theirs = { avatar: '', signature: '', device: '', social: 'tie-of-sales01' };

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  owner = await app.as('sales01');
  const { data } = await upload(
    { url: app.url, token: owner.token, type: 'userAvatar' },
    'a.jpg',
    await photo(),
  );
  theirs.avatar = data?.name ?? '';
  await owner.call(account.changeAvatar, { params: { name: theirs.avatar } });
  const signed = await owner.call(account.addSignature, { body: { signImg: await signatureOf(1) } });
  theirs.signature = signed.data?.id ?? '';
  theirs.device = (await owner.call(account.listMyDevices)).data?.list[0]?.id ?? '';
  await app.database.pool.query(
    `insert into social_identity values ('${theirs.social}', 'wechat', 'openid', 'user-sales01', '子涵微信', now())`,
  );
  expect(Object.values(theirs).every(Boolean)).toBe(true);
});
afterAll(() => app.close());

/** Every call, made with the ids of the owner; and what it is to somebody else: refused, or about themselves. */
const calls: [Endpoint, () => object, 'NOT_FOUND' | 'about the caller'][] = [
  [account.getBaseInfo, () => ({}), 'about the caller'],
  [account.saveBaseInfo, () => ({ body: { nativePlace: '别处', id: 'user-sales01' } }), 'about the caller'],
  [account.changeAvatar, () => ({ params: { name: theirs.avatar } }), 'NOT_FOUND'],
  [account.listMyOrganisations, () => ({}), 'about the caller'],
  [account.listMyPositions, () => ({}), 'about the caller'],
  [
    account.changeMajor,
    () => ({ body: { majorType: 'Organize', majorId: 'org-shanghai-sea' } }),
    'NOT_FOUND',
  ],
  [
    account.changeMajor,
    () => ({ body: { majorType: 'Position', majorId: 'pos-shanghai-sea.salesSpecialist' } }),
    'NOT_FOUND',
  ],
  [account.listSignatures, () => ({}), 'about the caller'],
  [account.addSignature, () => ({ body: { signImg: red2 } }), 'about the caller'],
  [account.chooseSignature, () => ({ params: { id: theirs.signature } }), 'NOT_FOUND'],
  [account.deleteSignature, () => ({ params: { id: theirs.signature } }), 'NOT_FOUND'],
  [account.listMyDevices, () => ({}), 'about the caller'],
  [account.signOutDevice, () => ({ params: { id: theirs.device } }), 'NOT_FOUND'],
  [account.signOutOtherDevices, () => ({}), 'about the caller'],
  [account.listMyLogins, () => ({}), 'about the caller'],
  [account.getPreferences, () => ({}), 'about the caller'],
  [account.savePreferences, () => ({ body: account.defaultPreferences }), 'about the caller'],
  [account.listMySocials, () => ({}), 'about the caller'],
  [account.untieSocial, () => ({ params: { id: theirs.social } }), 'NOT_FOUND'],
];
const red2 = await signatureOf(2);
const cases = calls.map(([endpoint, input, wanted]) => [endpoint.name, wanted, endpoint, input] as const);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value;

it('every call of the personal centre is tried', () => {
  const declared = Object.values(account).filter(isEndpoint);
  expect(new Set(calls.map(([endpoint]) => endpoint))).toEqual(new Set(declared));
});

describe('nobody', () => {
  it.each(cases)('%s needs a session', async (_name, _wanted, endpoint, input) => {
    const before = await fingerprint(app.database.pool);
    const { code, data } = await app.call(endpoint, input() as never);
    expect({ code, data }).toEqual({ code: 600, data: undefined });
    expect(await fingerprint(app.database.pool)).toEqual(before);
  });
});

/** Everything the owner has, as rows. */
const belongings = async () => {
  const tables = [
    'signature',
    'session',
    'user_preference',
    'user_organisation',
    'user_position',
    'user_role',
  ];
  const found = await Promise.all(
    [...tables, 'social_identity', 'message_receiver', 'login_record']
      .map((table) => `select t::text as row from ${table} t where "userId" = 'user-sales01' order by 1`)
      .concat(`select t::text as row from user_account t where id = 'user-sales01'`)
      .concat(`select t::text as row from file t where "ownerId" = 'user-sales01'`)
      .map((statement) => app.database.pool.query(statement)),
  );
  return found.map(({ rows }) => rows);
};

describe.each(['ops01', 'client01', 'admin'])('as %s, with what is not theirs', (who) => {
  let stranger: Person;
  beforeAll(async () => {
    stranger = await app.as(who);
  });

  it.each(cases)('%s: %s', async (_name, wanted, endpoint, input) => {
    const before = await belongings();
    const { code, data } = await stranger.call(endpoint, input() as never);
    expect(code).toBe(wanted === 'NOT_FOUND' ? 404 : 200);
    const text = JSON.stringify(data ?? null);
    expect(text).not.toMatch(/sales01|周子涵|子涵微信/);
    for (const id of Object.values(theirs)) expect(text).not.toContain(id);
    expect(await belongings()).toEqual(before);
    expect((await owner.call(getCurrentUser)).code).toBe(200);
  });
});

it('a customer uses their own personal centre', async () => {
  const [client, elsewhere] = [await app.as('client01'), await app.as('client01')];
  const { data } = await upload(
    { url: app.url, token: client.token, type: 'userAvatar' },
    'c.jpg',
    await photo(),
  );
  expect((await client.call(account.changeAvatar, { params: { name: data?.name ?? '' } })).code).toBe(200);
  expect(
    (await client.call(account.saveBaseInfo, { body: { realName: '许佳宁', nativePlace: '无锡' } })).code,
  ).toBe(200);
  expect((await client.call(account.getBaseInfo)).data).toMatchObject({
    realName: '许佳宁',
    nativePlace: '无锡',
  });
  const signImg = await signatureOf(3);
  const mine = await client.call(account.addSignature, { body: { signImg, isDefault: 1 } });
  expect((await client.call(account.chooseSignature, { params: { id: mine.data?.id ?? '' } })).code).toBe(
    200,
  );
  expect((await client.call(getCurrentUser)).data?.userInfo.signImg).toMatch(/^data:image\/png;base64,/);
  const other = (await client.call(account.listMyDevices)).data?.list.find(({ isCurrent }) => !isCurrent);
  expect((await client.call(account.signOutDevice, { params: { id: other?.id ?? '' } })).code).toBe(200);
  const picture = await fetch(
    `${app.url}${getImage.path.replace(':type', 'userAvatar').replace(':name', data?.name ?? '')}`,
    {
      headers: { authorization: client.token },
    },
  );
  expect(picture.status).toBe(200);
  await client.call(account.signOutOtherDevices);
  expect((await elsewhere.call(getCurrentUser)).code).toBe(600);
  const password = { oldPassword: demoPassword, password: 'Another@2027' };
  expect((await client.call(changePassword, { body: password })).code).toBe(200);
});
