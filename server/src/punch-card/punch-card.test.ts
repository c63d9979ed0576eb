import { createHash, randomUUID } from 'node:crypto';
import { refusals } from '@fairway/contract/errors.ts';
import * as contract from '@fairway/contract/punch-card.ts';
import type { PunchFlag } from '@fairway/contract/punch-fields.ts';
import { changeSettings } from '@fairway/contract/settings.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerIdOf } from '../customers/demo/ids.ts';
import { upload } from '../files/sample-files.ts';
import { groupIdOf, userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { forgetPunches } from './forget-punches.ts';
import { removeOldPositions } from './retention.ts';
import { rulesNaming } from './rules-naming.ts';

let house: TestApp;
let sales: Person;
let other: Person;
let manager: Person;
let admin: Person;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [sales, other, manager, admin] = (await Promise.all(
    ['sales01', 'sales08', 'manager01', 'admin'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => house.close());

const notThere = refusals.NOT_FOUND.zh;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A Thursday at ten in Shanghai. */
const tenOnThursday = Date.UTC(2026, 10, 19, 2);
const salesId = userIdOf('sales01');

beforeEach(async () => {
  const { db } = house.database;
  await sql`truncate punch, punch_photo, punch_rule, punch_agreement, punch_map`.execute(db);
  house.clock.now = new Date(Math.max(tenOnThursday, Date.now() - (Date.now() % day) + 2 * hour));
  for (const person of [sales, other, manager]) await agree(person);
});

const now = () => house.clock.now.getTime();
const today = () => formatDate(house.clock.now, 'yyyy-MM-dd');
const pass = (ms: number) => {
  house.clock.now = new Date(now() + ms);
};
async function agree(person: Person): Promise<void> {
  const { data } = await person.call(contract.getPunchStart);
  await person.call(contract.agreeToPunchNotice, { body: { version: data?.notice.version ?? -1 } });
}

/** A customer of the demo company and where it is. */
const beilun = { kind: 'customer' as const, id: customerIdOf('C0003') };
const there = { lat: 29.8986, lng: 121.8395, accuracy: 20 };
const elsewhere = { lat: 29.93, lng: 121.8395, accuracy: 20 };

function written(changes: Partial<contract.NewPunch> = {}): contract.NewPunch {
  return {
    ...{ clientId: randomUUID(), kind: 'in', position: there, takenAt: now(), sentAt: now() },
    ...{ elapsedMs: 0, deviceId: 'phone', target: beilun },
    ...changes,
  };
}
const send = (person: Person, changes: Partial<contract.NewPunch> = {}) =>
  person.call(contract.addPunch, { body: written(changes) });
async function punched(changes: Partial<contract.NewPunch> = {}, person = sales): Promise<contract.Punch> {
  const { data, msg } = await send(person, changes);
  return data ?? expect.fail(msg);
}
const flagsOf = ({ flags }: { flags: { flag: PunchFlag }[] }) => flags.map(({ flag }) => flag);
const get = (person: Person, id: string) => person.call(contract.getPunch, { params: { id } });
const dayOf = async (person = sales, asked = today(), userId?: string) =>
  (await person.call(contract.getPunchDay, { query: { day: asked, ...(userId && { userId }) } })).data;
const team = async (person: Person, query: object = {}) =>
  (await person.call(contract.listTeamPunches, { query })).data?.list ?? [];

describe('a punch', () => {
  it('says where, with whom and how far; the address needs no network', async () => {
    const punch = await punched({
      position: { lat: 29.9000001234, lng: 121.8395, accuracy: 30 },
      note: '送样品',
    });
    expect(punch).toMatchObject({
      ...{ kind: 'in', userId: salesId, day: today(), at: now(), receivedAt: now(), isMine: true },
      ...{ lat: 29.9, address: '浙江省宁波市北仑区', addressSource: 'area', note: '送样品', flags: [] },
      ...{ target: { kind: 'customer', id: beilun.id }, radius: 500, clockOffBy: 0, explanation: 'none' },
    });
    expect(punch.distance).toBeGreaterThan(140);
    expect(punch.distance).toBeLessThan(170);
    expect((await get(sales, punch.id)).data).toEqual(punch);
    expect((await get(other, punch.id)).msg).toBe(notThere);
  });

  it('sent again and again, also at once, it is one', async () => {
    const body = written();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => sales.call(contract.addPunch, { body })),
    );
    expect(new Set(replies.map(({ data }) => data?.id))).toEqual(new Set([expect.any(String)]));
    pass(hour);
    const late = await sales.call(contract.addPunch, { body });
    expect(late.data?.id).toBe(replies[0]?.data?.id);
    expect((await dayOf())?.punches).toHaveLength(1);
    // The same name on another device is somebody else's punch.
    const theirs = await other.call(contract.addPunch, { body });
    expect(theirs.data?.id).not.toBe(late.data?.id);
  });

  it('under one command id it is one as well', async () => {
    const headers = { 'command-id': randomUUID() };
    const body = written();
    const [first, second] = await Promise.all([
      sales.call(contract.addPunch, { body, headers }),
      sales.call(contract.addPunch, { body, headers }),
    ]);
    expect(first?.data?.id).toBe(second?.data?.id);
  });

  it('after a lost answer it is sent with other times, as another command, and is still one', async () => {
    const body = { ...written(), elapsedMs: 800 };
    const sendAs = (times: { sentAt: number; elapsedMs: number }) =>
      sales.call(contract.addPunch, { body: { ...body, ...times }, headers: { 'command-id': randomUUID() } });
    const first = await sendAs({ sentAt: body.sentAt, elapsedMs: 800 });
    const again = await sendAs({ sentAt: body.sentAt + 3_000, elapsedMs: 3_800 });
    expect(again).toMatchObject({ code: 200, data: { id: first.data?.id, at: first.data?.at } });
  });

  it('nothing is kept before its person agreed to what is kept, and another notice is agreed to anew', async () => {
    await house.database.db.deleteFrom('punch_agreement').execute();
    expect((await send(sales)).msg).toContain('同意');
    const { notice } = (await sales.call(contract.getPunchStart)).data ?? expect.fail();
    expect(notice).toMatchObject({
      isAgreed: false,
      positionDays: 365,
      photoDays: 180,
      seenBy: ['managers'],
    });
    const agreeTo = (version: number) => sales.call(contract.agreeToPunchNotice, { body: { version } });
    expect((await agreeTo(notice.version + 1)).code).not.toBe(200);
    expect((await agreeTo(notice.version)).code).toBe(200);
    expect((await send(sales)).code).toBe(200);
    const changed = await admin.call(changeSettings, {
      params: { section: 'punchCard' },
      body: { version: notice.version - 1, changes: { punchSeenByHr: 1, punchNotice: '仅用于客户拜访' } },
    });
    expect(changed.code).toBe(200);
    expect((await send(sales)).msg).toContain('同意');
    const anew = (await sales.call(contract.getPunchStart)).data?.notice;
    expect(anew).toMatchObject({ isAgreed: false, seenBy: ['managers', 'hr'], text: '仅用于客户拜访' });
    const back = { version: (anew?.version ?? 0) - 1, changes: { punchSeenByHr: null, punchNotice: null } };
    await admin.call(changeSettings, { params: { section: 'punchCard' }, body: back });
  });

  it('a target its person does not see is not there', async () => {
    const target = { kind: 'customer' as const, id: 'customer-of-others' };
    expect((await send(sales, { target })).msg).toBe(notThere);
    expect((await dayOf())?.punches).toEqual([]);
  });
});

describe('what is noted, and forbids nothing', () => {
  it.each<[string, () => Partial<contract.NewPunch>, PunchFlag[]]>([
    ['far from the target', () => ({ position: elsewhere }), ['outsideTarget']],
    ['a poor position', () => ({ position: { ...there, accuracy: 800 } }), ['badAccuracy']],
    ['made up', () => ({ isMock: true }), ['mockLocation']],
    ['a clock ahead', () => ({ takenAt: now() + hour, sentAt: now() + hour }), ['clockOff']],
    ['an hour later', () => ({ takenAt: now() - hour, elapsedMs: hour, isQueued: true }), ['sentLate']],
  ])('%s', async (_what, changes, expected) => {
    expect(flagsOf(await punched(changes()))).toEqual(expected);
  });

  it('too fast from one to the next, and another device', async () => {
    await punched();
    pass(hour);
    const shanghai = { lat: 35.2304, lng: 114.4737, accuracy: 20 };
    const far = await punched({ position: shanghai, target: null, deviceId: 'tablet' });
    expect(flagsOf(far)).toEqual(['impossibleSpeed', 'changedDevice']);
    expect(far.flags[0]?.value).toBeGreaterThan(700);
  });

  it('a check-out without a check-in; a check-in that was never closed, once its day is over', async () => {
    expect(flagsOf(await punched({ kind: 'out' }))).toEqual(['noCheckIn']);
    const open = await punched({ target: null });
    expect(flagsOf(open)).toEqual([]);
    pass(day);
    expect(flagsOf((await get(sales, open.id)).data ?? expect.fail())).toEqual(['notClosed']);
    expect((await team(manager, { flag: 'notClosed' })).map(({ id }) => id)).toEqual([open.id]);
    // The next day's check-out does not close it.
    const out = await punched({ kind: 'out', target: null });
    expect([out.pairId, ...flagsOf(out)]).toEqual([null, 'noCheckIn']);
  });
});

describe('without a network', () => {
  it('the time is what passed since, whatever the clock of the device showed', async () => {
    const wrong = now() - 400 * day;
    const punch = await punched({
      ...{ takenAt: wrong, sentAt: wrong - 3 * hour, elapsedMs: 40 * minute, isQueued: true },
    });
    expect(punch).toMatchObject({ at: now() - 40 * minute, receivedAt: now(), isQueued: true });
    expect(punch.clockOffBy).toBe(-400 * day - 3 * hour);
    expect(flagsOf(punch)).toEqual(['clockOff', 'sentLate']);
  });

  it('after a day a reason is needed, and the day it was is the day it counts for', async () => {
    const yesterday = { takenAt: now() - 26 * hour, elapsedMs: 26 * hour, isQueued: true };
    const refused = await send(sales, yesterday);
    expect(refused.msg).toContain('24 小时');
    const punch = await punched({ ...yesterday, lateReason: '船上没有信号' });
    expect(punch).toMatchObject({ day: addDays(today(), -1), lateReason: '船上没有信号' });
    expect(flagsOf(punch)).toEqual(['sentVeryLate', 'notClosed']);
    expect((await dayOf(sales, addDays(today(), -1)))?.punches).toHaveLength(1);
  });

  it('a queue makes the same visits in whatever order it arrives', async () => {
    const ago = (minutes: number, changes: Partial<contract.NewPunch>) => ({
      ...{ takenAt: now() - minutes * minute, elapsedMs: minutes * minute, isQueued: true },
      ...changes,
    });
    const port = { kind: 'port' as const, id: 'port-CNNGB' };
    await punched(ago(10, { kind: 'out', target: port }));
    await punched(ago(60, { kind: 'out' }));
    await punched(ago(105, { kind: 'in' }));
    await punched(ago(40, { kind: 'in', target: port }));
    const shown = await dayOf();
    expect(shown?.punches.map(({ kind }) => kind)).toEqual(['in', 'out', 'in', 'out']);
    expect(shown?.visits.map(({ target, minutes }) => [target?.kind, minutes])).toEqual([
      ['customer', 45],
      ['port', 30],
    ]);
    expect(shown?.punches.every((one) => !flagsOf(one).includes('noCheckIn'))).toBe(true);
    const month = await sales.call(contract.getPunchMonth, { query: { month: today().slice(0, 7) } });
    expect(month.data?.total).toEqual({ days: 1, punches: 4, visits: 2, minutes: 75 });
  });
});

describe('photos', () => {
  const jpeg = (red: number) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 9, b: 9 } } })
      .jpeg()
      .toBuffer();
  let shade = 0;
  async function taken(person = sales) {
    shade += 7;
    const bytes = await jpeg(shade);
    const { data } = await upload({ url: house.url, token: person.token, type: 'annexpic' }, 'p.jpg', bytes);
    return { fileId: data?.name ?? expect.fail(), sha256: createHash('sha256').update(bytes).digest('hex') };
  }
  const image = async (path: string, { token }: Person) => {
    const reply = await fetch(`${house.url}${path}`, { headers: { authorization: token } });
    return reply.headers.get('content-type');
  };

  it('are kept as they were taken, each once, and seen by who sees the punch', async () => {
    const photo = await taken();
    const watermark = '2026-11-19 10:00 周子涵 北仑';
    const punch = await punched({ photos: [photo], watermark });
    expect(punch).toMatchObject({ photos: 1, watermark, photoList: [photo] });
    const { url = '' } = (await get(manager, punch.id)).data?.photoList[0] ?? {};
    expect(await image(url, manager)).toBe('image/jpeg');
    expect(await image(url, other)).toContain('json');
    // The same picture cannot prove a second visit.
    expect((await send(sales, { photos: [photo] })).msg).toContain('重新拍照');
  });

  it('of somebody else, or with other bytes than were taken, are refused', async () => {
    expect((await send(sales, { photos: [await taken(other)] })).msg).toBe(notThere);
    const photo = await taken();
    expect((await send(sales, { photos: [{ ...photo, sha256: '0'.repeat(64) }] })).msg).toContain('重新拍照');
    expect((await dayOf())?.punches).toEqual([]);
  });

  it('go when their time is over, and so do positions, and it is said', async () => {
    const photo = await taken();
    const punch = await punched({ photos: [photo], fixes: [there, there] });
    pass(181 * day);
    const { db } = house.database;
    expect(await removeOldPositions({ db, now: house.clock.now })).toBe(true);
    let kept = (await get(await house.as('sales01'), punch.id)).data;
    expect(kept).toMatchObject({
      arePhotosRemoved: true,
      isPositionRemoved: false,
      photos: 1,
      photoList: [],
    });
    expect(kept?.lat).toBeCloseTo(there.lat);
    const file = await db.selectFrom('file').select('id').where('id', '=', photo.fileId).execute();
    expect(file).toEqual([]);
    pass(185 * day);
    expect(await removeOldPositions({ db, now: house.clock.now })).toBe(true);
    kept = (await get(await house.as('sales01'), punch.id)).data;
    expect(kept).toMatchObject({
      isPositionRemoved: true,
      lat: null,
      lng: null,
      accuracy: null,
      fixes: null,
    });
    expect(kept?.address).toBe('浙江省宁波市北仑区');
    expect(await removeOldPositions({ db, now: house.clock.now })).toBe(false);
  });
});

