// Features: schedule, messages
import { addSchedule } from '@fairway/contract/schedule.ts';
import { signIn } from '@fairway/contract/session.ts';
import { dayOf, shifted } from '@fairway/domain/schedule/wall-clock.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { userIdOf } from '../server/src/organisation/demo/ids.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { answered, press } from './controls.ts';
import { desktop, type House, openHouse, phone, type Visitor } from './house.ts';

let house: House;
let organiser: Visitor;
let invited: Visitor;
beforeAll(async () => {
  house = await openHouse();
  [organiser, invited] = await Promise.all([house.enter('ops02', desktop), house.enter('sales02', phone)]);
});
afterAll(() => house?.close());

const oneDay = 86_400_000;
const title = '隔周舱位会';
/** The Tuesday after the next, in Shanghai. */
const tuesday = () => {
  const today = `${new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)}T00:00`;
  const weekday = new Date(`${today}Z`).getUTCDay();
  return dayOf(shifted(today, (((9 - weekday) % 7) + 7) * oneDay));
};

it('a meeting every second Tuesday is declined by one, and moved once', async () => {
  const { data: session } = await callerOf(house.url)(signIn, {
    body: { account: 'ops02', password: demoPassword },
  });
  const day = tuesday();
  const startDay = Date.parse(`${day}T00:00:00+08:00`);
  const { data } = await callerOf(house.url, { authorization: session?.token ?? '' })(addSchedule, {
    body: {
      ...{ title, startDay, startTime: '14:00', endDay: startDay, endTime: '15:00' },
      ...{ rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', toUserIds: [userIdOf('sales02')] },
    },
  });
  const id = data?.id ?? expect.fail('it was not added');
  const groupId = id.split('_')[0] ?? '';

  const { page } = invited;
  await invited.open(`/pages/apply/schedule/index?day=${day}`);
  await page.getByRole('link', { name: new RegExp(title) }).tap();
  await page.waitForURL(/schedule\/detail/);
  await answered(page, '已回复', () => press(page, '拒绝'));

  await organiser.open(`/pages/schedule/detail?id=${id}&groupId=${groupId}`);
  await organiser.page.getByText('已拒绝').waitFor();
  await press(organiser.page, '编辑');
  await press(organiser.page, '仅修改此日程');
  await organiser.page.waitForURL(/schedule\/form/);
  await organiser.page.getByRole('textbox', { name: /^地点/ }).fill('五楼会议室');
  await answered(organiser.page, '保存成功', () => press(organiser.page, '保存'));
  await organiser.page.getByText('五楼会议室').waitFor();

  // Two weeks later it is as it was; the week between has none.
  const later = dayOf(shifted(`${day}T00:00`, 14 * oneDay));
  await organiser.open(`/pages/apply/schedule/index?day=${later}`);
  await organiser.page
    .getByRole('link', { name: new RegExp(`14:00.*${title}`) })
    .last()
    .click();
  await organiser.page.waitForURL(/schedule\/detail/);
  await organiser.page.getByRole('heading', { name: title }).waitFor();
  expect(await organiser.page.getByText('五楼会议室').count()).toBe(0);
  expect([organiser, invited].flatMap(({ complaints }) => complaints)).toEqual([]);
});
