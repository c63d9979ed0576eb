import { setTimeout as sleep } from 'node:timers/promises';
import {
  actOnRate,
  addRate,
  deleteRate,
  getRate,
  listRates,
  publishRates,
  type RateRow,
} from '@fairway/contract/freight-rates.ts';
import {
  approveTask,
  cancelFlow,
  getFlow,
  moveFlow,
  rejectTask,
  revokeFlow,
  withdrawFlow,
} from '@fairway/contract/workflow.ts';
import { getTemplate, publishTemplate, updateTemplate } from '@fairway/contract/workflow-templates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { companyDay } from '../company-day.ts';
import {
  type Codes,
  codesOf,
  publishedRate,
  type WrittenRate,
  writtenRate,
} from '../testing/freight-company.ts';

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
const written = (changes: Partial<WrittenRate> = {}) =>
  writtenRate(codes, {
    ...{ validFrom: inDays(0), validTo: inDays(20), serviceCode: `BATCH${++lanes}`, ...changes },
  });
const rateOf = async (id: string): Promise<RateRow> =>
  (await pricing?.call(getRate, { params: { id } }))?.data ?? expect.fail();
async function draft(changes: Partial<WrittenRate> = {}): Promise<RateRow> {
  const { data, msg } = (await pricing?.call(addRate, { body: written(changes) })) ?? expect.fail();
  return rateOf(data?.id ?? expect.fail(msg));
}
async function drafts(count: number): Promise<RateRow[]> {
  const made: RateRow[] = [];
  while (made.length < count) made.push(await draft());
  return made;
}
type Named = Pick<RateRow, 'id' | 'version'>;
const named = (rates: readonly Named[]) => rates.map(({ id, version }) => ({ id, version }));
const publish = async (rates: readonly Named[], person = pricing) =>
  (await person?.call(publishRates, { body: { rates: named(rates) } })) ?? expect.fail();
async function asked(rates: readonly Named[]): Promise<string> {
  const { data, msg } = await publish(rates);
  return data?.flowId ?? expect.fail(msg);
}
const taskOf = async (flowId: string): Promise<string> =>
  (
    await app.database.pool.query<{ id: string }>(
      'select id from flow_task where "flowId" = $1 order by id desc',
      [flowId],
    )
  ).rows[0]?.id ?? expect.fail('nobody has to decide it');
const approve = async (flowId: string) =>
  expect(
    (await manager?.call(approveTask, { params: { taskOperatorId: await taskOf(flowId) }, body: {} }))?.code,
  ).toBe(200);
async function until(rates: readonly Named[], isSo: (rate: RateRow) => boolean): Promise<RateRow[]> {
  for (let tries = 0; ; tries += 1) {
    const now = await Promise.all(rates.map(({ id }) => rateOf(id)));
    if (now.every(isSo)) return now;
    if (tries > 400) throw new Error(`never so: ${JSON.stringify(now)}`);
    await sleep(25);
  }
}
const problemsOf = ({ data }: { data?: unknown }) =>
  (data as { fields?: Record<string, string> }).fields ?? {};
const inList = async (filters: object, person = pricing) =>
  (await person?.call(listRates, { body: { filters, pageSize: 100 } }))?.data?.list.map(({ id }) => id) ?? [];
const idsOf = (rates: readonly Named[]) => rates.map(({ id }) => id).toSorted();

