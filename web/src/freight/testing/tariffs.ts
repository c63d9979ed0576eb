import type { LineBoard } from '@fairway/contract/freight-search.ts';
import type { Tariff, TariffRow } from '@fairway/contract/local-charges.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';
import { companyToday, shiftDay } from '../rate-dates.ts';
import { line, pageOf, price } from './rates.ts';

export const tariffRow = (changes: Partial<TariffRow> = {}): TariffRow => ({
  ...{ id: 'l1', version: 1, isEnabled: true, lastModifyTime: 1, portId: 'ngb', direction: 'export' },
  ...{ carrierId: null, terminalId: null, mode: 'FCL', customerId: null, chargeCodeId: 'charge-THC' },
  ...{ unit: 'ctn', currency: 'CNY', prices: { '20GP': '740', '40HQ': '1100' }, price: null },
  ...{ minimum: null, maximum: null, conditions: [], validFrom: '2026-01-01', validTo: null },
  ...{ payTo: 'carrier', vatRate: '6', isMandatory: true, isPublic: true, remark: '' },
  ...{ chargeCode: 'THC', chargeName: '码头操作费', portName: '宁波', carrierName: '', terminalName: '' },
  ...{ customerName: '', isGeneral: false, isOwn: false, nameCn: '码头操作费', nameEn: 'Terminal handling' },
  ...{ vat: '6.00', vatKind: 'taxable' },
  ...changes,
});

export const telex = tariffRow({
  ...{ id: 'l2', chargeCodeId: 'charge-TLX', chargeCode: 'TLX', chargeName: '电放费', nameCn: '电放费' },
  ...{ nameEn: 'Telex release', unit: 'bl', prices: {}, price: '450', isMandatory: false, payTo: 'us' },
});

const cny = (amount: string) => ({ currency: 'CNY', amount });

export const tariff = (changes: Partial<Tariff> = {}): Tariff => ({
  rows: [tariffRow(), telex],
  price: price({
    lines: [
      line({
        ...{ ruleId: 'l1', source: 'localCharge', chargeCode: 'THC', chargeName: '码头操作费' },
        ...{ place: 'origin', price: cny('1100'), amount: cny('2200.00') },
      }),
    ],
    excluded: [
      {
        ...{ ruleId: 'l2', source: 'localCharge', chargeCode: 'TLX', chargeName: '电放费', unit: 'bl' },
        ...{ paidAt: 'PP', place: 'origin', reason: { why: 'optional' } },
        prices: [{ boxType: '', price: cny('450') }],
      },
    ],
    totals: [cny('2200.00')],
    converted: { total: cny('2200.00'), perTeu: null, rates: [] },
  }),
  date: companyToday(),
  port: { id: 'ngb', fullName: '宁波', enCode: 'CNNGB' },
  carrier: null,
  carriers: [{ id: 'mscu', fullName: '地中海航运', enCode: 'MSCU' }],
  terminals: [],
  keeper: { id: 'u9', name: '吴锦程' },
  ...changes,
});

export const board = (changes: Partial<LineBoard> = {}): LineBoard => ({
  line: {
    ...{ id: 'tp', fullName: '美加线', enCode: 'TP', currency: 'USD', ownerId: 'u9', ownerName: '吴锦程' },
  },
  ports: [
    { id: 'lax', fullName: '洛杉矶', enCode: 'USLAX' },
    { id: 'oak', fullName: '奥克兰', enCode: 'USOAK' },
  ],
  pols: [{ id: 'ngb', fullName: '宁波', enCode: 'CNNGB' }],
  carriers: [
    { id: 'cosu', fullName: '中远海运集运', enCode: 'COSU' },
    { id: 'mscu', fullName: '地中海航运', enCode: 'MSCU' },
  ],
  ...{ modes: ['FCL'], mode: 'FCL', boxTypes: ['20GP', '40HQ'], polId: 'ngb', boxType: '40HQ' },
  date: companyToday(),
  cells: [
    {
      ...{ podId: 'lax', carrierId: 'cosu', rateId: 'r1', sell: { currency: 'USD', amount: '1900' } },
      ...{ transitDays: 15, validTo: shiftDay(companyToday(), 2), space: 'tight' },
    },
    {
      ...{ podId: 'oak', carrierId: 'mscu', rateId: 'r2', sell: { currency: 'USD', amount: '2100' } },
      ...{ transitDays: 18, validTo: shiftDay(companyToday(), 20), space: 'ok' },
    },
  ],
  isCut: false,
  average: { currency: 'USD', amount: '2000.00' },
  averageBefore: { currency: 'USD', amount: '2100.00' },
  change: { currency: 'USD', amount: '-100.00' },
  ...changes,
});

