import type { Input } from '@fairway/contract/endpoint.ts';
import { listMessages } from '@fairway/contract/messages.ts';
import * as contract from '@fairway/contract/schedule.ts';
import * as ics from '@fairway/contract/schedule-ics.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

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
  for (const table of ['schedule_event', 'schedule_import', 'schedule_feed', 'message_receiver', 'message'])
    await app.database.pool.query(`delete from ${table}`);
});

type Written = Input<typeof contract.addSchedule>['body'];
const at = (text: string) => Date.parse(`${text}:00+08:00`);
const body = {
  ...{ title: '舱位会', startDay: at('2031-01-07T00:00'), startTime: '14:00', endTime: '15:00' },
  ...{ endDay: at('2031-01-07T00:00'), toUserIds: ['user-sales01', 'user-ops01'], reminderTime: 15 },
  ...{ rule: 'FREQ=WEEKLY;INTERVAL=2', place: '三楼' },
} satisfies Written;
const add = async (written: Partial<Written> = {}, who = manager) =>
  (await who.call(contract.addSchedule, { body: { ...body, ...written } })).data?.id ??
  expect.fail('not added');
const range = { from: String(at('2031-01-01T00:00')), before: String(at('2031-02-20T00:00')) };
const listed = async (who: Person) =>
  (await who.call(contract.listSchedule, { query: range })).data?.list ?? [];
const starts = async (who: Person) =>
  (await listed(who)).map(({ startAt }) => new Date(startAt + 8 * 3_600_000).toISOString().slice(0, 16));
const titles = async (who: Person) =>
  ((await who.call(listMessages, { query: { type: '4' } })).data?.list ?? []).map(({ title }) => title);

const get = (path: string, who?: Person, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { headers: { ...(who && { authorization: who.token }), ...headers } });
const exported = async (id: string, who = manager) => {
  const response = await get(`/api/system/Schedule/${id}/Ics`, who);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return (await response.text()).replaceAll('\r\n ', '').split('\r\n');
};
const makeFeed = async (who: Person, shows: ics.FeedShows = 'privateBusy') =>
  (await who.call(ics.makeScheduleFeed, { body: { shows } })).data?.path ?? expect.fail('no address');

describe('an event that goes out', () => {
  it('is a series with its exceptions, its zone, its reminder and its people', async () => {
    const id = await add();
    const [, second, third] = await listed(manager);
    await manager.call(contract.deleteSchedule, { params: { id: second?.id ?? '', type: '1' } });
    const moved = { startAt: at('2031-02-05T16:00'), endAt: at('2031-02-05T17:00') };
    await manager.call(contract.moveSchedule, { params: { id: third?.id ?? '', type: '1' }, body: moved });
    await ops.call(contract.answerSchedule, { params: { id }, body: { answer: 'declined' } });
    const lines = await exported(id, sales);
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['TZID:Asia/Shanghai', 'TZOFFSETTO:+0800', 'SUMMARY:舱位会', 'LOCATION:三楼'],
        ...['DTSTART;TZID=Asia/Shanghai:20310107T140000', 'DTEND;TZID=Asia/Shanghai:20310107T150000'],
        ...['RRULE:FREQ=WEEKLY;INTERVAL=2', 'EXDATE;TZID=Asia/Shanghai:20310121T140000'],
        'RECURRENCE-ID;TZID=Asia/Shanghai:20310204T140000',
        ...['DTSTART;TZID=Asia/Shanghai:20310205T160000', 'TRIGGER:-PT15M', 'END:VCALENDAR'],
        expect.stringMatching(/^ATTENDEE;CN="朱婷婷";PARTSTAT=DECLINED:/),
      ]),
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  });

  it('goes only to who may see it', async () => {
    const id = await add({ toUserIds: ['user-sales01'] });
    const refused = await get(`/api/system/Schedule/${id}/Ics`, ops);
    expect(await refused.json()).toMatchObject({ code: 404 });
  });

  it('is in the file of a calendar, unless it was declined or lies outside the range', async () => {
    const id = await add({ rule: '' });
    await add({ title: '以后', rule: '', startDay: at('2032-01-07T00:00'), endDay: at('2032-01-07T00:00') });
    const whole = await (await get('/api/system/Schedule/Ics', sales)).text();
    expect(
      whole
        .match(/SUMMARY:.*/g)
        ?.map((one) => one.trim())
        .toSorted(),
    ).toEqual(['SUMMARY:以后', 'SUMMARY:舱位会']);
    const part = await (await get(`/api/system/Schedule/Ics?${new URLSearchParams(range)}`, sales)).text();
    expect(part.match(/SUMMARY:.*/g)).toHaveLength(1);
    await sales.call(contract.answerSchedule, { params: { id }, body: { answer: 'declined' } });
    const left = await (await get(`/api/system/Schedule/Ics?${new URLSearchParams(range)}`, sales)).text();
    expect(left).not.toContain('SUMMARY');
  });
});

