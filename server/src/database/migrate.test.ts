import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyDatabase } from '../testing/test-app.ts';
import { type Migration, migrate, migrationsFolder, readMigrations, underMigrationLock } from './migrate.ts';
import { StartRefused } from './start-refused.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let client: pg.Client;
beforeEach(async () => {
  copy = await copyDatabase('empty');
  client = new pg.Client(copy.connection);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await copy.drop();
});

const next = (known: Migration[], sql: string): Migration => ({
  number: known.length + 1,
  name: `${known.length + 1}.sql`,
  sql,
  sha256: sql,
});

describe('migrations', () => {
  it('that companies have run stay as they are, letter by letter', async () => {
    // A new one is added to the list when it is released; one that changes would keep every company from starting.
    const released = JSON.parse(await readFile(new URL('checksums.json', migrationsFolder), 'utf8'));
    const now = Object.fromEntries((await readMigrations()).map(({ name, sha256 }) => [name, sha256]));
    expect(now).toMatchObject(released);
    expect(Object.keys(released).length).toBeGreaterThanOrEqual(24);
  });

  it('run once, also when several processes start at the same moment', async () => {
    const known = await readMigrations();
    const all = [...known, next(known, 'create table once (n int); insert into once values (1)')];
    const counts = await Promise.all(
      Array.from({ length: 4 }, () => underMigrationLock(copy.connection, (own) => migrate(own, all))),
    );
    expect(counts.sort()).toEqual([0, 0, 0, 1]);
    expect((await client.query('select * from once')).rowCount).toBe(1);
  });

  it('leave nothing half done', async () => {
    const known = await readMigrations();
    const broken = next(known, 'create table half (n int); select 1/0');
    await expect(migrate(client, [...known, broken])).rejects.toThrow(broken.name);
    await expect(client.query('select from half')).rejects.toThrow('does not exist');
    expect(await migrate(client, known)).toBe(0);
  });

  it('refuse a database of a newer version, and a file changed after it ran', async () => {
    const known = await readMigrations();
    await expect(migrate(client, known.slice(0, -1))).rejects.toThrow(StartRefused);
    const changed = known.map((one, index) => (index === 2 ? { ...one, sha256: 'other' } : one));
    await expect(migrate(client, changed)).rejects.toThrow('forward only');
  });

  it.each([
    ['a gap', ['0001_a.sql', '0003_c.sql']],
    ['a number used twice', ['0001_a.sql', '0001_b.sql']],
    ['a name without a number', ['first.sql']],
  ])('stop at %s', async (_case, names) => {
    const folder = await mkdtemp(join(tmpdir(), 'fairway-migrations-'));
    for (const name of names) await writeFile(join(folder, name), 'select 1');
    await expect(readMigrations(pathToFileURL(`${folder}/`))).rejects.toThrow('should be number');
    await rm(folder, { recursive: true });
  });
});
