import { setTimeout as sleep } from 'node:timers/promises';
import {
  actOnRate,
  addRate,
  changeRate,
  deleteRate,
  getRate,
  listRateHistory,
  listRates,
  type RateEvent,
  type RateRow,
} from '@fairway/contract/freight-rates.ts';
import {
  approveTask,
  changeFlow,
  getFlow,
  rejectTask,
  startFlow,
  withdrawFlow,
} from '@fairway/contract/workflow.ts';
import { listStartable } from '@fairway/contract/workflow-templates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { companyDay } from '../company-day.ts';
import { type Codes, codesOf, type WrittenRate, writtenRate } from '../testing/freight-company.ts';

let app: TestApp;
let codes: Codes;
/** Keeps rates; whose requests this one decides; sells; is a customer. */
let [pricing, manager, sales, client]: Person[] = [];

beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
  codes = await codesOf(app);
  [pricing, manager, sales, client] = await Promise.all(
    ['pricing01', 'manager01', 'sales01', 'client01'].map((account) => app.as(account)),
  );
});
afterAll(() => app.close());

const oneDay = 86_400_000;
const inDays = (days: number) => companyDay(new Date(Date.now() + days * oneDay));
let lanes = 0;
/** Each on a service of its own, so that none overlaps with another. */
const written = (changes: Partial<WrittenRate> = {}) =>
  writtenRate(codes, {
    ...{ validFrom: inDays(0), validTo: inDays(20), serviceCode: `TEST${++lanes}`, ...changes },
  });
async function draft(changes: Partial<WrittenRate> = {}): Promise<RateRow> {
  const { data, msg } = (await pricing?.call(addRate, { body: written(changes) })) ?? expect.fail();
  return rateOf(data?.id ?? expect.fail(msg));
}
const rateOf = async (id: string, person = pricing): Promise<RateRow> =>
  (await person?.call(getRate, { params: { id } }))?.data ?? expect.fail();
const act = async ({ id, version }: Pick<RateRow, 'id' | 'version'>, event: RateEvent, more: object = {}) =>
  (await pricing?.call(actOnRate, { params: { id, event }, body: { version, ...more } })) ?? expect.fail();

async function until(id: string, isSo: (rate: RateRow) => boolean): Promise<RateRow> {
  for (let tries = 0; ; tries += 1) {
    const rate = await rateOf(id);
    if (isSo(rate)) return rate;
    if (tries > 400) throw new Error(`never so: ${JSON.stringify(rate)}`);
    await sleep(25);
  }
}
const taskOf = async (flowId: string): Promise<string> =>
  (await app.database.pool.query<{ id: string }>('select id from flow_task where "flowId" = $1', [flowId]))
    .rows[0]?.id ?? expect.fail('nobody has to decide it');
async function asked(changes: Partial<WrittenRate> = {}): Promise<{ rate: RateRow; flowId: string }> {
  const rate = await draft(changes);
  const { data, msg } = await act(rate, 'publish');
  return { rate: await rateOf(rate.id), flowId: data?.flowId ?? expect.fail(msg) };
}
const approve = async (flowId: string) =>
  expect(
    (await manager?.call(approveTask, { params: { taskOperatorId: await taskOf(flowId) }, body: {} }))?.code,
  ).toBe(200);
async function published(changes: Partial<WrittenRate> = {}): Promise<RateRow> {
  const { rate, flowId } = await asked(changes);
  await approve(flowId);
  return until(rate.id, ({ status }) => status === 'published');
}

