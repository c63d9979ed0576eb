import type { RateRow } from '@fairway/contract/freight-rates.ts';
import type { FoundRate, ShownPrice, ShownPriceLine } from '@fairway/contract/freight-search.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';
import { companyToday, shiftDay } from '../rate-dates.ts';

/** A rate as the server sends it to who may see everything. */
export const rateRow = (changes: Partial<RateRow> = {}): RateRow => ({
  ...{ id: 'r1', version: 3, rateNo: 'RT20261100001', status: 'published', mode: 'FCL', lineId: null },
  ...{ polId: 'ngb', podId: 'lax', porId: null, delId: null, viaId: null, isDirect: true, carrierId: 'cosu' },
  ...{ serviceCode: 'AAC4', contractNo: 'COSU-118', rateType: 'FAK', commodity: '', currency: 'USD' },
  ...{ validFrom: shiftDay(companyToday(), -5), validTo: shiftDay(companyToday(), 20) },
  ...{ validityBasis: 'vesselAtd', frequency: '', transitDays: 15, freeDemurrage: 5, freeDetention: 10 },
  ...{ weightLimit: '40HQ ≤ 26 吨', space: 'ok', isFeatured: true, sailingId: null, included: ['CAF'] },
  audience: { isForEveryCustomer: true, levels: [], customerIds: [] },
  prices: {
    by: 'box',
    boxes: [
      { type: '20GP', cost: '1250', floor: '1400', sell: '1520' },
      { type: '40HQ', cost: '1600', floor: '1700', sell: '1900' },
    ],
  },
  ...{ surcharges: [], remark: '', remarkInternal: '', polName: '宁波', podName: '洛杉矶', viaName: '' },
  ...{ porName: '', delName: '', carrierName: '中远海运集运', carrierCode: 'COSU', lineName: '' },
  ...{ publisherId: 'u9', publisherName: '吴锦程', publishedAt: Date.UTC(2026, 10, 14), source: 'manual' },
  ...{ lastModifyTime: Date.UTC(2026, 10, 14), previousId: null, flowId: null },
  ...changes,
});

/** The same as a customer is sent it. */
export const forCustomer = ({ contractNo: _, remarkInternal: __, ...rate }: RateRow): RateRow => ({
  ...rate,
  audience: { isForEveryCustomer: false, levels: [], customerIds: [] },
  prices: {
    by: 'box',
    boxes: rate.prices.by === 'box' ? rate.prices.boxes.map(({ type, sell }) => ({ type, sell })) : [],
  },
});

export const line = (changes: Partial<ShownPriceLine> = {}): ShownPriceLine => ({
  ...{ ruleId: 'r1', source: 'freight', chargeCode: 'OF', chargeName: '海运费', unit: 'ctn', paidAt: 'PP' },
  ...{ place: 'freight', boxType: '40HQ', quantity: '2', price: { currency: 'USD', amount: '1900' } },
  ...{ amount: { currency: 'USD', amount: '3800.00' }, bound: null, validFrom: '2026-11-01', validTo: null },
  ...{ isGeneral: false, ...changes },
});

export const thc = line({
  ...{ ruleId: 'l1', source: 'localCharge', chargeCode: 'THC', chargeName: '码头操作费', place: 'origin' },
  ...{ price: { currency: 'CNY', amount: '1100' }, amount: { currency: 'CNY', amount: '2200.00' } },
  isGeneral: true,
});

export const price = (changes: Partial<ShownPrice> = {}): ShownPrice => ({
  lines: [line(), thc],
  excluded: [],
  freight: [{ currency: 'USD', amount: '3800.00' }],
  totals: [
    { currency: 'CNY', amount: '2200.00' },
    { currency: 'USD', amount: '3800.00' },
  ],
  teu: '4',
  converted: {
    total: { currency: 'CNY', amount: '28990.00' },
    perTeu: { currency: 'CNY', amount: '7247.50' },
    rates: [{ from: 'USD', to: 'CNY', rate: '7.050000', kind: 'bocMid', date: '2026-11-16' }],
  },
  missingRate: null,
  ...changes,
});

