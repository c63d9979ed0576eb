// Features: schedule, messages
import { addSchedule } from '@fairway/contract/schedule.ts';
import { signIn } from '@fairway/contract/session.ts';
import { reminderCode } from '@fairway/domain/schedule/reminder-at.ts';
import { dayOf, shifted } from '@fairway/domain/schedule/wall-clock.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { userIdOf } from '../server/src/organisation/demo/ids.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { answered, press } from './controls.ts';
import { bytesOf, desktop, type House, openHouse, phone, type Visitor } from './house.ts';

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

interface Added {
  title: string;
  day: string;
  from: string;
  /** Left out: half an hour later. */
  to?: string;
  rule?: string;
  reminderTime?: number;
}

async function add({ title, day, from, to, rule, reminderTime = reminderCode.none }: Added) {
  const startDay = Date.parse(`${day}T00:00:00+08:00`);
  const { data: session } = await callerOf(house.url)(signIn, {
    body: { account: 'ops02', password: demoPassword },
  });
  const { data } = await callerOf(house.url, { authorization: session?.token ?? '' })(addSchedule, {
    body: {
      ...{ title, startDay, startTime: from },
      ...(to === undefined ? { duration: 30 as const } : { endDay: startDay, endTime: to }),
      ...{ ...(rule && { rule }), toUserIds: [userIdOf('sales02')], reminderTime },
    },
  });
  const id = data?.id ?? expect.fail('it was not added');
  return { id, groupId: id.split('_')[0] ?? '' };
}