describe('rules', () => {
  const plain = {
    ...{ name: '全员', isOn: true, departmentIds: [], groupIds: [], userIds: [], days: [] },
    ...{ fromMinute: null, toMinute: null, radius: 300, isPhotoRequired: false },
  };
  const save = (changes: object, person = admin) =>
    person.call(contract.savePunchRule, { body: { ...plain, ...changes } });

  it('the closest one holds: of the person before the group before everybody', async () => {
    await save({});
    await save({ name: '重点客户组', groupIds: [groupIdOf('key-customers')], radius: 200 });
    const ruleName = async () => (await sales.call(contract.getPunchStart)).data?.rule?.name;
    const inGroup = await ruleName();
    await save({ name: '本人', userIds: [salesId], radius: 5_000, fromMinute: 11 * 60, toMinute: 18 * 60 });
    expect(inGroup).toBe('重点客户组');
    expect(await ruleName()).toBe('本人');
    const punch = await punched({ position: elsewhere });
    expect(punch).toMatchObject({ radius: 5_000, rule: { name: '本人' } });
    expect(flagsOf(punch)).toEqual(['outsideTimes']);
    expect(flagsOf(await punched({ position: { ...there, lat: 29.9016 } }, other))).toEqual([
      'outsideTarget',
    ]);
  });

  it('a photo can be required, but not of a punch from before the rule', async () => {
    pass(hour);
    await save({ isPhotoRequired: true });
    pass(minute);
    expect((await send(sales)).msg).toContain('“全员”要求现场拍照');
    const before = { takenAt: now() - hour, elapsedMs: hour, isQueued: true };
    expect((await send(sales, before)).code).toBe(200);
  });

  it('are kept by who may, named whole, and never over somebody else’s change', async () => {
    expect((await save({}, sales)).code).toBe(403);
    expect((await save({ departmentIds: ['org-of-nobody'] })).msg).toBe(notThere);
    const { data } = await save({ userIds: [salesId] });
    const listed = await admin.call(contract.listPunchRules);
    expect(listed.data?.list).toMatchObject([{ id: data?.id, version: 1, users: [{ id: salesId }] }]);
    const named = await save({ name: '大客户', groupIds: [groupIdOf('key-customers')] });
    const uses = await rulesNaming(house.database.db, groupIdOf('key-customers'));
    expect([named.code, uses]).toEqual([200, { count: 1, names: ['大客户'] }]);
    const changed = await save({ id: data?.id, version: 1, radius: 400 });
    expect(changed.data?.version).toBe(2);
    expect((await save({ id: data?.id, version: 1, radius: 900 })).code).not.toBe(200);
    const params = { id: data?.id ?? '' };
    expect((await admin.call(contract.deletePunchRule, { params })).code).toBe(200);
    expect((await admin.call(contract.deletePunchRule, { params })).msg).toBe(notThere);
  });
});

