import type { EntityChange } from '@fairway/contract/entity.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import type { EventClassifier, Milestone } from '@fairway/contract/tracking.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { actKeyOf } from '../../entities/entity-history.tsx';
import type { PlainKey, Say } from '../../language/words.ts';
import { billKindWords, billStateWords, documentKindWords, issueTypeWords } from '../detail/paper-words.ts';
import { memberRoleWords, milestoneWords, shipmentStateWords } from '../shown/shipment-words.ts';
import { zoneText } from '../tracking/wall-text.ts';
import { deskField } from './desk-fields.ts';
import { fieldText } from './field-text.ts';
import { legModeWords, partyRoleWords } from './part-words.ts';

type Difference = EntityChange['differences'][number];
type Words = Readonly<Record<string, PlainKey>>;

/** What a change names that is no field of the form. */
const partWords: Words = {
  status: 'shipmentState',
  boxes: 'trackBoxes',
  members: 'shipmentMembers',
  parties: 'deskTabParties',
  legs: 'legTitle',
  ship: 'shipmentShip',
  vesselName: 'shipmentVessel',
  voyageNo: 'shipmentVoyage',
  sailingId: 'vesselSailing',
  companyId: 'shipmentCompany',
  etd: 'timeEtd',
  eta: 'timeEta',
  bill: 'deskTabBills',
  billHead: 'billIssueType',
  billSent: 'historyBillSent',
  billAnswer: 'historyBillAnswer',
  document: 'deskTabDocuments',
  splitTo: 'historySplitTo',
  splitFrom: 'historySplitFrom',
  mergedFrom: 'historyMergedFrom',
  mergedInto: 'historyMergedInto',
  event: 'historyEvent',
  eventRetracted: 'historyEvent',
  hold: 'historyHold',
  originalsBack: 'historyOriginals',
  reason: 'deskReason',
};

export const partName = (field: string, words: Say): string =>
  words(deskField(field)?.label ?? partWords[field] ?? 'deskOtherField');

const made = ({ before, after }: Difference, add: PlainKey, change: PlainKey, remove: PlainKey): PlainKey => {
  if (before === null) return add;
  return after === null ? remove : change;
};

/** By the part of the shipment that tells most of what was done. */
const acts: readonly (readonly [string, (one: Difference) => PlainKey])[] = [
  ['event', () => 'actAddTrackingEvent'],
  ['eventRetracted', () => 'actRetractTrackingEvent'],
  ['splitTo', () => 'actSplitShipment'],
  ['splitFrom', () => 'actSplitShipment'],
  ['mergedFrom', () => 'actMergeShipments'],
  ['mergedInto', () => 'actMergeShipments'],
  ['ship', () => 'actChangeShipmentVessel'],
  [
    'status',
    ({ after }) => {
      if (after === 'cancelled') return 'actCancelShipment';
      return after === 'closed' ? 'actCloseShipment' : 'actReopenShipment';
    },
  ],
  ['billSent', () => 'actSendShipmentBill'],
  ['billAnswer', () => 'actAnswerShipmentBill'],
  [
    'bill',
    (one) => {
      const isEnded = / (issued|surrendered|voided)$/.test(String(one.after));
      if (isEnded) return 'actSetBillState';
      return made(one, 'actAddShipmentBill', 'actUpdateShipmentBill', 'actSetBillState');
    },
  ],
  ['billHead', () => 'actUpdateShipmentBill'],
  [
    'document',
    (one) => made(one, 'actAddShipmentDocument', 'actChangeShipmentDocument', 'actRemoveShipmentDocument'),
  ],
  ['hold', () => 'historyHold'],
  ['originalsBack', () => 'historyOriginals'],
  ['members', () => 'actSetShipmentMembers'],
  ['parties', () => 'actSetShipmentParties'],
  ['legs', () => 'actSetShipmentLegs'],
  ['boxes', () => 'actSaveShipmentBoxes'],
];

/** What was done, in words. */
export function actOf(change: EntityChange): PlainKey {
  if (change.act === 'create') return 'actCreateShipment';
  if (change.act !== 'update') return actKeyOf(change);
  for (const [field, act] of acts) {
    const one = change.differences.find((difference) => difference.field === field);
    if (one) return act(one);
  }
  return 'actUpdateShipment';
}

/** On the wall of a place, with how far it is from Greenwich. */
export const momentText = (at: number, zone = defaultZone): string =>
  `${formatDate(at, undefined, zone || defaultZone)} ${zoneText(at, zone || defaultZone)}`;

type Place = Pick<ShipmentDetail['pol'], 'id' | 'code' | 'name' | 'timeZone'>;

