import type { AgingItem, AgingRow, AgingSum, getAging } from '@fairway/contract/aging.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

export const sum = (currency: string, changes: Partial<AgingSum> = {}): AgingSum => ({
  ...{ currency, notDue: '0.00', to30: '0.00', to60: '0.00', to90: '0.00', over90: '0.00' },
  ...{ balance: '0.00', overdue: '0.00', unapplied: '0.00', ...changes },
});

const usd = sum('USD', { to30: '4000.00', over90: '860.00', balance: '4860.00', overdue: '860.00' });
const cny = sum('CNY', { notDue: '12000.00', balance: '12000.00', unapplied: '300.00' });
const worth = sum('CNY', {
  ...{ notDue: '12000.00', to30: '28400.00', over90: '6106.00', balance: '46506.00', overdue: '6106.00' },
  unapplied: '300.00',
});

const yuan = (amount: string) => ({ currency: 'CNY', amount });

/** A customer who owes in two currencies, beyond what was agreed. */
export const row = (changes: Partial<AgingRow> = {}): AgingRow => ({
  ...{ key: 'c1', name: '宁波远洋贸易', sums: [cny, usd], converted: worth, count: 3, longestDays: 95 },
  customer: {
    ...{ level: 'B', status: 'active', salesName: '王小明' },
    term: {
      settle: 'monthly',
      baseDate: 'etd',
      months: 1,
      settleDay: 25,
      days: 0,
      maxOverdueDays: 30,
    },
    credit: {
      ...{ limit: yuan('40000'), used: yuan('48506.00'), available: yuan('-8506.00'), isExceeded: true },
      parts: { receivable: yuan('46506.00'), unbilled: yuan('2000.00'), orders: yuan('0.00') },
      missingRate: null,
    },
    risks: ['overLimit', 'overdue'],
    asked: null,
  },
  ...changes,
});

type Aging = Reply<typeof getAging>;

export const aging = (changes: Partial<Aging> = {}): Aging => ({
  ...{ list: [row()], pagination: { currentPage: 1, pageSize: 100, total: 1 } },
  ...{
    asOf: '2026-11-18',
    isToday: true,
    isAsInvoices: true,
    sides: ['receivable', 'payable'],
    groupBy: 'customer',
  },
  bookCurrency: 'CNY',
  total: {
    ...{ sums: [cny, usd], converted: worth, count: 3, longestDays: 95 },
    ...{ overdueRate: '13.1', daysOutstanding: '41.2' },
  },
  rates: [{ from: 'USD', to: 'CNY', rate: '7.1', date: '2026-11-01' }],
  missingRates: [],
  ...changes,
});

export const item = (changes: Partial<AgingItem> = {}): AgingItem => ({
  ...{ id: 'in1', no: 'DN26080001', version: 2, partyId: 'c1', partyName: '宁波远洋贸易' },
  ...{ companyName: '远航国际物流集团', salesName: '王小明', currency: 'USD', total: '1860.00' },
  ...{ balance: '860.00', on: '2026-07-01', dueOn: '2026-08-15', daysPast: 95, promisedOn: null },
  remindedAt: null,
  ...changes,
});

export const calls = {
  aging: 'POST /api/erpcargo/Aging',
  items: 'POST /api/erpcargo/Aging/Items',
  freeze: 'POST /api/erpcargo/Aging/Freeze',
  invoices: 'POST /api/erpcargo/Invoice/List',
  remind: 'POST /api/erpcargo/Invoice/Remind',
};

interface Opening {
  answers?: Record<string, Answer[]>;
  who?: 'finance' | 'sales' | 'customer';
}

const rightsOf = {
  finance: [
    grants('accountsAnalysis', ['btn_download', 'btn_dun', 'btn_freeze']),
    grants('invoice', ['btn_add', 'btn_edit', 'btn_detail', 'btn_confirm']),
  ],
  sales: [grants('accountsAnalysis', ['btn_download']), grants('invoice', ['btn_detail'])],
  customer: [grants('accountsAnalysis', []), grants('invoice', ['btn_detail'])],
};

/** The app at a screen of the ageing. */
export function openAging(path: string, { answers = {}, who = 'finance' }: Opening = {}) {
  return openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, userKind: who === 'customer' ? 'customer' : 'member' },
      permissionList: rightsOf[who],
    },
    answers: { [calls.aging]: [success(aging())], ...answers },
  });
}
