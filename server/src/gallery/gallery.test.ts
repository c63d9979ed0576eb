import { customers } from '@fairway/contract/customers.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import {
  type GalleryItem,
  getGalleryItem,
  listGallery,
  type Placed,
  takeFromGallery,
  undoTake,
} from '@fairway/contract/gallery.ts';
import { createRecord, listRecords } from '@fairway/contract/records.ts';
import { approveTask, startFlow } from '@fairway/contract/workflow.ts';
import { getTemplate, listStartable, listTemplates } from '@fairway/contract/workflow-templates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoRecords } from '../records/demo/records/demo-records.ts';
import { signature } from '../records/demo/signature.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import * as filled from '../workflow/demo/requests/values.ts';

let app: TestApp;
let admin: Person;
const people = new Map<string, Person>();
let customer = '';
let supplier = '';

const day = 86_400_000;
const midnight = () => app.clock.now.getTime() - ((app.clock.now.getTime() + 8 * 3_600_000) % day);
const onDay = (count: number) => midnight() + count * day;

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  admin = await app.as('admin');
  people.set('user-admin', admin);
  for (const account of ['manager01', 'sales01', 'ops01'])
    people.set(`user-${account}`, await app.as(account));
  const partner = async (nameCn: string, roles: ('customer' | 'carrier')[]) => {
    const { data, msg } = await admin.call(customers.add, {
      body: {
        ...{ nameCn, shortName: nameCn, roles, kind: 'direct', level: 'B', salesId: 'user-sales01' },
        ...{ serviceId: null, status: 'active' },
      },
    });
    return data?.id ?? expect.fail(msg);
  };
  customer = await partner('恒信贸易', ['customer']);
  supplier = await partner('顺达海运', ['carrier']);
});
afterAll(() => app.close());

const lists = {
  meetingRooms: '1，大会议室，12，投影\n2，小会议室，6',
  trucks: '苏E12345，40尺骨架车，30，张三，13900001111',
  warehouseLocations: '一号仓，A-01，A-02',
};

async function itemOf(code: string) {
  const { data, msg } = await admin.call(getGalleryItem, { params: { code } });
  return data ?? expect.fail(msg);
}

/** As somebody takes it who changes nothing of what is proposed. */
async function take(code: string, more: { fullName?: string; places?: Record<string, Placed> } = {}) {
  const { places, users } = await itemOf(code);
  const proposed = Object.fromEntries(places.map(({ key, suggestion }) => [key, suggestion]));
  return admin.call(takeFromGallery, {
    params: { code },
    body: { users, lists, ...more, places: { ...proposed, ...more.places } },
  });
}

const cases: [string, string, () => FormValues][] = [
  [
    'leave',
    'sales01',
    () => filled.leaveOf('annual', [onDay(1), onDay(12)], '家中有事', { handover: 'ops01' }),
  ],
  [
    'expense',
    'sales01',
    () => filled.expenseOf('客户拜访', onDay(-3), [['travelHotel', '住宿', 20_001]], { customer }),
  ],
  ['payment', 'ops01', () => filled.paymentOf('S0001', 100_001, onDay(6), '运费', { creditDays: 30 })],
  [
    'businessTrip',
    'sales01',
    () =>
      filled.tripOf('宁波', [onDay(1), onDay(3)], '客户拜访', [['travelHotel', 21_000]], {
        ...{ advance: 11_000, companions: ['user-ops01--user'] },
      }),
  ],
  [
    'purchase',
    'sales01',
    () =>
      filled.purchaseOf('it', [['笔记本电脑', 1, 50_001]], onDay(10), { receiver: 'ops01', reason: '更换' }),
  ],
  ['sealUse', 'sales01', () => filled.sealOf(['contract', 'finance', 'company'], '投标文件', midnight())],
  ['contractReview', 'sales01', () => filled.contractOf('年度协议', 800_000, [onDay(0), onDay(365)])],
  [
    'creditTerm',
    'sales01',
    () => ({
      ...filled.creditOf('C0001', 400_000, 70, onDay(365)),
      level: 'B',
      currentLimit: 0,
      currentDays: 0,
    }),
  ],
  [
    'ratePublish',
    'sales01',
    () =>
      filled.rateOf(['CNSHA', 'NLRTM'], [['40HQ', 1_300, 1_320]], {
        ...{ from: onDay(2), until: onDay(30), publishAt: Date.now() + 500, reason: '抢占市场' },
      }),
  ],
  [
    'cargoRelease',
    'ops01',
    () => ({
      ...filled.releaseOf('JOB20260300128', 'C0001', [['CNY', 200_001, 1]], { eta: onDay(5) }),
      creditLimit: 0,
      creditDays: 0,
    }),
  ],
];