const stamp = /\b\d{4}-\d\d-\d\dT\d\d:\d\d\b|–(?= \d{4}-\d\d-\d\dT)/g;
/** Moments within a line are written as of Greenwich: the departure first, then the arrival. */
const withTimes = (line: string, zones: readonly string[]): string => {
  let count = 0;
  return line.replace(stamp, (at) => {
    const zone = zones[count++] ?? zones.at(-1);
    // Nobody knows the departure.
    return at === '–' ? at : momentText(Date.parse(`${at}Z`), zone);
  });
};

const codes = { ...billKindWords, ...documentKindWords } as Words;
const roles: Readonly<Record<string, Words>> = { members: memberRoleWords, parties: partyRoleWords };
const answers: Words = { confirmed: 'historyConfirmed', changes: 'paperChangesAsked' };
const classifiers: Readonly<Record<EventClassifier, PlainKey>> = {
  ACT: 'trackActual',
  EST: 'trackEstimated',
  PLN: 'trackPlanned',
};

/** The first word of a line is a code. */
const withFirst = (line: string, named: Words, words: Say): string => {
  const [first = '', ...rest] = line.split(' ');
  const name = Object.hasOwn(named, first) ? named[first] : undefined;
  return [name ? words(name) : first, ...rest].join(' ');
};

/** A bill or a document: its kind, its number, its version and where it stands. */
const paperLine = (line: string, words: Say): string =>
  withFirst(line, codes, words)
    .replace(/ V(\d+)(?= |$)/, (_, version) => ` ${words('billVersion', { version })}`)
    .replace(/ (original|telex|seaway|electronic)(?= \d)/, (_, type: keyof typeof issueTypeWords) => {
      return ` ${words(issueTypeWords[type])}`;
    })
    .replace(/ published$/, () => ` ${words('paperPublish')}`)
    .replace(/ (draft|confirmed|issued|surrendered|voided)$/, (_, state: keyof typeof billStateWords) => {
      return ` ${words(billStateWords[state])}`;
    });

function legLine(line: string, places: readonly Place[], words: Say): string {
  const zones: string[] = [];
  const told = withFirst(line, legModeWords, words).replace(/(\S+)→(\S+)/, (_, ...ends: string[]) =>
    ends
      .slice(0, 2)
      .map((end) => {
        const place = places.find(({ id, code }) => code === end || id === end);
        zones.push(place?.timeZone ?? defaultZone);
        return place?.name ?? end;
      })
      .join('→'),
  );
  return withTimes(told, zones);
}

interface ToldEvent {
  milestone: Milestone;
  classifier: EventClassifier;
  at: number;
  containerNos?: readonly string[];
  portName?: string;
  timeZone?: string;
}

const eventText = ({ milestone, classifier, at, containerNos = [], ...place }: ToldEvent, words: Say) =>
  [
    words(milestoneWords[milestone]),
    words(classifiers[classifier]),
    momentText(at, place.timeZone),
    place.portName,
    containerNos.join(words('listComma')),
  ]
    .filter(Boolean)
    .join(' ');

/** The ports a line of history may name. */
export const placesOf = ({ pol, pod, tranships, legs }: ShipmentDetail): Place[] => [
  ...[pol, pod, ...tranships],
  ...legs.flatMap(({ from, to }) => [from, to]),
];

/** A value as it was, in words. */
export function pastText(field: string, value: unknown, shipment: ShipmentDetail, words: Say): string {
  const { pol, pod } = shipment;
  const described = deskField(field);
  if (described?.kind === 'moment' && typeof value === 'number')
    return momentText(value, described.wall === 'pol' ? pol.timeZone : pod.timeZone);
  if (described) return fieldText(described, value, words, pol.timeZone);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number')
    return field === 'etd' || field === 'eta'
      ? momentText(value, field === 'etd' ? pol.timeZone : pod.timeZone)
      : String(value);
  if (Array.isArray(value))
    return value.map((one) => pastText(field, one, shipment, words)).join(words('listSemicolon'));
  if (field === 'event' || field === 'eventRetracted') return eventText(value as ToldEvent, words);
  const line = String(value);
  if (field === 'status') return withFirst(line, shipmentStateWords, words);
  if (field === 'members' || field === 'parties') return withFirst(line, roles[field] ?? {}, words);
  if (field === 'legs') return legLine(line, placesOf(shipment), words);
  if (field === 'ship') return withTimes(line, [pol.timeZone, pod.timeZone]);
  if (field === 'bill' || field === 'billHead' || field === 'billSent' || field === 'document')
    return paperLine(line, words);
  return field === 'billAnswer' ? withFirst(line, answers, words) : line;
}

/** Of lists only the lines that went and came. */
export function changedLines({ before, after }: Difference): [unknown, unknown] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after];
  const [had, has] = [new Set(before), new Set(after)];
  return [before.filter((line) => !has.has(line)), after.filter((line) => !had.has(line))];
}