describe('the team', () => {
  it('is those below, and nobody else; figures add up', async () => {
    await punched();
    pass(30 * minute);
    await punched({ kind: 'out' });
    await punched({ position: elsewhere, target: beilun }, other);
    await punched({}, manager);
    const seen = await team(manager);
    expect(new Set(seen.map(({ userId }) => userId))).toEqual(new Set([salesId]));
    expect(await team(sales)).toEqual([]);
    expect((await dayOf(manager, today(), salesId))?.punches).toHaveLength(2);
    expect(await dayOf(sales, today(), userIdOf('manager01'))).toBeUndefined();

    const range = { from: addDays(today(), -1), to: today() };
    const statistics = async (by: 'person' | 'day' | 'target') =>
      (await manager.call(contract.listPunchStatistics, { query: { ...range, by } })).data ?? expect.fail();
    for (const by of ['person', 'day', 'target'] as const) {
      const { list, total } = await statistics(by);
      for (const key of ['punches', 'visits', 'closed', 'minutes', 'flagged', 'outside', 'late'] as const)
        expect(list.reduce((sum, one) => sum + one[key], 0)).toBe(total[key]);
      expect(total).toMatchObject({ punches: 2, visits: 1, closed: 1, minutes: 30, flagged: 0, people: 1 });
    }
    expect((await statistics('person')).list[0]).toMatchObject({
      key: salesId,
      organize: expect.any(String),
    });
    const people = await manager.call(contract.listPunchTeam, { query: { day: today(), keyword: '' } });
    const mine = people.data?.list.find(({ userId }) => userId === salesId);
    expect(mine).toMatchObject({ punches: 2, visits: 1, last: { kind: 'out' } });
  });

  it('everybody is seen with the right to it only once people were told so', async () => {
    const punch = await punched();
    expect((await get(admin, punch.id)).msg).toBe(notThere);
    const { notice } = (await sales.call(contract.getPunchStart)).data ?? expect.fail();
    const set = (version: number, value: 1 | null) =>
      admin.call(changeSettings, {
        params: { section: 'punchCard' },
        body: { version, changes: { punchSeenByHr: value } },
      });
    await set(notice.version - 1, 1);
    expect((await get(admin, punch.id)).data?.id).toBe(punch.id);
    expect((await team(admin, { flag: 'any' })).length).toBe(0);
    expect((await team(admin, { keyword: '北仑', sidx: 'distance', sort: 'asc' })).length).toBe(1);
    await set(notice.version, null);
    expect((await get(admin, punch.id)).code).not.toBe(200);
  });
});

