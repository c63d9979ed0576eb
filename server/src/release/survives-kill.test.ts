import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyRelease, getRelease, type ReleaseDetail } from '@fairway/contract/releases.ts';
import { signIn } from '@fairway/contract/session.ts';
import { approveTask } from '@fairway/contract/workflow.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runningPostgres } from '../database/running-postgres.ts';
import { companyDay } from '../freight/company-day.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { type Caller, callerOf } from '../testing/caller.ts';
import { copyFirstStart } from '../testing/first-start.ts';
import { type ServerProcess, startReadyServer } from '../testing/server-process.ts';

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-releases-'));
  await copyFirstStart(folder);
  server = await startReadyServer({ FAIRWAY_DATA: folder });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** `RELEASE_KILLS=100` plays as many as the goal names. */
const kills = Number(process.env.RELEASE_KILLS ?? 3);

async function rowsOf<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client(await runningPostgres(folder));
  await client.connect();
  return client
    .query<T>(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const tokens = new Map<string, string>();
async function as(account: string): Promise<Caller> {
  if (!tokens.has(account)) {
    const { data, msg } = await server.call(signIn, { body: { account, password: demoPassword } });
    tokens.set(account, data?.token ?? expect.fail(msg));
  }
  return callerOf(server.url, { authorization: tokens.get(account) ?? '' });
}

interface Waiting {
  taskId: string;
  account: string;
}
const waiting = async (flowId: string): Promise<Waiting | undefined> =>
  (
    await rowsOf<Waiting>(
      `select task.id as "taskId", person.account from flow_task as task
       join user_account as person on person.id = task."handlerId" where task."flowId" = $1 limit 1`,
      [flowId],
    )
  )[0];

it('kill -9 between what the flow decided and what the release makes of it: never half a state', async () => {
  const shipments = await rowsOf<{ id: string; account: string }>(
    `select distinct on (s.id) s.id, person.account from shipment as s
     join shipment_bill as bill on bill."shipmentId" = s.id and bill.status in ('confirmed', 'issued') and bill.kind = 'HBL'
     join shipment_member as member on member."shipmentId" = s.id and member.role = 'operator'
     join user_account as person on person.id = member."userId" and person."enabledMark" = 1
     join customer as c on c.id = s."customerId" and c.status = 'active'
     where s.status = 'active'
       and not exists (select from shipment_bill as paper where paper."shipmentId" = s.id and paper."issueType" = 'original')
       and not exists (select from cargo_release r where r."shipmentId" = s.id)
       and not exists (select from cargo_hold h where h."shipmentId" = s.id and h."liftedAt" is null)
     order by s.id`,
  );
  expect(shipments.length).toBeGreaterThan(10);
  const payBy = companyDay(new Date(Date.now() + 86_400_000));
  let acknowledged = 0;
  for (let at = 0; at < kills; at += 1) {
    const { id: shipmentId, account } = shipments[at % shipments.length] ?? expect.fail();
    const asked = await (await as(account))(applyRelease, {
      body: { shipmentId, kind: 'telex', guarantee: { guarantor: '王总', payBy } },
    });
    const { id, flowId } = asked.data ?? expect.fail(asked.msg);
    if (flowId === null) expect.fail(`${shipmentId} passed by itself`);
    let last: Waiting | undefined;
    let answered: { code: number } | undefined;
    for (let next = await waiting(flowId); next; next = await waiting(flowId)) {
      last = next;
      const call = (await as(next.account))(approveTask, {
        params: { taskOperatorId: next.taskId },
        body: {},
      });
      // Nobody knows which approval is the last one: every one may be.
      const cut = call.catch(() => undefined);
      await sleep((at * 7) % 40);
      const [{ status = '' } = {}] = await rowsOf<{ status: string }>(
        'select status from cargo_release where id = $1',
        [id],
      );
      if (status !== 'approving') break;
      answered = await Promise.race([cut, sleep(60)]).then((reply) => reply ?? undefined);
      if (!(await waiting(flowId))) break;
      answered = await cut;
    }
    await server.kill();
    server = await startReadyServer({ FAIRWAY_DATA: folder });
    expect(last).toBeDefined();
    if (answered?.code === 200) acknowledged += 1;
    const [{ flow } = { flow: '' }] = await rowsOf<{ flow: string }>(
      'select state::text as flow from flow where id = $1',
      [flowId],
    );
    const isApproved = !(await waiting(flowId));
    const release = await settled(id, account, isApproved ? 'approved' : 'approving');
    expect({ status: release.status, flow: flow.length > 0 }).toEqual({
      ...{ status: isApproved ? 'approved' : 'approving', flow: true },
    });
    expect(release.expiresAt === null).toBe(!isApproved);
    // So that the same cargo can be applied for again.
    await rowsOf(`update cargo_release set status = 'expired' where id = $1`, [id]);
  }
  expect(acknowledged).toBeGreaterThan(0);
});

/** The release as soon as it is what the flow says, or as it stays. */
async function settled(id: string, account: string, status: ReleaseDetail['status']): Promise<ReleaseDetail> {
  for (let tries = 0; ; tries += 1) {
    const { data, msg } = await (await as(account))(getRelease, { params: { id } });
    if (!data) expect.fail(msg);
    if (data.status === status || tries > 1_200) return data;
    await sleep(50);
  }
}