describe('a subscription', () => {
  it('is read without a session, and not again while nothing changed', async () => {
    await add();
    const path = await makeFeed(sales);
    const first = await get(path);
    expect(first.status).toBe(200);
    expect(await first.text()).toContain('SUMMARY:舱位会');
    const etag = first.headers.get('etag') ?? '';
    expect((await get(path, undefined, { 'if-none-match': etag })).status).toBe(304);
    await add({ title: '又一个', rule: '' });
    const anew = await get(path, undefined, { 'if-none-match': etag });
    expect(anew.status).toBe(200);
    expect(await anew.text()).toContain('SUMMARY:又一个');
    const { data } = await sales.call(ics.getScheduleFeed);
    expect(data).toMatchObject({ isOn: true, shows: 'privateBusy', lastReadAt: expect.any(Number) });
  });

  it('ends when it is renewed or withdrawn, and with the account', async () => {
    const [first, second] = [await makeFeed(sales), await makeFeed(sales)];
    expect(second).not.toBe(first);
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).status).toBe(200);
    const close = (mark: number) =>
      app.database.pool.query(`update user_account set "enabledMark" = $1 where id = 'user-sales01'`, [mark]);
    await close(0);
    expect((await get(second)).status).toBe(404);
    await close(1);
    sales = await app.as('sales01');
    await sales.call(ics.withdrawScheduleFeed);
    expect((await get(second)).status).toBe(404);
    expect((await sales.call(ics.getScheduleFeed)).data).toMatchObject({ isOn: false, lastReadAt: null });
    expect((await sales.call(ics.changeScheduleFeed, { body: { shows: 'everything' } })).code).toBe(404);
  });

  it.each([
    ['everything', ['体检', '舱位会'], true],
    ['privateBusy', ['忙碌', '舱位会'], true],
    ['busyOnly', ['忙碌', '忙碌'], false],
  ] as const)('that shows %s says no more than that', async (shows, said, showsPeople) => {
    await add();
    await add({ title: '体检', content: '血压', isPrivate: true, rule: '', toUserIds: [] }, sales);
    const path = await makeFeed(sales, 'everything');
    await sales.call(ics.changeScheduleFeed, { body: { shows } });
    const text = await (await get(path)).text();
    expect(
      text
        .match(/SUMMARY:.*/g)
        ?.map((one) => one.slice(8).trim())
        .toSorted(),
    ).toEqual(said);
    expect(text.includes('血压')).toBe(shows === 'everything');
    expect(text.includes('ATTENDEE')).toBe(showsPeople);
  });

  it('keeps only the hash of its address', async () => {
    const path = await makeFeed(sales);
    const token = /([\w-]{43})\.ics$/.exec(path)?.[1] ?? expect.fail('no token');
    const { rows } = await app.database.pool.query('select f::text as row from schedule_feed f');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is not guessed for long from one address', async () => {
    const strict = await startTestApp({ environment: { FAIRWAY_OPEN_CALLS_PER_MINUTE: '10' } });
    const path = `${strict.url}/api/system/Schedule/Feed/guessed.ics`;
    const statuses = [];
    for (let left = 12; left > 0; left -= 1) statuses.push((await fetch(path)).status);
    await strict.close();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
  });
});

const file = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
const event = (uid: string, ...lines: string[]) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, 'DTSTART;TZID=Asia/Shanghai:20310107T140000'],
  ...['DURATION:PT1H', ...lines, 'END:VEVENT'],
];
const run = (text: string, who = sales, skipsBad = false) =>
  who.call(ics.importSchedule, { body: { text, fileName: 'mine.ics', skipsBad } });
const preview = async (text: string, who = sales) =>
  (await who.call(ics.previewScheduleImport, { body: { text } })).data ?? expect.fail('no preview');