describe('publication', () => {
  it('goes through an approval; until then customers find nothing', async () => {
    const { rate, flowId } = await asked();
    expect(rate).toMatchObject({ status: 'draft', flowId });
    const request = await manager?.call(getFlow, {
      ...{ params: { taskId: flowId }, query: { opType: '1', taskOperatorId: await taskOf(flowId) } },
    });
    expect(request?.data?.subject).toEqual({ kind: 'rate', id: rate.id });
    expect((await client?.call(getRate, { params: { id: rate.id } }))?.code).toBe(404);
    expect((await act(rate, 'publish')).msg).toContain('审批中');
    await approve(flowId);
    const inForce = await until(rate.id, ({ status }) => status === 'published');
    expect(inForce).toMatchObject({ flowId: null, publishedAt: expect.any(Number) });
    expect((await rateOf(rate.id, client)).prices).not.toHaveProperty('boxes.0.cost');
    const history = await pricing?.call(listRateHistory, { params: { id: rate.id }, query: {} });
    expect(history?.data?.list[0]?.differences).toContainEqual({
      ...{ field: 'status', before: 'draft', after: 'published' },
    });
  });

  it('while it is under way the rate stays as it is', async () => {
    const { rate } = await asked();
    const { id, version } = rate;
    const changed = await pricing?.call(changeRate, { params: { id }, body: { ...written(), version } });
    expect(changed?.msg).toContain('审批中');
    expect((await pricing?.call(deleteRate, { params: { id } }))?.msg).toContain('审批中');
  });

  it('that is refused leaves a draft one can change and ask for again', async () => {
    const { rate, flowId } = await asked();
    const taskId = await taskOf(flowId);
    const body = { handleOpinion: '再谈一下' };
    expect((await manager?.call(rejectTask, { params: { taskOperatorId: taskId }, body }))?.code).toBe(200);
    const idle = await until(rate.id, (one) => one.flowId === null);
    expect(idle.status).toBe('draft');
    expect((await act(idle, 'publish')).code).toBe(200);
  });

  it('that was taken back is asked for anew at the rate, never at the old request', async () => {
    const { rate, flowId } = await asked();
    await pricing?.call(withdrawFlow, { params: { taskId: flowId }, body: {} });
    await until(rate.id, (one) => one.flowId === null);
    const { rows } = await app.database.pool.query('select "versionId" from flow where id = $1', [flowId]);
    const again = { flowId: rows[0]?.versionId, formData: {}, status: 0 as const };
    const resubmitted = await pricing?.call(changeFlow, { params: { taskId: flowId }, body: again });
    expect(resubmitted?.msg).toContain('单据');
    const byHand = await pricing?.call(startFlow, { body: again });
    expect(byHand?.msg).toContain('单据');
    const { data } = (await pricing?.call(listStartable, { query: { pageSize: 100 } })) ?? {};
    expect(data?.list.map(({ enCode }) => enCode)).not.toContain('RATE_PUB');
  });

  it('of a period that meets another one names that one, also when both were asked for', async () => {
    const first = await asked({ serviceCode: 'SAME' });
    const second = await asked({ serviceCode: 'SAME' });
    await approve(first.flowId);
    const { rateNo } = await until(first.rate.id, ({ status }) => status === 'published');
    await approve(second.flowId);
    expect((await until(second.rate.id, ({ flowId }) => flowId === null)).status).toBe('draft');
    const third = await draft({ serviceCode: 'SAME', validFrom: inDays(20), validTo: inDays(30) });
    expect((await act(third, 'publish')).msg).toContain(rateNo);
    const apart = await draft({ serviceCode: 'SAME', validFrom: inDays(21), validTo: inDays(30) });
    expect((await act(apart, 'publish')).code).toBe(200);
    const { rows } = await app.database.pool.query(
      `select count(*)::int as n from message where title like '%' || $1 || '%未能发布%'`,
      [second.rate.rateNo],
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('of a period that is over is refused', async () => {
    const rate = await draft({ validFrom: inDays(-9), validTo: inDays(-1) });
    expect((await act(rate, 'publish')).msg).toContain('有效期已过');
  });
});

describe('what it costs', () => {
  it('is in the audit log with whoever was shown it, and with nobody else', async () => {
    const { id, rateNo } = await published();
    const views = async () =>
      (
        await app.database.pool.query<{ account: string }>(
          `select account from audit_log where name = 'viewRateCost' and target like '%' || $1 || '%' order by id`,
          [rateNo],
        )
      ).rows.map(({ account }) => account);
    const before = (await views()).length;
    await rateOf(id, sales);
    await rateOf(id, client);
    expect(await views()).toHaveLength(before);
    await rateOf(id, manager);
    expect((await views()).slice(before)).toEqual(['manager01']);
  });
});

describe('a rate in force', () => {
  it('is changed by a next version, which takes its place once approved', async () => {
    const first = await published({ validFrom: inDays(-5) });
    const body = {
      ...written({ serviceCode: first.serviceCode, validFrom: inDays(3) }),
      version: first.version,
    };
    const { data } = (await pricing?.call(changeRate, { params: { id: first.id }, body })) ?? {};
    const next = await rateOf(data?.id ?? expect.fail());
    expect(next).toMatchObject({ status: 'draft', previousId: first.id });
    expect((await rateOf(first.id)).validTo).toBe(inDays(20));
    const started = await act(next, 'publish');
    await approve(started.data?.flowId ?? expect.fail(started.msg));
    await until(next.id, ({ status }) => status === 'published');
    expect(await rateOf(first.id)).toMatchObject({ status: 'published', validTo: inDays(2) });
  });

  it('that begins later than what follows it ends at once', async () => {
    const first = await published();
    const body = { ...written({ serviceCode: first.serviceCode }), version: first.version };
    const { data } = (await pricing?.call(changeRate, { params: { id: first.id }, body })) ?? {};
    const started = await act(await rateOf(data?.id ?? expect.fail()), 'publish');
    await approve(started.data?.flowId ?? expect.fail(started.msg));
    await until(first.id, ({ status }) => status === 'expired');
  });

  it('is suspended and resumed, and copied to the next period', async () => {
    const rate = await published();
    const suspended = await act(rate, 'suspend');
    expect(suspended.data).toMatchObject({ status: 'suspended' });
    expect((await act(rate, 'resume')).code).toBe(409);
    const resumed = await act({ ...rate, version: suspended.data?.version ?? 0 }, 'resume');
    expect(resumed.data).toMatchObject({ status: 'published' });
    const copied = await act({ ...rate, version: resumed.data?.version ?? 0 }, 'copy');
    const copy = await rateOf(copied.data?.id ?? expect.fail(copied.msg));
    expect(copy).toMatchObject({ status: 'draft', source: 'copy', previousId: rate.id });
    expect(copy.validFrom).toBe(inDays(21));
    expect(copy.prices).toEqual(rate.prices);
    expect((await pricing?.call(deleteRate, { params: { id: copy.id } }))?.code).toBe(200);
    expect((await pricing?.call(deleteRate, { params: { id: rate.id } }))?.msg).toContain('草稿');
  });

  it('is nothing for sales to change', async () => {
    const { id, version } = await published();
    const refused = await sales?.call(actOnRate, { params: { id, event: 'suspend' }, body: { version } });
    expect(refused?.code).toBe(403);
    expect((await sales?.call(listRates, { body: { filters: { status: ['draft'] } } }))?.data?.list).toEqual(
      [],
    );
  });
});
