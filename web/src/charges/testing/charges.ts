import type { Reply } from '@fairway/contract/endpoint.ts';
import type { ChargeRow, ChargeSums, compareCharges, getCharge } from '@fairway/contract/shipment-charges.ts';
import { shipment } from '../../shipments/testing/one-shipment.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

const at = (day: number, hour = 0) => Date.UTC(2026, 10, day, hour);

/** A receivable in dollars, entered and open. */
export const charge = (changes: Partial<ChargeRow> = {}): ChargeRow => ({
  ...{ id: 'ch1', version: 1, shipmentId: 's1', shipmentNo: 'SE26110001', side: 'receivable' },
  ...{ chargeCodeId: 'of', chargeCode: 'OF', chargeName: '海运费', partyId: 'c1', partyName: '宁波远洋贸易' },
  ...{ unit: 'ctn', quantity: '2', price: '2430', currency: 'USD', amount: '4860.00' },
  ...{ net: '4860.00', tax: '0.00', vatKind: 'exempt', vatRate: '0' },
  bookRate: { rate: '7.0512', kind: 'bocMid', on: '2026-11-01' },
  ...{ bookAmount: '34268.83', onBehalf: false, isConfidential: false, remark: '' },
  ...{ source: 'order', quoteLineId: 'l1', status: 'draft', invoiced: '0.00', settled: '0.00' },
  taxed: { applied: '0.00', invoiced: '0.00' },
  ...{ settle: 'none', period: '2026-11', isLocked: false, isDisputed: false },
  ...{ corrected: '0.00', correctsId: null, changeId: null, takesBack: false },
  promised: { currency: 'USD', amount: '4800.00' },
  ...{ etdOn: '2026-11-11', customerName: '宁波远洋贸易', salesName: '王小明', stateRemark: '' },
  ...{ createdByName: '陈操作', creatorTime: at(12), can: ['edit', 'remove', 'submit'] },
  ...changes,
});

export const thc = (changes: Partial<ChargeRow> = {}): ChargeRow =>
  charge({
    ...{ id: 'ch2', chargeCodeId: 'thc', chargeCode: 'THC', chargeName: '码头操作费', unit: 'ctn' },
    ...{ price: '1470', currency: 'CNY', amount: '2940.00', net: '2773.58', tax: '166.42' },
    ...{ vatKind: 'taxable', vatRate: '6', bookAmount: '2940.00', promised: null, quoteLineId: null },
    bookRate: { rate: '1', kind: 'bocMid', on: '2026-11-11' },
    source: 'manual',
    ...changes,
  });

export const cost = (changes: Partial<ChargeRow> = {}): ChargeRow =>
  charge({
    ...{ id: 'ch3', side: 'payable', partyId: 'v1', partyName: '长荣海运代理', price: '2155' },
    ...{ amount: '4310.00', net: '4310.00', bookAmount: '30390.67', promised: null, quoteLineId: null },
    ...{ status: 'submitted', can: ['withdraw'], taxed: null },
    ...changes,
  });

export const sums: ChargeSums = {
  receivable: [
    { currency: 'CNY', amount: '2940.00' },
    { currency: 'USD', amount: '4860.00' },
  ],
  payable: [{ currency: 'USD', amount: '4310.00' }],
  profit: {
    gross: { currency: 'CNY', amount: '6818.16' },
    net: { currency: 'CNY', amount: '6651.74' },
    ...{ grossMargin: '18.32', netMargin: '17.96', isBelowLeast: false },
    revenueNet: { currency: 'CNY', amount: '37042.41' },
    costNet: { currency: 'CNY', amount: '30390.67' },
  },
  missingRates: [],
};

export const compared: Reply<typeof compareCharges> = {
  promise: { orderId: 'o1', rateNo: 'RT26110001' },
  lines: [
    {
      ...{ chargeCode: 'OF', chargeName: '海运费', kind: 'more', chargeIds: ['ch1'] },
      quoted: { currency: 'USD', amount: '4800.00' },
      billed: { currency: 'USD', amount: '4860.00' },
      difference: { currency: 'USD', amount: '60.00' },
    },
  ],
  quotedTotals: [{ currency: 'USD', amount: '4800.00' }],
  billedTotals: [{ currency: 'USD', amount: '4860.00' }],
};

export const history: Reply<typeof getCharge>['history'] = [
  { at: at(12), byName: '陈操作', act: 'create', remark: '', differences: [] },
  {
    ...{ at: at(13), byName: '陈操作', act: 'edit', remark: '' },
    differences: [{ field: 'price', before: '2400', after: '2430' }],
  },
];

const base = '/api/erpcargo/Charge';
export const calls = {
  list: `POST ${base}/List`,
  one: (id: string) => `GET ${base}/${id}`,
  save: `POST ${base}/Save/s1`,
  draft: `POST ${base}/Draft/s1`,
  pasted: `POST ${base}/Pasted/s1`,
  act: (act: string) => `POST ${base}/Actions/${act}`,
  compare: `GET ${base}/Compare/s1`,
  templates: 'GET /api/erpcargo/ChargeTemplate',
  keepTemplate: 'POST /api/erpcargo/ChargeTemplate',
  changes: 'POST /api/erpcargo/ChargeChange/List',
  codes: 'GET /api/erpcargo/ChargeCode/Options',
  customers: 'GET /api/erpcargo/Customer/Options',
};

export const chargesPage = (list: readonly ChargeRow[], of: ChargeSums | null = sums) =>
  success({ list, pagination: { currentPage: 1, pageSize: 100, total: list.length }, sums: of });
const pageOf = (...list: unknown[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const option = (id: string, fullName: string, enCode: string) => ({ id, fullName, enCode, line: '' });

interface Opening {
  answers?: Record<string, Answer[]>;
  /** Enters charges, approves them, owes them, or makes invoices of them. */
  who?: 'operator' | 'auditor' | 'customer' | 'biller';
}

const rightsOf = {
  operator: grants('charge', ['btn_detail', 'btn_edit'], ['receivable', 'payable']),
  auditor: grants('charge', ['btn_detail', 'btn_edit', 'btn_audit'], ['receivable', 'payable', 'profit']),
  customer: grants('charge', ['btn_detail'], ['receivable']),
  biller: grants('charge', ['btn_detail'], ['receivable', 'payable']),
};

/** The app at a screen of charges, with three of one shipment. */
export function openCharges(path: string, { answers = {}, who = 'operator' }: Opening = {}) {
  const kind = who === 'customer' ? 'customer' : 'member';
  return openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, userKind: kind },
      permissionList: [
        rightsOf[who],
        grants('cargoShipment', ['btn_detail']),
        grants('invoice', who === 'biller' ? ['btn_detail', 'btn_add'] : ['btn_detail']),
        grants('freight', ['btn_quote']),
      ],
    },
    answers: {
      [calls.list]: [chargesPage([charge(), thc(), cost()])],
      [calls.one('ch1')]: [success({ charge: charge(), history })],
      [calls.compare]: [success(compared)],
      [calls.templates]: [success({ list: [] })],
      [calls.changes]: [pageOf()],
      'GET /api/erpcargo/Shipment/s1': [success(shipment())],
      [calls.codes]: [
        pageOf(
          option('of', '海运费', 'OF'),
          option('thc', '码头操作费', 'THC'),
          option('doc', '文件费', 'DOC'),
        ),
      ],
      [calls.customers]: [
        pageOf(option('c1', '宁波远洋贸易', 'C0001'), option('v1', '长荣海运代理', 'V0001')),
      ],
      ...answers,
    },
  });
}
