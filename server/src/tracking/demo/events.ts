import type { EventClassifier, EventSource } from '@fairway/contract/tracking.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import type { ReportedEvent } from '@fairway/domain/tracking/read-dcsa.ts';
import { day } from '../../organisation/demo/office-days.ts';
import type { DemoShipment } from '../../shipments/demo/plan.ts';

export interface DemoReport {
  source: EventSource;
  event: ReportedEvent;
}

const hour = 3_600_000;
/** Of shipments that left longer ago only what they are remembered by. */
const remembered = 100 * day;

/** What can be said of a shipment, by the codes of DCSA. */
const said = {
  booked: ['SHIPMENT', 'CONF', '', 'BKG', 'carrier'],
  siReceived: ['SHIPMENT', 'RECE', '', 'SHI', 'carrier'],
  vgmReceived: ['SHIPMENT', 'RECE', '', 'VGM', 'terminal'],
  emptyOut: ['EQUIPMENT', 'GTOT', 'EMPTY', '', 'terminal'],
  gateIn: ['EQUIPMENT', 'GTIN', 'LADEN', '', 'terminal'],
  customsReleased: ['SHIPMENT', 'CUSR', '', '', 'customs'],
  customsHeld: ['SHIPMENT', 'HOLD', '', '', 'customs'],
  customsInspects: ['SHIPMENT', 'CUSI', '', '', 'customs'],
  loaded: ['EQUIPMENT', 'LOAD', 'LADEN', '', 'terminal'],
  departure: ['TRANSPORT', 'DEPA', '', '', 'carrier'],
  arrival: ['TRANSPORT', 'ARRI', '', '', 'carrier'],
  discharged: ['EQUIPMENT', 'DISC', 'LADEN', '', 'terminal'],
  billIssued: ['SHIPMENT', 'ISSU', '', 'TRD', 'carrier'],
  deliveryOrder: ['SHIPMENT', 'RELS', '', 'DEO', 'carrier'],
  gateOut: ['EQUIPMENT', 'GTOT', 'LADEN', '', 'terminal'],
  emptyIn: ['EQUIPMENT', 'GTIN', 'EMPTY', '', 'terminal'],
} as const satisfies Record<string, readonly [string, string, string, string, EventSource]>;
type Said = keyof typeof said;

interface More {
  classifier?: EventClassifier;
  /** When it was said: at once, unless something is expected. */
  issuedAt?: number;
  portId?: string;
  containerNo?: string;
  vesselName?: string;
  voyageNo?: string;
  delayReason?: string;
  source?: EventSource;
}

/** Everything sources said of a shipment until a moment, in the order they said it. */
export function demoReports(shipment: DemoShipment, now: number): DemoReport[] {
  const { voyage } = shipment;
  const reports: DemoReport[] = [];
  const say: Say = (what, at, more = {}) => {
    const issuedAt = more.issuedAt ?? at + 20 * 60_000;
    if (issuedAt > now) return '';
    const event = reported(shipment, what, at, issuedAt, more, reports.length + 1);
    reports.push({ source: more.source ?? said[what][4], event });
    return event.eventId;
  };
  const isRecent = voyage.etd > now - remembered;
  beforeSailing(shipment, say, isRecent, now);
  atSea(shipment, say, isRecent);
  afterArrival(shipment, say, isRecent);
  return reports.toSorted((one, other) => one.event.issuedAt - other.event.issuedAt);
}

type Say = (what: Said, at: number, more?: More) => string;

function beforeSailing(shipment: DemoShipment, say: Say, isRecent: boolean, now: number): void {
  const { voyage, boxes, madeAt, story, chance } = shipment;
  const { etd, eta, polId, podId } = voyage;
  const bookedAt = Math.min(madeAt + chance(4, 30) * hour, etd - 2 * day);
  say('booked', bookedAt);
  if (isRecent) say('departure', etd, { classifier: 'PLN', issuedAt: bookedAt, portId: polId });
  say('arrival', eta, { classifier: 'PLN', issuedAt: bookedAt, portId: podId });
  if (story === 'departsLate')
    say('departure', etd + 3 * day, {
      classifier: 'EST',
      issuedAt: etd - 6 * day,
      portId: polId,
      delayReason: 'WEA',
    });
  // Nothing leaves on a sailing that does not take place, and what was forgotten is forgotten.
  if (story === 'blankSailing') return;
  for (const [place, { containerNo }] of boxes.entries()) {
    if (!isRecent) continue;
    say('emptyOut', etd - 6 * day - place * 2 * hour, { containerNo, portId: polId });
    if (story !== 'cutOffNear') say('gateIn', etd - 3.8 * day + place * hour, { containerNo, portId: polId });
  }
  if (story !== 'cutOffNear' && isRecent) {
    say('vgmReceived', etd - 4.8 * day);
    if (story !== 'papersMissing') say('siReceived', etd - 5 * day);
  }
  // Customs stopped it this morning, whenever its ship leaves.
  const stopped = Math.min(etd - 36 * hour, now - 4 * hour);
  if (story === 'customsHold') say('customsHeld', stopped, { portId: polId });
  else if (story === 'inspection') say('customsInspects', stopped, { portId: polId });
  else say('customsReleased', etd - 3.5 * day, { portId: polId });
}

