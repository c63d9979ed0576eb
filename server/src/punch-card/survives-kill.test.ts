import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '@fairway/contract/punch-card.ts';
import { signIn } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { type Caller, callerOf } from '../testing/caller.ts';
import { copyFirstStart } from '../testing/first-start.ts';
import { type ServerProcess, startReadyServer } from '../testing/server-process.ts';

let folder: string;
let server: ServerProcess;
let authorization: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-punches-'));
  await copyFirstStart(folder);
  server = await startReadyServer({ FAIRWAY_DATA: folder });
  const { data, msg } = await server.call(signIn, { body: { account: 'sales01', password: demoPassword } });
  authorization = data?.token ?? expect.fail(msg);
  const version = (await sales()(contract.getPunchStart)).data?.notice.version ?? -1;
  await sales()(contract.agreeToPunchNotice, { body: { version } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const sales = (): Caller => callerOf(server.url, { authorization });

/** `PUNCH_KILLS=1000` plays as many as the goal names. */
const kills = Number(process.env.PUNCH_KILLS ?? 3);

it('kill -9 between the sending and the answer: no punch is lost, none is there twice', async () => {
  const today = (await sales()(contract.getPunchStart)).data?.today ?? '';
  const sent: contract.NewPunch[] = [];
  for (let round = 0; round < kills; round += 1) {
    const taken = Date.now();
    const queue = Array.from(
      { length: 4 },
      (_, at): contract.NewPunch => ({
        ...{ clientId: randomUUID(), kind: at % 2 === 0 ? 'in' : 'out' },
        ...{ position: { lat: 31.2085, lng: 121.5951, accuracy: 20 }, takenAt: taken, sentAt: taken },
        ...{ elapsedMs: 0, isQueued: true },
      }),
    );
    sent.push(...queue);
    const answers = queue.map((body) => sales()(contract.addPunch, { body }).catch(() => undefined));
    await sleep((round * 13) % 60);
    await server.kill();
    const acknowledged = (await Promise.all(answers)).flatMap((reply) => reply?.data?.clientId ?? []);
    server = await startReadyServer({ FAIRWAY_DATA: folder });
    const kept = new Set(await clientIds(today));
    // What was acknowledged is there; the device sends everything else again, and what it is not sure of too.
    for (const clientId of acknowledged) expect(kept).toContain(clientId);
    for (const body of queue) expect((await sales()(contract.addPunch, { body })).code).toBe(200);
    const all = await clientIds(today);
    expect(all.toSorted()).toEqual(sent.map(({ clientId }) => clientId).toSorted());
  }
});

/** Of the day it began on, and of today, should midnight have passed. */
async function clientIds(firstDay: string): Promise<string[]> {
  const today = (await sales()(contract.getPunchStart)).data?.today ?? '';
  const days = new Set([firstDay, today]);
  const found = [];
  for (const day of days) {
    const { data, msg } = await sales()(contract.getPunchDay, { query: { day } });
    found.push(...(data?.punches ?? expect.fail(msg)));
  }
  return found.map(({ clientId }) => clientId);
}
