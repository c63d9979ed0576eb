import { createCreditNote } from '@fairway/contract/invoices.ts';
import { confirmRedTaxInvoice, failTaxInvoice, voidTaxInvoice } from '@fairway/contract/tax-invoices.ts';
import { cancelFlow, withdrawFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropUnanswered } from './confirm-red.ts';
import { type Held, lineOf, type TaxCompany, taxCompany, taxed } from './testing/tax-company.ts';

let company: TaxCompany;
beforeAll(async () => {
  company = await taxCompany();
}, 120_000);
afterAll(() => company.app.close());

describe('a tax invoice that is taken back', () => {
  it('keeps its invoice from being voided, credited lines from being taxed', async () => {
    const { act, finance, billed, apply, applied, until, invoiceNow } = company;
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

  it('on paper is voided in its month, an electronic one never', async () => {
    const { app, finance, billed, shown, issuedTax, openOf } = company;
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
    const { app, finance, billed, shown, approve, until, issue, issuedTax, red } = company;
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

  it('is named to who credits what is on it, and has to be meant', async () => {
    const { finance, billed, applied, issuedTax, invoiceNow, openOf } = company;
    const bill = await billed(['DOC', '100'], ['HDL', '100'], ['CUS', '100']);
    const [one = '', two = '', three = ''] = bill.lineIds;
    const issued = await issuedTax([lineOf(one, '60')]);
    const waiting = await applied([lineOf(two, '100')]);
    const { version } = await invoiceNow(bill.id);
    const credit = (lines: [id: string, amount: string][], changes: object = {}) =>
      finance.call(createCreditNote, {
        params: { id: bill.id },
        body: {
          ...{ version, reason: '少收', ...changes },
          lines: lines.map(([lineId, amount]) => ({ lineId, amount })),
        },
      });
    // What no tax invoice has is enough.
    for (const free of [await credit([[one, '40']]), await credit([[three, '100']])])
      expect(free.code).toBe(200);
    const { applyNo } = await company.shown(waiting.id);
    const both = await credit([
      [one, '40.01'],
      [two, '1'],
    ]);
    const what = `${issued.number} (已开具), ${applyNo} (已申请)`;
    expect(both).toMatchObject({ code: 400, data: { fields: { acceptsTaxed: what } } });
    expect(both.msg).toContain(`${what}。冲减后已开具的发票必须红冲`);
    expect((await credit([[one, '41']])).msg).not.toContain(applyNo);
    const meant = await credit([[one, '41']], { acceptsTaxed: true });
    expect(meant.code).toBe(200);
    expect((await openOf(bill.id))[one]).toBe('40.00');
  });
});