export const tariffCalls = {
  tariff: 'POST /api/erpcargo/LocalCharge/Tariff',
  changes: 'GET /api/erpcargo/LocalCharge/Changes',
  several: 'POST /api/erpcargo/LocalCharge/Several',
  list: 'POST /api/erpcargo/LocalCharge/List',
  one: 'GET /api/erpcargo/LocalCharge/l1',
  add: 'POST /api/erpcargo/LocalCharge',
  change: 'PUT /api/erpcargo/LocalCharge/l1',
  surcharges: 'POST /api/erpcargo/LaneSurcharge/List',
  board: 'GET /api/erpcargo/Rate/Line',
  lines: 'GET /api/erpcargo/Rate/Lines',
  notes: 'GET /api/erpcargo/LineNote',
  addNote: 'POST /api/erpcargo/LineNote',
  previewSending: 'POST /api/erpcargo/LineSending/Preview',
  sendLine: 'POST /api/erpcargo/LineSending',
  export: 'POST /api/erpcargo/Rate/Export',
};

const option = (id: string, fullName: string, enCode: string) => ({ id, fullName, enCode, line: '' });
const place = (id: string, fullName: string, enCode: string) => ({
  ...{ id, fullName, enCode, country: 'CN', lat: 29.9, lon: 121.8, timeZone: 'Asia/Shanghai' },
});

interface Opening {
  answers?: Record<string, Answer[]>;
  role?: 'keeper' | 'sales' | 'customer';
}

const rights = {
  keeper: [
    grants('freight', ['btn_publish', 'btn_export']),
    grants('localCharge', ['btn_add', 'btn_edit', 'btn_remove', 'btn_detail', 'btn_download']),
    grants('lineBoard', ['btn_send']),
  ],
  sales: [
    grants('freight', ['btn_export', 'btn_quote']),
    grants('localCharge', ['btn_detail']),
    grants('lineBoard', ['btn_send']),
  ],
  customer: [grants('freight', ['btn_book']), grants('localCharge', []), grants('lineBoard', [])],
};

/** The app at a screen of charges or boards. */
export const openTariffs = (path: string, { answers = {}, role = 'sales' }: Opening = {}) =>
  openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, userKind: role === 'customer' ? 'customer' : 'member' },
      permissionList: rights[role],
    },
    answers: {
      [tariffCalls.tariff]: [success(tariff())],
      [tariffCalls.changes]: [pageOf()],
      [tariffCalls.list]: [pageOf(tariffRow())],
      [tariffCalls.one]: [success(tariffRow())],
      [tariffCalls.surcharges]: [pageOf()],
      [tariffCalls.board]: [success(board())],
      [tariffCalls.notes]: [pageOf()],
      [tariffCalls.lines]: [
        success({
          list: [
            { id: 'fe', fullName: '欧线', enCode: 'FE', parentId: null, rates: 3 },
            { id: 'tp', fullName: '美加线', enCode: 'TP', parentId: null, rates: 5 },
            { id: 'uswc', fullName: '美西', enCode: 'USWC', parentId: 'tp', rates: 2 },
          ],
        }),
      ],
      'GET /api/erpcargo/LocalCharge/l1/History': [pageOf()],
      'GET /api/erpcargo/Port/Places': [
        success({ list: [place('ngb', '宁波', 'CNNGB'), place('sha', '上海', 'CNSHA')] }),
      ],
      'GET /api/erpcargo/Port/Options': [
        pageOf(option('ngb', '宁波', 'CNNGB'), option('sha', '上海', 'CNSHA')),
      ],
      'GET /api/erpcargo/ChargeCode/Options': [
        pageOf(option('charge-THC', '码头操作费', 'THC'), option('charge-DOC', '文件费', 'DOC')),
      ],
      'GET /api/erpcargo/ContainerType/Options': [pageOf()],
      'GET /api/erpcargo/Carrier/Options': [pageOf(option('mscu', '地中海航运', 'MSCU'))],
      'GET /api/erpcargo/Customer/Options': [pageOf()],
      'GET /api/erpcargo/Terminal/Options': [pageOf()],
      'GET /api/erpcargo/TradeLine/Options': [pageOf()],
      ...answers,
    },
  });
