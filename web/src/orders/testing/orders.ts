import type { OrderDetail, OrderHead } from '@fairway/contract/orders.ts';
import { found, calls as rateCalls, rateRow } from '../../freight/testing/rates.ts';
import { quoteLine, thcLine } from '../../quotes/testing/quotes.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';
import { emptyFields } from '../form/form-values.ts';

const named = (id: string, code: string, zh: string, en: string) => ({ id, code, zh, en });
const made = Date.UTC(2026, 10, 16, 2);
/** Far away, so that no test depends on the day. */
const later = Date.UTC(2030, 10, 30, 4);
const nobody = { name: '', address: '', contact: '', phone: '', email: '' };

export const sailing = {
  ...{ id: 's1', vesselName: 'EVER GIVEN', carrierVoyage: '024W', timeZone: 'Asia/Shanghai' },
  ...{ etd: later, eta: later + 15 * 86_400_000, transitDays: 15, cutVgm: null, cutManifest: null },
  ...{ cutSi: later - 86_400_000, cutPort: later - 43_200_000, cutCustoms: null },
};

const row: OrderHead = {
  ...{ id: 'o1', version: 4, orderNo: 'SO2026110001', status: 'submitted', request: null },
  ...{ customerId: 'c1', customerName: '宁波远洋贸易', placedById: 'u7', placedByName: '李经理' },
  ...{ salesId: 'u1', salesName: '王小明', mode: 'FCL', rateId: 'r1', rateNo: 'RT20261100001' },
  ...{ polId: 'ngb', polName: '宁波', polCode: 'CNNGB', podId: 'lax', podName: '洛杉矶', podCode: 'USLAX' },
  podZone: 'America/Los_Angeles',
  ...{ carrierName: '中远海运集运', carrierCode: 'COSU' },
  boxes: [{ type: '40HQ', count: 2, isShipperOwned: false, temperature: null }],
  ...{
    grossKg: '36000.000',
    cbm: '120.000',
    packages: 800,
    commodity: '木制家具',
    customerRef: '',
    poNo: '',
  },
  ...{ cargoReadyOn: '2030-11-20', etdFrom: '2030-11-28', etdTo: '2030-12-02', sailing: null, soNo: '' },
  totals: [
    { currency: 'CNY', amount: '2200.00' },
    { currency: 'USD', amount: '3800.00' },
  ],
  convertedTotal: { currency: 'CNY', amount: '28990.00' },
  ...{ priceLockUntil: later, slaDue: later, isOverdue: false, isWaitingForCredit: false },
  next: { what: 'review', by: 'staff', until: later, cutoff: null },
  ...{ can: [], shipmentId: null, shipmentNo: '' },
  ...{ creatorTime: made, lastModifyTime: made, submittedAt: made },
};

export const head = (changes: Partial<OrderHead> = {}): OrderHead => ({ ...row, ...changes });

/** An order that waits for review. */
export const detail = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...row,
  fields: {
    ...emptyFields('FCL'),
    ...{ customerId: 'c1', rateId: 'r1', polId: 'ngb', podId: 'lax', cargoReadyOn: '2030-11-20' },
    ...{ etdFrom: '2030-11-28', etdTo: '2030-12-02', boxes: row.boxes, incoterm: 'FOB' },
    shipper: { ...nobody, name: '宁波远洋贸易有限公司', address: '宁波市北仑区' },
    consignee: { ...nobody, name: 'PACIFIC HOME INC' },
    ...{ commodity: '木制家具', hsCode: '940360', packages: 800, grossKg: '36000.000', cbm: '120.000' },
  },
  ...{ problems: [], warnings: [] },
  steps: [
    { step: 'draft', state: 'done', at: made },
    { step: 'review', state: 'current', at: null },
    { step: 'booking', state: 'ahead', at: null },
    { step: 'release', state: 'ahead', at: null },
    { step: 'conversion', state: 'ahead', at: null },
    { step: 'shipping', state: 'ahead', at: null },
    { step: 'completion', state: 'ahead', at: null },
  ],
  price: {
    source: 'rate',
    rate: {
      ...{ rateId: 'r1', rateNo: 'RT20261100001', mode: 'FCL', rateType: 'FAK' },
      ...{
        pol: named('ngb', 'CNNGB', '宁波', 'Ningbo'),
        pod: named('lax', 'USLAX', '洛杉矶', 'Los Angeles'),
      },
      ...{ carrier: named('cosu', 'COSU', '中远海运集运', 'COSCO'), por: null, del: null, via: null },
      ...{ isDirect: true, serviceCode: 'AAC4', frequency: '', commodity: '', transitDays: 15 },
      ...{ weightLimit: '', freeDemurrage: 5, freeDetention: 10, validFrom: '2026-11-01' },
      ...{ validTo: '2030-12-30', validityBasis: 'vesselAtd', remark: '' },
    },
    lines: [quoteLine(), thcLine],
    excluded: [],
    totals: row.totals,
    converted: { total: { currency: 'CNY', amount: '28990.00' }, perTeu: null, rates: [] },
    missingRate: null,
    pricedAt: made,
    standing: { date: '2030-11-28', isKnown: false, holds: true },
    variance: null,
  },
  ...{ cutoffs: [], rejectReason: null, stateRemark: '', asked: null, deadFreight: null, files: [] },
  history: [
    {
      ...{ id: 'h1', at: made, act: 'submit', byName: '李经理', isByCustomer: true, status: 'submitted' },
      ...{ rejectReason: null, remark: '', differences: [] },
    },
  ],
  ...{ quoteNo: '', copiedFromId: null, salesPhone: '13800000000', salesEmail: 'sales@example.com' },
  ...changes,
});

