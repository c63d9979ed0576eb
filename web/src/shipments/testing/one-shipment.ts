import type { Reply } from '@fairway/contract/endpoint.ts';
import type { PermissionEntry } from '@fairway/contract/permission.ts';
import type { SharedShipment, ShipmentBill } from '@fairway/contract/shipment-papers.ts';
import type {
  getShipmentDemurrage,
  getShipmentRoute,
  getShipmentTimeline,
  getShipmentTimes,
  PublicTimelineEntry,
  ShipmentException,
  ShownTimelineEntry,
} from '@fairway/contract/shipment-tracking.ts';
import type { ShipmentBox, ShipmentDetail } from '@fairway/contract/shipments.ts';
import type { Milestone } from '@fairway/contract/tracking.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

const at = (day: number, hour = 0) => Date.UTC(2026, 10, day, hour);
const port = (id: string, code: string, name: string, timeZone: string) => ({ id, code, name, timeZone });
export const ningbo = port('ngb', 'CNNGB', '宁波', 'Asia/Shanghai');
export const losAngeles = port('lax', 'USLAX', '洛杉矶', 'America/Los_Angeles');

export const shipmentBox = (changes: Partial<ShipmentBox> = {}): ShipmentBox => ({
  ...{ id: 'b1', seq: 1, containerNo: 'CSQU3054383', type: '40HQ', expectedDigit: null, sealNo: 'CN88213' },
  ...{ packages: 640, grossKg: '18250.5', tareKg: '3900', vgmKg: '22150.5', vgmMethod: 1, vgmAt: at(8) },
  ...{ cbm: '66.2', soNo: '', emptyDepot: '', temperature: null, isShipperOwned: false },
  ...{
    stage: 'atSea',
    lastMilestone: 'DEP',
    lastEventAt: at(12),
    lastFreeDay: null,
    detentionFreeUntil: null,
  },
  ...changes,
});

const billText = {
  ...{
    shipper: 'NINGBO OCEAN TRADING CO LTD\nNO 1 ZHONGSHAN ROAD',
    consignee: 'PACIFIC HOME LLC\n500 MAIN ST',
  },
  ...{ notify: 'SAME AS CONSIGNEE', notify2: '', preCarriage: '', vesselVoyage: 'EVER ACE 024W' },
  ...{ receiptPlace: 'NINGBO', loadingPort: 'NINGBO', dischargePort: 'LOS ANGELES', deliveryPlace: '' },
  ...{ marks: 'N/M', containers: 'CSQU3054383 / CN88213', packages: '640 CTNS', goods: 'GARDEN CHAIRS' },
  ...{ grossWeight: '18250.5 KGS', measurement: '66.2 CBM', freightTerm: 'FREIGHT PREPAID', remarks: '' },
};

export const bill = (changes: Partial<ShipmentBill> = {}): ShipmentBill => ({
  ...{ id: 'bl1', kind: 'HBL', billNo: 'FWNGB260001', parentId: null, issueType: 'original', originals: 3 },
  ...{ issuedAt: null, issuePlace: 'NINGBO', status: 'draft', version: 2, text: billText, sentVersion: 2 },
  ...{
    sentAt: at(13, 2),
    answer: null,
    answerText: '',
    answeredAt: null,
    answeredName: '',
    isChangedSince: false,
  },
  can: { edit: true, send: false, answer: true, issue: false, surrender: false, void: true },
  ...changes,
});

export const billVersions = [
  {
    ...{ version: 2, creatorName: '李单证', creatorTime: at(13, 1), text: billText },
    differences: [
      {
        ...{ field: 'consignee' as const, before: 'PACIFIC HOME INC\n500 MAIN ST' },
        after: billText.consignee,
      },
    ],
  },
  {
    ...{ version: 1, creatorName: '李单证', creatorTime: at(12, 1), differences: [] },
    text: { ...billText, consignee: 'PACIFIC HOME INC\n500 MAIN ST' },
  },
];

const everything: ShipmentDetail['can'] = {
  ...{ edit: true, changeVessel: true, split: true, merge: true, copy: true, close: true, cancel: true },
  ...{ reopen: false, share: true, upload: true, publish: true, seeHistory: true, addEvent: true },
  ...{ sync: true, talk: true },
};

