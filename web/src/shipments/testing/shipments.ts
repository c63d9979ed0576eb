import type { ShipmentHead } from '@fairway/contract/shipments.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';
import type { ExceptionRow } from '../exceptions/exception-text.ts';
import { manyOnMap, mapPorts } from './on-map.ts';

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
  permissionList?: ReturnType<typeof grants>[];
}

/** The app at a list of shipments, with one of them. */
export function openShipments(
  path: string,
  { answers = {}, who = 'operator', permissionList }: Opening = {},
) {
  const isCustomer = who === 'customer';
  const buttons = ['btn_detail', 'btn_share', 'btn_download'];
  return openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, userKind: isCustomer ? 'customer' : 'member' },
      permissionList:
        permissionList ??
        (isCustomer
          ? [grants('cargoShipment', buttons)]
          : [
              grants('cargoShipment', [...buttons, 'btn_edit', 'btn_group']),
              grants('tracking', ['btn_handle']),
            ]),
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
