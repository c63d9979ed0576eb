import { connect as connectTcp } from 'node:net';
import { socketPath } from '@fairway/contract/live.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../http/address-of.ts';
import { newToken } from '../session/token.ts';
import { openSocket } from '../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const allowance = 10;
let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({
    from: 'demo',
    environment: { FAIRWAY_OPEN_CALLS_PER_MINUTE: String(allowance), FAIRWAY_TRUSTED_PROXIES: '1' },
  });
});
afterAll(() => house.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('handshakes of strangers', () => {
  it('are counted by address; whoever has a session counts nowhere', async () => {
    const person = await house.as('sales01');
    for (let n = 0; n < allowance * 2; n++) {
      const known = await openSocket(house.url, person, from('10.0.0.1'));
      known.say({ method: 'Heartbeat' });
      await known.hear('heartbeat');
      known.wire.terminate();
    }
    for (let n = 0; n < allowance; n++) {
      const stranger = await openSocket(house.url, newToken(), from('10.0.0.1'));
      await stranger.hear('logout');
    }
    expect(await (await openSocket(house.url, newToken(), from('10.0.0.1'))).ended).toBe(429);
    const elsewhere = await openSocket(house.url, newToken(), from('10.0.0.2'));
    await elsewhere.hear('logout');
  });

  it('with what cannot be a key ask the database nothing', async () => {
    const holder = await house.database.pool.connect();
    await holder.query('begin; lock table session, socket_ticket in access exclusive mode');
    for (const key of [{ token: 'bearer 123' }, { token: 'x'.repeat(400) }, { ticket: 'y'.repeat(42) }]) {
      const socket = await openSocket(house.url, key, from('10.0.0.3'));
      await socket.hear('logout');
    }
    await holder.query('rollback');
    holder.release();
  });

  it('are cut off when they do not answer the goodbye', async () => {
    const { hostname, port } = new URL(house.url);
    const wire = connectTcp(Number(port), hostname, () =>
      wire.write(
        `GET ${socketPath}/none HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-Forwarded-For: 10.0.0.4\r\n\r\n',
      ),
    );
    let said = '';
    wire.on('data', (bytes) => {
      said += String(bytes);
    });
    const closed = new Promise<void>((resolve) => wire.once('close', () => resolve()));
    await expect.poll(() => said).toContain('logout');
    const began = performance.now();
    await closed;
    // The library would wait for half a minute.
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});

it.each([
  ['nobody between', 0, undefined, 'near'],
  ['nobody trusted', 0, '1.1.1.1', 'near'],
  ['one proxy', 1, '1.1.1.1', '1.1.1.1'],
  ['one proxy, and what its caller made up', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['two proxies', 2, '6.6.6.6,1.1.1.1 ,2.2.2.2', '1.1.1.1'],
  ['fewer than trusted', 2, '1.1.1.1', '1.1.1.1'],
])('the address behind %s', (_case, trustedProxies, forwarded, address) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: 'near' } };
  expect(addressOf(request as unknown as Parameters<typeof addressOf>[0], { trustedProxies })).toBe(address);
});
