import type { QuoteDetail, QuoteHead, QuoteLine, SharedQuote } from '@fairway/contract/quotes.ts';
import { calls as rateCalls, rateRow } from '../../freight/testing/rates.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

const named = (id: string, code: string, zh: string, en: string) => ({ id, code, zh, en });
const made = Date.UTC(2026, 10, 16, 2);
/** Far away, so that no test depends on the day. */
export const validUntil = Date.UTC(2030, 10, 30, 15, 59, 59);

export const quoteLine = (changes: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ id: '1', group: 'freight', source: 'freight', chargeCode: 'OF', nameZh: '海运费' },
  ...{ nameEn: 'Ocean freight', unit: 'ctn', boxType: '40HQ', quantity: '2', currency: 'USD' },
  ...{ price: '1900', amount: '3800.00', paidAt: 'PP', bound: null, isIncluded: false },
  ...{ listPrice: '1900', floor: null },
  ...changes,
});

export const thcLine = quoteLine({
  ...{ id: '2', group: 'origin', source: 'localCharge', chargeCode: 'THC', nameZh: '码头操作费' },
  ...{ nameEn: 'Terminal handling', currency: 'CNY', price: '1100', amount: '2200.00', listPrice: '1100' },
});

const row: Omit<QuoteHead, 'lostReason' | 'lostRemark'> = {
  ...{ id: 'q1', version: 2, quoteNo: 'QT2026110001', status: 'draft', customerId: 'c1' },
  ...{ customerName: '宁波远洋贸易', ownerId: 'u1', ownerName: '王小明', rateId: 'r1' },
  ...{ rateNo: 'RT20261100001', mode: 'FCL', polName: '宁波', podName: '洛杉矶' },
  ...{ carrierName: '中远海运集运', carrierCode: 'COSU' },
  cargo: {
    ...{ boxes: [{ type: '40HQ', count: 2 }], bills: 1, grossKg: '0', cbm: '0', pieces: [] },
    ...{ isDangerous: false, isOversize: false, isRefrigerated: false, commodity: '' },
  },
  totals: [
    { currency: 'CNY', amount: '2200.00' },
    { currency: 'USD', amount: '3800.00' },
  ],
  convertedTotal: { currency: 'CNY', amount: '28990.00' },
  ...{ validUntil, creatorTime: made, lastModifyTime: made, sentAt: null, viewedAt: null },
  ...{ acceptedAt: null, acceptedName: '', lostAt: null },
};

const offer = {
  ...{ addressee: '', contactName: '李经理', language: 'zh' as const },
  rate: {
    ...{ rateId: 'r1', rateNo: 'RT20261100001', mode: 'FCL' as const, rateType: 'FAK' as const },
    ...{ pol: named('ngb', 'CNNGB', '宁波', 'Ningbo'), pod: named('lax', 'USLAX', '洛杉矶', 'Los Angeles') },
    ...{ carrier: named('cosu', 'COSU', '中远海运集运', 'COSCO'), por: null, del: null, via: null },
    ...{ isDirect: true, serviceCode: 'AAC4', frequency: '', commodity: '', transitDays: 15 },
    ...{ weightLimit: '', freeDemurrage: 5, freeDetention: 10, validFrom: '2026-11-01' },
    ...{ validTo: '2030-11-30', validityBasis: 'vesselAtd' as const, remark: '' },
  },
  sailing: null,
  lines: [quoteLine({ floor: '1850' }), thcLine],
  excluded: [
    {
      ...{
        chargeCode: 'DGS',
        nameZh: '危险品附加费',
        nameEn: 'Dangerous goods',
        group: 'surcharge' as const,
      },
      ...{ unit: 'ctn' as const, paidAt: 'PP' as const, why: 'condition' as const },
      unmet: [{ of: 'dangerous' as const, is: true }],
    },
  ],
  converted: {
    total: { currency: 'CNY', amount: '28990.00' },
    perTeu: null,
    rates: [{ from: 'USD', to: 'CNY', rate: '7.050000', kind: 'bocMid' as const, date: '2026-11-16' }],
  },
  missingRate: null,
  remark: '含一次免费改单',
  ...{ companyName: '远航国际物流集团', ownerPhone: '13800000000', ownerEmail: 'sales@example.com' },
};