export const sailing = {
  ...{ id: 's1', vesselName: 'EVER GIVEN', carrierVoyage: '042E', timeZone: 'Asia/Shanghai' },
  ...{ etd: Date.UTC(2030, 10, 20, 4), eta: Date.UTC(2030, 11, 5, 4), cutSi: Date.UTC(2030, 10, 17, 4) },
  ...{ cutVgm: Date.UTC(2030, 10, 18, 4), cutPort: Date.UTC(2030, 10, 19, 4), cutManifest: null },
  ...{ cutCustoms: Date.UTC(2030, 10, 18, 10), transitDays: 15, status: 'normal' },
};

export const found = (changes: Partial<FoundRate> = {}): FoundRate => ({
  ...{ rate: rateRow(), rank: 3, pricing: { date: companyToday(), isKnown: false }, isToBasePort: false },
  ...{ price: price(), missing: [], nextSailing: sailing },
  changes: [{ type: '40HQ', change: { currency: 'USD', amount: '-150' } }],
  ...changes,
});

const base = '/api/erpcargo/Rate';
export const calls = {
  list: `POST ${base}/List`,
  search: `POST ${base}/Search`,
  one: `GET ${base}/r1`,
  price: `POST ${base}/r1/Price`,
  sailings: `GET ${base}/r1/Sailings`,
  trend: `GET ${base}/r1/Trend`,
  history: `GET ${base}/r1/History`,
  act: (event: string) => `POST ${base}/r1/Actions/${event}`,
  add: `POST ${base}`,
  change: `PUT ${base}/r1`,
  remove: `DELETE ${base}/r1`,
  places: 'GET /api/erpcargo/Port/Places',
  ports: 'GET /api/erpcargo/Port/Options',
};

export const pageOf = (...list: unknown[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
export const foundAnswer = (...list: FoundRate[]) =>
  success({ list, total: list.length, date: companyToday() });

const place = (id: string, fullName: string, enCode: string, lat: number, lon: number) => ({
  ...{ id, fullName, enCode, country: enCode.slice(0, 2), lat, lon, timeZone: 'Asia/Shanghai' },
});
const option = (id: string, fullName: string, enCode: string) => ({ id, fullName, enCode, line: '' });

const keeper = grants('freight', ['btn_publish', 'btn_export'], ['cost', 'floor', 'contract_no']);

interface Opening {
  answers?: Record<string, Answer[]>;
  /** Without any right beyond reading. */
  isCustomer?: boolean;
  /** Without the modules of watched rates and inquiries. */
  withWatches?: boolean;
}

/** The app at a screen of rates, with ports, charge codes and one rate. */
export const openRates = (
  path: string,
  { answers = {}, isCustomer = false, withWatches = true }: Opening = {},
) =>
  openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, userKind: isCustomer ? 'customer' : 'member' },
      permissionList: [
        isCustomer ? grants('freight', ['btn_book']) : keeper,
        ...(withWatches
          ? [grants('rateWatch', []), grants('rateInquiry', isCustomer ? [] : ['btn_answer'])]
          : []),
      ],
    },
    answers: {
      'GET /api/erpcargo/RateWatch/Marks': [success({ list: [] })],
      [calls.list]: [pageOf(rateRow())],
      [calls.search]: [foundAnswer(found())],
      [calls.one]: [success(rateRow())],
      [calls.price]: [success(found())],
      [calls.sailings]: [success({ list: [sailing] })],
      [calls.trend]: [success({ list: [] })],
      [calls.history]: [pageOf()],
      [calls.places]: [
        success({
          list: [
            place('ngb', '宁波', 'CNNGB', 29.9, 121.8),
            place('lax', '洛杉矶', 'USLAX', 33.7, -118.3),
            place('oak', '奥克兰', 'USOAK', 37.8, -122.3),
          ],
        }),
      ],
      [calls.ports]: [pageOf(option('ngb', '宁波', 'CNNGB'), option('lax', '洛杉矶', 'USLAX'))],
      'GET /api/erpcargo/ChargeCode/Options': [pageOf(option('charge-CAF', '货币附加费', 'CAF'))],
      'GET /api/erpcargo/ContainerType/Options': [pageOf(option('ctn-20RF', '20尺冷藏', '20RF'))],
      'GET /api/erpcargo/Carrier/Options': [pageOf(option('cosu', '中远海运集运', 'COSU'))],
      'GET /api/erpcargo/Customer/Options': [pageOf()],
      ...answers,
    },
  });
