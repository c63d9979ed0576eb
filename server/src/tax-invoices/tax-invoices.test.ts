import { setTimeout as sleep } from 'node:timers/promises';
import type { Input } from '@fairway/contract/endpoint.ts';
import { getDownload } from '@fairway/contract/files.ts';
import { getInvoice, listInvoices } from '@fairway/contract/invoices.ts';
import { listMessages } from '@fairway/contract/messages.ts';
import { changeSettings, listSettings } from '@fairway/contract/settings.ts';
import {
  applyForTaxInvoice,
  attachTaxInvoiceFiles,
  cancelTaxInvoice,
  confirmRedTaxInvoice,
  deliverTaxInvoice,
  exportTaxInvoices,
  failTaxInvoice,
  getTaxInvoice,
  getTaxQuota,
  issueTaxInvoice,
  listTaxableLines,
  listTaxInvoices,
  previewTaxInvoice,
  redTaxInvoice,
  type TaxInvoiceDetail,
  type TaxInvoiceTab,
  voidTaxInvoice,
} from '@fairway/contract/tax-invoices.ts';
import { approveTask, cancelFlow, rejectTask, withdrawFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, upload } from '../files/sample-files.ts';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { recomputeMoney } from '../ledger/testing/recompute-money.ts';
import { readSheets } from '../spreadsheets/read-sheet.ts';
import type { Person } from '../testing/test-app.ts';
import { dropUnanswered } from './confirm-red.ts';

type Asked = NonNullable<Input<typeof applyForTaxInvoice>['body']>;

const validNo = '91310000MA1FL8T219';
let company: MoneyCompany;
let finance: Person;
beforeAll(async () => {
  company = await moneyCompany({ withJobs: true });
  finance = company.manager;
  await titled(company.mine);
  await titled(company.other);
}, 120_000);
afterAll(() => company.app.close());

/** Two titles: one that is right, one whose number does not add up. */
async function titled(id: string): Promise<void> {
  const title = (name: string, taxNo: string, isDefault: boolean) => ({
    ...{ title: name, taxNo, addressPhone: '', bankAccount: '', kind: 'special', email: '', isDefault },
  });
  const titles = [title('甲客户有限公司', validNo, true), title('写错的公司', '91310000MA1FL8T218', false)];
  await company.app.database.pool.query('update customer set "invoiceTitles" = $2 where id = $1', [
    ...[id, JSON.stringify(titles)],
  ]);
}

const taxed = { vatKind: 'taxable', vatRate: '6' } as const;
const exempt = { vatKind: 'exempt', vatRate: '0' } as const;
/** An invoice in force with these charges, and its lines in their order. */
async function billed(...charges: [code: string, price: string, changes?: object][]) {
  const { approved, charge, issued } = company;
  const written = [];
  for (const [code, price, changes] of charges)
    written.push(await charge(code, price, { ...taxed, ...changes }));
  const invoice = await issued((await approved(written)).ids);
  return { ...invoice, lineIds: invoice.lines.map(({ id }) => id) };
}

const lineOf = (invoiceLineId: string, amount: string) => ({ invoiceLineId, amount });
const written = (lines: Asked['lines'], changes: Partial<Asked> = {}): Asked => ({
  ...{ kind: 'eSpecial', lines, titleIndex: 0, remark: '提单 {提单号}', ...changes },
});
const apply = (lines: Asked['lines'], changes: Partial<Asked> = {}, by = finance, headers = {}) =>
  by.call(applyForTaxInvoice, { body: written(lines, changes), headers });
const applied = async (lines: Asked['lines'], changes: Partial<Asked> = {}, by = finance) => {
  const { data, msg } = await apply(lines, changes, by);
  return data ?? expect.fail(msg);
};
const shown = async (id: string, by = finance): Promise<TaxInvoiceDetail> => {
  const { data, msg } = await by.call(getTaxInvoice, { params: { id } });
  return data ?? expect.fail(msg);
};
const taskOf = async (flowId: string): Promise<string | undefined> =>
  (await company.app.database.pool.query('select id from flow_task where "flowId" = $1', [flowId])).rows[0]
    ?.id;
