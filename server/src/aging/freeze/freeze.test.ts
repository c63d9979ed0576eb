import { askFreeze, getAging } from '@fairway/contract/aging.ts';
import { customers } from '@fairway/contract/customers.ts';
import { approveTask, getFlow, rejectTask, withdrawFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let [finance, manager, sales, client, admin]: Person[] = [];
beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
  [finance, manager, sales, client, admin] = await Promise.all(
    ['finance01', 'manager01', 'sales01', 'client01', 'admin'].map((account) => app.as(account)),
  );
});
afterAll(() => app.close());

const customerId = 'customer-C0002';
const ask = async (wants: 'freeze' | 'unfreeze', by = finance, headers = {}) =>
  (await by?.call(askFreeze, { body: { customerId, wants, reason: '逾期 95 天未付' }, headers })) ??
  expect.fail();
const statusOf = async () =>
  (await admin?.call(customers.get, { params: { id: customerId } }))?.data?.status ?? expect.fail();
const requestOf = async (id: string | undefined) =>
  (
    await app.database.pool.query<{ status: string }>('select status from customer_freeze where id = $1', [
      id,
    ])
  ).rows[0]?.status;
const taskOf = async (flowId: string): Promise<string> =>
  (await app.database.pool.query<{ id: string }>('select id from flow_task where "flowId" = $1', [flowId]))
    .rows[0]?.id ?? expect.fail('nobody has to decide it');
const agree = async (flowId: string) =>
  expect(
    (await manager?.call(approveTask, { params: { taskOperatorId: await taskOf(flowId) }, body: {} }))?.code,
  ).toBe(200);

describe('a customer is frozen through an approval', () => {
  it('only by who may ask, once at a time, and not before it is agreed to', async () => {
    expect((await ask('freeze', sales)).code).toBe(403);
    expect((await ask('freeze', client)).code).toBe(403);
    expect((await ask('unfreeze')).msg).toContain('状态不允许');
    const asked = await ask('freeze');
    const flowId = asked.data?.flowId ?? expect.fail(asked.msg);
    expect((await ask('freeze')).msg).toContain('审批中');
    expect(await statusOf()).toBe('active');
    const { data } = (await finance?.call(getAging, { body: { filters: { partyId: customerId } } })) ?? {};
    if (data?.list[0]) expect(data.list[0].customer?.asked).toEqual({ wants: 'freeze', flowId });
    const request = await manager?.call(getFlow, {
      ...{ params: { taskId: flowId }, query: { opType: '1', taskOperatorId: await taskOf(flowId) } },
    });
    expect(request?.data?.subject).toEqual({ kind: 'customerFreeze', id: asked.data?.id });
    await agree(flowId);
    await expect.poll(statusOf).toBe('frozen');
    expect(await requestOf(asked.data?.id)).toBe('done');
  });

  it('and released the same way; what is refused or withdrawn changes nothing', async () => {
    const first = await ask('unfreeze');
    const taskOperatorId = await taskOf(first.data?.flowId ?? expect.fail(first.msg));
    const body = { handleOpinion: '先收款' };
    expect((await manager?.call(rejectTask, { params: { taskOperatorId }, body }))?.code).toBe(200);
    await expect.poll(() => requestOf(first.data?.id)).toBe('refused');
    expect(await statusOf()).toBe('frozen');

    const second = await ask('unfreeze');
    const flowId = second.data?.flowId ?? expect.fail(second.msg);
    const back = await finance?.call(withdrawFlow, { params: { taskId: flowId }, body: {} });
    expect([back?.code, back?.msg]).toEqual([200, expect.anything()]);
    await expect.poll(() => requestOf(second.data?.id)).toBe('refused');
    expect(await statusOf()).toBe('frozen');

    const third = await ask('unfreeze');
    await agree(third.data?.flowId ?? expect.fail(third.msg));
    await expect.poll(statusOf).toBe('active');
  });

  it('a request that is sent twice is one', async () => {
    const headers = { 'command-id': 'freeze-twice' };
    const [one, two] = [await ask('freeze', finance, headers), await ask('freeze', finance, headers)];
    expect(two.data?.flowId).toBe(one.data?.flowId ?? expect.fail(one.msg));
  });
});
