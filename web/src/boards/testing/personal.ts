import { getBusinessTodo } from '@fairway/contract/business-todo.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import { monthsUpTo } from '@fairway/domain/metrics/compared-period.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

type Board = Reply<typeof getPersonalBoard>;
type Todo = Reply<typeof getBusinessTodo>;

export const calls = {
  board: `POST ${getPersonalBoard.path}`,
  todo: `POST ${getBusinessTodo.path}`,
};

/** A salesperson in the middle of November. */
export const board = (changes: Partial<Board> = {}): Board => ({
  ...{ asOf: Date.UTC(2026, 10, 19, 2), isBehind: false, currency: 'CNY' as const, rate: null },
  compared: { from: '2026-10-01', to: '2026-10-31' },
  ...{ role: 'sales', roles: ['sales', 'operator'], can: { seeProfit: true, download: true } },
  targets: {
    days: { elapsed: 13, total: 21, percent: '61.9' },
    reached: {
      profit: { actual: '42000.00', target: '100000', attained: '42', pace: 'behind' },
      teu: { actual: '80', target: '100', attained: '80', pace: 'ahead' },
    },
    rank: { metric: 'profit', place: 3, of: 12, before: 4 },
  },
  now: {
    jobs: '31',
    teu: '80',
    cbm: '0',
    tons: '612',
    revenue: '432000.00',
    profit: '42000.00',
    margin: '9.72',
  },
  before: {
    ...{ jobs: '25', teu: '60', cbm: '0', tons: '500', revenue: '400000.00', profit: '50000.00' },
    margin: '12.5',
  },
  overdue: {
    sums: [{ currency: 'USD', amount: '4860.00' }],
    ...{ converted: '34268.83', before: '30000.00', count: 7 },
    bills: [
      {
        ...{ id: 'i1', invoiceNo: 'INV26110001', partyName: '宁波远洋贸易', daysPast: 12, canRemind: true },
        ...{ balance: { currency: 'USD', amount: '4860.00' }, dueOn: '2026-11-07' },
      },
    ],
    path: '/pages/shipment/cargoshipment_invoice?tab=overdue&f.kind=debit&f.sales=u1',
  },
  months: monthsUpTo('2026-11-30', 12).map((month, at) => ({
    month,
    values: { teu: String(40 + at), revenue: '300000.00', profit: String(20_000 + at * 1_000) },
  })),
  pipeline: [
    {
      ...{ stage: 'atSea', count: 14 },
      path: '/pages/shipment/cargo/mycargoshipment?f.stage=atSea&f.status=active',
    },
  ],
  week: Array.from({ length: 7 }, (_, at) => ({
    day: `2026-11-${16 + at}`,
    ...{ departures: at === 3 ? 1 : 0, arrivals: 0 },
    list:
      at === 3
        ? [
            {
              ...{ id: 's1', shipmentNo: 'SE26110001', of: 'etd' as const, at: Date.UTC(2026, 10, 19) },
              ...{ isActual: false, polName: '宁波', podName: '洛杉矶', severity: null },
            },
          ]
        : [],
  })),
  customers: [
    {
      ...{ key: 'c1', name: '宁波远洋贸易', daysSinceLast: 51 },
      values: { jobs: '40', teu: '90', revenue: '900000.00', profit: '61000.00' },
    },
    {
      ...{ key: 'c2', name: '上海新程', daysSinceLast: 3 },
      values: { jobs: '12', teu: '20', revenue: '200000.00', profit: '11000.00' },
    },
  ],
  ...changes,
});

/** To customers: their own cargo, nothing of money but what they owe. */
export const customerBoard = (): Board => {
  const { now, months, ...rest } = board();
  const volumes = { jobs: now.jobs ?? '0', teu: now.teu ?? '0', cbm: '0', tons: '612', chargeable: '0' };
  return {
    ...{ ...rest, role: null, roles: [], targets: null, customers: [], before: null, compared: null },
    ...{ can: { seeProfit: false, download: false }, now: volumes },
    months: months.map(({ month }) => ({ month, values: volumes })),
  };
};

export const todo: Todo = {
  list: [
    {
      ...{ id: 'cutSiToday', count: 2, isMore: false },
      path: '/pages/shipment/cargo/mycargoshipment?f.segment=notSailed&f.cutSi=2026-11-19..2026-11-19',
    },
    {
      id: 'exceptions',
      count: 0,
      isMore: false,
      path: '/pages/shipment/cargo/mycargoshipment?f.segment=troubled',
    },
  ],
};

/** The app at a board, for who has it. */
export const openBoard = (
  path: string,
  answers: Record<string, Answer[]> = {},
  who: 'staff' | 'customer' = 'staff',
) =>
  openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, userKind: who === 'staff' ? 'member' : 'customer' },
      permissionList: [
        grants('personalBoard', ['btn_download'], ['profit']),
        grants('enterpriseBoard', ['btn_plan', 'btn_person'], ['profit']),
      ],
    },
    answers: { [calls.board]: [success(board())], [calls.todo]: [success(todo)], ...answers },
  });
