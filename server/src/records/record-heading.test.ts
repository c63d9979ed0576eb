import { headingKey, listRecords, showRecord } from '@fairway/contract/records.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { added, field, makeModel } from './testing/make-model.ts';

let app: TestApp;
let admin: Person;
let sales: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales] = (await Promise.all(['admin', 'sales01'].map((account) => app.as(account)))) as [
    Person,
    Person,
  ];
});
afterAll(() => app.close());

const option = (value: string, label: string) => ({ value, label });
const nodes = [
  field('number', 'billNumber', { label: '编号', billRule: 'LeaveNumber' }),
  field('company', 'text', { label: '公司名称', required: true }),
  field('stage', 'radio', {
    label: '阶段',
    options: { from: 'static', options: [option('won', '已成交'), option('lost', '已流失')] },
  }),
  field('expected', 'number', { label: '预计金额', prefix: '¥' }),
  field('cost', 'number', { label: '成本金额', prefix: '¥', hidden: true, default: { value: 700_001 } }),
];

it('a record is headed by what it is, its state and its facts; not by its number, not by what is hidden', async () => {
  const modelId = await makeModel(admin.call, nodes, { listFields: ['company'] });
  const id = await added(admin.call, modelId, { company: '远航', stage: 'won', expected: 1234.5 });
  const heading = {
    ...{ title: '远航', number: expect.stringMatching(/\d/), state: { text: '已成交', tone: 'neutral' } },
    facts: [{ label: '预计金额', text: '¥1,234.50', kind: 'amount' }],
  };
  const listed = await sales.call(listRecords, { params: { modelId }, body: {} });
  expect(listed.data?.list.map((row) => row[headingKey])).toEqual([heading]);
  const shown = await sales.call(showRecord, { params: { modelId, id }, query: {} });
  expect(shown.data?.heading).toEqual(heading);
  expect(JSON.stringify([listed, shown])).not.toContain('700001');
});

it('the demo forms say it themselves', async () => {
  const { data } = await sales.call(listRecords, {
    params: { modelId: 'customerLead' },
    body: { pageSize: 5 },
  });
  expect(data?.list).toHaveLength(5);
  for (const row of data?.list ?? [])
    expect(row[headingKey]).toMatchObject({
      title: expect.stringMatching(/公司$/),
      number: expect.stringMatching(/^XS\d+$/),
      facts: expect.arrayContaining([
        { label: '预计年营业额', text: expect.stringMatching(/^¥[\d,]+\.00$/), kind: 'amount' },
      ]),
    });
});
