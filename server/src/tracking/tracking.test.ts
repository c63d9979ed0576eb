import { listMessages, readMessage } from '@fairway/contract/messages.ts';
import * as calls from '@fairway/contract/shipment-tracking.ts';
import { listShipmentHistory } from '@fairway/contract/shipments.ts';
import { listAudit } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { refreshDue } from '../shipments/progress/refresh-due.ts';
import { openSocket } from '../testing/open-socket.ts';
import type { Person } from '../testing/test-app.ts';
import { gatherNews, tellNews } from './tell-news.ts';
import { bookedAs, dcsa, on, type TrackingCompany, trackingCompany } from './testing/tracking-company.ts';

let house: TrackingCompany;
beforeAll(async () => {
  house = await trackingCompany();
});
afterAll(() => house.app.close());
beforeEach(() => {
  house.app.clock.now = new Date(on(45));
});

const boxes = [
  ...[
    'CSQU3054383',
    'MSKU7165121',
    'OOLU8921349',
    'EGHU3012456',
    'HLXU6428718',
    'ONEU0315771',
    'MSCU6023416',
  ],
  ...[
    'CMAU4388202',
    'YMLU3507163',
    'WHLU5520876',
    'ZIMU2409337',
    'SITU2874569',
    'HMMU6232153',
    'TRHU1177200',
  ],
  ...['TCLU4829153', 'FSCU8513250', 'GESU6012345'],
];
let count = 0;
const nextNo = () => {
  count += 1;
  return `SE2611${String(count).padStart(4, '0')}`;
};
async function sailed(more: Parameters<TrackingCompany['shipment']>[0] | object = {}) {
  const no = nextNo();
  const box = boxes[count] ?? expect.fail('no box is left');
  const id = await house.shipment({ shipmentNo: no, soNo: `SO${no}`, boxes: [box], ...more });
  const so = bookedAs(`SO${no}`);
  await house.send([
    dcsa(`${no}-load`, 'LOAD', on(9), { port: 'CNNGB', equipmentReference: box, ...so }),
    dcsa(`${no}-dep`, 'DEPA', on(10), { port: 'CNNGB', ...so }),
  ]);
  return { id, no, so, box };
}
const timeline = async (id: string, who: Person = house.ops) =>
  (await who.call(calls.getShipmentTimeline, { params: { id } })).data ?? expect.fail('no timeline');
const rowOf = async (id: string) =>
  (await house.pool.query('select * from shipment where id = $1', [id])).rows[0];
const jobs = {
  refresh: () =>
    house.app.database.db.transaction().execute((db) => refreshDue({ db, now: house.app.clock.now })),
  news: async () => {
    await house.app.database.db.transaction().execute(async (db) => {
      // Nobody has a socket open here who would have to hear of it.
      const ctx = { db, now: house.app.clock.now, bus: undefined as never, afterCommit: () => undefined };
      await gatherNews(ctx);
      await tellNews(ctx);
    });
  },
};