/** What steps want to be filled in, whichever it is. */
const answers: FormValues = {
  ...{ annualLeft: 5, subject: '6601', payAccount: 'basic', voucher: 'HD1', stamped: 2, risk: 'low' },
  ...{
    lawNote: '可以签署',
    taxNote: '税率 6%',
    vendor: '新航',
    quoted: 100,
    checkNote: '完好',
    paidAmount: 11_000,
  },
  ...{ notice: '已通知', riskLevel: 'low', approvedLimit: 1, approvedDays: 30, financeNote: '已核对' },
  releaseNo: 'FH1',
};
const days = ['paidOn', 'receivedOn', 'releasedOn'];
const here = (values: FormValues): FormValues =>
  JSON.parse(
    JSON.stringify(values)
      .replace(/"C\d{4}"/g, JSON.stringify(customer))
      .replace(/"S\d{4}"/g, JSON.stringify(supplier)),
  );

const rowsOf = async <T extends object>(sql: string, ...values: unknown[]): Promise<T[]> =>
  (await app.database.pool.query<T>(sql, values)).rows;

interface Task {
  id: string;
  handlerId: string;
  nodeCode: string;
}

/** Everybody says yes until it is through, sub-flows too; gives who did what. */
async function playToEnd(flowId: string): Promise<string[]> {
  const steps: string[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const [flow] = await rowsOf<{ status: number }>('select status from flow where id = $1', flowId);
    if (flow?.status === 2) return steps;
    const [task] = await rowsOf<Task>(
      `select t.id, t."handlerId", t."nodeCode" from flow_task t join flow f on f.id = t."flowId"
        where f.id = $1 or f."parentId" = $1 order by t.id limit 1`,
      flowId,
    );
    if (!task) {
      // A sub-flow begins with the next job, and a delay ends with one.
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    steps.push(`${task.nodeCode} ${task.handlerId}`);
    await agree(task);
  }
  throw new Error(`it does not end: ${steps.join(', ')}`);
}

async function agree({ id, handlerId, nodeCode }: Task): Promise<void> {
  const picks: Record<string, object> = {
    audit: { candidateList: { pay: ['user-admin'] } },
    head: { branchList: ['own'] },
  };
  const wanted: FormValues = { ...answers, ...Object.fromEntries(days.map((name) => [name, midnight()])) };
  for (let more: object = {}; ; ) {
    const said = { handleOpinion: '同意', signImg: signature, ...more, formData: wanted };
    const { code, data, msg } =
      (await people.get(handlerId)?.call(approveTask, { params: { taskOperatorId: id }, body: said })) ??
      expect.fail(handlerId);
    if (code === 200 && !data) return;
    const closed = Object.keys((data as { fields?: object } | null)?.fields ?? {}).filter(
      (name) => name in wanted,
    );
    // What this step does not ask for is closed to it.
    for (const name of closed) delete wanted[name];
    const isAsked = closed.length === 0 && Object.keys(more).length === 0 && picks[nodeCode] !== undefined;
    if (isAsked) more = picks[nodeCode] as object;
    else if (closed.length === 0) throw new Error(`${nodeCode} ${handlerId}: ${msg} ${JSON.stringify(data)}`);
  }
}

it('offers ten flows and eight forms, each with what it is for, in both languages', async () => {
  const { data } = await admin.call(listGallery, {});
  const kinds = (kind: GalleryItem['kind']) => data?.list.filter((one) => one.kind === kind).length;
  expect([kinds('flow'), kinds('form')]).toEqual([10, 8]);
  for (const { description, who } of data?.list ?? []) {
    expect(description).not.toBe('');
    expect(who).not.toEqual([]);
  }
});

it('is for administrators', async () => {
  const sales = people.get('user-sales01');
  expect((await sales?.call(listGallery, {}))?.code).toBe(403);
  const body = { places: {} };
  expect((await sales?.call(takeFromGallery, { params: { code: 'leave' }, body }))?.code).toBe(403);
});

it('asks for everybody a flow names, and takes nothing in halves', async () => {
  const { code, data } = await admin.call(takeFromGallery, { params: { code: 'expense' }, body: {} });
  expect(code).toBe(422);
  expect(JSON.stringify(data)).toContain('places.position:generalManager');
  const unknown = { by: 'members' as const, ids: ['user-gone--user'] };
  expect((await take('expense', { places: { 'position:generalManager': unknown } })).code).not.toBe(200);
  expect(await rowsOf('select id from data_interface')).toEqual([]);
  expect(await rowsOf(`select id from form_model where "enCode" = 'expenseForm'`)).toEqual([]);
});

describe('every flow', () => {
  it.for(cases)('%s runs to its end with the people of the company', async ([code, starter, values]) => {
    const taken = await take(code);
    expect(taken, taken.msg).toMatchObject({ code: 200 });
    const person = people.get(`user-${starter}`) ?? admin;
    const { data: startable } = await person.call(listStartable, { query: { pageSize: 100 } });
    expect(startable?.list.map(({ enCode }) => enCode)).toContain(code);
    const [version] = await rowsOf<{ versionId: string }>(
      'select "versionId" from flow_template where id = $1',
      taken.data?.targetId,
    );
    const body = { flowId: version?.versionId ?? '', formData: here(values()) };
    const candidateList = { reviewers: ['user-ops01'] };
    const started = await person.call(startFlow, { body: { ...body, candidateList } });
    if (!started.data || Array.isArray(started.data))
      throw new Error(`${started.msg} ${JSON.stringify(started.data)}`);
    await playToEnd(started.data.id);
  });
});

/** One of every form the company of the demo filled in, told of the people and things of this one. */
const filledOnce = () =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(demoRecords(new Date(app.clock.now))).map(([form, [first]]) => [form, first?.values]),
      ),
    )
      .replace(/"C\d{4}"/g, JSON.stringify(customer))
      .replace(/"S\d{4}"/g, JSON.stringify(supplier))
      .replace(/"user-\w+?(--user)?"/g, '"user-ops01$1"')
      .replace(/"org-[\w-]+"/g, '"org-office"')
      .replace(/"T\d{3}"/g, '"T001"')
      .replace(/"R\d{4}"/g, '"R001"'),
  ) as Record<string, FormValues>;

