import { getBusinessTodo } from '@fairway/contract/business-todo.ts';
import {
  type BusinessPortal,
  type CustomerToCall,
  getBusinessPortal,
  getSalesCockpit,
  type LaneTrend,
  listCustomersToCall,
  listRateChanges,
  listSalesStep,
  type RateChange,
  type SalesStepRow,
} from '@fairway/contract/dashboards.ts';
import type { Endpoint, Reply } from '@fairway/contract/endpoint.ts';
import { listQuotes } from '@fairway/contract/quotes.ts';
import { head } from '../../quotes/testing/quotes.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants, menuHeading, menuPage } from '../../testing/people.ts';

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;
export const calls = {
  cockpit: callOf(getSalesCockpit),
  step: callOf(listSalesStep),
  customers: callOf(listCustomersToCall),
  changes: callOf(listRateChanges),
  portal: callOf(getBusinessPortal),
  quotes: callOf(listQuotes),
  todo: callOf(getBusinessTodo),
};

export const pageOf = (...list: unknown[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 8, total: list.length } });

export const cockpit = (changes: Partial<Reply<typeof getSalesCockpit>> = {}) =>
  success({
    ...{ asOf: Date.UTC(2026, 10, 19, 2), customers: 12 },
    steps: [
      { step: 'inquiry', count: 20, wentOn: 15 },
      { step: 'quote', count: 40, wentOn: 10 },
      { step: 'order', count: 12, wentOn: 9 },
      { step: 'sailing', count: 8, wentOn: 2 },
      { step: 'payment', count: 3, wentOn: null },
    ],
    lost: [
      { reason: 'price', count: 5 },
      { reason: 'noAnswer', count: 2 },
    ],
    ...changes,
  } satisfies Reply<typeof getSalesCockpit>);

export const toCall = (changes: Partial<CustomerToCall> = {}): CustomerToCall => ({
  ...{ id: 'c1', name: '宁波远洋贸易有限公司', shortName: '远洋贸易', reasons: ['rate', 'quiet45'] },
  ...{
    lastOn: '2026-09-30',
    daysQuiet: 50,
    termsEndOn: null,
    contactName: '林经理',
    mobile: '138 0000 0000',
  },
  rate: { id: 'r1', rateNo: 'RT1', lane: '宁波 → 洛杉矶', endsOn: '2026-11-21' },
  chatWith: { userId: 'client01', name: '林经理' },
  ...changes,
});

export const callsPage = (...list: CustomerToCall[]): Answer =>
  success({
    ...{ list, pagination: { currentPage: 1, pageSize: 8, total: list.length } },
    counts: { quiet30: 3, quiet45: 2, rate: 1, terms: 0 },
  });

export const rateChange = (changes: Partial<RateChange> = {}): RateChange => ({
  ...{ rateId: 'r9', rateNo: 'RT9', mode: 'FCL', publishedAt: Date.UTC(2026, 10, 18, 2) },
  ...{ polId: 'ngb', podId: 'lax', polName: '宁波', podName: '洛杉矶', carrierName: '中远海运' },
  ...{ validFrom: '2026-11-16', validTo: '2026-11-30', currency: 'USD' },
  prices: [
    { place: '20GP', before: '1520', now: '1600', change: '80' },
    { place: '40HQ', before: '1900', now: '1850', change: '-50' },
  ],
  ...{ customerNames: ['远洋贸易', '海天进出口', '东方制造'], customers: 5 },
  ...changes,
});

export const stepRow = (changes: Partial<SalesStepRow> = {}): SalesStepRow => ({
  ...{ id: 'q1', step: 'quote', no: 'QT2026110001', at: Date.UTC(2026, 10, 18, 2), customerId: 'c1' },
  ...{ customerName: '宁波远洋贸易', polName: '宁波', podName: '洛杉矶', wentOn: true },
  ...{ lostReason: null, total: null, ...changes },
});

export const lane = (changes: Partial<LaneTrend> = {}): LaneTrend => ({
  ...{ polId: 'ngb', podId: 'lax', polName: '宁波', podName: '洛杉矶', boxType: '40HQ', currency: 'USD' },
  points: ['1800', '1820', null, '1790', '1850', '1900', '1950', '1990', '2000'].map((price, at) => ({
    ...{ on: `2026-10-${String(10 + at)}`, price },
  })),
  ...{ now: '2000', change: '150', ...changes },
});

export const portal = (changes: Partial<BusinessPortal> = {}): Answer =>
  success({
    asOf: Date.UTC(2026, 10, 19, 2),
    lanes: [lane()],
    notes: [
      {
        ...{ id: 'n1', lineId: 'tp', lineName: '美加线', day: '2026-12-01', text: '12 月 1 日起 GRI 涨 300' },
        ...{ isForCustomers: true, creatorName: '商务', creatorTime: Date.UTC(2026, 10, 18) },
      },
    ],
    credit: null,
    ...changes,
  } satisfies BusinessPortal);

interface Opening {
  answers?: Record<string, Answer[]>;
  who?: 'sales' | 'customer';
}

const menu = [
  menuHeading('rates', '运价中心', [
    menuPage('freight', '运价查询', '/pages/freight/freight/index'),
    menuPage('localCharge', '本地费用', '/pages/freight/freightdetail'),
  ]),
  menuHeading('finance', '财务中心', [
    menuPage('accountsAnalysis', '账龄分析', '/pages/shipment/accounts_analysis'),
  ]),
  menuHeading('boards', '数据看板', [
    menuPage('businessPortal', '业务门户', '/pages/shipment/dashboard/index'),
    menuPage('salesCockpit', '销售驾驶舱', '/pages/shipment/dashboard/sales'),
  ]),
];

/** The app at a dashboard, with something in every part of it. */
export function openDashboard(path: string, { answers = {}, who = 'sales' }: Opening = {}) {
  const isCustomer = who === 'customer';
  const shared = [grants('businessPortal', []), grants('freight', ['btn_quote']), grants('lineBoard', [])];
  return openApp(path, {
    user: {
      ...currentUser,
      menuList: menu,
      userInfo: { ...currentUser.userInfo, userKind: isCustomer ? 'customer' : 'member' },
      permissionList: isCustomer
        ? [
            ...[
              ...shared,
              grants('cargoShipment', []),
              grants('invoice', []),
              grants('accountsAnalysis', []),
            ],
            grants('onlineOrder', ['btn_add']),
          ]
        : [...shared, grants('salesCockpit', [])],
    },
    answers: {
      [calls.cockpit]: [cockpit()],
      [calls.step]: [pageOf(stepRow())],
      [calls.customers]: [callsPage(toCall())],
      [calls.changes]: [pageOf(rateChange())],
      [calls.portal]: [portal()],
      [calls.todo]: [
        success({
          list: [
            {
              id: 'cutSiToday',
              count: 3,
              isMore: false,
              path: '/pages/shipment/cargo/mycargoshipment?f.cutSi=x',
            },
            { id: 'exceptions', count: 0, isMore: false, path: '/pages/shipment/exceptions' },
          ],
        }),
      ],
      [calls.quotes]: [pageOf(head({ status: 'viewed', sentAt: Date.UTC(2026, 10, 16) }))],
      'GET /api/message': [pageOf()],
      ...answers,
    },
  });
}
