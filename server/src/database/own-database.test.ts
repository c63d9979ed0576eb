import { spawn } from 'node:child_process';
import { lchownSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { nobody } from './postgres-account.ts';
import { runningPostgres } from './running-postgres.ts';

const isRoot = process.getuid?.() === 0;

// The database of a data folder is its server's alone. Everything here is done to real folders by real processes.
let folder: string;
let running: EmbeddedPostgres | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-own-'));
  // As an administrator makes a data folder: others may enter it.
  await chmod(folder, 0o711);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

const settings = { fsync: 'off', listen_addresses: '127.0.0.1' };
async function start() {
  running = await startEmbeddedPostgres({
    dataFolder: folder,
    log: () => undefined,
    port: await freePort(),
    settings,
  });
  return running;
}
async function stop() {
  await running?.stop();
  running = undefined;
}
const cluster = () => join(folder, 'postgres');

async function ask(connection: pg.ClientConfig, text: string): Promise<unknown> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What a program of another service says: that of `nobody` when we are root. */
function asNobody(program: string, args: string[]): Promise<{ code: number | null; said: string }> {
  const identity = isRoot ? { uid: nobody, gid: nobody } : {};
  const child = spawn(program, args, { ...identity, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

describe('the password', () => {
  it('is asked of everybody, is kept for the owner alone, and stays the same', async () => {
    const { connection } = await start();
    expect(connection.password).toMatch(/^[\w-]{43}$/);
    expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    for (const password of ['', 'guess']) {
      await expect(ask({ ...connection, password }, 'select 1')).rejects.toThrow();
      await expect(ask({ ...connection, password, host: '127.0.0.1' }, 'select 1')).rejects.toThrow();
    }
    const { mode } = await stat(join(cluster(), 'fairway.password'));
    expect(mode & 0o777).toBe(0o600);
    expect(await runningPostgres(folder)).toMatchObject({ password: connection.password });
    await stop();
    const again = await start();
    expect(again.connection.password).toBe(connection.password);
  });

  it.each([
    ['that never had one', true, true],
    ['whose start was killed before it was written down', false, true],
    ['whose start was killed before the rules were changed', false, false],
  ])('is given to a folder %s', async (_, withoutRole, withoutFile) => {
    const { connection } = await start();
    await ask(connection, 'create table kept as select 7 as seven');
    if (withoutRole) await ask(connection, 'alter role fairway password null');
    await stop();
    if (withoutFile) await rm(join(cluster(), 'fairway.password'));
    await writeFile(join(cluster(), 'fairway_hba.conf'), 'local all all trust\n');

    const again = await start();
    expect(await ask(again.connection, 'select seven from kept')).toEqual([{ seven: 7 }]);
    await expect(ask({ ...again.connection, password: undefined }, 'select 1')).rejects.toThrow();
    expect(await readFile(join(cluster(), 'fairway_hba.conf'), 'utf8')).not.toContain('trust');
  });
});

describe.runIf(isRoot)('started by root', () => {
  it('runs as a user that no other service has: nobody can neither read nor connect', async () => {
    const { connection } = await start();
    const owner = (await stat(cluster())).uid;
    expect(owner).toBeGreaterThanOrEqual(60_578);
    expect(owner).toBeLessThanOrEqual(61_183);
    const pid = (await readFile(join(cluster(), 'postmaster.pid'), 'utf8')).split('\n')[0];
    expect((await stat(`/proc/${pid}`)).uid).toBe(owner);

    for (const path of [
      cluster(),
      connection.host,
      join(cluster(), 'fairway.password'),
      join(folder, 'postgres.log'),
    ]) {
      const { code, said } = await asNobody('cat', [path]);
      expect(code, path).not.toBe(0);
      expect(said).toContain('Permission denied');
    }
    const socket = join(connection.host, `.s.PGSQL.${connection.port}`);
    const connecting = `require('net').connect(${JSON.stringify(socket)}, () => console.log('in')).on('error', (e) => console.log(e.code))`;
    expect((await asNobody(process.execPath, ['-e', connecting])).said.trim()).toBe('EACCES');
    expect((await asNobody('kill', ['-0', String(pid)])).code).not.toBe(0);
  });

  it('takes a folder over that earlier versions ran as nobody', async () => {
    const { connection } = await start();
    await ask(connection, 'create table kept as select 7 as seven');
    await ask(connection, 'alter role fairway password null');
    await stop();
    await rm(join(cluster(), 'fairway.password'));
    for (const below of [cluster(), connection.host]) {
      for (const entry of readdirSync(below, { recursive: true }))
        lchownSync(join(below, String(entry)), nobody, nobody);
      lchownSync(below, nobody, nobody);
    }
    const again = await start();
    expect(await ask(again.connection, 'select seven from kept')).toEqual([{ seven: 7 }]);
    for (const path of [
      cluster(),
      again.connection.host,
      join(cluster(), 'base'),
      join(cluster(), 'PG_VERSION'),
    ])
      expect((await stat(path)).uid, path).not.toBe(nobody);
    expect((await asNobody('ls', [cluster()])).code).not.toBe(0);
  });
});