describe('a file that comes in', () => {
  it('is shown before, is added once, and is changed by the same name', async () => {
    const text = file(event('a', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20310114T060000Z'), event('b'));
    const before = await preview(text);
    expect(before).toMatchObject({ total: 2, added: 2, changed: 0, same: 0, bad: 0 });
    expect(before.list[0]).toMatchObject({ line: 3, is: 'added', title: 'a', exceptions: 1, why: null });
    expect(await listed(sales)).toEqual([]);
    expect(await run(text)).toMatchObject({ code: 200, data: { added: 2, changed: 0, same: 0 } });
    expect(await starts(sales)).toEqual(['2031-01-07T14:00', '2031-01-07T14:00', '2031-01-21T14:00']);
    expect(await run(text)).toMatchObject({ code: 400, msg: '文件中的日程已全部在日历中，无需导入' });
    const later = file(event('a', 'RRULE:FREQ=WEEKLY;COUNT=2', 'LOCATION:二楼'), event('b'));
    expect((await preview(later)).list.map(({ is, fields }) => [is, fields])).toEqual([
      ['changed', ['place', 'rule', 'exceptions']],
      ['same', []],
    ]);
    await run(later);
    expect(await starts(sales)).toEqual(['2031-01-07T14:00', '2031-01-07T14:00', '2031-01-14T14:00']);
  });

  it('belongs to who brought it: the same file is new to somebody else', async () => {
    await run(file(event('a')));
    expect(await preview(file(event('a')), ops)).toMatchObject({ added: 1, changed: 0 });
    expect(await run(file(event('a')), ops)).toMatchObject({ code: 200 });
    expect([await starts(sales), await starts(ops)]).toEqual([['2031-01-07T14:00'], ['2031-01-07T14:00']]);
  });

  it('is wholly refused for what cannot be read, or goes without it', async () => {
    const text = file(event('a'), event('b', 'RRULE:FREQ=SECONDLY'), event('c', 'RDATE:20310108T140000'));
    expect((await preview(text)).list.map(({ is, why }) => [is, why])).toEqual([
      ['added', null],
      ['bad', 'rule'],
      ['bad', 'extraTimes'],
    ]);
    expect(await run(text)).toMatchObject({ code: 400, msg: '有 2 个日程无法读取，没有导入任何日程' });
    expect(await listed(sales)).toEqual([]);
    expect(await run(text, sales, true)).toMatchObject({ data: { added: 1 } });
    expect((await listed(sales)).map(({ title }) => title)).toEqual(['a']);
  });

  it('that went out of here is the same again, and of a guest not theirs', async () => {
    await add();
    await add({
      title: '整天',
      allDay: 1,
      reminderTime: 2,
      rule: '',
      toUserIds: [],
      repetition: 2,
      repeatTime: at('2031-01-09T00:00'),
    });
    const mine = await (await get('/api/system/Schedule/Ics', manager)).text();
    expect(await preview(mine, manager)).toMatchObject({ total: 2, same: 2 });
    const theirs = await (await get('/api/system/Schedule/Ics', sales)).text();
    expect((await preview(theirs)).list.map(({ is, why }) => [is, why])).toEqual([['bad', 'notMine']]);
    const moved = mine.replace(
      'DTSTART;TZID=Asia/Shanghai:20310107T140000',
      'DTSTART;TZID=Asia/Shanghai:20310107T143000',
    );
    expect(await run(moved, manager)).toMatchObject({ data: { added: 0, changed: 1, same: 1 } });
    expect((await starts(sales))[0]).toBe('2031-01-07T14:30');
    expect(await titles(sales)).toContain('沈立群调整了日程：舱位会');
    expect(await titles(sales)).toHaveLength(2);
  });

  it.each([
    ['an archive', 'PK\u0003\u0004', '无法读取此文件，请选择日历文件（.ics）'],
    ['a page', '<!doctype html><title>x</title>', '无法读取此文件，请选择日历文件（.ics）'],
    ['an empty calendar', file(), '此日历文件中没有日程'],
    ['too much text', `${file()}${'x'.repeat(1_000_001)}`, '日历文件过大：最大 1 MB、1000 个日程'],
    [
      'too many events',
      file(...Array.from({ length: 1_001 }, (_, at) => event(`e${at}`))),
      '日历文件过大：最大 1 MB、1000 个日程',
    ],
  ])('is refused by name where it is %s', async (_, text, msg) => {
    expect(await run(text)).toMatchObject({ code: 400, msg });
    expect(await sales.call(ics.previewScheduleImport, { body: { text } })).toMatchObject({ code: 400, msg });
  });

  it('comes once however often it is sent at the same time', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => run(file(event('a')))));
    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 400, 400]);
    expect(await starts(sales)).toEqual(['2031-01-07T14:00']);
  });
});

describe('a whole import', () => {
  it('is taken back, once, by who made it', async () => {
    await run(file(event('a'), event('b')));
    const { data } = await run(file(event('a', 'LOCATION:二楼'), event('b'), event('c')));
    const params = { id: data?.id ?? '' };
    expect(await ops.call(ics.undoScheduleImport, { params })).toMatchObject({ code: 404 });
    expect(await sales.call(ics.undoScheduleImport, { params })).toMatchObject({
      data: { removed: 1, restored: 1 },
    });
    expect((await listed(sales)).map(({ title, place }) => [title, place]).toSorted()).toEqual([
      ['a', ''],
      ['b', ''],
    ]);
    expect(await sales.call(ics.undoScheduleImport, { params })).toMatchObject({ code: 404 });
  });

  it('stays when anything of it was changed since', async () => {
    const { data } = await run(file(event('a'), event('b')));
    const id = (await listed(sales)).find(({ title }) => title === 'b')?.id ?? '';
    const moved = { startAt: at('2031-01-08T16:00'), endAt: at('2031-01-08T17:00') };
    await sales.call(contract.moveSchedule, { params: { id, type: '3' }, body: moved });
    const list = (await sales.call(ics.listScheduleImports)).data?.list;
    expect(list).toMatchObject([{ fileName: 'mine.ics', added: 2, changed: 0, mayUndo: false }]);
    expect(await sales.call(ics.undoScheduleImport, { params: { id: data?.id ?? '' } })).toMatchObject({
      code: 409,
      msg: '“b”在导入后又被修改，不能撤销这次导入',
    });
    expect(await listed(sales)).toHaveLength(2);
  });
});