async function approve(flowId: string): Promise<void> {
  for (let task = await taskOf(flowId); task; task = await taskOf(flowId)) {
    const { code, msg } = await company
      .who('admin')
      .call(approveTask, { params: { taskOperatorId: task }, body: {} });
    if (code !== 200) expect.fail(msg);
  }
}
async function until(id: string, status: TaxInvoiceDetail['status']): Promise<TaxInvoiceDetail> {
  for (let tries = 0; ; tries += 1) {
    const found = await shown(id);
    if (found.status === status) return found;
    if (tries > 400) throw new Error(`never ${status}: ${JSON.stringify(found)}`);
    await sleep(25);
  }
}
const toIssue = async (lines: Asked['lines'], changes: Partial<Asked> = {}, by = finance) => {
  const { id, flowId } = await applied(lines, changes, by);
  await approve(flowId);
  return until(id, 'approved');
};
let numbers = 10_000_000;
const nextNumber = () => `253320000000${++numbers}`;
type Held = Pick<TaxInvoiceDetail, 'id' | 'version'>;
const issue = ({ id, version }: Held, body: object = {}, headers = {}) =>
  finance.call(issueTaxInvoice, {
    ...{ params: { id }, headers },
    body: { version, number: nextNumber(), issuedOn: '2026-11-10', ...body },
  });
const issuedTax = async (lines: Asked['lines'], changes: Partial<Asked> = {}, body: object = {}) => {
  const ready = await toIssue(lines, changes);
  const { code, msg } = await issue(ready, body);
  if (code !== 200) expect.fail(msg);
  return shown(ready.id);
};
const red = ({ id, version }: Held, body: object = {}) =>
  finance.call(redTaxInvoice, { params: { id }, body: { version, reason: '01', ...body } });
const listed = async (tab: TaxInvoiceTab, filters: object = {}, by = finance) =>
  (await by.call(listTaxInvoices, { body: { pageSize: 200, tab, filters } })).data;
const idsIn = async (tab: TaxInvoiceTab, filters: object = {}, by = finance) =>
  (await listed(tab, filters, by))?.list.map(({ id }) => id) ?? [];
const invoiceNow = async (id: string) => {
  const { data } = await finance.call(getInvoice, { params: { id } });
  return data ?? expect.fail('no invoice');
};
const openOf = async (invoiceId: string) => {
  const { data } = await finance.call(listTaxableLines, { body: { filters: { invoiceIds: [invoiceId] } } });
  return Object.fromEntries((data?.list ?? []).map(({ invoiceLineId, open }) => [invoiceLineId, open]));
};