describe('every form', () => {
  const own: Record<string, FormValues> = {
    meetingRoom: { floor: '1', organisation: ['org-office'], attendees: ['user-ops01--user'] },
    fixedAsset: { organisation: ['org-office'], position: 'pos-sales' },
    warehouseEntry: { warehouse: '一号仓' },
  };
  const codes = [
    ...['visitRecord', 'customerLead', 'complaint', 'warehouseEntry'],
    ...['truckDispatch', 'fixedAsset', 'meetingRoom', 'supplierEvaluation'],
  ];
  const made = new Map<string, string>();
  it.for(codes)('%s is filled in by the people of the company', async (code) => {
    const taken = await take(code);
    const modelId = taken.data?.targetId ?? expect.fail(taken.msg);
    const goods = ((filledOnce().warehouseEntry?.goods ?? []) as object[]).map((row) => ({
      ...row,
      location: '一号仓-A-01',
    }));
    const values: FormValues = {
      ...filledOnce()[code],
      ...own[code],
      ...(code === 'warehouseEntry' ? { goods } : {}),
    };
    const data = JSON.stringify(values);
    const answer = await admin.call(createRecord, { params: { modelId }, body: { data } });
    expect(answer, JSON.stringify([answer, values])).toMatchObject({ code: 200 });
    made.set(code, modelId);
    const listed = await admin.call(listRecords, { params: { modelId }, body: {} });
    expect(listed.data?.pagination.total).toBe(1);
  });
});

it('leaves nothing of the demo company behind', async () => {
  const texts = await rowsOf<{ text: string }>(
    `select source::text as text from data_interface union all select definition::text from form_model
      union all select draft::text from flow_template union all select template::text from flow_version`,
  );
  const ids =
    /"(?:pos|group|user)-(?!admin|manager01|sales01|ops01)[^"]*"|"[CS]\d{4}"|王大力|华东机电|洋山|陈立|"unitPrice": ?\d/g;
  expect(texts.flatMap(({ text }) => [...text.matchAll(ids)].map(([found]) => found))).toEqual([]);
});

it('says what is there already and offers a copy, and takes back what nobody used', async () => {
  const again = await take('leave');
  expect(again).toMatchObject({ code: 400, msg: expect.stringContaining('请假申请') });
  const copy = await take('leave', { fullName: '海外请假' });
  const { data } = await admin.call(listTemplates, { query: { pageSize: 100 } });
  expect(data?.list.find(({ fullName }) => fullName === '海外请假')).toMatchObject({
    enCode: 'leave2',
    version: 1,
  });
  const { takes } = await itemOf('leave');
  expect(takes.map(({ fullName }) => fullName).toSorted()).toEqual(['海外请假', '请假申请']);

  const undo = (id = '') => admin.call(undoTake, { params: { id } });
  expect((await undo(takes.find(({ fullName }) => fullName === '请假申请')?.id)).code).not.toBe(200);
  expect(await undo(copy.data?.id)).toMatchObject({ code: 200 });
  expect((await admin.call(getTemplate, { params: { id: copy.data?.targetId ?? '' } })).code).toBe(404);
  expect((await undo(copy.data?.id)).code).toBe(404);
  expect((await itemOf('leave')).takes).toHaveLength(1);
});

it('is read in English, too', async () => {
  const { data } = await admin.call(getGalleryItem, {
    params: { code: 'expense' },
    headers: { 'accept-language': 'en' },
  });
  expect(
    [data?.fullName, data?.description, ...(data?.places ?? []).map(({ label }) => label)].join(),
  ).not.toMatch(/\p{Script=Han}/u);
  expect(data?.definition).not.toContain('报销');
});