const nothing = {
  ...{ edit: false, send: false, share: false, accept: false, lose: false, copy: false, delete: false },
};

/** A draft as its maker sees it. */
export const draft = (changes: Partial<QuoteDetail> = {}): QuoteDetail => ({
  ...{ ...row, ...offer, lostReason: null, lostRemark: '', link: null, isBelowFloor: false },
  ...{ isRateChanged: false, can: { ...nothing, edit: true, send: true, copy: true, delete: true } },
  ...changes,
});

/** The same once it was sent. */
export const sent = (changes: Partial<QuoteDetail> = {}): QuoteDetail =>
  draft({
    ...{ status: 'sent', sentAt: Date.UTC(2026, 10, 16, 3), version: 3 },
    link: { createdAt: Date.UTC(2026, 10, 16, 3), expiresAt: Date.UTC(2030, 11, 7) },
    can: { ...nothing, share: true, accept: true, lose: true, copy: true },
    ...changes,
  });

/** As a customer is sent it. */
export function forCustomer(quote: QuoteDetail): QuoteDetail {
  const {
    lostReason: _,
    lostRemark: __,
    link: ___,
    isBelowFloor: ____,
    isRateChanged: _____,
    ...rest
  } = quote;
  return {
    ...rest,
    lines: quote.lines.map(({ listPrice: _l, floor: _f, ...line }) => line),
    can: { ...nothing, accept: quote.can.accept },
  };
}

export const head = (changes: Partial<QuoteHead> = {}): QuoteHead => ({
  ...{ ...row, lostReason: null, lostRemark: '' },
  ...changes,
});

export const shared = (changes: Partial<SharedQuote> = {}): SharedQuote => ({
  ...{ quoteNo: row.quoteNo, status: 'viewed', customerName: row.customerName, ownerName: row.ownerName },
  ...{ cargo: row.cargo, totals: row.totals, validUntil, sentAt: made, acceptedAt: null, acceptedName: '' },
  ...{ ...offer, canAccept: true, expiresAt: Date.UTC(2030, 11, 7) },
  ...changes,
});

const base = '/api/erpcargo/Quote';
export const calls = {
  add: `POST ${base}`,
  list: `POST ${base}/List`,
  one: `GET ${base}/q1`,
  change: `PUT ${base}/q1`,
  remove: `DELETE ${base}/q1`,
  pdf: `GET ${base}/q1/Pdf`,
  act: (name: string) => `POST ${base}/q1/Actions/${name}`,
  open: 'POST /api/erpcargo/SharedQuote/Open',
  openPdf: 'POST /api/erpcargo/SharedQuote/Pdf',
  accept: 'POST /api/erpcargo/SharedQuote/Accept',
};

export const pageOf = (...list: unknown[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const option = (id: string, fullName: string, enCode: string) => ({ id, fullName, enCode, line: '' });

interface Opening {
  answers?: Record<string, Answer[]>;
  who?: 'sales' | 'customer' | 'nobody';
}

/** The app at a screen of quotes, with one of them. */
export function openQuotes(path: string, { answers = {}, who = 'sales' }: Opening = {}) {
  const isCustomer = who === 'customer';
  const grant = isCustomer
    ? grants('freight', ['btn_book'])
    : grants('freight', ['btn_quote', 'btn_export'], ['floor']);
  return openApp(path, {
    user:
      who === 'nobody'
        ? null
        : {
            ...currentUser,
            userInfo: { ...currentUser.userInfo, userKind: isCustomer ? 'customer' : 'member' },
            permissionList: [grant],
          },
    answers: {
      [calls.list]: [pageOf(head())],
      [calls.one]: [success(isCustomer ? forCustomer(sent()) : draft())],
      [calls.open]: [success(shared())],
      [rateCalls.one]: [success(rateRow())],
      'GET /api/erpcargo/ChargeCode/Options': [pageOf(option('charge-DOC', '文件费', 'DOC'))],
      'GET /api/erpcargo/ContainerType/Options': [pageOf(option('ctn-20RF', '20尺冷藏', '20RF'))],
      'GET /api/erpcargo/Customer/Options': [pageOf(option('c1', '宁波远洋贸易', 'C0001'))],
      ...answers,
    },
  });
}
