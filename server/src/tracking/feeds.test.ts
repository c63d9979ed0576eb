import * as feeds from '@fairway/contract/tracking-feeds.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { startRowsServer } from '../testing/rows-server.ts';
import { bookedAs, dcsa, on, type TrackingCompany, trackingCompany } from './testing/tracking-company.ts';

let house: TrackingCompany;
let port: number;
let closedPort: number;
beforeAll(async () => {
  [port, closedPort] = [await freePort(), await freePort()];
  house = await trackingCompany({
    FAIRWAY_INTERFACE_PRIVATE_HOSTS: `127.0.0.1:${port},127.0.0.1:${closedPort}`,
  });
});
afterAll(() => house.app.close());
beforeEach(() => {
  house.app.clock.now = new Date(on(45));
});
const listed = async (id: string) =>
  (await house.admin.call(feeds.listTrackingFeeds, {})).data?.list.find((one) => one.id === id) ??
  expect.fail('no feed');

describe('a webhook', () => {
  const event = dcsa('w-1', 'LOAD', on(9), { port: 'CNNGB', equipmentReference: 'MSKU7165121' });

  it('takes events one by one, and says what became of each', async () => {
    const { data } = await house.send({
      events: [
        ...[event, event, { ...event, eventID: 'w-2', eventDateTime: '2026-11-10T08:00:00' }],
        ...[{ ...event, eventID: 'w-3', eventDateTime: new Date(on(46)).toISOString() }, 'nonsense', null],
        ...[{ retractedEventID: 'w-9' }, { ...event, eventID: 'w-4', equipmentReference: null }],
        { ...event, eventID: 'w-5', eventDateTime: '9999-01-01T00:00:00Z' },
      ],
    });
    expect(data?.results.map(({ result, problem }) => `${result} ${problem}`.trim())).toEqual([
      ...['taken', 'duplicate', 'refused time', 'refused inFuture', 'refused shape', 'refused shape'],
      ...['retracted', 'refused noReference', 'refused time'],
    ]);
    expect((await house.send([event])).data).toMatchObject({ taken: 0, duplicates: 1 });
    expect((await house.send([{ ...event, delayReasonCode: 'WEA' }])).data).toMatchObject({ taken: 1 });
  });

  it('is refused without its signature, with another clock, and a second time', async () => {
    const codes = async (...given: Parameters<TrackingCompany['send']>) => (await house.send(...given)).code;
    const now = Math.floor(house.app.clock.now.getTime() / 1000);
    expect(await codes([event], { secret: 'another' })).toBe(403);
    expect(await codes([event], { signature: 'sha256=00' })).toBe(403);
    expect(await codes([event], { signature: '' })).toBe(403);
    expect(await codes([event], { feedId: 'none' })).toBe(403);
    expect(await codes([event], { timestamp: now - 301 })).toBe(403);
    expect(await codes([event], { timestamp: now + 301 })).toBe(403);
    expect(await codes([event], { timestamp: now - 299, delivery: 'once' })).toBe(200);
    expect(await codes([event], { timestamp: now, delivery: 'once' })).toBe(409);
    const { data } = await house.admin.call(feeds.renewFeedSecret, { params: { id: house.feed.id } });
    expect(await codes([event])).toBe(403);
    house.feed.secret = data?.secret ?? '';
    expect(await codes([event])).toBe(200);
  });

  it('is kept by who may, and its secret is told once', async () => {
    expect(
      (
        await house.ops.call(feeds.addTrackingFeed, {
          body: { name: 'x', kind: 'webhook', source: 'carrier' },
        })
      ).code,
    ).toBe(403);
    expect((await house.client.call(feeds.listTrackingFeeds, {})).code).toBe(403);
    const row = await listed(house.feed.id);
    expect(row).toMatchObject({
      hasSecret: true,
      webhookPath: `/api/erpcargo/TrackingFeed/${house.feed.id}/Webhook`,
    });
    expect(JSON.stringify(row)).not.toContain(house.feed.secret);
    const body = { name: 'COSCO', source: 'carrier' as const, isEnabled: false, version: row.version };
    expect(
      (await house.admin.call(feeds.addTrackingFeed, { body: { ...body, kind: 'webhook' } })).msg,
    ).toContain('COSCO');
    await house.admin.call(feeds.changeTrackingFeed, { params: { id: row.id }, body });
    expect((await house.send([event])).code).toBe(403);
    await house.admin.call(feeds.changeTrackingFeed, {
      params: { id: row.id },
      body: { ...body, isEnabled: true, version: row.version + 1 },
    });
  });
});

