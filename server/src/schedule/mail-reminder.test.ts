import { addSchedule, listReminderChannels } from '@fairway/contract/schedule.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let mails: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let manager: Person;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startTestApp({
    withJobs: true,
    environment: {
      FAIRWAY_MAIL_URL: `smtp://fair%40way:p%3Ass@127.0.0.1:${mails.port}`,
      FAIRWAY_MAIL_FROM: 'calendar@fairway.example',
      FAIRWAY_PUBLIC_URL: 'https://fairway.example',
    },
  });
  await app.database.pool.query(
    `update user_account set email = case id when 'user-sales01' then 'sales@example.com' when 'user-ops01'
       then 'not an address' else '' end`,
  );
  manager = await app.as('manager01');
});
afterAll(async () => {
  await app.close();
  await mails.close();
});

const oneDay = 86_400_000;
/** An event of tomorrow whose reminder is due now. */
async function due(title: string, send: string) {
  const startDay = app.clock.now.getTime() + oneDay;
  const body = {
    title,
    startDay,
    startTime: '09:00',
    duration: 60 as const,
    reminderTime: 15,
    send,
    place: '三楼',
  };
  const reply = await manager.call(addSchedule, {
    body: { ...body, toUserIds: ['user-sales01', 'user-ops01'] },
  });
  expect(reply).toMatchObject({ code: 200 });
  const long = new Date(app.clock.now.getTime() - 1_000);
  await app.database.pool.query(`update schedule_reminder set "dueAt" = $1 where "firedAt" is null`, [long]);
  await app.database.pool.query(`select graphile_worker.add_job('fireReminders')`);
}
const count = async (text: string) =>
  (await app.database.pool.query<{ n: number }>(`select count(*)::int as n ${text}`)).rows[0]?.n;
const plain = (encoded: string) => Buffer.from(encoded, 'base64').toString();

it('reminds by mail who has an address, once, though the server had no time at first', async () => {
  mails.answers.push('451 later');
  await due('舱位会：四月的舱位和价格，请各位带上本月的数字\r\nBcc: all@example.com', 'mail');
  await expect.poll(() => mails.received.length).toBe(1);
  const [mail] = mails.received;
  expect(mail).toMatchObject({
    ...{ from: '<calendar@fairway.example>', to: '<sales@example.com>', auth: '\0fair@way\0p:ss' },
  });
  const [head = '', text = ''] = (mail?.message ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc/m);
  for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
  const subject = [...head.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([, word = '']) => plain(word)).join('');
  expect(subject).toContain('日程提醒：舱位会：四月的舱位和价格');
  expect(plain(text)).toMatch(
    /09:00 – 10:00 · 三楼.*Reminder: 舱位会.*https:\/\/fairway\.example\/pages\/schedule\/detail\?/s,
  );
  await expect
    .poll(() => count(`from graphile_worker.jobs where task_identifier ~ 'emind' and run_at < now()`))
    .toBe(0);
  expect(mails.received).toHaveLength(1);
});

it('stays on the site where nobody asked for mail', async () => {
  const before = mails.received.length;
  await due('没有邮件', 'inSite');
  await expect.poll(() => count(`from message where title = '日程提醒：没有邮件'`)).toBe(1);
  await due('有邮件', 'mail');
  await expect.poll(() => mails.received.length).toBe(before + 1);
});

it('is offered only where there is a mail server', async () => {
  const ids = async (who: Person) => (await who.call(listReminderChannels)).data?.list.map(({ id }) => id);
  expect(await ids(manager)).toEqual(['inSite', 'mail']);
  const without = await startTestApp();
  expect(await ids(await without.as('manager01'))).toEqual(['inSite']);
  await without.close();
});
