import type { ShipmentHead } from '@fairway/contract/shipments.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';
import type { ExceptionRow } from '../exceptions/exception-text.ts';
import type { MapPort, MapShipment } from '../map/map-rows.ts';

const port = (id: string, code: string, name: string, timeZone: string) => ({ id, code, name, timeZone });
export const shanghai = port('sha', 'CNSHA', '上海', 'Asia/Shanghai');
export const losAngeles = port('lax', 'USLAX', '洛杉矶', 'America/Los_Angeles');

const hour = 3_600_000;
const day = 24 * hour;
/** Countdowns and calendars count from now. */
const now = Date.now();
const firstEta = Date.UTC(2026, 11, 1, 16);

export const head = (changes: Partial<ShipmentHead> = {}): ShipmentHead => ({
  ...{ id: 's1', version: 1, shipmentNo: 'SE2611000001', status: 'active', business: 'SE', mode: 'FCL' },
  ...{ isConsolidation: false, customerId: 'c1', customerName: '宁波远洋贸易', companyId: 'o1' },
  ...{ companyName: '上海公司', mblNo: 'COSU6312345678', hblNo: 'FW26110001', soNo: 'SO889912' },
  ...{ customerRef: 'PO-7781', poNo: '', pol: shanghai, pod: losAngeles, transhipIds: [] },
  ...{ carrierId: 'cosu', carrierCode: 'COSU', carrierName: '中远海运', vesselName: 'EVER GIVEN' },
  ...{ voyageNo: '024E', boxSummary: '2×40HQ', teu: '4', stage: 'atSea', isPartial: false },
  segment: 'onTheWay',
  ...{ firstEtd: Date.UTC(2026, 10, 14, 4), firstEta, etd: Date.UTC(2026, 10, 14, 4) },
  ...{ eta: firstEta + 2 * day, atd: Date.UTC(2026, 10, 14, 4), ata: null, progress: 42 },
  ...{ lastMilestone: 'DEP', lastEventAt: Date.UTC(2026, 10, 14, 4) },
  ...{ nextDueAt: now + 5 * hour + 60_000, nextDueKind: 'cutPort', isTroubled: true, worstSeverity: 'high' },
  ...{ troubles: ['ETA_DELAY', 'STALE'], awaitsRelease: false },
  members: [
    { userId: 'u1', role: 'sales', name: '王小明' },
    { userId: 'u2', role: 'operator', name: '李操作' },
  ],
  ...{ creatorTime: Date.UTC(2026, 10, 1), lastModifyTime: Date.UTC(2026, 10, 15) },
  ...changes,
});

/** As a customer is sent it. */
export function forCustomer(shipment: ShipmentHead): ShipmentHead {
  const { companyId: _, companyName: __, troubles: ___, members: ____, ...rest } = shipment;
  return rest;
}

export const exception = (changes: Partial<ExceptionRow> = {}): ExceptionRow => ({
  ...{ id: 'e1', shipmentId: 's1', shipmentNo: 'SE2611000001', code: 'ETA_DELAY', codeName: '到港延误' },
  ...{ severity: 'high', containerNo: '', detail: '48', status: 'open' },
  ...{ openedAt: Date.UTC(2026, 10, 15, 2), dueAt: now + 30 * hour, resolvedAt: null },
  ...{ customerWords: '预计到港时间推迟', ownerId: null, ownerName: '', note: '', customerText: '' },
  ...{ customerName: '宁波远洋贸易', polName: '上海', podName: '洛杉矶', stage: 'atSea' },
  ...{ etd: Date.UTC(2026, 10, 14, 4), eta: firstEta + 2 * day },
  ...changes,
});

const lanes = [
  ...([
    ['sha', 'lax'],
    ['ngb', 'rtm'],
    ['ytn', 'ham'],
    ['tao', 'sin'],
    ['sha', 'syd'],
  ] as const),
  ...([
    ['ytn', 'lgb'],
    ['xmn', 'jea'],
    ['ngb', 'nyc'],
    ['tao', 'ssz'],
    ['sha', 'dur'],
  ] as const),
] as const;