describe('what is kept', () => {
  it('never changes, whoever writes to the table', async () => {
    const { id } = await punched();
    const { db } = house.database;
    const change = (values: object) => db.updateTable('punch').set(values).where('id', '=', id).execute();
    await expect(change({ at: new Date(0) })).rejects.toThrow('never changes');
    await expect(change({ lat: 1 })).rejects.toThrow('never changes');
    await expect(change({ lat: null, lng: null, accuracy: null, fixes: null })).rejects.toThrow('never');
    await expect(db.deleteFrom('punch').execute()).rejects.toThrow('never deleted');
  });

  it('goes with who deletes their account, and with nobody else', async () => {
    await punched();
    await punched({}, other);
    await house.database.db.transaction().execute((db) => forgetPunches(db, salesId));
    expect((await dayOf(sales))?.punches).toEqual([]);
    expect((await dayOf(other))?.punches).toHaveLength(1);
  });
});

it('finds customers the caller sees and ports, the nearest first, or by name', async () => {
  const near = await sales.call(contract.listPunchTargets, { query: { lat: '29.8986', lng: '121.8395' } });
  expect(near.data?.list[0]).toMatchObject({ kind: 'customer', id: beilun.id, distance: 0 });
  const distances = near.data?.list.flatMap(({ distance }) => distance ?? []) ?? [];
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(near.data?.list.some(({ kind, id }) => kind === 'port' && id === 'port-CNNGB')).toBe(true);
  const named = await sales.call(contract.listPunchTargets, { query: { keyword: 'CNSHA', kind: 'port' } });
  expect(named.data?.list.map(({ id }) => id)).toContain('port-CNSHA');
});
