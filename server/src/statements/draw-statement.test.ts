import type { StatementInvoice } from '@fairway/contract/statements.ts';
import { expect, it } from 'vitest';
import { statementPaperWords } from '../language/statement-words.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { drawStatement } from './draw-statement.ts';
import type { StoredStatement } from './stored-statement.ts';

const at = new Date('2026-11-03T02:00:00Z');
const figures = { opening: '0.00', billed: '100.00', credited: '0.00', received: '0.00', closing: '100.00' };
const invoice = (no: number): StatementInvoice => ({
  ...{ invoiceId: `in${no}`, invoiceNo: `DN202611${no}`, currency: 'CNY', on: '2026-10-26', dueOn: null },
  ...{ shipmentNos: ['SH1'], billNos: [], total: '100.00', paid: '0.00', allCredited: '0.00', ...figures },
  credits: [],
});
const statement = (count: number): StoredStatement => ({
  ...{ id: 's1', version: 1, statementNo: 'SOA20261100001', companyId: 'c', partyId: 'p', basis: 'billDate' },
  ...{ periodFrom: '2026-10-01', periodTo: '2026-10-31', status: 'sent', remark: '', answer: '' },
  ...{ sums: [{ currency: 'CNY', ...figures }], unapplied: [], receipts: [], namedInvoices: [] },
  invoices: Array.from({ length: count }, (_, no) => invoice(no)),
  ...{ invoiceCount: count, computedAt: at, answeredBy: null, answeredAt: null, searchText: '' },
  ...{ createdBy: null, creatorTime: at, lastModifyTime: at, sentAt: at, closedAt: null },
});

it('asks for an answer beside its last lines, wherever the page ends', async () => {
  const { note } = statementPaperWords('zh');
  let turned = 0;
  for (let count = 18; count < 27; count++) {
    const names = {
      sender: '远洋',
      companyName: '上海公司',
      partyName: '华东机电',
      language: 'zh',
      now: at,
    } as const;
    const { pages } = readPdf(await drawStatement(statement(count), names));
    if (pages.length > 1) turned++;
    expect(pages.at(-1)).toContain(note);
    expect(pages.at(-1)).toContain(`DN202611${count - 1}`);
  }
  // Both kinds were looked at.
  expect(turned).toBeGreaterThan(0);
  expect(turned).toBeLessThan(9);
});
