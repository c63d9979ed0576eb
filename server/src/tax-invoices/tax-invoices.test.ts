import { getDownload } from '@fairway/contract/files.ts';
import { listMessages } from '@fairway/contract/messages.ts';
import {
  attachTaxInvoiceFiles,
  deliverTaxInvoice,
  exportTaxInvoices,
  failTaxInvoice,
  getTaxInvoice,
  previewTaxInvoice,
} from '@fairway/contract/tax-invoices.ts';
import { getFlow, rejectTask } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, upload } from '../files/sample-files.ts';
import { recomputeMoney } from '../ledger/testing/recompute-money.ts';
import { readSheets } from '../spreadsheets/read-sheet.ts';
import {
  exempt,
  lineOf,
  type TaxCompany,
  taxCompany,
  taxed,
  validNo,
  written,
} from './testing/tax-company.ts';

let company: TaxCompany;
beforeAll(async () => {
  company = await taxCompany();
}, 120_000);
afterAll(() => company.app.close());

describe('a tax invoice', () => {
  it('goes from two invoices to the customer, and back by two red ones', async () => {
    const {
      app,
      who,
      finance,
      billed,
      apply,
      applied,
      shown,
      taskOf,
      approve,
      until,
      toIssue,
      nextNumber,
      issue,
      red,
      listed,
      idsIn,
      invoiceNow,
      openOf,
    } = company;
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
    const { billed, apply } = company;
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
    const { finance, billed, apply, invoiceNow, drafted, approved, charge } = company;
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
    const [draft = ''] = await drafted((await approved([await charge('DOC', '5', taxed)])).ids);
    const line = (await invoiceNow(draft)).lines[0]?.id ?? '';
    expect((await apply([lineOf(line, '5')])).msg).toContain('已确认');
    expect((await apply(yen.lineIds.map((id) => lineOf(id, '10')))).code).toBe(200);
  });

  it('is exported as the platform reads it, and takes files of the platform only', async () => {
    const { app, finance, billed, toIssue, issue } = company;
    const bill = await billed(['DOC', '106'], ['HDL', '53']);
    const ready = await toIssue(bill.lineIds.map((id, at) => lineOf(id, at === 0 ? '106' : '53')));
    const response = await fetch(`${company.app.url}${exportTaxInvoices.path}?companyId=org-branch`, {
      headers: { authorization: finance.token },
    });
    const sheet = JSON.stringify(await readSheets(Buffer.from(await response.arrayBuffer())));
    for (const word of [ready.applyNo, validNo, '*经纪代理服务*', '0.06']) expect(sheet).toContain(word);
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

  it('reads in its approval as each reader speaks, whatever its applicant spoke', async () => {
    const { finance, billed, apply, issuedTax, red } = company;
    const { lineIds } = await billed(['DOC', '100'], ['HDL', '100']);
    const [one = '', two = ''] = lineIds;
    const { data: made } = await apply([lineOf(one, '100')], {}, finance, { 'accept-language': 'en' });
    const { data: taken } = await red(await issuedTax([lineOf(two, '100')]));
    const read = async (taskId = '', language: string) => {
      const { data } = await finance.call(getFlow, {
        ...{ params: { taskId }, query: { opType: '0' as const }, headers: { 'accept-language': language } },
      });
      return JSON.stringify(data).replaceAll('\\', '');
    };
    const blue = await read(made?.flowId, 'en');
    expect(blue).toContain('"kind":"数电专票"');
    expect(blue).toContain('"Electronic, special"');
    expect(await read(made?.flowId, 'zh')).not.toContain('Electronic, special');
    const turned = await read(taken?.flowId ?? '', 'en');
    for (const words of ['"kind":"数电专票"', '"reason":"开票有误"', '"Issued wrongly"'])
      expect(turned).toContain(words);
  });
});