export const shipment = (changes: Partial<ShipmentDetail> = {}): ShipmentDetail => ({
  ...{ id: 's1', version: 4, shipmentNo: 'SE26110001', status: 'active', business: 'SE', mode: 'FCL' },
  ...{ isConsolidation: false, billMode: 'house', customerId: 'c1', customerName: '宁波远洋贸易' },
  ...{ companyId: 'o1', companyName: '远航宁波', mblNo: 'EGLV149600123456', hblNo: 'FWNGB260001' },
  ...{ soNo: 'SO778812', customerRef: 'PO-2026-118', poNo: '', pol: ningbo, pod: losAngeles },
  ...{
    polId: 'ngb',
    podId: 'lax',
    transhipIds: [],
    tranships: [],
    receiptPortId: null,
    deliveryPortId: null,
  },
  ...{ receiptPort: null, deliveryPort: null, receiptPlace: '', deliveryPlace: '', carrierId: 'eglv' },
  ...{ carrierCode: 'EGLV', carrierName: '长荣海运', vesselName: 'EVER ACE', voyageNo: '024W' },
  ...{ vesselImo: '9893890', boxSummary: '2×40HQ', teu: '4', stage: 'atSea', isPartial: false },
  ...{ segment: 'onTheWay', firstEtd: at(10), firstEta: at(25, 8), etd: at(10), eta: at(28, 8) },
  ...{ atd: at(11, 4), ata: null, progress: 42, lastMilestone: 'DEP', lastEventAt: at(12) },
  ...{ nextDueAt: null, nextDueKind: null, isTroubled: true, worstSeverity: 'warn', troubles: ['ETA_DELAY'] },
  ...{ awaitsRelease: false, salesman: '王小明', agent: '', creatorTime: at(1), lastModifyTime: at(13) },
  ...{ cutSi: at(8, 9), cutVgm: at(8, 4), cutPort: at(9), cutCustoms: at(9, 2), cutManifest: null },
  ...{ incoterm: 'FOB', freightTerm: 'PP', moveTerm: 'CY-CY', services: ['truck'], goodsCn: '花园椅' },
  ...{ goodsEn: 'GARDEN CHAIRS', marks: 'N/M', hsCode: '940179', packages: 1280, packageType: 'CTN' },
  ...{ grossKg: '36501', cbm: '132.4', chargeableKg: null, isDangerous: false, unNo: '', imoClass: '' },
  ...{ freeDemurrage: 5, freeDetention: 10, remark: '', internalRemark: '客户催得紧', bizDate: '2026-11-11' },
  ...{ bookingAgentId: null, agentId: null, bookingAgentName: '', orderId: null, sailingId: null },
  ...{ position: null, groups: [] },
  members: [
    { userId: 'u1', role: 'sales', name: '王小明', share: '60' },
    { userId: 'u2', role: 'operator', name: '陈操作', share: '40' },
  ],
  parties: [
    {
      ...{ role: 'shipper', customerId: 'c1' },
      details: {
        ...{ name: 'NINGBO OCEAN TRADING CO LTD', address: 'NO 1 ZHONGSHAN ROAD', contact: '李经理' },
        ...{ phone: '0574-88880000', email: 'li@example.com', billText: '' },
      },
    },
  ],
  legs: [
    {
      ...{ seq: 1, mode: 'vessel', from: ningbo, to: losAngeles, vesselName: 'EVER ACE', voyageNo: '024W' },
      ...{ etd: at(10), eta: at(28, 8) },
    },
  ],
  boxes: [
    shipmentBox(),
    shipmentBox({
      ...{ id: 'b2', seq: 2, containerNo: 'MSCU1234565', expectedDigit: '6', sealNo: 'CN88214' },
      ...{ lastFreeDay: '2030-12-02', detentionFreeUntil: '2030-12-12' },
    }),
  ],
  bills: [bill()],
  documents: [
    {
      ...{ id: 'd1', kind: 'bookingConfirmation', title: '', isPublished: true, version: 1 },
      versions: [
        {
          ...{ version: 1, fileId: 'f1', fileName: 'SO778812.pdf', fileSize: 182_000, fileType: 'document' },
          ...{ note: '', creatorName: '陈操作', creatorTime: at(3) },
        },
      ],
      ...{ creatorTime: at(3), lastModifyTime: at(3) },
    },
    {
      ...{ id: 'd2', kind: 'customsDeclaration', title: '报关资料', isPublished: false, version: 1 },
      versions: [
        {
          ...{ version: 1, fileId: 'f2', fileName: 'customs.xlsx', fileSize: 51_000, fileType: 'document' },
          ...{ note: '内部', creatorName: '陈操作', creatorTime: at(5) },
        },
      ],
      ...{ creatorTime: at(5), lastModifyTime: at(5) },
    },
  ],
  tasks: [
    {
      ...{
        id: 'booking',
        kind: 'booking',
        title: '',
        dueAt: at(2),
        assigneeId: 'u2',
        assigneeName: '陈操作',
      },
      ...{ isDone: true, isByEvent: true, doneAt: at(2), doneName: '' },
    },
    {
      ...{
        id: 'checkBill',
        kind: 'checkBill',
        title: '',
        dueAt: at(14),
        assigneeId: 'u2',
        assigneeName: '陈操作',
      },
      ...{ isDone: false, isByEvent: false, doneAt: null, doneName: '' },
    },
  ],
  link: null,
  creatorName: '陈操作',
  can: everything,
  ...changes,
});