/** The company lets an approved publication be revoked. */
async function allowRevoking(): Promise<void> {
  const admin = await app.as('admin');
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select id from flow_template where "enCode" = 'RATE_PUB'`,
  );
  const params = { id: rows[0]?.id ?? expect.fail('there is no such flow') };
  const { data: stored } = await admin.call(getTemplate, { params });
  const { id: _, formName: __, versions: ___, ...body } = stored ?? expect.fail();
  const template = JSON.parse(body.template);
  const flowTemplateJson = JSON.stringify({
    ...template,
    settings: { ...template.settings, revokeDays: 30 },
  });
  const saved = await admin.call(updateTemplate, { params, body: { ...body, flowTemplateJson } });
  expect(saved.code, saved.msg).toBe(200);
  const published = await admin.call(publishTemplate, { params });
  expect(published.code, published.msg).toBe(200);
}

describe('many drafts in one request', () => {
  it('are published together, and the request shows every one of them', async () => {
    const rates = await drafts(20);
    const flowId = await asked(rates);
    const request = await manager?.call(getFlow, {
      ...{ params: { taskId: flowId }, query: { opType: '1', taskOperatorId: await taskOf(flowId) } },
    });
    expect(request?.data?.subject).toEqual({ kind: 'rateBatch', id: flowId });
    const form = request?.data?.draftData ?? request?.data?.formData ?? {};
    expect(JSON.stringify(form)).toContain(`${rates[0]?.rateNo} 等 20 条`);
    expect(JSON.stringify(form)).toContain(`${rates[19]?.rateNo} 宁波`);
    expect((await inList({ flowId })).toSorted()).toEqual(idsOf(rates));
    expect(await inList({ isAsked: true, status: ['draft'] })).toEqual(expect.arrayContaining(idsOf(rates)));
    expect((await pricing?.call(deleteRate, { params: { id: rates[0]?.id ?? '' } }))?.msg).toContain(
      '审批中',
    );
    await approve(flowId);
    await until(rates, ({ status, flowId: waitsFor }) => status === 'published' && waitsFor === null);
    // What the request was about stays known.
    expect((await inList({ flowId })).toSorted()).toEqual(idsOf(rates));
  });

  it('are plain drafts again when it is refused or taken back', async () => {
    const rates = await drafts(2);
    const refused = await asked(rates);
    const params = { taskOperatorId: await taskOf(refused) };
    await manager?.call(rejectTask, { params, body: { handleOpinion: '再谈一下' } });
    const idle = await until(rates, ({ flowId }) => flowId === null);
    expect(idle.map(({ status }) => status)).toEqual(['draft', 'draft']);
    const again = await asked(idle);
    await pricing?.call(withdrawFlow, { params: { taskId: again }, body: {} });
    await until(rates, ({ flowId, status }) => flowId === null && status === 'draft');
  });

  it('wait for it again when an administrator brings it back to life', async () => {
    const rates = await drafts(2);
    const flowId = await asked(rates);
    const admin = await app.as('admin');
    expect((await admin.call(cancelFlow, { params: { taskId: flowId }, body: {} })).code).toBe(200);
    await until(rates, (rate) => rate.flowId === null);
    const revived = await admin.call(moveFlow, {
      body: { taskId: flowId, taskNodeId: 'head', resurgence: true },
    });
    expect(revived).toMatchObject({ code: 200 });
    await until(rates, (rate) => rate.flowId === flowId);
    await approve(flowId);
    await until(rates, ({ status }) => status === 'published');
  });

  it('are published but for one that overlaps since; whoever asked is told which and why', async () => {
    const [one, other] = await drafts(2);
    if (!one || !other || !pricing) return expect.fail();
    const flowId = await asked([one, other]);
    const since = await publishedRate(app, pricing, written({ serviceCode: other.serviceCode }));
    const { rateNo } = await rateOf(since);
    await approve(flowId);
    await until([one], ({ status }) => status === 'published');
    const [left] = await until([other], (rate) => rate.flowId === null);
    expect(left?.status).toBe('draft');
    const { rows } = await app.database.pool.query<{ title: string; bodyText: string; link: string }>(
      `select title, "bodyText", link from message where "bodyText" like '%' || $1 || '%'`,
      [other.rateNo],
    );
    expect(rows).toEqual([
      {
        title: '1 条运价未能发布',
        bodyText: expect.stringContaining(rateNo),
        link: `/pages/freight/rates?flow=${flowId}`,
      },
    ]);
  });

  it('are one act in the audit log, and the same command twice is one request', async () => {
    const rates = await drafts(2);
    const body = { rates: named(rates) };
    const headers = { 'command-id': `batch-${rates[0]?.id}` };
    const first = await pricing?.call(publishRates, { body, headers });
    const second = await pricing?.call(publishRates, { body, headers });
    expect(first?.data).toMatchObject({ count: 2 });
    expect(second?.data).toEqual(first?.data);
    const { rows } = await app.database.pool.query<{ target: string }>(
      `select target from audit_log where name = 'publishRates' and target like '%' || $1 || '%'`,
      [rates[0]?.rateNo],
    );
    expect(rows).toEqual([{ target: `${rates[0]?.rateNo} 等 2 条` }]);
  });
});

describe('an approved request', () => {
  it('that is revoked suspends what it published', async () => {
    await allowRevoking();
    const rates = await drafts(3);
    const [first, left] = rates;
    if (!first || !left) return expect.fail();
    const flowId = await asked(rates);
    await approve(flowId);
    await until(rates, ({ status }) => status === 'published');
    // One was suspended by hand.
    const { version } = await rateOf(left.id);
    const params = { id: left.id, event: 'suspend' as const };
    expect((await pricing?.call(actOnRate, { params, body: { version } }))?.code).toBe(200);
    const begun = await pricing?.call(revokeFlow, {
      params: { taskId: flowId },
      body: { handleOpinion: '船公司撤价' },
    });
    const revocation = begun?.data?.id ?? expect.fail(begun?.msg);
    // Until it is agreed to, they stay in force.
    expect((await rateOf(first.id)).status).toBe('published');
    await approve(revocation);
    await until(rates, ({ status, flowId: waitsFor }) => status === 'suspended' && waitsFor === null);
    const { data } = (await client?.call(listRates, { body: { filters: { flowId } } })) ?? expect.fail();
    expect(data?.list ?? []).toEqual([]);
    // What it was about stays known, and a suspended one may be resumed.
    expect((await inList({ flowId })).toSorted()).toEqual(idsOf(rates));
  });

  it('stands when the request to revoke it is refused', async () => {
    const rates = await drafts(2);
    const flowId = await asked(rates);
    await approve(flowId);
    await until(rates, ({ status }) => status === 'published');
    const begun = await pricing?.call(revokeFlow, {
      params: { taskId: flowId },
      body: { handleOpinion: '船公司撤价' },
    });
    const params = { taskOperatorId: await taskOf(begun?.data?.id ?? expect.fail(begun?.msg)) };
    const refused = await manager?.call(rejectTask, { params, body: { handleOpinion: '继续卖' } });
    expect(refused?.code).toBe(200);
    await until(rates, ({ status, flowId: waitsFor }) => status === 'published' && waitsFor === null);
  });
});

describe('none of them is asked for', () => {
  it('where one is unfit: each is named with why', async () => {
    const fine = await draft();
    const over = await draft({ validFrom: inDays(-9), validTo: inDays(-1) });
    const [first, second] = [await draft({ serviceCode: 'TWICE' }), await draft({ serviceCode: 'TWICE' })];
    const changed = { ...(await draft()), version: 99 };
    const refused = await publish([fine, over, first, second, changed, { id: 'nowhere', version: 1 }]);
    expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining(over.rateNo) });
    expect(problemsOf(refused)).toEqual({
      'rates.1': expect.stringContaining('有效期已过'),
      'rates.2': expect.stringContaining(second.rateNo),
      'rates.3': expect.stringContaining(first.rateNo),
      'rates.4': expect.any(String),
      'rates.5': expect.any(String),
    });
    expect(await rateOf(fine.id)).toMatchObject({ status: 'draft', flowId: null, version: fine.version });
  });

  it('where one is under approval, in force, or named in another way than by an id', async () => {
    const [waiting, fine] = await drafts(2);
    if (!waiting || !fine || !pricing) return expect.fail();
    await asked([waiting]);
    const inForce = await rateOf(await publishedRate(app, pricing, written()));
    const refused = await publish([await rateOf(waiting.id), inForce, fine]);
    expect(Object.keys(problemsOf(refused))).toEqual(['rates.0', 'rates.1']);
    expect((await publish([])).code).toBe(422);
    expect((await publish(Array.from({ length: 301 }, () => fine))).code).toBe(422);
    // The same one twice is one.
    expect((await publish([fine, fine])).data?.count).toBe(1);
  });

  it('by who does not keep rates; they find nothing by import, request or state of it', async () => {
    const [one] = await drafts(1);
    if (!one) return expect.fail();
    for (const person of [sales, client]) {
      expect((await publish([one], person)).code).toBe(403);
      expect(await inList({ isAsked: false }, person)).toEqual([]);
      expect(await inList({ flowId: 'any', status: ['published'] }, person)).toEqual([]);
      expect(await inList({ importId: 'any' }, person)).toEqual([]);
    }
    const list = await sales?.call(listRates, { body: {} });
    expect(list?.data?.list[0]).not.toHaveProperty('changerName');
    expect((await pricing?.call(listRates, { body: {} }))?.data?.list[0]).toHaveProperty('changerName');
  });
});