describe('a shipment that is followed', () => {
  it('has a timeline with what is inferred and what is expected, for staff and for its customer', async () => {
    const { id } = await sailed();
    const shown = await timeline(id);
    expect(shown).toMatchObject({ stage: 'atSea', isPartial: false, canAdd: true, isSubscribed: true });
    expect(shown.entries.map(({ milestone, status }) => `${milestone} ${status}`)).toEqual([
      ...['BOOKED inferred', 'EMPTY_OUT inferred', 'GATE_IN inferred', 'EXP_CLR inferred', 'LOADED actual'],
      ...['DEP actual', 'ARR expected', 'DISC expected', 'AVAIL expected', 'GATE_OUT expected'],
      ...['DELIVERED expected', 'EMPTY_IN expected', 'CLOSED expected'],
    ]);
    expect(shown.entries[4]).toMatchObject({
      ...{ milestoneName: '装船', portName: '宁波', timeZone: 'Asia/Shanghai', source: 'carrier' },
      ...{ code: 'LOAD', codeName: '装载', vessel: 'EVER GIVEN', canRetract: false },
    });
    const customers = await timeline(id, house.client);
    expect(customers.entries.map(({ milestone }) => milestone)).not.toContain('CLOSED');
    expect(customers).toMatchObject({ stage: 'atSea', canAdd: false });
    expect((await house.sales.call(calls.getShipmentTimeline, { params: { id } })).code).toBe(404);
    expect((await house.admin.call(calls.getShipmentTimeline, { params: { id } })).code).toBe(200);
  });

  it('tells how its arrival moved, and where it is on the map', async () => {
    const { id, no, so } = await sailed();
    const eta = (name: string, at: number, issued: number, delayReasonCode?: string) =>
      dcsa(`${no}-${name}`, 'ARRI', at, {
        ...{ port: 'USLAX', eventClassifierCode: 'EST', delayReasonCode, ...so },
        eventCreatedDateTime: new Date(issued).toISOString(),
      });
    await house.send([eta('eta2', on(33), on(20), 'WEA'), eta('eta1', on(31), on(12))]);
    const { data } = await house.ops.call(calls.getShipmentTimes, { params: { id } });
    expect(data?.arrival).toMatchObject({ first: on(30), current: on(33), actual: null, hoursLate: 72 });
    expect(data?.arrival.changes).toMatchObject([
      { before: null, after: on(31), classifier: 'EST', hours: null },
      { before: on(31), after: on(33), hours: 48, delayReasonName: '天气' },
    ]);
    house.app.clock.now = new Date(on(21.5));
    const { data: route } = await house.ops.call(calls.getShipmentRoute, { params: { id } });
    expect(route?.places.map(({ portCode, kind, hasLeft }) => `${portCode} ${kind} ${hasLeft}`)).toEqual([
      ...['CNNGB loading true', 'SGSIN tranship false', 'USLAX discharge false'],
    ]);
    expect(route?.position).toMatchObject({ isEstimated: true, nextPortId: house.codes.port('SGSIN') });
    const { data: open } = await house.ops.call(calls.listShipmentExceptions, { params: { id } });
    // The worst first. Nobody said anything for a week, until the second time of arrival, and nothing after it.
    expect(open?.list).toMatchObject([
      { code: 'ETA_DELAY', severity: 'high', status: 'open', ownerName: '朱婷婷', detail: '72' },
      { code: 'STALE', severity: 'warn', status: 'open' },
      { code: 'STALE', severity: 'warn', status: 'resolved', resolvedAt: on(20) },
    ]);
    const { data: told } = await house.client.call(calls.listShipmentExceptions, { params: { id } });
    expect(told?.list).toMatchObject([
      {
        code: 'ETA_DELAY',
        customerWords: '预计到港推迟约 3 天，我们会持续跟进。',
        detail: '',
        ownerName: '',
      },
    ]);
  });

  it('is read anew by whoever has it on the screen, and by nobody whose it is not', async () => {
    const { id, no, so } = await sailed();
    const [client, ops, sales] = await Promise.all(
      [house.client, house.ops, house.sales].map((who) => openSocket(house.app.url, who)),
    );
    for (const socket of [client, ops, sales]) {
      socket?.say({ method: 'OnConnection' });
      await socket?.hear('initMessage');
    }
    await house.send([dcsa(`${no}-arr`, 'ARRI', on(31), { port: 'USLAX', ...so })]);
    expect(await client?.hear('shipmentChanged')).toEqual({ method: 'shipmentChanged', shipmentId: id });
    await ops?.hear('shipmentChanged');
    await house.send({ eventID: `${no}-back`, retractedEventID: `${no}-arr` });
    await client?.hear('shipmentChanged');
    expect((await timeline(id)).takenBack).toMatchObject([{ milestone: 'ARR', source: 'carrier' }]);
    expect(sales?.heard.map(({ method }) => method)).not.toContain('shipmentChanged');
    for (const socket of [client, ops, sales]) socket?.wire.terminate();
  });

  it('goes back when somebody takes back what they entered, and that is written down', async () => {
    const { id, no } = await sailed();
    const entered = { milestone: 'ARR', classifier: 'ACT', at: on(31), reason: '代理邮件通知' } as const;
    const refused = await house.ops.call(calls.addTrackingEvent, {
      params: { id },
      body: { ...entered, at: on(45) + 3 * 3_600_000 },
    });
    expect(refused.code).toBe(400);
    const { data } = await house.ops.call(calls.addTrackingEvent, {
      params: { id },
      body: { ...entered, delayReason: '引航员罢航' },
    });
    expect(data).toMatchObject({ stage: 'arrived' });
    const [entry] = (await timeline(id)).entries.filter(({ milestone }) => milestone === 'ARR');
    expect(entry).toMatchObject({
      source: 'manual',
      reason: '代理邮件通知',
      ...{ delayReason: '引航员罢航', delayReasonName: '引航员罢航' },
      reporterName: '朱婷婷',
      canRetract: true,
    });
    const eventId = data?.eventIds[0] ?? '';
    const body = { eventId, reason: '看错了船名' };
    expect(
      (await house.admin.call(calls.retractTrackingEvent, { params: { id: 's-none' }, body })).code,
    ).toBe(404);
    const { data: back } = await house.ops.call(calls.retractTrackingEvent, { params: { id }, body });
    expect(back).toEqual({ stage: 'atSea' });
    const gone = {
      milestone: 'ARR',
      milestoneName: '抵港',
      portName: '洛杉矶',
      at: on(31),
      source: 'manual',
    };
    expect((await timeline(id)).takenBack).toMatchObject([gone]);
    expect((await timeline(id, house.client)).takenBack).toMatchObject([gone]);
    const { data: history } = await house.ops.call(listShipmentHistory, { params: { id }, query: {} });
    expect(history?.list.slice(0, 2).map(({ differences }) => differences)).toMatchObject([
      [{ field: 'eventRetracted' }, { field: 'reason', after: '看错了船名' }],
      [
        { field: 'event', after: { milestone: 'ARR' } },
        { field: 'reason', after: entered.reason },
      ],
    ]);
    const { data: audit } = await house.admin.call(listAudit, { query: { keyword: 'shipmentStageBack' } });
    expect(JSON.stringify(audit?.list)).toContain(`${no}: arrived → atSea`);
    expect((await house.client.call(calls.addTrackingEvent, { params: { id }, body: entered })).code).toBe(
      403,
    );
    const sources = await house.ops.call(calls.addTrackingEvent, {
      params: { id },
      body: { ...entered, containerNos: ['TCLU4829153'] },
    });
    expect(sources.msg).toContain('TCLU4829153');
  });

  it('writes nothing when nothing changed', async () => {
    const { id } = await sailed();
    const stamp = async () =>
      (await house.pool.query('select xmin::text from shipment where id = $1', [id])).rows[0];
    const before = await stamp();
    await house.refresh(id);
    await house.refresh(id);
    expect(await stamp()).toEqual(before);
  });

  it('counts what was reported before it was there, and before its box was known', async () => {
    const no = nextNo();
    const other = 'TCLU4829153';
    await house.send([
      dcsa(`${no}-in`, 'GTIN', on(8), { port: 'CNNGB', equipmentReference: other }),
      dcsa(`${no}-dep`, 'DEPA', on(10), { port: 'CNNGB', ...bookedAs(`SO${no}`) }),
    ]);
    const id = await house.shipment({ shipmentNo: no, soNo: `SO${no}` });
    expect(await rowOf(id)).toMatchObject({ stage: 'atSea', segment: 'onTheWay', atd: new Date(on(10)) });
    await house.pool.query(
      `insert into shipment_box (id, "shipmentId", seq, "containerNo", type) values ($1, $2, 0, $3, '40HQ')`,
      [`${id}-0`, id, other],
    );
    await house.refresh(id);
    const { entries } = await timeline(id);
    expect(entries.find(({ milestone }) => milestone === 'GATE_IN')?.status).toBe('actual');
  });
});