function atSea(shipment: DemoShipment, say: Say, isRecent: boolean): void {
  const { voyage, boxes, story, chance } = shipment;
  const { etd, eta, polId, podId, transhipIds } = voyage;
  if (story === 'blankSailing' || story === 'departsLate') return;
  const atd = etd + chance(0, 6) * hour;
  const left = story === 'mistypedPort' ? 'port-CNXGG' : polId;
  for (const [place, { containerNo }] of boxes.entries()) {
    const isLast = place === boxes.length - 1;
    if (story === 'rolledBox' && isLast) continue;
    if (isRecent) say('loaded', atd - 5 * hour + place * 0.2 * hour, { containerNo, portId: polId });
  }
  say('departure', atd, { portId: left });
  if (story === 'rolledBox') rolledOn(shipment, say, atd);
  if (story !== 'papersMissing') say('billIssued', atd + 2 * day);
  if (story === 'silentAtSea') return;
  const days = (eta - etd) / day;
  for (const [place, portId] of transhipIds.entries()) {
    const at = etd + (0.55 + place * 0.15) * (eta - etd);
    say('arrival', at, { portId });
    if (story === 'longTranshipment') return;
    say('departure', at + 1.5 * day, { portId });
  }
  // Carriers say every few days when they will be there; of long ago the first time is enough.
  const hours = chance(-8, 18);
  const times = isRecent ? Math.max(Math.floor((days - 2) / 5), 0) : days > 9 ? 1 : 0;
  const late =
    story === 'etaMovedThrice' ? [20, 41, 77, 77, 77, 77, 77] : Array.from({ length: times }, () => hours);
  for (const [place, moved] of late.entries())
    say('arrival', eta + moved * hour, {
      ...{ classifier: 'EST' as const, issuedAt: atd + (2 + place * 5) * day, portId: podId },
      delayReason: moved > 12 ? ((['WEA', 'POR', 'CON'] as const)[place] ?? 'WEA') : '',
    });
}

/** It waits for the next ship of another carrier. */
function rolledOn({ voyage, boxes }: DemoShipment, say: Say, atd: number): void {
  const box = boxes.at(-1);
  if (!box) return;
  const next = {
    vesselName: 'EVER ACE',
    voyageNo: '1207W',
    containerNo: box.containerNo,
    portId: voyage.polId,
  };
  say('loaded', atd + 2 * day, next);
  say('departure', atd + 2.2 * day, next);
}

function afterArrival(shipment: DemoShipment, say: Say, isRecent: boolean): void {
  const { voyage, boxes, story, chance } = shipment;
  const { etd, eta, podId } = voyage;
  if (['blankSailing', 'departsLate', 'silentAtSea', 'longTranshipment', 'rolledBox'].includes(story)) return;
  const ata = eta + (story === 'etaMovedThrice' ? 77 : chance(-6, 20)) * hour;
  say('arrival', ata, { portId: podId });
  if (story === 'retractedArrival') return;
  // A ship that leaves out a port brings its cargo to the next one, which nobody has told yet.
  if (story === 'omittedPort') return;
  for (const [place, { containerNo }] of boxes.entries()) {
    say('discharged', ata + (8 + place) * hour, { containerNo, portId: podId });
    if (story === 'lastFreeDayNear') continue;
    const out = ata + (2.5 + place * 0.3) * day;
    const isKept = story === 'partlyGatedOut' && place > 0;
    if (isRecent && !isKept) say('gateOut', out, { containerNo, portId: podId });
    if (story !== 'detentionNear' && !isKept)
      say('emptyIn', out + chance(3, 6) * day, { containerNo, portId: podId });
  }
  if (etd > 0 && story !== 'lastFreeDayNear') say('deliveryOrder', ata + 1.2 * day, { portId: podId });
}

function reported(
  shipment: DemoShipment,
  what: Said,
  at: number,
  issuedAt: number,
  more: More,
  number: number,
): ReportedEvent {
  const [eventType, code, emptyIndicator, documentType] = said[what];
  const { voyage } = shipment;
  const isMove = eventType === 'TRANSPORT' || code === 'LOAD' || code === 'DISC';
  return {
    eventId: `${shipment.soNo}-${String(number).padStart(2, '0')}`,
    ...{ issuedAt: Math.round(issuedAt), at: Math.round(at), classifier: more.classifier ?? 'ACT' },
    ...{ eventType, code, emptyIndicator, documentType, modeOfTransport: 'VESSEL' },
    containerNo: more.containerNo ?? null,
    references: [...new Set([shipment.soNo, shipment.mblNo].map(referenceKey))].filter(Boolean),
    unlocode: more.portId?.replace('port-', '') ?? null,
    vesselImo: isMove && !more.vesselName ? voyage.vesselImo : null,
    vesselName: isMove ? (more.vesselName ?? voyage.vesselName) : null,
    voyage: isMove ? referenceKey(more.voyageNo ?? voyage.voyageNo) : null,
    delayReason: more.delayReason ?? '',
  };
}

/** The event that its carrier took back: the ship waits in the roads. */
export const takenBack = (shipment: DemoShipment, reports: readonly DemoReport[]): DemoReport | undefined =>
  shipment.story === 'retractedArrival'
    ? reports.findLast(({ event }) => event.code === 'ARRI' && event.classifier === 'ACT')
    : undefined;