describe('a tax invoice', () => {
  it('goes from two invoices to the customer, and back by two red ones', async () => {
    const { app, who } = company;
    const first = await billed(['DOC', '106'], ['HDL', '212']);
    const second = await billed(['DOC', '100', { currency: 'USD' }]);
    const lines = [
      lineOf(first.lineIds[0] ?? '', '106'),
      lineOf(first.lineIds[1] ?? '', '112'),
      lineOf(second.lineIds[0] ?? '', '100'),
    ];
    const { data: preview } = await finance.call(previewTaxInvoice, {
      body: written(lines, { remark: '{提单号} {船名航次} {起运港}-{目的港} {箱量} {USD金额}@{汇率}' }),
    });
    expect(preview).toMatchObject({
      ...{ gross: '928.00', net: '875.47', tax: '52.53', capitals: '玖佰贰拾捌元整', problems: [] },
      rates: [{ currency: 'USD', rate: '7.1' }],
      groups: [{ vatKind: 'taxable', vatRate: '6', count: 3, gross: '928.00' }],
    });
    expect(preview?.titles.map(({ isValid }) => isValid)).toEqual([true, false]);
    for (const part of ['COSCO TEST 012E', '宁波-洛杉矶', '4×40HQ+2×20GP', 'USD 100.00@7.1'])
      expect(preview?.remark).toContain(part);
    expect((await openOf(first.id))[first.lineIds[1] ?? '']).toBe('212.00');

    // Refused once, and its lines are free again.
    const refused = await applied(lines);
    expect(await idsIn('applied')).toContain(refused.id);
    expect((await openOf(first.id))[first.lineIds[1] ?? '']).toBe('100.00');
    await who('admin').call(rejectTask, {
      params: { taskOperatorId: (await taskOf(refused.flowId)) ?? '' },
      body: { handleOpinion: '抬头不对' },
    });
    expect((await until(refused.id, 'rejected')).stateRemark).toBe('抬头不对');
    const { data: read } = await who('client01').call(getTaxInvoice, { params: { id: refused.id } });
    expect(read?.stateRemark).toBe('抬头不对');
    expect((await openOf(first.id))[first.lineIds[1] ?? '']).toBe('212.00');

    const headers = { 'command-id': 'apply-once' };
    const { data: made } = await apply(lines, {}, finance, headers);
    expect((await apply(lines, {}, finance, headers)).data).toEqual(made);
    const { id, flowId } = made ?? expect.fail('not made');
    await approve(flowId);
    const ready = await until(id, 'approved');
    expect(ready.can).toEqual(expect.arrayContaining(['issue', 'fail', 'cancel']));
    expect(await idsIn('toIssue', { vatRate: '6' })).toContain(id);
    expect(await idsIn('toIssue', { vatRate: 'exempt' })).not.toContain(id);
    expect(ready.rates).toEqual([{ vatKind: 'taxable', vatRate: '6' }]);

    const failing = { params: { id }, body: { version: ready.version, reason: '税号与名称不符' } };
    expect((await finance.call(failTaxInvoice, failing)).code).toBe(200);
    const failed = await shown(id);
    expect(failed).toMatchObject({ status: 'failed', stateRemark: '税号与名称不符' });
    expect(await idsIn('ended')).toContain(id);

    expect((await issue(failed, { number: '123' })).msg).toContain('20 位');
    expect((await issue(failed, { issuedOn: '2026-11-11' })).msg).toContain('开票日期');
    const { data: file } = await upload(
      { url: app.url, token: finance.token, type: 'document' },
      '发票.pdf',
      pdfOf(500),
    );
    const number = nextNumber();
    const once = { 'command-id': 'issue-once' };
    const body = { number, fileIds: [file?.name ?? ''] };
    const { data: done } = await issue(failed, body, once);
    expect(done).toMatchObject({ status: 'issued' });
    expect((await issue(failed, body, once)).data).toEqual(done);
    expect(await invoiceNow(first.id)).toMatchObject({ taxInvoiced: '218.00', taxed: 'part' });
    expect(await invoiceNow(second.id)).toMatchObject({ taxInvoiced: '100.00', taxed: 'full' });
    expect(await idsIn('issued', { invoiceId: second.id })).toEqual([id]);

    // The number is taken, whatever kind another one is of.
    const another = await toIssue([lineOf(first.lineIds[1] ?? '', '50')], { kind: 'paperNormal' });
    expect((await issue(another, { code: number.slice(0, 12), number: number.slice(12) })).msg).toContain(
      number,
    );

    const client = who('client01');
    const delivering = { params: { id }, body: { version: done?.version ?? 0, via: 'app' as const, to: '' } };
    expect((await finance.call(deliverTaxInvoice, delivering)).data).toMatchObject({
      status: 'delivered',
      count: 1,
    });
    const { data: messages } = await client.call(listMessages, { query: {} });
    expect(JSON.stringify(messages)).toContain(number);
    const seen = await shown(id, client);
    expect(seen).toMatchObject({
      number,
      can: ['download'],
      history: [],
      stateRemark: '',
      createdByName: '',
    });
    const link = await client.call(getDownload, { params: { type: 'document', fileId: file?.name ?? '' } });
    expect(link.code).toBe(200);
    const stranger = await who('client02').call(getDownload, {
      params: { type: 'document', fileId: file?.name ?? '' },
    });
    expect(stranger.code).toBe(404);

    // Half of it is turned red, then the rest.
    const delivered = await shown(id);
    const [one, two] = delivered.lines;
    const half = await red(delivered, {
      lines: [
        { lineId: one?.id ?? '', gross: '53' },
        { lineId: two?.id ?? '', gross: '112' },
      ],
    });
    expect(half.data).toMatchObject({ status: 'redPending' });
    expect((await red({ id, version: half.data?.version ?? 0 })).msg).toContain('红冲中');
    expect(await idsIn('redPending')).toContain(id);
    await approve(half.data?.flowId ?? '');
    const redReady = await until(half.data?.redId ?? '', 'approved');
    expect(redReady).toMatchObject({ gross: '-165.00', redOfId: id, redOfNo: number });
    expect((await issue(redReady)).code).toBe(200);
    expect(await shown(id)).toMatchObject({ status: 'partRed', redGross: '165.00' });
    expect(await invoiceNow(first.id)).toMatchObject({ taxInvoiced: '53.00' });
    const partly = await shown(id);
    expect((await red(partly, { lines: [{ lineId: one?.id ?? '', gross: '53.01' }] })).msg).toContain(
      '53.00',
    );
    const rest = await red(partly);
    await approve(rest.data?.flowId ?? '');
    expect((await issue(await until(rest.data?.redId ?? '', 'approved'))).code).toBe(200);
    const over = await shown(id);
    expect(over).toMatchObject({ status: 'redDone', redGross: '928.00', can: ['attach', 'download'] });
    expect(over.reds.map(({ gross }) => gross)).toEqual(['-165.00', '-763.00']);
    const sums = (await listed('red', { invoiceId: second.id }))?.sums;
    // Both red ones and the blue one.
    expect((await idsIn('red', { invoiceId: first.id })).length).toBe(3);
    expect(sums).toEqual({ gross: '165.00', net: '155.66', tax: '9.34' });
    expect(await invoiceNow(second.id)).toMatchObject({ taxInvoiced: '0.00', taxed: 'none' });
    expect((await openOf(second.id))[second.lineIds[0] ?? '']).toBe('100.00');
    expect(await recomputeMoney(app.database.pool)).toEqual([]);
  });

  it('asks for no more than is billed, whoever asks at once', async () => {
    const { lineIds } = await billed(['DOC', '1000']);
    const [line = ''] = lineIds;
    const replies = await Promise.all(Array.from({ length: 4 }, () => apply([lineOf(line, '400')])));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(replies.find(({ code }) => code !== 200)?.msg).toContain('CNY 200.00');
    expect((await apply([lineOf(line, '200.01')])).code).toBe(400);
    expect((await apply([lineOf(line, '-1')])).code).toBe(400);
    // A form of words takes nothing away.
    expect((await apply([lineOf(line, '1000')], { kind: 'proforma' })).code).toBe(200);
    expect((await apply([lineOf(line, '200')])).code).toBe(200);
  });

  it('is refused with what does not belong on it', async () => {
    const free = await billed(['OF', '710', { ...exempt }], ['DOC', '106']);
    const lines = free.lines.map(({ id, amount }) => lineOf(id, amount));
    expect((await apply(lines)).msg).toContain('普通发票');
    expect((await apply(lines, { kind: 'paperSpecial' })).msg).toContain('普通发票');
    expect((await apply(lines, { kind: 'eNormal', titleIndex: 1 })).msg).toContain('写错的公司');
    expect((await apply(lines, { kind: 'eNormal', titleIndex: null })).msg).toContain('抬头');
    expect((await apply(lines, { kind: 'eNormal', remark: '{船名}' })).msg).toContain('{船名}');
    expect((await apply(lines, { kind: 'eNormal', remark: '字'.repeat(451) })).msg).toContain('450');
    const truck = await billed(['TRK', '1090', { vatRate: '9' }]);
    const [trip = ''] = truck.lineIds;
    expect((await apply([lineOf(trip, '1090')])).msg).toContain('车牌');
    const transport = { from: '宁波', to: '杭州', vehicle: '货车', plate: '浙B12345', goods: '家具' };
    expect((await apply([lineOf(trip, '1090')], { transport })).code).toBe(200);
    const foreign = await billed(['DOC', '10', { partyId: company.other }]);
    expect((await apply([...lines, lineOf(foreign.lineIds[0] ?? '', '10')])).msg).toContain('同一客户');
    const yen = await billed(['DOC', '10'], ['HDL', '20']);
    expect((await apply([lineOf('nothing', '1')])).code).toBe(404);
    const { data } = await finance.call(previewTaxInvoice, {
      body: written(lines, { titleIndex: null, kind: 'eSpecial' }),
    });
    expect(data?.problems).toEqual(['specialExempt', 'titleMissing']);
    const { drafted, approved, charge } = company;
    const [draft = ''] = await drafted((await approved([await charge('DOC', '5', taxed)])).ids);
    const line = (await invoiceNow(draft)).lines[0]?.id ?? '';
    expect((await apply([lineOf(line, '5')])).msg).toContain('已确认');
    expect((await apply(yen.lineIds.map((id) => lineOf(id, '10')))).code).toBe(200);
  });

  it('keeps its invoice from being voided, credited lines from being taxed', async () => {
    const { act } = company;
    const bill = await billed(['DOC', '300']);
    const [line = ''] = bill.lineIds;
    const { id, flowId } = await applied([lineOf(line, '300')]);
    expect((await act('void', bill.id, { reason: '开错' })).msg).toContain('发票');
    const taken = await finance.call(withdrawFlow, { params: { taskId: flowId }, body: {} });
    expect(taken.code).toBe(200);
    await until(id, 'cancelled');
    expect((await act('void', bill.id, { reason: '开错' })).code).toBe(200);
    expect((await apply([lineOf(line, '300')])).code).toBe(400);
    const confirmed = await company.drafted(
      (await company.approved([await company.charge('DOC', '80', taxed)])).ids,
    );
    await act('confirm', confirmed[0] ?? '');
    const open = (await invoiceNow(confirmed[0] ?? '')).lines[0]?.id ?? '';
    const early = await applied([lineOf(open, '80')]);
    for (const name of ['reopen', 'drop'] as const)
      expect((await act(name, confirmed[0] ?? '')).msg).toContain('发票');
    await company.who('admin').call(cancelFlow, {
      params: { taskId: early.flowId },
      body: { handleOpinion: '终止' },
    });
    await until(early.id, 'rejected');
    expect((await act('reopen', confirmed[0] ?? '')).code).toBe(200);
  });

  it('is not approved beyond what a company may issue in a month', async () => {
    const admin = company.who('admin');
    const before = (await finance.call(getTaxQuota, {})).data?.list.find(
      ({ companyId }) => companyId === 'org-branch',
    );
    expect(before).toMatchObject({ limit: null, left: null });
    const limit = Math.ceil(Number(before?.used)) + 100;
    const change = async (taxMonthlyQuota: number | null) => {
      const { data } = await admin.call(listSettings, {});
      const version = data?.list.find(({ section }) => section === 'taxInvoices')?.version ?? 0;
      const params = { section: 'taxInvoices' } as const;
      return admin.call(changeSettings, { params, body: { version, changes: { taxMonthlyQuota } } });
    };
    expect((await change(limit)).code).toBe(200);
    const bill = await billed(['DOC', '95.40'], ['HDL', '106']);
    const [small = '', large = ''] = bill.lineIds;
    const fits = await toIssue([lineOf(small, '95.40')]);
    expect(fits.status).toBe('approved');
    const { data } = await finance.call(previewTaxInvoice, { body: written([lineOf(large, '106')]) });
    expect(data?.problems).toEqual(['beyondQuota']);
    const { id, flowId } = await applied([lineOf(large, '106')]);
    await approve(flowId);
    const refused = await until(id, 'rejected');
    expect(refused.stateRemark).toContain('额度不足');
    const { data: read } = await company.who('client01').call(getTaxInvoice, { params: { id } });
    expect(read).toMatchObject({ status: 'rejected', stateRemark: '' });
    expect((await openOf(bill.id))[large]).toBe('106.00');
    // What is given up leaves room for others.
    const given = await finance.call(cancelTaxInvoice, {
      params: { id: fits.id },
      body: { version: fits.version, reason: '改下月' },
    });
    expect(given.code).toBe(200);
    expect((await toIssue([lineOf(large, '106')])).status).toBe('approved');
    await change(null);
  });

  it('on paper is voided in its month, an electronic one never', async () => {
    const { app } = company;
    const bill = await billed(['DOC', '50'], ['HDL', '60'], ['CUS', '70']);
    const [one = '', two = '', three = ''] = bill.lineIds;
    const paper = { kind: 'paperNormal' } as const;
    const code = '033001900104';
    const first = await issuedTax([lineOf(one, '50')], paper, { code, number: '00000001' });
    const second = await issuedTax([lineOf(two, '60')], paper, { code, number: '00000002' });
    const third = await issuedTax([lineOf(three, '70')]);
    const toVoid = ({ id, version }: Held) =>
      finance.call(voidTaxInvoice, { params: { id }, body: { version, reason: '打印错误' } });
    expect((await toVoid(third)).msg).toContain('红冲');
    expect((await toVoid(first)).code).toBe(200);
    expect((await openOf(bill.id))[one]).toBe('50.00');
    // A month ago.
    await app.database.pool.query(`update tax_invoice set "issuedOn" = '2026-10-31' where id = $1`, [
      second.id,
    ]);
    expect((await toVoid(second)).msg).toContain('当月');
    expect((await shown(second.id)).can).not.toContain('void');
  });

  it('that the buyer used needs their word, and falls back where they refuse or say nothing', async () => {
    const { app } = company;
    const bill = await billed(['DOC', '500']);
    const blue = await issuedTax([lineOf(bill.lineIds[0] ?? '', '500')]);
    const asked = async () => {
      const { data } = await red(await shown(blue.id), { isUsed: true, reason: '04' });
      await approve(data?.flowId ?? '');
      return until(data?.redId ?? '', 'approved');
    };
    const confirm = ({ id, version }: Held, state: 'asked' | 'confirmed' | 'refused') =>
      finance.call(confirmRedTaxInvoice, { params: { id }, body: { version, state, confirmNo: 'HZ-1' } });
    const first = await asked();
    expect(first.can).toContain('askBuyer');
    expect((await issue(first)).msg).toContain('确认');
    const sent = await confirm(first, 'asked');
    expect((await confirm({ id: first.id, version: sent.data?.version ?? 0 }, 'refused')).code).toBe(200);
    expect(await shown(first.id)).toMatchObject({ status: 'cancelled', confirmation: 'refused' });
    expect((await shown(blue.id)).status).toBe('issued');

    const second = await asked();
    await confirm(second, 'asked');
    const dropAt = (now: Date) =>
      app.database.db
        .transaction()
        .execute((db) => dropUnanswered({ db, now, bus: {} as never, afterCommit: () => undefined }));
    const limit = app.clock.now.getTime() + 72 * 3_600_000;
    await dropAt(new Date(limit));
    expect((await shown(second.id)).confirmation).toBe('asked');
    await dropAt(new Date(limit + 1));
    expect(await shown(second.id)).toMatchObject({ status: 'cancelled', confirmation: 'expired' });
    expect((await shown(blue.id)).status).toBe('issued');

    const third = await asked();
    const { data } = await confirm(third, 'asked');
    const agreed = await confirm({ id: third.id, version: data?.version ?? 0 }, 'confirmed');
    const last = await finance.call(failTaxInvoice, {
      params: { id: third.id },
      body: { version: agreed.data?.version ?? 0, reason: '平台维护' },
    });
    expect((await issue({ id: third.id, version: last.data?.version ?? 0 })).code).toBe(200);
    expect((await shown(blue.id)).status).toBe('redDone');
    // A red one that is withdrawn leaves the blue one as it was.
    const again = await issuedTax([lineOf(bill.lineIds[0] ?? '', '500')]);
    const { data: taken } = await red(again);
    await finance.call(withdrawFlow, { params: { taskId: taken?.flowId ?? '' }, body: {} });
    await until(taken?.redId ?? '', 'cancelled');
    expect((await shown(again.id)).status).toBe('issued');
  });

  it('is exported as the platform reads it, and takes files of the platform only', async () => {
    const bill = await billed(['DOC', '106'], ['HDL', '53']);
    const ready = await toIssue(bill.lineIds.map((id, at) => lineOf(id, at === 0 ? '106' : '53')));
    const response = await fetch(`${company.app.url}${exportTaxInvoices.path}?companyId=org-branch`, {
      headers: { authorization: finance.token },
    });
    const sheet = JSON.stringify(await readSheets(Buffer.from(await response.arrayBuffer())));
    for (const word of [ready.applyNo, validNo, '*经纪代理服务*', '0.06']) expect(sheet).toContain(word);
    const { app } = company;
    const { data: picture } = await upload(
      { url: app.url, token: finance.token, type: 'document' },
      'a.txt',
      Buffer.from('words'),
    );
    const { data: done } = await issue(ready);
    const wrong = await finance.call(attachTaxInvoiceFiles, {
      params: { id: ready.id },
      body: { version: done?.version ?? 0, fileIds: [picture?.name ?? ''] },
    });
    expect(wrong.msg).toContain('OFD');
  });
});

