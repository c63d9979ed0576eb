import * as z from 'zod/mini';
import { boxType } from './charges.ts';
import { id, moment } from './envelope.ts';
import { transportModes } from './freight-rates.ts';
import { day, measure } from './kept-fields.ts';
import { incoterms, orderServices, packageTypes } from './order-fields.ts';

/** Sea, air, rail and land; out of the country and into it. */
export const businesses = ['SE', 'SI', 'AE', 'AI', 'RE', 'LT'] as const;
export type Business = (typeof businesses)[number];
/** Whose bill the customer gets: the carrier's, or ours. */
export const billModes = ['direct', 'house'] as const;
export type BillMode = (typeof billModes)[number];
export const freightTerms = ['PP', 'CC', 'third'] as const;
export const moveTerms = [
  ...(['CY-CY', 'CY-DR', 'DR-CY', 'DR-DR', 'CY-CFS', 'CFS-CY', 'CFS-CFS', 'CY-FO', 'FI-CY'] as const),
] as const;
export const shipmentStates = ['active', 'closed', 'cancelled'] as const;
export type ShipmentState = (typeof shipmentStates)[number];
/** The tabs of a list; `troubled` and `awaitsRelease` cut across the others. */
export const shipmentSegments = [
  'all',
  'notSailed',
  'onTheWay',
  'arrived',
  'troubled',
  'awaitsRelease',
  'finished',
] as const;
export type ShipmentSegment = (typeof shipmentSegments)[number];
/** Mine: I am a member; group: everything of my company and those below it, for who has the right. */
export const shipmentScopes = ['mine', 'group'] as const;
export type ShipmentScope = (typeof shipmentScopes)[number];

export const memberRoles = [
  'sales',
  'service',
  'operator',
  'documents',
  'pricing',
  'receivable',
  'payable',
  'overseas',
] as const;
export type MemberRole = (typeof memberRoles)[number];
/** Those on the bill first; only they are shown to customers. */
export const partyRoles = [
  'shipper',
  'consignee',
  'notify',
  'notify2',
  'carrier',
  'agent',
  'trucker',
  'broker',
  'warehouse',
  'insurer',
] as const;
export type PartyRole = (typeof partyRoles)[number];
export const billParties = [
  'shipper',
  'consignee',
  'notify',
  'notify2',
] as const satisfies readonly PartyRole[];
export type BillParty = (typeof billParties)[number];
export const legModes = ['vessel', 'feeder', 'barge', 'rail', 'truck', 'flight'] as const;
export type LegMode = (typeof legModes)[number];