it('a meeting every second Tuesday is declined by one, and moved once', async () => {
  const day = tuesday();
  const rule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU';
  const { id, groupId } = await add({ title, day, from: '14:00', to: '15:00', rule });

  const { page } = invited;
  await invited.open(`/pages/apply/schedule/index?day=${day}`);
  await page.getByRole('link', { name: new RegExp(title) }).tap();
  await page.waitForURL(/schedule\/detail/);
  await press(page, '拒绝');
  await answered(page, '已回复', () => press(page, '仅回复此日程'));

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

/** Notifications are allowed, pages may not show them, and nobody looks at the page. */
const likeAPhone = `
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  window.Notification = new Proxy(Notification, { construct() { throw new TypeError('Illegal constructor') } });
  document.hasFocus = () => false;
`;
const minute = 60_000;
const soon = { timeout: 4 * minute };

it('a reminder that is due reaches two devices of one person, each once', async () => {
  const [mobile, desk] = await Promise.all([house.visit(phone), house.visit(desktop)]);
  await mobile.page.addInitScript(likeAPhone);
  for (const device of [mobile, desk]) {
    const socket = device.page.waitForEvent('websocket').then((one) => one.waitForEvent('framereceived'));
    await Promise.all([socket, device.signIn('sales02')]);
  }
  // A browser without a screen shows no notification: what it is asked to show is kept.
  const worker = () => mobile.page.context().serviceWorkers()[0];
  await mobile.page.evaluate(`navigator.serviceWorker.register('service-worker.js')`);
  await expect.poll(worker).toBeDefined();
  await worker()?.evaluate(
    `self.shown = []; self.registration.showNotification = async (title, { body }) => self.shown.push(title + body)`,
  );
  await desk.moveTo('/pages/message/message/index');

  // The reminders are looked for each minute: the second is found by a later look than the first.
  const first = Math.ceil((Date.now() + minute / 3) / minute) * minute;
  const titles = ['马上开始的舱位会', '随后开始的舱位会'] as const;
  for (const [at, title] of titles.entries()) {
    const start = new Date(first + at * minute + 8 * 60 * minute).toISOString();
    const [day, from] = [start.slice(0, 10), start.slice(11, 16)];
    await add({ title, day, from, reminderTime: reminderCode.atStart });
  }
  const inSite = ({ page }: Visitor, title: string) =>
    page.getByRole('button', { name: new RegExp(`^未读 日程提醒：${title}`) });
  const notified = async (title: string) => {
    const shown = (await worker()?.evaluate('self.shown')) as string[] | undefined;
    return shown?.filter((one) => one.includes(`日程提醒：${title}`)) ?? [];
  };
  const [due, later] = titles;
  await expect.poll(() => inSite(desk, due).count(), soon).toBe(1);
  await expect.poll(async () => (await notified(due)).length).toBe(1);
  expect(await notified(later)).toEqual([]);

  // Neither came a second time with the look that found the other.
  await expect.poll(() => inSite(desk, later).count(), soon).toBe(1);
  await expect.poll(async () => (await notified(later)).length).toBe(1);
  expect((await notified(due)).length).toBe(1);
  await mobile.moveTo('/pages/message/message/index');
  for (const device of [mobile, desk])
    for (const title of titles) {
      await inSite(device, title).first().waitFor();
      expect(await inSite(device, title).count()).toBe(1);
    }
  expect([mobile, desk].flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all([mobile.leave(), desk.leave()]);
});

/** A Monday in a year that no demo data reaches: nothing stands beside what is dragged. */
const monday = '2033-03-14';

it('an event is dragged to another day on a desk, and back with a press', async () => {
  const dragged = '拖动的舱位会';
  await add({ title: dragged, day: monday, from: '10:00', to: '11:00' });
  const { page } = organiser;
  await organiser.open(`/pages/apply/schedule/index?view=week&day=${monday}`);
  const block = page.getByRole('link', { name: new RegExp(`^${dragged}`) });
  const from = (await block.boundingBox()) ?? expect.fail('it is not there');
  const wednesday = await page.locator('.time-grid-day').nth(2).boundingBox();
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move((wednesday?.x ?? 0) + 20, from.y + 10 + from.height, { steps: 8 });
  await answered(page, '已移至', () => page.mouse.up());
  await page.getByRole('link', { name: new RegExp(`^${dragged} 11:00 – 12:00 3月16日`) }).waitFor();
  await organiser.open(`/pages/apply/schedule/index?view=week&day=${monday}`);
  await page.getByRole('link', { name: new RegExp(`^${dragged} 11:00 – 12:00 3月16日`) }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('link', { name: new RegExp(`^${dragged} 11:00 – 12:00 3月15日`) }).waitFor();
  await page.getByText('已移至').waitFor();
  await answered(page, '已恢复原时间', () => press(page, '撤销'));
  await page.getByRole('link', { name: new RegExp(`^${dragged} 11:00 – 12:00 3月16日`) }).waitFor();
});

it('who is busy is told while one writes; another time is proposed, and taken', async () => {
  const asked = '改期的舱位会';
  const { id, groupId } = await add({ title: asked, day: '2033-03-22', from: '14:00', to: '15:00' });
  const detail = `/pages/schedule/detail?id=${id}&groupId=${groupId}`;

  await invited.open('/pages/apply/schedule/form?day=2033-03-22');
  await invited.page.getByText('该时段所有人都有空').waitFor();
  const at = Date.parse('2033-03-22T14:30:00+08:00');
  await invited.open(`/pages/apply/schedule/form?day=2033-03-22&from=${at}&to=${at + 3_600_000}`);
  await invited.page.getByText('我 14:00 – 15:00 已有安排').waitFor();

  await invited.open(detail);
  await press(invited.page, '建议其他时间');
  await invited.page.getByLabel('开始时间').fill('2033-03-23T16:00');
  await answered(invited.page, '建议已发送给发起人', () => press(invited.page, '发送建议'));

  await organiser.open(detail);
  await organiser.page.getByText('建议改为 2033-03-23 16:00').waitFor();
  await answered(organiser.page, '已改到建议的时间', () => press(organiser.page, '用这个时间'));
  await organiser.page.getByText('2033-03-23 16:00 – 17:00').waitFor();
});

it('a calendar goes out as a file and comes in as one, and an import is taken back', async () => {
  const { page } = organiser;
  await organiser.open('/pages/apply/schedule/services');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载我的日历' }).click(),
  ]);
  const ics = await bytesOf(download);
  expect(ics.toString()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const choose = (buffer: Buffer) =>
    page
      .getByLabel('日历文件（.ics）')
      .setInputFiles({ name: '日历.ics', mimeType: 'text/calendar', buffer });
  await choose(ics);
  await page.getByText(/新增 0，更新 0，相同 [1-9]/).waitFor();

  const written = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//e2e//', 'BEGIN:VEVENT', 'UID:fair@e2e.example'],
    ...['DTSTAMP:20330101T000000Z', 'DTSTART:20330330T020000Z', 'DTEND:20330330T030000Z'],
    ...['SUMMARY:外部展会', 'END:VEVENT', 'END:VCALENDAR', ''],
  ];
  await choose(Buffer.from(written.join('\r\n')));
  await answered(page, '已导入：新增 1，更新 0', () => press(page, '导入 1 个日程'));
  await organiser.open('/pages/apply/schedule/index?view=week&day=2033-03-30');
  await page.getByRole('link', { name: /^外部展会 10:00 – 11:00/ }).waitFor();

  await organiser.open('/pages/apply/schedule/services');
  await press(page, '撤销导入');
  await answered(page, '已撤销导入', () => press(page.getByRole('alertdialog'), '撤销导入'));
  await organiser.open('/pages/apply/schedule/index?view=week&day=2033-03-30');
  expect(await page.getByRole('link', { name: /^外部展会/ }).count()).toBe(0);
  expect([organiser, invited].flatMap(({ complaints }) => complaints)).toEqual([]);
});
