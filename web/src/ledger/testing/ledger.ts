import type { AccountSum, LedgerEntry, PeriodRow } from '@fairway/contract/ledger.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

export const at = (day: number) => Date.UTC(2026, 10, day);

export const period = (changes: Partial<PeriodRow> = {}): PeriodRow => ({
  ...{ code: '2026-10', status: 'open', closedByName: '', closedAt: null, lockedByName: '', lockedAt: null },
  ...{ waitingCharges: 0, waitingOf: [] },
  ...{ reason: '', revenue: '34268.83', cost: '30000.00', entries: 12, newVouchers: 3 },
  can: ['close'],
  ...changes,
});

export const closed = (changes: Partial<PeriodRow> = {}): PeriodRow =>
  period({
    ...{ code: '2026-09', status: 'closed', closedByName: '李财务', closedAt: at(2), newVouchers: 0 },
    ...{ can: ['reopen', 'lock'], ...changes },
  });

const sum = (changes: Partial<AccountSum>): AccountSum => ({
  ...{ account: 'receivable', code: '1122', name: '应收账款', currency: 'USD' },
  ...{ opening: '1000.00', debit: '4860.00', credit: '860.00', closing: '5000.00' },
  ...{ bookOpening: '7100.00', bookDebit: '34268.83', bookCredit: '6068.83', bookClosing: '35300.00' },
  ...changes,
});

export const balance = (difference = '0.00') => ({
  bookCurrency: 'CNY',
  difference,
  list: [
    sum({}),
    sum({
      ...{ account: 'revenue', code: '6001', name: '主营业务收入', opening: '-1000.00', debit: '0.00' },
      ...{ credit: '4000.00', closing: '-5000.00', bookOpening: '-7100.00', bookDebit: '0.00' },
      ...{ bookCredit: '28200.00', bookClosing: '-35300.00' },
    }),
  ],
});

export const entry = (changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...{ id: 'e1', kind: 'settlement', sourceId: 's1', sourceNo: 'RC26110001 DN26110001' },
  ...{ companyName: '宁波分公司', bookedOn: '2026-11-06', period: '2026-11', at: at(6), byName: '李财务' },
  ...{ isReversal: false, invoiceId: 'in1', paymentId: 'p1' },
  lines: [
    {
      ...{ account: 'advanceReceived', code: '2203', name: '预收账款', partyName: '宁波远洋贸易' },
      ...{ currency: 'USD', amount: '860.00', bookAmount: '6037.20', shipmentNo: '' },
    },
    {
      ...{ account: 'exchangeDifference', code: '660302', name: '财务费用-汇兑损益', partyName: '' },
      ...{ currency: 'USD', amount: '0.00', bookAmount: '68.80', shipmentNo: '' },
    },
    {
      ...{ account: 'receivable', code: '1122', name: '应收账款', partyName: '宁波远洋贸易' },
      ...{ currency: 'USD', amount: '-860.00', bookAmount: '-6106.00', shipmentNo: '' },
    },
  ],
  ...changes,
});

export const batch = {
  ...{ id: 'v1', period: '2026-09', count: 7, at: at(3), byName: '李财务' },
};

const base = '/api/erpcargo/Ledger';
export const calls = {
  periods: 'GET /api/erpcargo/Period/List',
  act: (code: string, act: string) => `POST /api/erpcargo/Period/${code}/Actions/${act}`,
  balance: `GET ${base}/TrialBalance`,
  entries: `POST ${base}/List`,
  batches: `GET ${base}/Vouchers`,
  make: `POST ${base}/Vouchers`,
  file: (id: string) => `GET ${base}/Vouchers/${id}/File`,
};

interface Opening {
  answers?: Record<string, Answer[]>;
  mayExport?: boolean;
}

/** The app at the books, with a month that is open and one that is closed. */
export function openLedger(path: string, { answers = {}, mayExport = true }: Opening = {}) {
  return openApp(path, {
    user: {
      ...currentUser,
      permissionList: [grants('ledger', ['btn_close', ...(mayExport ? ['btn_download'] : [])])],
    },
    answers: {
      [calls.periods]: [success({ list: [period(), closed()] })],
      [calls.balance]: [success(balance())],
      [calls.entries]: [success({ list: [entry()], pagination: { currentPage: 1, pageSize: 20, total: 1 } })],
      [calls.batches]: [success({ list: [batch] })],
      ...answers,
    },
  });
}