/** The kinds of numbers by which a shipment is found. */
export const referenceKinds = [
  'shipment',
  'order',
  'mbl',
  'hbl',
  'so',
  'container',
  'customerRef',
  'po',
  'seal',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
/** A number as carriers write it. */
const number = (most: number) =>
  z.string().check(z.trim(), z.toUpperCase(), z.maxLength(most), z.regex(/^[\w ./-]*$/));
const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
/** A moment of this century. */
const time = z.nullable(z.int().check(z.minimum(946_684_800_000), z.maximum(4_102_444_800_000)));
const days = z.nullable(count(365));
const temperature = z.nullable(z.string().check(z.trim(), z.regex(/^-?\d{1,2}(\.\d)?$/)));

/** What people keep of a shipment; how far it has come is never written. */
export const shipmentFields = {
  ...{ customerId: id, companyId: z.nullable(id), business: z.enum(businesses) },
  ...{ mode: z.enum(transportModes), isConsolidation: z.boolean(), billMode: z.enum(billModes) },
  ...{ mblNo: number(40), hblNo: number(40), soNo: number(40), customerRef: text(60), poNo: text(60) },
  ...{ carrierId: z.nullable(id), bookingAgentId: z.nullable(id), agentId: z.nullable(id) },
  ...{ polId: id, podId: id, receiptPortId: z.nullable(id), deliveryPortId: z.nullable(id) },
  transhipIds: z.array(id).check(z.maxLength(6)),
  ...{ receiptPlace: text(120), deliveryPlace: text(120) },
  ...{ cutSi: time, cutVgm: time, cutPort: time, cutCustoms: time, cutManifest: time },
  ...{ incoterm: z.nullable(z.enum(incoterms)), freightTerm: z.enum(freightTerms) },
  moveTerm: z.enum(moveTerms),
  services: z.array(z.enum(orderServices)).check(z.maxLength(orderServices.length)),
  ...{ goodsCn: text(200), goodsEn: text(300), marks: text(1_000) },
  hsCode: z.string().check(z.trim(), z.regex(/^(\d{6,10})?$/)),
  ...{ packages: count(999_999), packageType: z.enum(packageTypes) },
  ...{ grossKg: measure(9, 3), cbm: measure(7, 3), chargeableKg: z.nullable(measure(9, 3)) },
  isDangerous: z.boolean(),
  unNo: z.string().check(z.trim(), z.regex(/^(\d{4})?$/)),
  imoClass: z.string().check(z.trim(), z.regex(/^(\d(\.\d)?[A-Z]?)?$/)),
  ...{ freeDemurrage: days, freeDetention: days },
  ...{ remark: text(1_000), internalRemark: text(1_000), bizDate: day },
};
export type ShipmentFields = { [F in keyof typeof shipmentFields]: z.infer<(typeof shipmentFields)[F]> };

/** All of them may be left out. */
export const someShipmentFields = z.partial(z.object(shipmentFields));

/** The ship, as people type it where no sailing of the schedule fits. */
export const typedShip = z.object({
  vesselName: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(60)),
  vesselImo: z._default(z.string().check(z.trim(), z.regex(/^(\d{7})?$/)), ''),
  voyageNo: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(20)),
  ...{ etd: z._default(time, null), eta: z._default(time, null) },
});

export const writtenMember = z.object({
  userId: id,
  role: z.enum(memberRoles),
  /** Of the result, in percent. */
  share: z._default(measure(3, 2), '0'),
});

export const partyDetails = z.object({
  name: z._default(text(160), ''),
  address: z._default(text(400), ''),
  contact: z._default(text(80), ''),
  phone: z._default(text(40), ''),
  email: z._default(z.string().check(z.trim(), z.maxLength(100), z.regex(/^([^\s@]+@[^\s@]+)?$/)), ''),
  /** As it is to stand on the bill, where that is another text. */
  billText: z._default(text(800), ''),
});
export type PartyDetails = z.infer<typeof partyDetails>;

export const writtenParty = z.object({
  role: z.enum(partyRoles),
  /** A customer or partner of ours. */
  customerId: z._default(z.nullable(id), null),
  details: z.prefault(partyDetails, {}),
});

export const writtenLeg = z.object({
  mode: z.enum(legModes),
  ...{ fromPortId: id, toPortId: id },
  vesselName: z._default(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(60)), ''),
  voyageNo: z._default(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(20)), ''),
  ...{ etd: z._default(time, null), eta: z._default(time, null) },
});

export const writtenBox = z.object({
  /** Empty while nobody knows it; a wrong check digit is a warning. */
  containerNo: z._default(
    z.string().check(z.trim(), z.toUpperCase(), z.maxLength(20), z.regex(/^[A-Z0-9 -]*$/)),
    '',
  ),
  type: boxType,
  sealNo: z._default(number(40), ''),
  packages: z._default(count(999_999), 0),
  grossKg: z._default(measure(8, 3), '0'),
  tareKg: z._default(z.nullable(measure(6, 3)), null),
  vgmKg: z._default(z.nullable(measure(8, 3)), null),
  vgmMethod: z._default(z.nullable(z.union([z.literal(1), z.literal(2)])), null),
  cbm: z._default(measure(6, 3), '0'),
  soNo: z._default(number(40), ''),
  emptyDepot: z._default(text(120), ''),
  temperature: z._default(temperature, null),
  isShipperOwned: z._default(z.boolean(), false),
});
export type WrittenBox = z.infer<typeof writtenBox>;

/** Where a ship was seen last. */
export const shipPosition = z.object({ lat: z.number(), lon: z.number(), at: z.nullable(moment) });
