import { defaultPreferences, getPreferences, savePreferences } from '@fairway/contract/account.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  sales = await app.as('sales01');
});
afterAll(() => app.close());

const mine = async (who = sales) => (await who.call(getPreferences)).data;
const chosen = {
  notifications: { chat: false, workflow: true, notice: false, system: true, schedule: true },
  quietHours: { enabled: true, from: 0, to: 24 * 60 - 1, zone: 'America/New_York' },
};

it('are the usual ones until somebody chooses, and then theirs alone', async () => {
  expect(await mine()).toEqual(defaultPreferences);
  expect(await sales.call(savePreferences, { body: chosen })).toMatchObject({ code: 200, msg: '保存成功' });
  expect(await mine()).toEqual(chosen);
  expect(await mine(await app.as('sales02'))).toEqual(defaultPreferences);
  await sales.call(savePreferences, { body: defaultPreferences });
  expect(await mine()).toEqual(defaultPreferences);
});

it('know a zone however it is written', async () => {
  const quietHours = { ...chosen.quietHours, zone: 'asia/SHANGHAI' };
  expect((await sales.call(savePreferences, { body: { ...chosen, quietHours } })).code).toBe(200);
  expect((await mine())?.quietHours.zone).toBe('Asia/Shanghai');
});

it.each(['Mars/Olympus', '+08:00', "Asia/Shanghai'; --", '上海', 'x'.repeat(60)])(
  'refuse the zone %s',
  async (zone) => {
    const before = await mine();
    const body = { ...chosen, quietHours: { ...chosen.quietHours, zone } };
    const { code, data } = await sales.call(savePreferences, { body });
    expect([code, data]).toEqual([422, { fields: { 'quietHours.zone': '不是有效的时区' } }]);
    expect(await mine()).toEqual(before);
  },
);

it.each([
  { ...chosen.quietHours, from: -1 },
  { ...chosen.quietHours, to: 1440 },
  { ...chosen.quietHours, from: 1.5 },
  { ...chosen.quietHours, zone: '' },
])('refuse %j', async (quietHours) => {
  expect((await sales.call(savePreferences, { body: { ...chosen, quietHours } })).code).toBe(422);
});

it('give the usual for what could not be chosen when they were saved', async () => {
  await app.database.pool.query(
    `insert into user_preference values ('user-ops01', '{"notifications": {"chat": false}}')`,
  );
  expect(await mine(await app.as('ops01'))).toEqual({
    ...defaultPreferences,
    notifications: { ...defaultPreferences.notifications, chat: false },
  });
});