describe('a feed that is asked', () => {
  it('goes on from where it was, waits longer after each failure and says why', async () => {
    let answer: { status: number; body: string; headers?: Record<string, string> } = {
      status: 200,
      body: '[]',
    };
    const server = await startRowsServer(
      (response) => {
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
        response.end(answer.body);
      },
      { port },
    );
    const body = {
      name: 'pull',
      kind: 'pull',
      source: 'provider',
      url: `http://127.0.0.1:${port}/v2/events?limit=100`,
      token: 'abc',
    } as const;
    for (const url of ['http://169.254.169.254/', 'http://localhost:1/', 'https://user:x@127.0.0.1/', ''])
      expect((await house.admin.call(feeds.addTrackingFeed, { body: { ...body, url } })).code).toBe(400);
    const { data } = await house.admin.call(feeds.addTrackingFeed, { body });
    const params = { id: data?.id ?? '' };
    const sync = async () => (await house.ops.call(feeds.syncTrackingFeed, { params })).data;
    const id = await house.shipment({ shipmentNo: 'PULL1', soNo: 'SOPULL1' });
    const dep = dcsa('p-1', 'DEPA', on(10), { port: 'CNNGB', ...bookedAs('SOPULL1') });
    answer = { status: 200, body: JSON.stringify({ events: [dep] }), headers: { etag: '"v1"' } };
    expect(await sync()).toEqual({ taken: 1, error: '' });
    expect(server.asked[0]?.headers.authorization).toBe('Bearer abc');
    const { rows } = await house.pool.query('select stage from shipment where id = $1', [id]);
    expect(rows).toEqual([{ stage: 'atSea' }]);
    answer = { status: 304, body: '' };
    expect(await sync()).toEqual({ taken: 0, error: '' });
    expect(server.asked[1]?.headers['if-none-match']).toBe('"v1"');
    expect(decodeURIComponent(server.asked[1]?.path ?? '')).toContain(
      `eventCreatedDateTime:gte=${new Date(on(10) + 3_600_000 - 600_000).toISOString()}`,
    );
    const pause = async () => {
      const { nextPullAt, failures, lastError } = await listed(params.id);
      return [failures, Math.round(((nextPullAt ?? 0) - house.app.clock.now.getTime()) / 60_000), lastError];
    };
    expect(await pause()).toEqual([0, 5, '']);
    answer = { status: 500, body: '' };
    expect((await sync())?.error).toContain('500');
    expect(await pause()).toEqual([1, 10, '对方返回错误 500']);
    answer = { status: 302, body: '', headers: { location: 'http://127.0.0.1/' } };
    await sync();
    answer = { status: 200, body: '<html>' };
    expect((await sync())?.error).toBe('对方返回的不是 JSON');
    answer = { status: 200, body: '"no"' };
    await sync();
    expect(await pause()).toEqual([4, 80, '返回的不是 DCSA 事件']);
    answer = { status: 200, body: `["${'x'.repeat(9_000_000)}"]` };
    expect((await sync())?.error).toBe('数据太多');
    for (let times = 0; times < 3; times += 1) await sync();
    expect((await pause())[1]).toBe(360);
    await server.close();
    expect((await sync())?.error).toBe('对方无响应');
    const again = await startRowsServer((response) => response.end(JSON.stringify([dep])), { port });
    expect(await sync()).toEqual({ taken: 0, error: '' });
    expect(await pause()).toEqual([0, 5, '']);
    await again.close();
    expect((await house.ops.call(feeds.syncTrackingFeed, { params: { id: house.feed.id } })).code).toBe(400);
  });
});