/** As a customer is sent it. */
export function forCustomer(one: ShipmentDetail): ShipmentDetail {
  const {
    internalRemark: _,
    tasks: __,
    troubles: ___,
    companyId: ____,
    bookingAgentId: _____,
    ...rest
  } = one;
  return {
    ...rest,
    asks: one.bills
      .filter(({ answer, can }) => can.answer && answer === null)
      .map(({ id }) => ({ kind: 'checkBill' as const, billId: id, dueAt: at(14) })),
    members: one.members.map(({ role, name }) => ({ role, name })),
    documents: one.documents.filter(({ isPublished }) => isPublished),
    can: {
      ...(Object.fromEntries(Object.keys(everything).map((name) => [name, false])) as typeof everything),
      ...{ share: true, upload: true, talk: true },
    },
  };
}

export const entry = (
  milestone: Milestone,
  milestoneName: string,
  changes: Partial<ShownTimelineEntry> = {},
): ShownTimelineEntry => ({
  ...{ milestone, milestoneName, status: 'actual', portId: 'ngb', portName: '宁波', portCode: 'CNNGB' },
  ...{ timeZone: 'Asia/Shanghai', actual: null, estimated: null, planned: null, source: 'carrier' },
  ...{ eventId: null, issuedAt: null, vessel: null, voyage: null, code: '', codeName: '', delayReason: '' },
  ...{ delayReasonName: '', reporterName: '', reason: '', canRetract: false, partly: null },
  ...changes,
});

const inLosAngeles = {
  ...{ portId: 'lax', portName: '洛杉矶', portCode: 'USLAX', timeZone: 'America/Los_Angeles' },
};
const entries = [
  entry('BOOKED', '订舱确认(放舱)', { actual: at(2), source: 'carrier', issuedAt: at(2) }),
  entry('EMPTY_OUT', '提空箱', { actual: at(6, 3), source: 'terminal', issuedAt: at(6, 3) }),
  entry('GATE_IN', '重箱进港', { actual: at(8, 6), source: 'terminal', issuedAt: at(8, 6) }),
  entry('EXP_CLR', '海关放行', { status: 'inferred', source: null }),
  entry('LOADED', '装船', {
    actual: at(11),
    source: 'manual',
    issuedAt: at(11),
    eventId: 'e5',
    canRetract: true,
    reporterName: '陈操作',
    reason: '船公司邮件',
  }),
  entry('DEP', '离港(开船)', {
    ...{
      actual: at(11, 4),
      planned: at(10),
      vessel: 'EVER ACE',
      voyage: '024W',
      issuedAt: at(12),
      eventId: 'e6',
    },
    ...{ delayReason: 'WEA', delayReasonName: '天气原因' },
  }),
  entry('ARR', '抵港', {
    ...{ ...inLosAngeles, status: 'estimated', estimated: at(28, 8), planned: at(25, 8), issuedAt: at(13) },
  }),
  entry('DISC', '卸船', { ...inLosAngeles, status: 'planned', planned: at(29), source: 'carrier' }),
  entry('GATE_OUT', '提重柜', { ...inLosAngeles, status: 'expected', source: null }),
];