describe('what is wrong', () => {
  it('opens and ends by the clock and by events; what people say of it stays', async () => {
    house.app.clock.now = new Date(on(5));
    const no = nextNo();
    const id = await house.shipment({ shipmentNo: no, soNo: `SO${no}`, cutSi: on(8) });
    await house.send(
      dcsa(`${no}-book`, 'x', on(1), {
        ...{
          eventType: 'SHIPMENT',
          equipmentEventTypeCode: null,
          shipmentEventTypeCode: 'CONF',
          documentTypeCode: 'BKG',
        },
        ...bookedAs(`SO${no}`),
      }),
    );
    expect(await rowOf(id)).toMatchObject({
      ...{ stage: 'booked', isTroubled: false, nextDueKind: 'cutSi', nextCheckAt: new Date(on(7)) },
    });
    house.app.clock.now = new Date(on(7));
    await jobs.refresh();
    expect(await rowOf(id)).toMatchObject({ isTroubled: true, worstSeverity: 'high' });
    const { data } = await house.ops.call(calls.listExceptions, {
      body: { filters: { code: ['CUTOFF_RISK'] } },
    });
    const [one] = data?.list.filter(({ shipmentNo }) => shipmentNo === no) ?? [];
    expect(one).toMatchObject({
      severity: 'high',
      detail: 'cutSi',
      dueAt: on(8),
      customerWords: '',
      polName: '宁波',
    });
    const words = `${no.toLowerCase()} ever given`;
    await house.pool.query(
      `insert into shipment_text ("shipmentId", words) values ($1, $2)
       on conflict ("shipmentId") do update set words = excluded.words`,
      [id, words],
    );
    const found = async (keyword: string) =>
      (
        await house.ops.call(calls.listExceptions, { body: { keyword, filters: { code: ['CUTOFF_RISK'] } } })
      ).data?.list.map((row) => row.id);
    expect(await found(`given ${no}`)).toEqual([one?.id]);
    expect(await found(`other ${no}`)).toEqual([]);
    const params = { id: one?.id ?? '' };
    expect((await house.ops.call(calls.handleException, { params, body: { status: 'ignored' } })).code).toBe(
      400,
    );
    await house.ops.call(calls.handleException, {
      params,
      body: { status: 'ignored', note: '客户自行补料' },
    });
    expect(await rowOf(id)).toMatchObject({ isTroubled: expect.any(Boolean) });
    house.app.clock.now = new Date(on(8) + 60_000);
    await jobs.refresh();
    const again = await house.ops.call(calls.listShipmentExceptions, { params: { id } });
    expect(again.data?.list.find(({ code }) => code === 'CUTOFF_RISK')).toMatchObject({
      ...{ id: one?.id, status: 'ignored', severity: 'critical', note: '客户自行补料' },
    });
    await house.ops.call(calls.addTrackingEvent, {
      params: { id },
      body: { milestone: 'SI_OK', classifier: 'ACT', at: on(8), reason: '船公司确认' },
    });
    const over = await house.ops.call(calls.listShipmentExceptions, { params: { id } });
    expect(over.data?.list.find(({ code }) => code === 'CUTOFF_RISK')?.status).toBe('resolved');
    expect((await house.ops.call(calls.handleException, { params, body: { note: 'x' } })).msg).toBe(
      '异常已经解除',
    );
  });

  it('misses the papers of dangerous goods, and says where customs stopped it', async () => {
    const no = nextNo();
    house.app.clock.now = new Date(on(8));
    const id = await house.shipment({
      shipmentNo: no,
      soNo: `SO${no}`,
      cutSi: on(8),
      boxes: ['COSU1234560'],
    });
    await house.pool.query('update shipment set "isDangerous" = true where id = $1', [id]);
    await house.refresh(id);
    const listed = async () =>
      (await house.ops.call(calls.listShipmentExceptions, { params: { id } })).data?.list ?? [];
    const of = async (wanted: string) => (await listed()).find(({ code }) => code === wanted);
    expect(await of('DOC_MISSING')).toMatchObject({ detail: '危险品单证', status: 'open', dueAt: on(8) });
    await house.pool.query(
      `insert into shipment_document (id, "shipmentId", kind, title, "creatorTime", "lastModifyTime")
       values ($1, $1, 'dangerousGoods', 'MSDS', $2, $2)`,
      [id, new Date(on(8.25))],
    );
    house.app.clock.now = new Date(on(8.5));
    await house.refresh(id);
    expect(await of('DOC_MISSING')).toMatchObject({ status: 'resolved', resolvedAt: on(8.25) });
    const stopped = { port: 'CNNGB', equipmentReference: 'COSU1234560', ...bookedAs(`SO${no}`) };
    await house.send([dcsa(`${no}-hold`, 'CUSS', on(7), stopped)]);
    expect(await of('CUSTOMS_HOLD')).toMatchObject({ detail: '宁波', status: 'open' });
  });

  it('costs nobody knows what while neither free days nor a tariff are known', async () => {
    const { id, no, so, box } = await sailed();
    const lacks = async () =>
      (await house.client.call(calls.getShipmentDemurrage, { params: { id } })).data?.boxes[0]?.lacksTerms;
    expect(await lacks()).toBe(false);
    await house.send(dcsa(`${no}-disc`, 'DISC', on(30), { port: 'USLAX', equipmentReference: box, ...so }));
    expect(await lacks()).toBe(true);
    await house.pool.query('update shipment set "freeDemurrage" = 5 where id = $1', [id]);
    expect(await lacks()).toBe(false);
  });

  it('costs what the tariff says, with the events it rests on; customers read no amounts', async () => {
    await house.ops.call(calls.demurrageTariffs.add, {
      body: {
        ...{ kind: 'demurrage', portId: house.codes.port('USLAX'), freeDays: 7, currency: 'USD' },
        tiers: [
          { fromDay: 1, price: '120' },
          { fromDay: 5, price: '200' },
        ],
        ...{ validFrom: '2026-01-01', remark: 'LAX 2026' },
      },
    });
    const wrong = await house.ops.call(calls.demurrageTariffs.add, {
      body: {
        kind: 'detention',
        freeDays: 7,
        currency: 'USD',
        tiers: [{ fromDay: 2, price: '1' }],
        validFrom: '2026-01-01',
      },
    });
    expect(wrong.code).toBe(400);
    const { id, no, so, box } = await sailed();
    // 20:00 UTC is noon in Los Angeles.
    await house.send([
      dcsa(`${no}-disc`, 'DISC', on(30) + 20 * 3_600_000, { port: 'USLAX', equipmentReference: box, ...so }),
      dcsa(`${no}-out`, 'GTOT', on(42) + 20 * 3_600_000, { port: 'USLAX', equipmentReference: box, ...so }),
    ]);
    const { data } = await house.ops.call(calls.getShipmentDemurrage, { params: { id } });
    expect(data?.boxes[0]?.demurrage).toMatchObject({
      ...{ from: '2026-12-01', to: '2026-12-13', days: 13, chargeableDays: 6, lastFreeDay: '2026-12-07' },
      ...{ isRunning: false, total: { currency: 'USD', amount: '880.00' }, tariff: { remark: 'LAX 2026' } },
      events: [{ milestone: 'DISC' }, { milestone: 'GATE_OUT' }],
    });
    expect(data?.totals).toEqual([{ currency: 'USD', amount: '880.00' }]);
    const { data: theirs } = await house.client.call(calls.getShipmentDemurrage, { params: { id } });
    expect(theirs?.boxes[0]?.demurrage).toMatchObject({
      chargeableDays: 6,
      total: null,
      parts: [],
      tariff: null,
    });
    expect(theirs?.totals).toEqual([]);
  });
});