/** A draft as who writes it sees it. */
export const draft = (changes: Partial<OrderDetail> = {}): OrderDetail =>
  detail({
    ...{ status: 'draft', slaDue: null, can: ['edit', 'submit', 'copy', 'delete'] },
    next: { what: 'submit', by: 'customer', until: null, cutoff: null },
    ...changes,
  });

const base = '/api/erpcargo/Order';
export const calls = {
  add: `POST ${base}`,
  list: `POST ${base}/List`,
  counts: `POST ${base}/Counts`,
  one: `GET ${base}/o1`,
  change: `PUT ${base}/o1`,
  sailings: `GET ${base}/o1/Sailings`,
  rates: `GET ${base}/o1/Rates`,
  preview: `POST ${base}/o1/RepricePreview`,
  parties: `POST ${base}/Parties`,
  acceptAll: `POST ${base}/Actions/Accept`,
  act: (name: string) => `POST ${base}/o1/Actions/${name}`,
};

export const pageOf = (...list: unknown[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });

export const counts = success({
  tabs: {
    ...{ all: 9, draft: 1, submitted: 3, needInfo: 2, booking: 0, confirmed: 1, converted: 1 },
    ...{ completed: 1, cancelled: 0 },
  },
  ...{ overdue: 1, requests: 0 },
});

const option = (id: string, fullName: string, enCode: string) => ({ id, fullName, enCode, line: '' });

interface Opening {
  answers?: Record<string, Answer[]>;
  who?: 'staff' | 'customer';
}

const buttons = ['btn_add', 'btn_edit', 'btn_remove', 'btn_cancel'];
const ofStaff = [...buttons, 'btn_accept', 'btn_book', 'btn_convert', 'btn_all'];

/** The app at a screen of orders, with one of them. */
export function openOrders(path: string, { answers = {}, who = 'staff' }: Opening = {}) {
  const isCustomer = who === 'customer';
  return openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, userKind: isCustomer ? 'customer' : 'member' },
      permissionList: [
        grants('onlineOrder', isCustomer ? buttons : ofStaff),
        grants('freight', isCustomer ? ['btn_book'] : ['btn_quote']),
      ],
    },
    answers: {
      [calls.list]: [pageOf(head())],
      [calls.counts]: [counts],
      [calls.one]: [success(detail())],
      [calls.sailings]: [success({ list: [] })],
      [calls.parties]: [success({ list: [] })],
      [rateCalls.one]: [success(rateRow())],
      [rateCalls.sailings]: [success({ list: [] })],
      [rateCalls.price]: [success(found())],
      'GET /api/erpcargo/ContainerType/Options': [pageOf(option('ctn-20RF', '20尺冷藏', '20RF'))],
      'GET /api/erpcargo/Customer/Options': [pageOf(option('c1', '宁波远洋贸易', 'C0001'))],
      'GET /api/erpcargo/Port/Options': [
        pageOf(option('ngb', '宁波', 'CNNGB'), option('lax', '洛杉矶', 'USLAX')),
      ],
      ...answers,
    },
  });
}