type Timeline = Reply<typeof getShipmentTimeline>;
export const timeline = (changes: Partial<Timeline> = {}): Timeline => ({
  ...{ shipmentId: 's1', shipmentNo: 'SE26110001', mode: 'FCL', stage: 'atSea', isPartial: false },
  ...{ lastHeardAt: at(13), isSubscribed: false, canAdd: true, entries, takenBack: [] },
  boxes: ['CSQU3054383', 'MSCU1234565'].map((containerNo, index) => ({
    ...{
      containerNo,
      type: '40HQ',
      stage: 'atSea' as const,
      lastMilestone: 'DEP' as const,
      lastEventAt: at(12),
    },
    ...{ isUnregistered: false, lastFreeDay: null, detentionFreeUntil: null },
    entries: index === 0 ? entries : entries.filter(({ milestone }) => milestone !== 'EMPTY_OUT'),
  })),
  ...changes,
});

const change = (issuedAt: number, before: number | null, after: number, reason: string) => ({
  ...{ issuedAt, before, after, hours: before === null ? null : (after - before) / 3_600_000 },
  ...{ classifier: 'EST' as const, source: 'carrier' as const, delayReason: reason ? 'WEA' : '' },
  delayReasonName: reason,
});
export const times: Reply<typeof getShipmentTimes> = {
  departure: {
    ...{ first: at(10), current: at(11, 4), actual: at(11, 4), hoursLate: 28, timeZone: 'Asia/Shanghai' },
    changes: [change(at(2), null, at(10), ''), change(at(9), at(10), at(11, 4), '天气原因')],
  },
  arrival: {
    ...{ first: at(25, 8), current: at(28, 8), actual: null, hoursLate: 72, timeZone: 'America/Los_Angeles' },
    changes: [
      change(at(2), null, at(25, 8), ''),
      change(at(9), at(25, 8), at(27), '天气原因'),
      change(at(13), at(27), at(28, 8), ''),
    ],
  },
};

export const route: Reply<typeof getShipmentRoute> = {
  mode: 'FCL',
  places: [
    {
      ...{
        portId: 'ngb',
        portName: '宁波',
        portCode: 'CNNGB',
        timeZone: 'Asia/Shanghai',
        lat: 29.92,
        lon: 121.9,
      },
      ...{ kind: 'loading', arrivesAt: null, leavesAt: at(11, 4), hasArrived: true, hasLeft: true },
    },
    {
      ...{ portId: 'lax', portName: '洛杉矶', portCode: 'USLAX', timeZone: 'America/Los_Angeles' },
      ...{ lat: 33.74, lon: -118.26, kind: 'discharge' },
      ...{ arrivesAt: at(28, 8), leavesAt: null, hasArrived: false, hasLeft: false },
    },
  ],
  position: { lat: 40, lon: 170, isEstimated: true, portId: 'ngb', nextPortId: 'lax', share: 0.42 },
  ...{ vesselName: 'EVER ACE', voyageNo: '024W' },
};

export const exception = (changes: Partial<ShipmentException> = {}): ShipmentException => ({
  ...{ id: 'x1', shipmentId: 's1', shipmentNo: 'SE26110001', code: 'ETA_DELAY', codeName: '到港延误' },
  ...{
    severity: 'warn',
    containerNo: '',
    detail: '晚 72 小时',
    status: 'open',
    openedAt: at(13),
    dueAt: null,
  },
  ...{ resolvedAt: null, customerWords: '受天气影响，到港时间推迟约 3 天，我们会持续跟进。' },
  ...{ ownerId: null, ownerName: '', note: '', customerText: '' },
  ...changes,
});

