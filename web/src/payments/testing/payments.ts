import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPayment, listPayments, PaymentRow, PreviewedLine } from '@fairway/contract/payments.ts';
import { detail, invoice } from '../../invoices/testing/invoices.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

export const at = (day: number, hour = 0) => Date.UTC(2026, 10, day, hour);

/** Dollars of a customer; a part of them is used. */
export const payment = (changes: Partial<PaymentRow> = {}): PaymentRow => ({
  ...{ id: 'p1', version: 2, paymentNo: 'RC26110001', direction: 'in', kind: 'normal', status: 'confirmed' },
  ...{ claim: 'claimed', payerName: 'NINGBO OCEAN LTD', bankAccountId: 'b1', currency: 'USD' },
  ...{ bankAccountName: '招商银行 1002', companyName: '宁波分公司', amount: '5000.00', fee: '15.00' },
  companyId: 'o1',
  ...{ unapplied: '4140.00', bookRate: '7.1', bookAmount: '35500.00', valueOn: '2026-11-05' },
  ...{ bankRef: 'FT1105', remark: '', createdByName: '李财务', creatorTime: at(5) },
  parties: [{ partyId: 'c1', partyName: '宁波远洋贸易', amount: '5000.00', unapplied: '4140.00' }],
  can: ['claim', 'settle'],
  ...changes,
});

/** Yuan that nobody claimed. */
export const unclaimed = (changes: Partial<PaymentRow> = {}): PaymentRow =>
  payment({
    ...{ id: 'p2', version: 1, paymentNo: 'RC26110002', claim: 'unclaimed', currency: 'CNY' },
    ...{ amount: '1000.00', fee: '0.00', unapplied: '1000.00', bookRate: '1', bookAmount: '1000.00' },
    ...{ bankRef: '', parties: [], can: ['claim', 'reverse'] },
    ...changes,
  });

export const shown = (row: PaymentRow = payment()): Reply<typeof getPayment> => ({
  payment: row,
  settlements:
    row.id === 'p1'
      ? [
          {
            ...{ id: 'st1', invoiceId: 'in1', invoiceNo: 'DN26110001', partyName: '宁波远洋贸易' },
            paid: { currency: 'USD', amount: '860.00' },
            covered: { currency: 'USD', amount: '860.00' },
            ...{ rounding: '7.09', crossRate: null, exchangeGain: '-80.00', at: at(6), byName: '李财务' },
            isReversed: false,
          },
        ]
      : [],
  history: [{ at: at(5), byName: '李财务', act: 'register', remark: '' }],
});

export const sums: Reply<typeof listPayments>['sums'] = [
  { direction: 'in', currency: 'CNY', amount: '1000.00', unapplied: '1000.00' },
  { direction: 'in', currency: 'USD', amount: '5000.00', unapplied: '4140.00' },
  { direction: 'out', currency: 'USD', amount: '700.00', unapplied: '0.00' },
];

const base = '/api/erpcargo/Payment';
export const calls = {
  list: `POST ${base}/List`,
  register: `POST ${base}`,
  one: (id: string) => `GET ${base}/${id}`,
  claim: (id: string) => `POST ${base}/${id}/Claim`,
  preview: (id: string) => `POST ${base}/${id}/Preview`,
  settle: (id: string) => `POST ${base}/${id}/Settle`,
  reverse: (id: string) => `POST ${base}/${id}/Reverse`,
  reverseSettlement: (id: string) => `POST /api/erpcargo/Settlement/${id}/Reverse`,
  invoices: 'POST /api/erpcargo/Invoice/List',
  invoice: (id: string) => `GET /api/erpcargo/Invoice/${id}`,
  accounts: 'POST /api/erpcargo/BankAccount/List',
  parties: 'GET /api/erpcargo/Customer/Options',
};

export const paymentsPage = (list: readonly PaymentRow[], of = sums) =>
  success({ list, pagination: { currentPage: 1, pageSize: 100, total: list.length }, sums: of });

/** What the customer of the payment owes: dollars that are late, and yuan. */
export const owed = [
  invoice({ balance: '4000.00' }),
  invoice({
    ...{ id: 'in3', invoiceNo: 'DN26110003', currency: 'CNY', total: '710.00', balance: '710.00' },
    ...{ dueOn: '2026-11-30', overdueDays: 0 },
  }),
];

export const previewed = (changes: Partial<PreviewedLine> = {}): PreviewedLine => ({
  ...{ invoiceId: 'in1', paid: { currency: 'USD', amount: '4000.00' } },
  covered: { currency: 'USD', amount: '4000.00' },
  ...{ left: '0.00', rounding: '0.00', crossRate: null, exchangeGain: '-320.00', problem: null },
  ...changes,
});

const account = (id: string, currency: string, accountNo: string) => ({
  ...{ id, version: 1, isEnabled: true, lastModifyTime: at(1), companyId: 'o1', companyName: '宁波分公司' },
  ...{ accountName: '宁波分公司', bankName: '招商银行', accountNo, currency, swift: '', address: '' },
  ...{ isDefault: true, remark: '' },
});

const parties = [
  { id: 'c1', fullName: '宁波远洋贸易', enCode: 'C0001', line: '' },
  { id: 'c2', fullName: '上海海通', enCode: 'C0002', line: '' },
];

const paging = { currentPage: 1, pageSize: 20, total: 2 };

interface Opening {
  answers?: Record<string, Answer[]>;
  who?: 'finance' | 'sales';
}

const rightsOf = {
  finance: [
    grants('payment', ['btn_add', 'btn_detail', 'btn_claim', 'btn_settle', 'btn_reverse', 'btn_request']),
    grants('invoice', ['btn_detail']),
    grants('bankAccounts', ['btn_add', 'btn_edit', 'btn_detail']),
  ],
  sales: [grants('payment', ['btn_claim', 'btn_detail'])],
};

/** The app at a screen of payments, with one that is partly used and one that nobody claimed. */
export function openPayments(path: string, { answers = {}, who = 'finance' }: Opening = {}) {
  return openApp(path, {
    user: { ...currentUser, permissionList: rightsOf[who] },
    answers: {
      [calls.list]: [paymentsPage([payment(), unclaimed()])],
      [calls.one('p1')]: [success(shown())],
      [calls.one('p2')]: [success(shown(unclaimed()))],
      [calls.invoices]: [
        success({ list: owed, pagination: { currentPage: 1, pageSize: 100, total: 2 }, sums: null }),
      ],
      [calls.invoice('in1')]: [success(detail({ balance: '4000.00' }))],
      [calls.accounts]: [
        success({
          list: [account('b1', 'USD', '1002'), account('b2', 'CNY', '1001')],
          pagination: paging,
        }),
      ],
      [calls.parties]: [success({ list: parties, pagination: paging })],
      ...answers,
    },
  });
}