const place = (id: string, name: string, lat: number, lon: number): MapPort => ({
  ...{ id, code: id.toUpperCase(), name, lat, lon },
});
export const mapPorts: readonly MapPort[] = [
  place('sha', '上海', 31.35, 121.62),
  place('ngb', '宁波', 29.92, 121.9),
  place('ytn', '盐田', 22.57, 114.27),
  place('tao', '青岛', 36.0, 120.2),
  place('xmn', '厦门', 24.45, 118.05),
  place('lax', '洛杉矶', 33.74, -118.26),
  place('lgb', '长滩', 33.75, -118.21),
  place('nyc', '纽约', 40.68, -74.15),
  place('rtm', '鹿特丹', 51.95, 4.05),
  place('ham', '汉堡', 53.53, 9.93),
  place('sin', '新加坡', 1.27, 103.78),
  place('syd', '悉尼', -33.97, 151.21),
  place('jea', '杰贝阿里', 25.01, 55.06),
  place('ssz', '桑托斯', -23.95, -46.31),
  place('dur', '德班', -29.87, 31.03),
];

/** Shipments all over the world: some wait, most are at sea, some have arrived, some are in trouble. */
export const manyOnMap = (count: number): MapShipment[] =>
  Array.from({ length: count }, (_, index) => {
    const [polId, podId] = lanes[index % lanes.length] ?? lanes[0];
    const progress = (index * 37) % 112;
    const isOver = progress >= 100;
    const isBefore = progress < 8;
    return {
      ...{ id: `m${index}`, no: `SE2611${String(index).padStart(6, '0')}`, polId, podId, tsIds: [] },
      stage: isBefore ? 'booked' : isOver ? 'discharged' : 'atSea',
      ...{ etd: now - 10 * day, eta: now + 9 * day, atd: isBefore ? null : now - 10 * day },
      ...{ ata: isOver ? now - day : null, progress: isBefore ? 0 : Math.min(progress, 100) },
      position: null,
      severity: index % 11 === 0 ? 'high' : index % 17 === 0 ? 'warn' : null,
    };
  });

const base = '/api/erpcargo/Shipment';
export const calls = {
  list: `POST ${base}/List`,
  count: `POST ${base}/Count`,
  find: `GET ${base}/Find`,
  map: `POST ${base}/Map`,
  days: `POST ${base}/Calendar`,
  one: `GET ${base}/s1`,
  assign: `POST ${base}/Actions/Assign`,
  share: `POST ${base}/s1/Actions/Share`,
  subscribe: 'PUT /api/erpcargo/Tracking/s1/Subscription',
  tasks: `GET ${base}/MyTasks`,
  exceptions: 'POST /api/erpcargo/Tracking/Exceptions/List',
  handle: 'PUT /api/erpcargo/Tracking/Exceptions/e1',
};

export const pageOf = (...list: unknown[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });

export const counts = success({
  segments: { all: 12, notSailed: 3, onTheWay: 5, arrived: 2, troubled: 1, awaitsRelease: 1, finished: 2 },
  sums: { count: 12, teu: '37' },
});

interface Opening {
  answers?: Record<string, Answer[]>;
  who?: 'operator' | 'customer';
}

/** The app at a list of shipments, with one of them. */
export function openShipments(path: string, { answers = {}, who = 'operator' }: Opening = {}) {
  const isCustomer = who === 'customer';
  const buttons = ['btn_detail', 'btn_share', 'btn_download'];
  return openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, userKind: isCustomer ? 'customer' : 'member' },
      permissionList: isCustomer
        ? [grants('cargoShipment', buttons)]
        : [
            grants('cargoShipment', [...buttons, 'btn_edit', 'btn_group']),
            grants('tracking', ['btn_handle']),
          ],
    },
    answers: {
      [calls.list]: [pageOf(isCustomer ? forCustomer(head()) : head())],
      [calls.count]: [counts],
      [calls.find]: [success({ list: [], container: null })],
      [calls.map]: [success({ list: manyOnMap(60), ports: mapPorts, isCut: false })],
      [calls.days]: [success({ days: [] })],
      [calls.tasks]: [pageOf()],
      [calls.exceptions]: [pageOf(exception())],
      ...answers,
    },
  });
}