export const demurrage: Reply<typeof getShipmentDemurrage> = {
  boxes: [
    {
      ...{ containerNo: 'CSQU3054383', type: '40HQ', detention: null, lacksTerms: false },
      demurrage: {
        ...{
          from: '2026-11-29',
          to: '2026-12-06',
          isRunning: false,
          freeDays: 5,
          days: 8,
          chargeableDays: 3,
        },
        ...{ lastFreeDay: '2026-12-03', leftOut: [], counts: 'calendar' },
        parts: [{ from: '2026-12-04', to: '2026-12-06', days: 3, price: '120.00', amount: '360.00' }],
        total: { currency: 'USD', amount: '360.00' },
        tariff: { id: 't1', remark: '洛杉矶通用' },
        events: [
          { milestone: 'DISC', milestoneName: '卸船', at: at(29), source: 'terminal', eventId: 'e20' },
          { milestone: 'GATE_OUT', milestoneName: '提重柜', at: at(36), source: 'terminal', eventId: 'e21' },
        ],
      },
    },
  ],
  totals: [{ currency: 'USD', amount: '360.00' }],
};

const publicEntry = (entry: ShownTimelineEntry): PublicTimelineEntry => {
  const { portId: _, eventId: __, reporterName: ___, reason: ____, canRetract: _____, ...shown } = entry;
  return shown;
};
const publicTimeline = (): SharedShipment['timeline'] => {
  const { lastHeardAt, entries, boxes } = timeline();
  return {
    ...{ lastHeardAt, entries: entries.map(publicEntry) },
    boxes: boxes.map((box) => ({ containerNo: box.containerNo, entries: box.entries.map(publicEntry) })),
  };
};

const coast = { ningbo: { lat: 29.92, lon: 121.9 }, losAngeles: { lat: 33.74, lon: -118.26 } };
export const shared = (changes: Partial<SharedShipment> = {}): SharedShipment => ({
  status: 'active',
  ...{ shipmentNo: 'SE26110001', companyName: '远航国际物流集团', business: 'SE', mode: 'FCL' },
  ...{ customerName: '宁***', shipperName: 'N***', consigneeName: 'P***', mblNo: 'EGLV149600123456' },
  ...{ hblNo: 'FWNGB260001', carrierName: '长荣海运', vesselName: 'EVER ACE', voyageNo: '024W' },
  pol: { code: 'CNNGB', name: '宁波', timeZone: 'Asia/Shanghai', ...coast.ningbo },
  pod: { code: 'USLAX', name: '洛杉矶', timeZone: 'America/Los_Angeles', ...coast.losAngeles },
  ...{ tranships: [], firstEtd: at(10), firstEta: at(25, 8), etd: at(10), eta: at(28, 8), atd: at(11, 4) },
  ...{ ata: null, stage: 'atSea', isPartial: false, progress: 42, worstSeverity: null, lastEventAt: at(12) },
  ...{ boxSummary: '2×40HQ', groups: [] },
  boxes: [{ containerNo: 'CSQU3054383', type: '40HQ', stage: 'atSea', lastEventAt: at(12) }],
  ...{ timeline: publicTimeline(), ...times },
  ...{ position: null, expiresAt: Date.UTC(2030, 11, 7) },
  ...changes,
});

/** One of four boxes was left behind and waits in the port for another ship. */
export const rolledBoxes: SharedShipment['groups'] = [
  {
    ...{ stage: 'gatedIn', containerNos: ['TCLU4829153'], vessel: 'EVER GIVEN', voyage: '046E' },
    ...{ isRolled: true, progress: 0, leftAt: null, arrivesAt: at(36, 8), hasArrived: false },
  },
  {
    ...{
      stage: 'atSea',
      containerNos: ['CSQU3054383', 'MSCU1234565', 'OOLU8921349'],
      vessel: '',
      voyage: '',
    },
    ...{ isRolled: false, progress: 42, leftAt: at(11, 4), arrivesAt: at(28, 8), hasArrived: false },
  },
];
const rolledStage = { stage: 'gatedIn', isPartial: true, progress: 0, groups: rolledBoxes } as const;
export const rolledShipment = (): ShipmentDetail => shipment({ ...rolledStage, boxSummary: '4×40HQ' });
export const rolledShared = (): SharedShipment => shared({ ...rolledStage, boxSummary: '4×40HQ' });
export const rolledTimeline = (): Timeline =>
  timeline({
    ...{ stage: 'gatedIn', isPartial: true },
    entries: entries.map((one) =>
      one.milestone === 'LOADED' || one.milestone === 'DEP' ? { ...one, partly: { done: 3, of: 4 } } : one,
    ),
  });
