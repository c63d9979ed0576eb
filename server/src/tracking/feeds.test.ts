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
    expect(data?.results.map(({ eventId }) => eventId)).toEqual([
      ...['w-1', 'w-1', 'w-2', 'w-3', '', '', 'w-9', 'w-4', 'w-5'],
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

  it('reads page after page, so many in a run, and goes on where it stopped', async () => {
    const so = (page: number) => bookedAs(`SOPAGE${page % 3}`);
    const pages = Array.from({ length: 47 }, (_, page) => [
      dcsa(`page-${page}`, 'DEPA', on(10 + page / 10), { port: 'CNNGB', ...so(page) }),
    ]);
    let isExpired = false;
    const server = await startRowsServer(
      (response, { path }) => {
        const asked = new URL(path, 'http://x').searchParams;
        const page = Number(asked.get('cursor') ?? 0);
        if (isExpired && page > 0) {
          response.writeHead(410).end();
          return;
        }
        const headers: Record<string, string> = { 'content-type': 'application/json', etag: '"first"' };
        if (page < pages.length - 1) {
          if (page < 10) headers['next-page'] = String(page + 1);
          else if (page < 20) headers['next-page-cursor'] = String(page + 1);
          else headers.link = `</v2/events?limit=1&cursor=${page + 1}>; rel="next"`;
        }
        response.writeHead(200, headers).end(JSON.stringify(pages[page]));
      },
      { port },
    );
    const { data } = await house.admin.call(feeds.addTrackingFeed, {
      body: {
        ...{ name: 'pages', kind: 'pull', source: 'provider', token: 'abc' },
        url: `http://127.0.0.1:${port}/v2/events?limit=1`,
      },
    });
    const params = { id: data?.id ?? '' };
    const sync = async () => (await house.ops.call(feeds.syncTrackingFeed, { params })).data;
    const cursor = async () =>
      JSON.parse(
        (await house.pool.query('select cursor from tracking_feed where id = $1', [params.id])).rows[0]
          .cursor,
      );
    expect(await sync()).toEqual({ taken: 20, error: '' });
    expect(await cursor()).toMatchObject({ next: expect.stringContaining('cursor=20') });
    expect((await listed(params.id)).nextPullAt).toBe(house.app.clock.now.getTime());
    expect(await sync()).toEqual({ taken: 20, error: '' });
    expect(await sync()).toEqual({ taken: 7, error: '' });
    expect(server.asked.map(({ path }) => new URL(path, 'http://x').searchParams.get('cursor'))).toEqual([
      null,
      ...Array.from({ length: 46 }, (_, page) => String(page + 1)),
    ]);
    // With the last page the time to ask from moves on; the etag of a first page says nothing of the others.
    expect(await cursor()).toEqual({ newest: on(14.6) + 3_600_000 });
    await sync();
    expect(decodeURIComponent(server.asked.at(-20)?.path ?? '')).toContain('eventCreatedDateTime:gte=');
    // A place the other side has forgotten is left once: it is read from the beginning.
    isExpired = true;
    expect(await sync()).toEqual({ taken: 0, error: expect.stringContaining('410') });
    expect((await listed(params.id)).failures).toBe(1);
    isExpired = false;
    expect((await sync())?.error).toBe('');
    await server.close();
    await house.admin.call(feeds.deleteTrackingFeed, { params });
  });

  it('is never led to another host', async () => {
    const server = await startRowsServer(
      (response) =>
        response
          .writeHead(200, { link: `<http://127.0.0.1:${closedPort}/x>; rel="next"` })
          .end(JSON.stringify([])),
      { port },
    );
    const { data } = await house.admin.call(feeds.addTrackingFeed, {
      body: {
        ...{ name: 'led', kind: 'pull', source: 'provider', token: 'abc' },
        url: `http://127.0.0.1:${port}/events`,
      },
    });
    const params = { id: data?.id ?? '' };
    const { data: told } = await house.ops.call(feeds.syncTrackingFeed, { params });
    expect(told?.error).toContain(String(closedPort));
    await server.close();
    await house.admin.call(feeds.deleteTrackingFeed, { params });
  });

  it('is asked for one shipment by its numbers, and not without end', async () => {
    const isSo = (path: string) => path.includes('carrierBookingReference=SOASK1');
    const server = await startRowsServer(
      (response, { path }) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(
            JSON.stringify(
              isSo(path) ? [dcsa('ask-1', 'DEPA', on(10), { port: 'CNNGB', ...bookedAs('SOASK1') })] : [],
            ),
          ),
      { port },
    );
    const { data } = await house.admin.call(feeds.addTrackingFeed, {
      body: {
        ...{ name: 'ask', kind: 'pull', source: 'carrier', token: 'abc' },
        url: `http://127.0.0.1:${port}/v2/events?limit=50`,
      },
    });
    const feed = { id: data?.id ?? '' };
    // The others of this file answer nothing any more.
    await house.pool.query(`update tracking_feed set "isEnabled" = false where kind = 'pull' and id <> $1`, [
      feed.id,
    ]);
    const first = await house.shipment({ shipmentNo: 'ASK1', soNo: 'SOASK1', boxes: ['MSKU7165121'] });
    const second = await house.shipment({
      ...{ shipmentNo: 'ASK2', mblNo: 'COSUASK2', boxes: ['OOLU8921349', 'EGHU3012456'] },
    });
    const bare = await house.shipment({ shipmentNo: 'ASK3' });
    const sync = (id: string, who = house.ops) => who.call(feeds.syncShipmentTracking, { params: { id } });
    expect((await sync(first)).data).toEqual({ feeds: 1, taken: 1, failed: 0 });
    expect(server.asked.map(({ path }) => path)).toEqual([
      '/v2/events?limit=50&carrierBookingReference=SOASK1',
    ]);
    const { rows } = await house.pool.query('select stage from shipment where id = $1', [first]);
    expect(rows).toEqual([{ stage: 'atSea' }]);
    expect((await sync(second)).data).toEqual({ feeds: 1, taken: 0, failed: 0 });
    expect(server.asked.slice(1).map(({ path }) => path.replace('/v2/events?limit=50&', ''))).toEqual([
      'transportDocumentReference=COSUASK2',
      'equipmentReference=OOLU8921349',
      'equipmentReference=EGHU3012456',
    ]);
    const { rows: kept } = await house.pool.query('select cursor from tracking_feed where id = $1', [
      feed.id,
    ]);
    expect(kept).toEqual([{ cursor: '' }]);
    expect((await sync(bare)).code).toBe(400);
    expect((await sync('nobody')).code).toBe(404);
    expect((await sync(first, house.client)).code).toBe(403);
    expect((await sync(first, house.sales)).code).not.toBe(200);
    for (let times = 0; times < 9; times += 1) await sync(second);
    expect(server.asked.length).toBeLessThanOrEqual(30);
    expect((await sync(first)).msg).toContain('一分钟');
    house.app.clock.now = new Date(house.app.clock.now.getTime() + 60_000);
    expect((await sync(first)).data).toEqual({ feeds: 1, taken: 0, failed: 0 });
    await server.close();
    expect((await sync(first)).data).toEqual({ feeds: 1, taken: 0, failed: 1 });
  });
});
