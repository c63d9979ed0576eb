import { listMessages } from '@fairway/contract/messages.ts';
import * as contract from '@fairway/contract/schedule.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { fireReminders } from './fire-reminders.ts';

let app: TestApp;
let manager: Person;
let sales: Person;
let ops: Person;
beforeAll(async () => {
  app = await startTestApp();
  [manager, sales, ops] = [await app.as('manager01'), await app.as('sales01'), await app.as('ops01')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.pool.query('delete from schedule_event');
  await app.database.pool.query('delete from message_receiver');
  await app.database.pool.query('delete from message');
});

const oneDay = 86_400_000;
const at = (text: string) => Date.parse(`${text}:00+08:00`);
/** Tuesdays of a winter nobody lives in yet. */
const tuesday = '2031-01-07';
const body = {
  ...{ title: '舱位会', startDay: at(`${tuesday}T00:00`), startTime: '14:00', endTime: '15:00' },
  ...{ endDay: at(`${tuesday}T00:00`), toUserIds: ['user-sales01', 'user-ops01'] },
};
const everySecond = { ...body, rule: 'FREQ=WEEKLY;INTERVAL=2' };
const add = async (written: object = everySecond) =>
  (await manager.call(contract.addSchedule, { body: { ...body, ...written } })).data?.id ??
  expect.fail('not added');
const range = { from: String(at('2031-01-01T00:00')), before: String(at('2031-02-20T00:00')) };
const shown = async (who = manager) =>
  ((await who.call(contract.listSchedule, { query: range })).data?.list ?? []).map(
    ({ id, startAt, title }) => ({
      ...{ id, title, at: new Date(startAt + 8 * 3_600_000).toISOString().slice(0, 16) },
    }),
  );
const starts = async (who = manager) => (await shown(who)).map((one) => one.at);
const titles = async (who: Person) =>
  ((await who.call(listMessages, { query: { type: '4' } })).data?.list ?? []).map(({ title }) => title);

describe('a meeting every second Tuesday', () => {
  it('stands in the calendars of its people, who are asked', async () => {
    await add();
    const times = ['2031-01-07T14:00', '2031-01-21T14:00', '2031-02-04T14:00', '2031-02-18T14:00'];
    expect(await starts(sales)).toEqual(times);
    expect(await titles(sales)).toEqual(['沈立群邀请您参加：舱位会']);
    expect(await titles(manager)).toEqual([]);
  });

  it('is moved once, and the others stay', async () => {
    await add();
    const id = (await shown())[1]?.id ?? '';
    const moved = {
      ...body,
      title: '舱位会',
      startDay: at('2031-01-22T00:00'),
      endDay: at('2031-01-22T00:00'),
    };
    const reply = await manager.call(contract.changeSchedule, { params: { id, type: '1' }, body: moved });
    expect(reply).toMatchObject({ code: 200, data: { id } });
    expect(await starts()).toEqual([
      '2031-01-07T14:00',
      '2031-01-22T14:00',
      '2031-02-04T14:00',
      '2031-02-18T14:00',
    ]);
    expect(await titles(ops)).toContain('沈立群调整了日程：舱位会');
  });

  it('goes on another way from one time on', async () => {
    await add();
    const id = (await shown())[2]?.id ?? '';
    const later = { startAt: at('2031-02-05T16:00'), endAt: at('2031-02-05T17:00') };
    expect(
      await manager.call(contract.moveSchedule, { params: { id, type: '2' }, body: later }),
    ).toMatchObject({ code: 200 });
    expect(await starts(sales)).toEqual([
      '2031-01-07T14:00',
      '2031-01-21T14:00',
      '2031-02-05T16:00',
      '2031-02-19T16:00',
    ]);
  });

  describe('that goes on another way from one time on', () => {
    const later = { startAt: at('2031-02-05T16:00'), endAt: at('2031-02-05T17:00') };
    const whole = ['2031-01-07T14:00', '2031-01-21T14:00', '2031-02-04T14:00', '2031-02-18T14:00'];
    /** What is kept of it, but when it was changed last and how often. */
    const kept = async () => {
      const { rows: events } = await app.database.pool.query(
        'select id, rule, "startWall", "endWall", "firstAt", "lastAt" from schedule_event order by id',
      );
      const { rows: exceptions } = await app.database.pool.query(
        'select * from schedule_exception order by "originalStart"',
      );
      const { rows: people } = await app.database.pool.query(
        'select * from schedule_participant order by "userId", "originalStart"',
      );
      return { events, exceptions, people };
    };
    const move = async (from: string) => {
      const params = { id: from, type: '2' } as const;
      return (await manager.call(contract.moveSchedule, { params, body: later })).data?.id ?? '';
    };
    const rejoin = (id: string, from: string, who = manager) =>
      who.call(contract.rejoinSchedule, { params: { id }, body: { from, startAt: later.startAt } });

    it.each(['FREQ=WEEKLY;INTERVAL=2', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'])(
      'and back is one series, as it was: %s',
      async (rule) => {
        const first = await add({ rule });
        await ops.call(contract.answerSchedule, { params: { id: first }, body: { answer: 'accepted' } });
        const last = (await shown())[3]?.id ?? '';
        await manager.call(contract.moveSchedule, {
          ...{ params: { id: last, type: '1' } },
          body: { startAt: at('2031-02-19T09:00'), endAt: at('2031-02-19T10:00') },
        });
        const before = await kept();
        const from = (await shown())[2]?.id ?? '';
        const id = await move(from);
        expect((await kept()).events).toHaveLength(2);
        expect(await rejoin(id, from)).toMatchObject({ code: 200, data: { id: from } });
        expect(await kept()).toEqual(before);
        expect(await starts(sales)).toEqual([...whole.slice(0, 3), '2031-02-19T09:00']);
        expect(await rejoin(id, from)).toMatchObject({ code: 404 });
      },
    );

    it('stays so when the later ones were changed since, and for everybody but its organiser', async () => {
      await add();
      const from = (await shown())[2]?.id ?? '';
      const id = await move(from);
      for (const who of [sales, ops]) expect(await rejoin(id, from, who)).toMatchObject({ code: 404 });
      const elsewhere = await add({ title: '别的会', toUserIds: [] });
      expect(await rejoin(elsewhere, from)).toMatchObject({ code: 409 });
      expect(await rejoin(id, id)).toMatchObject({ code: 409 });
      const params = { id, type: '3' } as const;
      const again = { startAt: at('2031-02-06T16:00'), endAt: at('2031-02-06T17:00') };
      await manager.call(contract.moveSchedule, { params, body: again });
      const before = await kept();
      const moved = (await shown()).find((one) => one.at === '2031-02-06T16:00')?.id ?? '';
      expect(await rejoin(moved, from)).toMatchObject({ code: 409 });
      expect(await kept()).toEqual(before);
    });
  });

  it.each([
    ['1', ['2031-01-07T14:00', '2031-02-04T14:00', '2031-02-18T14:00']],
    ['2', ['2031-01-07T14:00']],
    ['3', []],
  ] as const)('is deleted as far as %s says', async (type, left) => {
    await add();
    const id = (await shown())[1]?.id ?? '';
    expect(await manager.call(contract.deleteSchedule, { params: { id, type } })).toMatchObject({
      code: 200,
    });
    expect(await starts(ops)).toEqual(left);
    expect(await manager.call(contract.getScheduleDetail, { query: { id } })).toMatchObject({
      ...{ code: 400, msg: '该日程不存在或无权查看' },
    });
  });

  it('is declined by one, of whom its organiser hears', async () => {
    const id = await add();
    await ops.call(contract.answerSchedule, { params: { id }, body: { answer: 'declined' } });
    const { data } = await manager.call(contract.getSchedule, { params: { id } });
    expect(data?.participants.map((one) => [one.id, one.answer])).toEqual(
      expect.arrayContaining([
        ['user-ops01', 'declined'],
        ['user-sales01', 'open'],
        ['user-manager01', 'accepted'],
      ]),
    );
    expect(await titles(manager)).toEqual(['朱婷婷拒绝了日程：舱位会']);
  });
});

it('is answered as a whole: also a time that was moved alone, or answered by itself before', async () => {
  await add();
  const [, second = expect.fail('no second time'), third = expect.fail('no third time')] = await shown();
  await manager.call(contract.moveSchedule, {
    ...{ params: { id: second.id, type: '1' } },
    body: { startAt: at('2031-01-22T09:00'), endAt: at('2031-01-22T10:00') },
  });
  const answer = (id: string, type: 1 | 3, said: 'accepted' | 'declined') =>
    ops.call(contract.answerSchedule, { params: { id }, body: { answer: said, type } });
  await answer(third.id, 1, 'declined');
  await answer(third.id, 3, 'accepted');
  const answers = (await ops.call(contract.listSchedule, { query: range })).data?.list;
  expect(answers?.map(({ myAnswer }) => myAnswer)).toEqual(Array.from({ length: 4 }, () => 'accepted'));
  await answer(second.id, 1, 'declined');
  const later = (await ops.call(contract.listSchedule, { query: range })).data?.list;
  expect(later?.map(({ myAnswer }) => myAnswer)).toEqual(['accepted', 'declined', 'accepted', 'accepted']);
});

describe('nobody but its organiser', () => {
  it('changes or deletes it, and strangers do not see it', async () => {
    const id = await add({ ...everySecond, toUserIds: ['user-sales01'] });
    const params = { id, type: '3' } as const;
    expect(await sales.call(contract.deleteSchedule, { params })).toMatchObject({ code: 404 });
    expect(await sales.call(contract.changeSchedule, { params, body })).toMatchObject({ code: 404 });
    expect(await ops.call(contract.getSchedule, { params: { id } })).toMatchObject({ code: 404 });
    expect(await ops.call(contract.getScheduleDetail, { query: { id } })).toMatchObject({
      ...{ code: 400, msg: '该日程不存在或无权查看' },
    });
    expect(
      await ops.call(contract.answerSchedule, { params: { id }, body: { answer: 'accepted' } }),
    ).toMatchObject({ code: 404 });
  });

  it('sees more of a private one than when it is', async () => {
    await sales.call(contract.addSchedule, {
      body: { ...body, toUserIds: [], title: '体检', isPrivate: true },
    });
    const { data } = await manager.call(contract.listTeamSchedule, { query: range });
    expect(data?.list.map((one) => [one.title, one.isBusyOnly, one.userIds])).toEqual([
      ['', true, ['user-sales01']],
    ]);
    expect(await sales.call(contract.listTeamSchedule, { query: range })).toMatchObject({ code: 403 });
  });
});

it('shows a team only to who is above it', async () => {
  await add();
  const asked = (userIds: string) => ({ query: { ...range, userIds } });
  const own = await manager.call(contract.listTeamSchedule, asked('user-sales01'));
  expect(own.data?.list.map(({ title, userIds }) => [title, userIds])[0]).toEqual([
    '舱位会',
    ['user-sales01'],
  ]);
  for (const others of ['user-admin', 'user-sales01,user-admin', 'nobody'])
    expect(await manager.call(contract.listTeamSchedule, asked(others))).toMatchObject({ code: 404 });
});

it('says when colleagues are busy, and not with what', async () => {
  const secret = { title: '秘密会面', content: '地点保密', place: '某处', isPrivate: true, toUserIds: [] };
  await sales.call(contract.addSchedule, { body: { ...body, ...secret } });
  const query = { userIds: 'user-sales01', startAt: String(at(`${tuesday}T14:30`)), minutes: '60' };
  const { data } = await ops.call(contract.getBusy, { query });
  const span = { startAt: at(`${tuesday}T14:00`), endAt: at(`${tuesday}T15:00`) };
  expect(data?.people.find(({ id }) => id === 'user-sales01')).toMatchObject({ isBusy: true, busy: [span] });
  expect(JSON.stringify(data)).not.toMatch(/秘密|保密|某处|_2031/);
});

it.each([
  ['ends before it starts', { endTime: '13:00' }, '结束时间必须晚于开始时间'],
  [
    'repeats until before its start',
    { repetition: 3, repeatTime: at('2031-01-01T00:00') },
    '结束重复时间必须晚于开始时间',
  ],
  ['never comes true', { rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31' }, '重复规则无效，请重新设置'],
])('refuses what %s', async (_, wrong, msg) => {
  expect(await manager.call(contract.addSchedule, { body: { ...body, ...wrong } })).toMatchObject({
    code: 400,
    msg,
  });
});

it('counts the events of days as clients of the family ask', async () => {
  await add();
  const query = { startTime: '2031-01-01', endTime: '2031-01-31', dateTime: '20310121' };
  const { data } = await sales.call(contract.listMonth, { query });
  expect(data?.signList).toEqual({ 20310107: 1, 20310121: 1 });
  expect(data?.todayList).toMatchObject([
    {
      title: '舱位会',
      startDay: at('2031-01-21T00:00'),
      startTime: '14:00',
      endTime: '15:00',
      repetition: 3,
    },
  ]);
});

it('finds the first hour at which everybody has time', async () => {
  await add({ startTime: '09:00', endTime: '11:00' });
  const query = { userIds: 'user-sales01', startAt: String(at(`${tuesday}T09:30`)), minutes: '60' };
  const { data } = await ops.call(contract.getBusy, { query });
  expect(data?.people.map(({ isBusy }) => isBusy)).toEqual([true, true]);
  expect(data?.firstCommonAt).toBe(at(`${tuesday}T11:00`));
});

it('reminds everybody once, whoever looks, and nobody who declined', async () => {
  const start = Date.now() + oneDay - (Date.now() % 60_000);
  const local = new Date(start + 8 * 3_600_000).toISOString();
  const id = await add({
    ...{
      rule: '',
      startDay: start,
      startTime: local.slice(11, 16),
      endDay: start + oneDay,
      endTime: '00:00',
    },
    reminderTime: 10,
  });
  await ops.call(contract.answerSchedule, { params: { id }, body: { answer: 'declined' } });
  const published: unknown[] = [];
  const bus = { publish: async (message: unknown) => void published.push(message) } as never;
  const commitNow = <T>(work: (db: never) => Promise<T>) =>
    app.database.db.transaction().execute((db) => work(db as never));
  const fire = (when: number) => fireReminders({ bus, commitNow: commitNow as never }, new Date(when));
  await fire(start - 11 * 60_000);
  expect(await titles(sales)).not.toContain('日程提醒：舱位会');
  await Promise.all([fire(start - 10 * 60_000), fire(start - 10 * 60_000), fire(start - 9 * 60_000)]);
  expect((await titles(sales)).filter((title) => title === '日程提醒：舱位会')).toHaveLength(1);
  expect((await titles(manager)).filter((title) => title === '日程提醒：舱位会')).toHaveLength(1);
  expect(await titles(ops)).not.toContain('日程提醒：舱位会');
});