describe('who sees and does what', () => {
  it('is for the company, for who answers for the customer, and for the customer', async () => {
    const { who, mine } = company;
    const bill = await billed(['DOC', '120'], ['HDL', '30']);
    const [one = '', two = ''] = bill.lineIds;
    const client = who('client01');
    // A customer applies for their own, and only they see it.
    const own = await applied([lineOf(one, '120')], {}, client);
    expect(await idsIn('applied', {}, client)).toContain(own.id);
    expect(await idsIn('applied', {}, who('client02'))).not.toContain(own.id);
    expect((await who('client02').call(getTaxInvoice, { params: { id: own.id } })).code).toBe(404);
    expect((await apply([lineOf(two, '30')], {}, who('client02'))).code).toBe(404);
    expect((await shown(own.id, client)).can).toEqual(['withdraw']);
    const taken = await client.call(withdrawFlow, { params: { taskId: own.flowId }, body: {} });
    expect(taken.code).toBe(200);
    await until(own.id, 'cancelled');
    // Sales of the customer sees it, another one does not.
    const sold = await applied([lineOf(two, '30')], {}, who('sales01'));
    expect((await who('sales01').call(getTaxInvoice, { params: { id: sold.id } })).code).toBe(200);
    expect((await who('sales02').call(getTaxInvoice, { params: { id: sold.id } })).code).toBe(404);
    expect((await who('manager03').call(getTaxInvoice, { params: { id: sold.id } })).code).toBe(404);
    for (const account of ['sales01', 'client01']) {
      const by = who(account);
      const body = { version: 1, number: nextNumber(), issuedOn: '2026-11-10' };
      expect((await by.call(issueTaxInvoice, { params: { id: sold.id }, body })).code).toBe(403);
      expect(
        (await by.call(redTaxInvoice, { params: { id: sold.id }, body: { version: 1, reason: '01' } })).code,
      ).toBe(403);
    }
    expect((await who('ops02').call(listTaxInvoices, { body: {} })).code).toBe(403);
    const { data } = await client.call(listTaxableLines, { body: {} });
    expect(new Set(data?.list.map(({ partyId }) => partyId))).toEqual(new Set([mine]));
    await approve(sold.flowId);
    const ready = await until(sold.id, 'approved');
    expect((await issue({ id: ready.id, version: ready.version + 1 })).code).toBe(409);
  });

  it('finds invoices by how much of each is taxed, and every sum agrees', async () => {
    const { manager, app } = company;
    const bill = await billed(['DOC', '40'], ['HDL', '60']);
    const has = async (taxed: 'none' | 'part' | 'full') =>
      (
        await manager.call(listInvoices, { body: { pageSize: 500, filters: { taxed: [taxed] } } })
      ).data?.list.some(({ id }) => id === bill.id);
    expect([await has('none'), await has('part'), await has('full')]).toEqual([true, false, false]);
    await issuedTax([lineOf(bill.lineIds[0] ?? '', '40')]);
    expect([await has('none'), await has('part'), await has('full')]).toEqual([false, true, false]);
    await issuedTax([lineOf(bill.lineIds[1] ?? '', '60')]);
    expect([await has('none'), await has('part'), await has('full')]).toEqual([false, false, true]);
    const all = await listed('all');
    const cents = (value: string) => Math.round(Number(value) * 100);
    const sum = all?.list.reduce((total, { gross }) => total + cents(gross), 0);
    expect(sum).toBe(cents(all?.sums?.gross ?? ''));
    expect(await recomputeMoney(app.database.pool)).toEqual([]);
  });
});