export const rolledRoute: Reply<typeof getShipmentRoute> = {
  ...route,
  position: { lat: 29.92, lon: 121.9, isEstimated: false, portId: 'ngb', nextPortId: null, share: 0 },
};

const base = '/api/erpcargo/Shipment';
const tracking = '/api/erpcargo/Tracking';
export const calls = {
  one: `GET ${base}/s1`,
  paper: `GET ${base}/s1/Paper`,
  change: `PUT ${base}/s1`,
  create: `POST ${base}`,
  changes: `GET ${base}/s1/Changes`,
  history: `GET ${base}/s1/History`,
  boxes: `POST ${base}/s1/Boxes`,
  pasted: `POST ${base}/PastedBoxes`,
  members: `PUT ${base}/s1/Members`,
  legs: `PUT ${base}/s1/Legs`,
  parties: `PUT ${base}/s1/Parties`,
  act: (name: string) => `POST ${base}/s1/Actions/${name}`,
  task: (id: string) => `PUT ${base}/s1/Tasks/${id}`,
  billVersions: `GET ${base}/s1/Bills/bl1/Versions`,
  billAct: (name: string) => `POST ${base}/s1/Bills/bl1/Actions/${name}`,
  bill: `PUT ${base}/s1/Bills/bl1`,
  timeline: `GET ${tracking}/s1/Timeline`,
  times: `GET ${tracking}/s1/Times`,
  route: `GET ${tracking}/s1/Route`,
  exceptions: `GET ${tracking}/s1/Exceptions`,
  handle: `PUT ${tracking}/Exceptions/x1`,
  demurrage: `GET ${tracking}/s1/Demurrage`,
  addEvent: `POST ${tracking}/s1/Events`,
  retract: `POST ${tracking}/s1/Events/Retract`,
  subscribe: `PUT ${tracking}/s1/Subscription`,
  preference: `GET ${tracking}/Preference`,
  savePreference: `PUT ${tracking}/Preference`,
  open: 'POST /api/erpcargo/SharedShipment/Open',
};

export const pageOf = (...list: unknown[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const option = (id: string, fullName: string, enCode: string) => ({ id, fullName, enCode, line: '' });

interface Opening {
  answers?: Record<string, Answer[]>;
  who?: 'operator' | 'customer' | 'nobody';
  /** Modules beside those of shipments. */
  more?: readonly PermissionEntry[];
}

/** The app at a screen of one shipment. */
export function openShipment(path: string, { answers = {}, who = 'operator', more = [] }: Opening = {}) {
  const isCustomer = who === 'customer';
  const buttons = isCustomer
    ? ['btn_detail', 'btn_share']
    : ['btn_detail', 'btn_add', 'btn_edit', 'btn_group', 'btn_share', 'btn_close', 'btn_sync'];
  return openApp(path, {
    user:
      who === 'nobody'
        ? null
        : {
            ...currentUser,
            userInfo: { ...currentUser.userInfo, userKind: isCustomer ? 'customer' : 'member' },
            permissionList: [
              grants('cargoShipment', buttons),
              ...(isCustomer ? [] : [grants('tracking', ['btn_event', 'btn_handle', 'btn_import'])]),
              ...more,
            ],
          },
    answers: {
      [calls.one]: [success(isCustomer ? forCustomer(shipment()) : shipment())],
      [calls.timeline]: [success(isCustomer ? timeline({ canAdd: false }) : timeline())],
      [calls.times]: [success(times)],
      [calls.route]: [success(route)],
      [calls.exceptions]: [success({ list: [exception()] })],
      [calls.demurrage]: [success(demurrage)],
      [calls.billVersions]: [pageOf(...billVersions)],
      [calls.history]: [pageOf()],
      [calls.open]: [success(shared())],
      'GET /api/erpcargo/Customer/Options': [pageOf(option('c1', '宁波远洋贸易', 'C0001'))],
      'GET /api/erpcargo/Carrier/Options': [pageOf(option('eglv', '长荣海运', 'EGLV'))],
      'GET /api/erpcargo/Port/Options': [
        pageOf(option('ngb', '宁波', 'CNNGB'), option('lax', '洛杉矶', 'USLAX')),
      ],
      ...answers,
    },
  });
}
