import {
  changeBillRule,
  listBillRuleHistory,
  listBillRules,
  undoBillRule,
} from '@fairway/contract/bill-rules.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { getBillNumber, listAudit } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { takeBillNumber } from './take-bill-number.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.now = new Date('2026-11-18T04:00:00Z');
  [admin, sales] = [await app.as('admin'), await app.as('sales01')];
});
afterAll(() => app.close());

const said = (name: keyof typeof refusals) =>
  new RegExp(`^${refusals[name].zh.replaceAll(/\{\w+\}/g, '.*')}$`);
const shown = async (id: string) =>
  (await admin.call(listBillRules)).data?.list.find((one) => one.id === id) ?? expect.fail(`no ${id}`);
type Changes = Input<typeof changeBillRule>['body']['changes'];
const change = async (id: string, changes: Changes, who = admin, headers = {}) =>
  who.call(changeBillRule, {
    params: { id },
    body: { version: (await shown(id)).version, changes },
    headers,
  });
const undo = async (id: string) =>
  admin.call(undoBillRule, { params: { id }, body: { version: (await shown(id)).version } });
const take = (enCode: string) =>
  app.database.db.transaction().execute((db) => takeBillNumber(db, enCode, 'user-sales01', app.clock.now));

it('a changed rule numbers the next bill, stands in the history and is taken back', async () => {
  expect(await take('VisitNumber')).toBe('BF2026110001');
  expect((await shown('VisitNumber')).issued).toEqual({ no: 0, yyyy: 0, yyyyMM: 1, yyyyMMdd: 0 });
  expect((await change('VisitNumber', { prefix: 'bfx', digit: 6 })).msg).toBe('保存成功');
  const { data: number } = await sales.call(getBillNumber, { params: { enCode: 'VisitNumber' } });
  expect(number).toBe('BFX202611000002');
  expect((await undo('VisitNumber')).msg).toBe('操作成功');
  expect(await take('VisitNumber')).toBe('BF2026110002');
  expect((await undo('VisitNumber')).msg).toMatch(said('BILL_RULE_UNDO_OVER'));
  const { data } = await admin.call(listBillRuleHistory, { params: { id: 'VisitNumber' } });
  expect(data?.list).toMatchObject([
    {
      act: 'undo',
      differences: [
        { field: 'prefix', after: 'BF' },
        { field: 'digit', after: 4 },
      ],
    },
    { act: 'update', differences: [{ field: 'prefix', before: 'BF', after: 'BFX' }, { field: 'digit' }] },
  ]);
  const audit = await admin.call(listAudit, { query: {} });
  expect(audit.data?.list.map(({ name, target }) => [name, target])).toContainEqual([
    ...['changeBillRule', '客户拜访记录'],
  ]);
});

it('refuses what could give a number again', async () => {
  await take('LeadNumber');
  expect((await change('LeadNumber', { prefix: 'DN' })).msg).toMatch(said('BILL_RULE_PREFIX_TAKEN'));
  // Their numbers are still there.
  expect((await change('LeadNumber', { prefix: 'BFX' })).msg).toMatch(said('BILL_RULE_PREFIX_TAKEN'));
  expect((await change('LeadNumber', { dateFormat: 'yyyyMMdd', digit: 2 })).msg).toMatch(
    said('BILL_RULE_SAME_LENGTH'),
  );
  await change('LeadNumber', { startNumber: 500 });
  expect(await take('LeadNumber')).toBe('XS2026110501');
  expect((await change('LeadNumber', { startNumber: 100 })).msg).toMatch(said('BILL_RULE_START_TOO_LOW'));
  expect((await undo('LeadNumber')).msg).toMatch(said('BILL_RULE_START_TOO_LOW'));
  expect((await change('LeadNumber', { digit: 2 })).msg).toBe(refusals.BILL_RULE_EXHAUSTED.zh);
  expect((await shown('LeadNumber')).digit).toBe(4);
});

it('two who change a rule do not write over each other, and a command acts once', async () => {
  const { version } = await shown('AssetNumber');
  const input = {
    params: { id: 'AssetNumber' },
    body: { version, changes: { fullName: '资产' } },
    headers: { 'command-id': 'rule-asset-1' },
  };
  expect((await admin.call(changeBillRule, input)).data).toEqual({ version: version + 1 });
  expect((await admin.call(changeBillRule, input)).data).toEqual({ version: version + 1 });
  const { headers: _, ...late } = input;
  expect((await admin.call(changeBillRule, late)).msg).toBe(refusals.RECORD_CHANGED.zh);
});

it('is for administrators, and about rules there are', async () => {
  expect((await sales.call(listBillRules)).code).toBe(403);
  expect((await change('AssetNumber', { digit: 6 }, sales)).code).toBe(403);
  const body = { version: 0, changes: { digit: 6 } };
  expect((await admin.call(changeBillRule, { params: { id: 'Nothing' }, body })).code).toBe(404);
  expect((await admin.call(listBillRuleHistory, { params: { id: 'Nothing' } })).code).toBe(404);
  expect((await change('AssetNumber', { prefix: 'A1' })).code).toBe(422);
});