describe('news', () => {
  const titles = async (who: Person) =>
    ((await who.call(listMessages, {})).data?.list ?? []).map(({ title }) => title);
  const clear = () =>
    house.pool.query(
      'delete from message_receiver; delete from shipment_news; update shipment_telling set "changedAt" = null',
    );

  it('are told once, to the customer and the members, by what they want to hear', async () => {
    await clear();
    house.app.clock.now = new Date(Date.UTC(2026, 10, 11, 4));
    const { id, no, so } = await sailed();
    await jobs.news();
    expect(await titles(house.client)).toEqual([]);
    house.app.clock.now = new Date(Date.UTC(2026, 10, 11, 4, 2));
    await jobs.news();
    await jobs.news();
    expect(await titles(house.client)).toEqual([`${no} 开船`]);
    expect(await titles(house.ops)).toEqual([`${no} 开船`]);
    const [message] = (await house.client.call(listMessages, {})).data?.list ?? [];
    expect(message?.link).toBe(`/pages/shipment/cargo/jobinfo?id=${id}`);
    // As the wall of the port of loading shows it.
    const read = await house.client.call(readMessage, { params: { id: message?.id ?? '' } });
    expect(read.data?.bodyText).toBe('宁波 → 洛杉矶<br>开船 2026-11-11 08:00 UTC+8');
    await house.ops.call(calls.setShipmentSubscription, { params: { id }, body: { isOn: false } });
    await house.send(
      dcsa(`${no}-eta`, 'ARRI', on(30.6), {
        port: 'USLAX',
        eventClassifierCode: 'EST',
        ...so,
        eventCreatedDateTime: new Date(on(10)).toISOString(),
      }),
    );
    house.app.clock.now = new Date(Date.UTC(2026, 10, 11, 4, 10));
    await jobs.news();
    expect(await titles(house.client)).toEqual([`${no} 预计到港时间变更`, `${no} 开船`]);
    expect(await titles(house.ops)).toHaveLength(1);
  });

  it('wait for the end of the night, and what is taken back until then is never told', async () => {
    await clear();
    const night = Date.UTC(2026, 10, 11, 15);
    house.app.clock.now = new Date(night);
    const { no } = await sailed();
    const other = await sailed();
    house.app.clock.now = new Date(night + 5 * 60_000);
    await jobs.news();
    expect(await titles(house.client)).toEqual([]);
    await house.send({ eventID: `${other.no}-back`, retractedEventID: `${other.no}-dep` });
    house.app.clock.now = new Date(Date.UTC(2026, 10, 12, 0, 1));
    await jobs.news();
    expect(await titles(house.client)).toEqual([`${no} 开船`]);
  });

  it('are none of a shipment that was cancelled, and it is not followed any more', async () => {
    await clear();
    house.app.clock.now = new Date(Date.UTC(2026, 10, 11, 4));
    const no = nextNo();
    const id = await house.shipment({ shipmentNo: no, soNo: `SO${no}` });
    await house.pool.query(`update shipment set status = 'cancelled', "cancelledAt" = $2 where id = $1`, [
      id,
      house.app.clock.now,
    ]);
    house.app.clock.now = new Date(Date.UTC(2026, 10, 11, 5));
    await house.send([dcsa(`${no}-dep`, 'DEPA', on(10), { port: 'CNNGB', ...bookedAs(`SO${no}`) })]);
    house.app.clock.now = new Date(Date.UTC(2026, 10, 11, 5, 2));
    await jobs.news();
    expect(await titles(house.client)).toEqual([]);
    expect((await timeline(id, house.client)).stage).toBe('unbooked');
    expect((await rowOf(id)).atd).toBeNull();
    const entered = await house.ops.call(calls.addTrackingEvent, {
      params: { id },
      body: { milestone: 'DEP', at: on(10), classifier: 'ACT', reason: '船司告知' },
    });
    expect(entered.msg).toContain('取消');
  });

  it('come once a day for who wants that', async () => {
    await clear();
    const { data: usual } = await house.client.call(calls.getTrackingPreference, {});
    expect(usual?.offered).not.toContain('HOLD');
    const { offered: _, ...own } = usual ?? expect.fail('no preference');
    const wrong = await house.client.call(calls.saveTrackingPreference, {
      body: { ...own, timeZone: 'Mars/Base' },
    });
    expect(wrong.code).toBe(400);
    await house.client.call(calls.saveTrackingPreference, {
      body: { ...own, delivery: 'daily', dailyAt: 18 * 60, milestones: ['DEP', 'HOLD'] },
    });
    house.app.clock.now = new Date(Date.UTC(2026, 10, 11, 4));
    await sailed();
    await sailed();
    house.app.clock.now = new Date(Date.UTC(2026, 10, 11, 9, 59));
    await jobs.news();
    expect(await titles(house.client)).toEqual([]);
    house.app.clock.now = new Date(Date.UTC(2026, 10, 11, 10));
    await jobs.news();
    expect(await titles(house.client)).toEqual(['今日货物动态：2 票']);
    const { data: saved } = await house.client.call(calls.getTrackingPreference, {});
    expect(saved).toMatchObject({ delivery: 'daily', milestones: ['DEP'] });
    await house.pool.query(`delete from tracking_preference where "userId" = $1`, [userIdOf('client01')]);
  });
});
