import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { connect } from '../database/open.ts';
import { StartRefused } from '../database/start-refused.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { prepareDatabase } from '../prepare.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { startReadyServer } from '../testing/server-process.ts';
import { copyDatabase } from '../testing/test-app.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const silent = () => undefined;
let folder: string;
let file: string;
let source: Awaited<ReturnType<typeof copyDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-backup-'));
  file = join(folder, 'company.fairway');
  source = await copyDatabase('demo');
  const database = connect(source.connection, 2, undefined, silent);
  // Bytes of every value, and text that COPY has to escape.
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * 7) % 256));
  await database.pool.query(
    `insert into file values ('f1', 'annex', E'a\\tb\\\\c\\nd 中文.bin', 'bin', 'x', 300000, 'y', false, 'user-sales01', now())`,
  );
  await database.pool.query(`insert into file_piece values ('f1', 'full', 0, $1)`, [bytes]);
  await enqueue(
    database.db,
    { name: 'remember me', payload: z.object({}) },
    {},
    { runAt: new Date(Date.now() + 1e9) },
  );
  await database.close();
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

async function contentOf(connection: pg.ClientConfig) {
  const pool = new pg.Pool(connection);
  // Loading moves the change stamps on, as it should: what was computed from the old rows is out of date.
  const digests = await fingerprint(pool, ['migration', 'change_stamp']);
  const { rows } = await pool.query(
    'select payload, run_at, max_attempts from graphile_worker._private_jobs order by run_at, payload::text',
  );
  await pool.end();
  return { digests, jobs: rows };
}

describe('a whole company moves', () => {
  it('from an external database to an embedded one and back, every row and byte', async () => {
    const before = await contentOf(source.connection);
    expect(before.jobs.length).toBeGreaterThan(0);
    await backup(source.connection, file);

    const embedded = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: silent });
    await restore(embedded.connection, file, { replace: false });
    expect(await contentOf(embedded.connection)).toEqual(before);

    const back = join(folder, 'back.fairway');
    await backup(embedded.connection, back);
    await embedded.stop();
    const target = await copyDatabase('empty');
    await restore(target.connection, back, { replace: false });
    expect(await contentOf(target.connection)).toEqual(before);

    // Numbers go on where they were, and the next start finds everything in order.
    const database = connect(target.connection, 2, undefined, silent);
    await prepareDatabase(database, { demo: true });
    await database.pool.query(
      `insert into audit_log ("at", account, "realName", name, target, address, "requestId") values (now(), '', '', '', '', '', '')`,
    );
    await database.close();
    await target.drop();
  });

  it('while people work on it', async () => {
    const server = await startReadyServer({ DATABASE_URL: source.url });
    await backup(source.connection, join(folder, 'live.fairway'));
    await expect(restore(source.connection, file, { replace: true })).rejects.toThrow('stop it first');
    await server.stop();
  });
});

describe('a restore that cannot be', () => {
  it.each([
    [
      'a file cut short',
      async () => writeFile(join(folder, 'bad'), (await readFile(file)).subarray(0, -5_000)),
    ],
    ['another file', () => writeFile(join(folder, 'bad'), 'something else')],
    ['no file', () => rm(join(folder, 'bad'), { force: true })],
  ])('%s changes nothing', async (_case, make) => {
    await make();
    const before = await contentOf(source.connection);
    await expect(restore(source.connection, join(folder, 'bad'), { replace: true })).rejects.toThrow(
      StartRefused,
    );
    expect(await contentOf(source.connection)).toEqual(before);
  });

  it('does not overwrite a company unless told to', async () => {
    await expect(restore(source.connection, file, { replace: false })).rejects.toThrow('--replace');
    const before = await contentOf(source.connection);
    await restore(source.connection, file, { replace: true });
    expect((await contentOf(source.connection)).digests.user_account).toBe(before.digests.user_account);
  });
});
