import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../prepare.ts';
import { freePort } from '../testing/free-port.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { connect, type Database } from './open.ts';
import { readerConnection } from './reader-role.ts';

/** An external database: passwords, and an owner who is no superuser. */
let folder: string;
let server: EmbeddedPostgres;
let superuser: pg.Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-external-'));
  server = await startEmbeddedPostgres({
    dataFolder: folder,
    log: () => undefined,
    port: await freePort(),
    settings: { listen_addresses: '127.0.0.1', fsync: 'off' },
  });
  superuser = new pg.Client(server.connection);
  await superuser.connect();
  await superuser.query(`create role shipper login password 'first w@rd'`);
  await superuser.query('create database company owner shipper');
});
afterAll(async () => {
  await superuser.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function on<T>(password: string, work: (database: Database) => Promise<T>): Promise<T> {
  const connectionString = `postgresql://shipper:${encodeURIComponent(password)}@127.0.0.1:${server.connection.port}/company`;
  const database = connect({ connectionString }, 4, undefined, () => undefined);
  try {
    await prepareDatabase(database, { demo: false });
    return await work(database);
  } finally {
    await database.close();
  }
}
const read = ({ reader }: Database, text: string) =>
  reader.read({ text, values: [] }, { rows: 10, bytes: 1_000 });
const stateOf = ({ reader }: Database) =>
  reader.check().then(
    () => 'available',
    (error: Error) => error.constructor.name,
  );

describe('an external database', () => {
  it('whose owner may make no role works without SQL interfaces', async () => {
    expect(await on('first w@rd', stateOf)).toBe('ReaderUnavailable');
  });

  it('whose owner may make roles gets one with a password of its own', async () => {
    await superuser.query('alter role shipper createrole');
    expect(await on('first w@rd', stateOf)).toBe('available');
    const rows = await on('first w@rd', (database) =>
      read(database, 'select count(*) > 0 as some from areas'),
    );
    expect(rows).toEqual([{ some: true }]);
    const wrong = new pg.Client({
      ...server.connection,
      host: '127.0.0.1',
      user: 'fairway_reader',
      password: 'first w@rd',
      database: 'company',
    });
    await expect(wrong.connect()).rejects.toThrow('password authentication failed');
  });

  it('whose owner has another password since: the role gets another one too', async () => {
    await superuser.query(`alter role shipper password 'second'`);
    expect(await on('second', stateOf)).toBe('available');
    expect(await on('second', stateOf)).toBe('available');
  });

  it('where functions cannot be closed: nothing of them outlives the question', async () => {
    const heard: unknown[] = [];
    const listener = new pg.Client({ ...server.connection, database: 'company' });
    await listener.connect();
    listener.on('notification', (message) => heard.push(message));
    await listener.query('listen fairway_bus');
    await on('second', async (database) => {
      expect(await read(database, `select pg_notify('fairway_bus', 'x')::text as sent`)).toHaveLength(1);
      expect(await read(database, 'select pg_advisory_lock(727002)::text as locked')).toHaveLength(1);
      expect(
        await read(database, `select lo_from_bytea(0, 'x') > 0 as made`).catch(() => 'refused'),
      ).toBeDefined();
      const { rows } = await listener.query(
        `select (select count(*) from pg_locks where locktype = 'advisory' and objid = 727002) as locks, (select count(*) from pg_largeobject_metadata) as objects`,
      );
      expect(rows).toEqual([{ locks: 0, objects: 0 }]);
      for (const text of ['select * from public.user_account', 'select * from public.migration'])
        await expect(read(database, text)).rejects.toThrow('permission denied');
    });
    expect(heard).toEqual([]);
    await listener.end();
  });

  it('whose owner is no superuser any more goes on: locks and messages are still theirs', async () => {
    await superuser.query('alter role shipper superuser');
    expect(await on('second', stateOf)).toBe('available');
    await superuser.query('alter role shipper nosuperuser');
    expect(await on('second', stateOf)).toBe('available');
    await expect(on('second', (database) => read(database, 'select pg_advisory_lock(1)'))).rejects.toThrow(
      'permission denied',
    );
    await on('second', ({ pool }) => pool.query('select pg_advisory_lock(1), pg_notify($1, $2)', ['x', 'y']));
  });
});

describe('the connection of the role', () => {
  it('goes to the same place, with nothing of the owner', () => {
    expect(readerConnection({ host: '/run', port: 5, user: 'fairway', database: 'd' })).toEqual({
      host: '/run',
      port: 5,
      user: 'fairway_reader',
      database: 'd',
    });
    const { connectionString = '' } = readerConnection({
      connectionString: 'postgresql:///d?host=/run&user=owner&password=secret&sslmode=disable',
    });
    expect(connectionString).not.toMatch(/owner|secret/);
    expect(connectionString).toContain('sslmode=disable');
    expect(connectionString).toContain('host=%2Frun');
  });
});
