import type {
  StatementDetail,
  StatementHead,
  StatementInvoice,
  StatementPreview,
  StatementReceipt,
} from '@fairway/contract/statements.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

export const at = (day: number, hour = 0) => Date.UTC(2026, 10, day, hour);

/** One that was sent: dollars and yuan, each by itself. */
export const statement = (changes: Partial<StatementHead> = {}): StatementHead => ({
  ...{ id: 'st1', version: 2, statementNo: 'SOA2026100001', status: 'sent' },
  ...{ companyId: 'o1', companyName: '宁波分公司', partyId: 'c1', partyName: '宁波远洋贸易' },
  ...{ from: '2026-10-01', to: '2026-10-31', basis: 'billDate', invoiceCount: 2 },
  sums: [
    {
      ...{ currency: 'CNY', opening: '0.00', billed: '2940.00', credited: '0.00', received: '940.00' },
      closing: '2000.00',
    },
    {
      ...{ currency: 'USD', opening: '4860.00', billed: '0.00', credited: '60.00', received: '800.00' },
      closing: '4000.00',
    },
  ],
  unapplied: [{ currency: 'USD', amount: '55.00' }],
  ...{ creatorTime: at(1), sentAt: at(2), answeredAt: null, answer: '' },
  can: ['noteConfirmed', 'close', 'print'],
  ...changes,
});

export const draft = (changes: Partial<StatementHead> = {}): StatementHead =>
  statement({
    ...{ id: 'st2', version: 1, statementNo: 'SOA2026100002', status: 'draft', sentAt: null },
    ...{ can: ['recompute', 'send', 'drop', 'print'], ...changes },
  });

export const dollars: StatementInvoice = {
  ...{ invoiceId: 'in1', invoiceNo: 'DN26090001', currency: 'USD', on: '2026-09-15', dueOn: '2026-10-15' },
  ...{ shipmentNos: ['SE26090001'], billNos: ['EGLV142600001'], total: '5000.00' },
  ...{ paid: '940.00', allCredited: '60.00', opening: '4860.00', billed: '0.00', credited: '60.00' },
  ...{ received: '800.00', closing: '4000.00' },
  credits: [{ invoiceId: 'cn1', invoiceNo: 'CN26100001', amount: '60.00' }],
};
export const yuan: StatementInvoice = {
  ...{ invoiceId: 'in2', invoiceNo: 'DN26100002', currency: 'CNY', on: '2026-10-20', dueOn: null },
  ...{ shipmentNos: ['SE26100002'], billNos: [], total: '2940.00', paid: '940.00', allCredited: '0.00' },
  ...{ opening: '0.00', billed: '2940.00', credited: '0.00', received: '940.00', closing: '2000.00' },
  credits: [],
};
export const receipt: StatementReceipt = {
  ...{ paymentId: 'p1', paymentNo: 'RC26100001', on: '2026-10-25', currency: 'USD' },
  ...{ amount: '855.00', unapplied: '55.00' },
  uses: [
    {
      ...{ invoiceId: 'in1', invoiceNo: 'DN26090001', paid: '800.00', isLater: false },
      settled: { currency: 'USD', amount: '800.00' },
    },
  ],
};

export const detail = (changes: Partial<StatementDetail> = {}): StatementDetail => ({
  ...statement(),
  invoices: [
    { ...dollars, openDisputes: 1, isNamed: false },
    { ...yuan, openDisputes: 0, isNamed: false },
  ],
  receipts: [receipt],
  ...{ remark: '', answeredByName: '', computedAt: at(1) },
  prints: [{ no: 1, at: at(2), sha256: 'ab'.repeat(32), language: 'zh' }],
  history: [
    { at: at(1), byName: '李财务', act: 'create', remark: '' },
    { at: at(2), byName: '李财务', act: 'send', remark: '' },
  ],
  ...changes,
});

/** What a customer sees of it. */
export const customerDetail = (changes: Partial<StatementDetail> = {}): StatementDetail => {
  const { computedAt: _, ...shown } = detail();
  return { ...shown, history: [], can: ['confirm', 'dispute', 'print'], ...changes };
};

export const preview = (changes: Partial<StatementPreview> = {}): StatementPreview => {
  const { companyId, companyName, partyId, partyName, from, to, basis, sums, unapplied } = statement();
  return {
    ...{ companyId, companyName, partyId, partyName, from, to, basis, sums, unapplied },
    ...{ invoices: [dollars, yuan], receipts: [receipt], ...changes },
  };
};

const base = '/api/erpcargo/Statement';
export const calls = {
  list: `POST ${base}/List`,
  one: (id: string) => `GET ${base}/${id}`,
  preview: `POST ${base}/Preview`,
  create: `POST ${base}`,
  monthly: `POST ${base}/Monthly`,
  act: (act: string) => `POST ${base}/Actions/${act}`,
  answer: (id: string) => `POST ${base}/${id}/Answer`,
  paper: (id: string) => `GET ${base}/${id}/Paper`,
  customers: 'GET /api/erpcargo/Customer/Options',
  invoices: 'POST /api/erpcargo/Invoice/List',
};

export const statementsPage = (list: readonly StatementHead[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 100, total: list.length } });

interface Opening {
  answers?: Record<string, Answer[]>;
  who?: 'finance' | 'sales' | 'customer';
}

const rightsOf = {
  finance: [
    grants('invoice', ['btn_add', 'btn_edit', 'btn_remove', 'btn_detail', 'btn_confirm', 'btn_void']),
  ],
  sales: [grants('invoice', ['btn_add', 'btn_detail', 'btn_apply'])],
  customer: [grants('invoice', ['btn_detail', 'btn_confirm', 'btn_dispute', 'btn_apply'])],
};

/** The app at a screen of statements, with one that was sent and a draft. */
export function openStatements(path: string, { answers = {}, who = 'finance' }: Opening = {}) {
  const isCustomer = who === 'customer';
  return openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, userKind: isCustomer ? 'customer' : 'member' },
      permissionList: rightsOf[who],
    },
    answers: {
      [calls.list]: [statementsPage([statement(), draft()])],
      [calls.one('st1')]: [success(isCustomer ? customerDetail() : detail())],
      [calls.one('st2')]: [success(detail({ ...draft(), isStale: false, prints: [] }))],
      [calls.customers]: [
        success({
          list: [{ id: 'c1', fullName: '宁波远洋贸易', enCode: 'C0001', line: '' }],
          pagination: { currentPage: 1, pageSize: 20, total: 1 },
        }),
      ],
      ...answers,
    },
  });
}
