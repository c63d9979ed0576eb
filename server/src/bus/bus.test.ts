import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentProxy } from '../testing/silent-proxy.ts';
import { copyDatabase } from '../testing/test-app.ts';
import { type Bus, openBus } from './bus.ts';

const log = pino({ level: 'silent' });
let copy: Awaited<ReturnType<typeof copyDatabase>>;
let here: Bus;
let there: Bus;

beforeAll(async () => {
  copy = await copyDatabase('empty');
  [here, there] = [await openBus(copy.connection, log), await openBus(copy.connection, log)];
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await copy.drop();
});

describe('the bus between processes', () => {
  it('brings a message to everybody who listens to its topic, in order', async () => {
    const heard: string[] = [];
    const stop = there.subscribe('chat', (ids) => heard.push(...ids));
    there.subscribe('other', () => heard.push('wrong topic'));
    for (let n = 0; n < 50; n++) await here.publish({ topic: 'chat', ids: [String(n)] });
    await sleep(200);
    expect(heard).toEqual(Array.from({ length: 50 }, (_, n) => String(n)));
    stop();
    await here.publish({ topic: 'chat', ids: ['unheard'] });
    await sleep(100);
    expect(heard).not.toContain('unheard');
  });

  it('refuses a message that PostgreSQL would not carry', async () => {
    await expect(here.publish({ topic: 'chat', ids: ['x'.repeat(8_000)] })).rejects.toThrow('too large');
  });

  it('heals after its connection was cut, and tells its listeners of the gap', async () => {
    let gaps = 0;
    const heard: string[] = [];
    there.onGap(() => gaps++);
    there.subscribe('healing', (ids) => heard.push(...ids));
    const admin = new pg.Client({ ...copy.connection, database: 'postgres' });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'fairway-bus'`,
      [copy.connection.database],
    );
    await admin.end();
    for (let tries = 0; tries < 100 && !(gaps > 0 && here.isConnected()); tries++) await sleep(50);
    expect(gaps).toBe(1);
    await here.publish({ topic: 'healing', ids: ['back'] });
    await sleep(100);
    expect(heard).toEqual(['back']);
  });

  it('tells everybody of a gap when what somebody said could not be sent', async () => {
    let gaps = 0;
    there.onGap(() => gaps++);
    const admin = new pg.Client({ ...copy.connection, database: 'postgres' });
    await admin.connect();
    const mine = await openBus(copy.connection, log);
    // The newest connection is the one just made: only its owner is cut off.
    await admin.query(
      `select pg_terminate_backend((
         select pid from pg_stat_activity where datname = $1 and application_name = 'fairway-bus'
         order by backend_start desc limit 1))`,
      [copy.connection.database],
    );
    await admin.end();
    for (let tries = 0; tries < 100 && mine.isConnected(); tries++) await sleep(1);
    await expect(mine.publish({ topic: 'chat', ids: ['unsent'] })).rejects.toThrow();
    for (let tries = 0; tries < 100 && gaps === 0; tries++) await sleep(50);
    expect(gaps).toBe(1);
    await mine.close();
  });

  it('notices a line that fell silent without closing, and tells its listeners of the gap', async () => {
    const line = await silentProxy(copy.connection.port);
    const beatEvery = 200;
    const far = await openBus({ ...copy.connection, host: line.host, port: line.port }, log, beatEvery);
    let gaps = 0;
    const heard: string[] = [];
    far.onGap(() => gaps++);
    far.subscribe('silence', (ids) => heard.push(...ids));
    line.fallSilent();
    await here.publish({ topic: 'silence', ids: ['missed'] });
    const unsent = expect(far.publish({ topic: 'silence', ids: ['unsent'] })).rejects.toThrow();
    await expect.poll(() => far.isConnected()).toBe(false);
    await unsent;
    line.workAgain();
    await expect.poll(() => gaps).toBe(1);
    await here.publish({ topic: 'silence', ids: ['back'] });
    await expect.poll(() => heard).toEqual(['back']);
    await far.close();
    await line.close();
  });

  it('that heard nothing for long notices it too, though nobody says anything', async () => {
    const line = await silentProxy(copy.connection.port);
    const far = await openBus({ ...copy.connection, host: line.host, port: line.port }, log, 200);
    line.fallSilent();
    await expect.poll(() => far.isConnected()).toBe(false);
    await far.close();
    await line.close();
  });
});
