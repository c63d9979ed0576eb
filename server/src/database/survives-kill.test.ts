import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@fairway/contract/session.ts';
import { getBillNumber, getHealth } from '@fairway/contract/system.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { callerOf } from '../testing/caller.ts';
import { copyFirstStart } from '../testing/first-start.ts';
import { type ServerProcess, startReadyServer, startServer } from '../testing/server-process.ts';
import { runningPostgres } from './running-postgres.ts';

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-kill-'));
  await copyFirstStart(folder);
  server = await startReadyServer({ FAIRWAY_DATA: folder });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const databasePid = async () =>
  Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Writes commands as fast as it can, and remembers those that were acknowledged. */
function startWriting(url: string, token: string) {
  const acknowledged: string[] = [];
  let going = true;
  const writers = Array.from({ length: 8 }, async () => {
    while (going) {
      const requestId = randomUUID();
      try {
        const reply = await callerOf(url)(getBillNumber, {
          params: { enCode: 'OrderNumber' },
          headers: { authorization: token, 'x-request-id': requestId },
        });
        if (reply.code === 200) acknowledged.push(requestId);
        else await sleep(20);
      } catch {
        await sleep(20);
      }
    }
  });
  return {
    acknowledged,
    async stop() {
      going = false;
      await Promise.all(writers);
    },
  };
}

/** Connections outlive a killed database for a moment: being answered does not mean that the new one is up. */
async function database() {
  for (let tries = 0; tries < 300; tries++) {
    const running = await runningPostgres(folder);
    if (running) return running;
    await sleep(100);
  }
  throw new Error(`no database again: ${server.printed()}`);
}

/** A database that has just been started refuses for a moment. */
async function connected(): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(await database());
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(100);
    }
  }
}

async function lostAmong(acknowledged: string[]): Promise<string[]> {
  const client = await connected();
  const { rows } = await client.query<{ id: string }>(
    'select id from unnest($1::text[]) as id where id not in (select "requestId" from audit_log)',
    [acknowledged],
  );
  await client.end();
  return rows.map(({ id }) => id);
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const health = await server.call(getHealth).catch(() => undefined);
    if (health?.status === 200) return;
    await sleep(100);
  }
  throw new Error(`not ready again: ${server.printed()}`);
}

describe('kill -9 in the middle of writing', () => {
  const victims = ['server', 'database', 'both'] as const;

  it.each(
    Array.from({ length: 10 }, (_, round) => [round + 1, victims[round % 3] as (typeof victims)[number]]),
  )('round %i: %s dies, nothing acknowledged is lost', async (_round, victim) => {
    await untilReady();
    const { data } = await server.call(signIn, { body: { account: 'sales01', password: demoPassword } });
    const writing = startWriting(server.url, data?.token ?? '');
    // In the middle of it, however fast this machine is.
    while (writing.acknowledged.length < 20) await sleep(5);
    await sleep(Math.random() * 100);

    if (victim !== 'server') process.kill(await databasePid(), 'SIGKILL');
    if (victim !== 'database') {
      await server.kill();
      await writing.stop();
      server = await startReadyServer({ FAIRWAY_DATA: folder });
    } else {
      await untilReady();
      await writing.stop();
    }
    expect(await lostAmong(writing.acknowledged)).toEqual([]);
  });
});

describe('a second start on the same data folder', () => {
  it('says so, ends, and harms nothing', async () => {
    const second = await startServer({ FAIRWAY_DATA: folder });
    expect(second).toMatchObject({ exitCode: 1 });
    expect('printed' in second && second.printed).toContain('Another Fairway server is already running');
    expect((await server.call(getHealth)).status).toBe(200);
  });
});

describe('an orderly stop', () => {
  it('leaves no database process behind', async () => {
    expect(await server.stop()).toBe(0);
    expect(await runningPostgres(folder)).toBeUndefined();
    server = await startReadyServer({ FAIRWAY_DATA: folder });
  });
});
