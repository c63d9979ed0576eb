import * as z from 'zod/mini';
import { entity } from './entity.ts';
import { id, moment } from './envelope.ts';
import { codeOf, nameOf, optionalCode, optionalText, remark } from './kept-fields.ts';

export const carrierKinds = ['ocean', 'air', 'rail', 'truck', 'nvocc'] as const;
export type CarrierKind = (typeof carrierKinds)[number];
/** How a sailing stands, by the codes of port calls. */
export const sailingStates = [
  'normal',
  'delayed',
  'omit',
  'blank',
  'adhoc',
  'rotation',
  'slide',
  'cutRun',
] as const;
export type SailingState = (typeof sailingStates)[number];

const codes = z._default(z.array(codeOf(12)).check(z.maxLength(20)), []);

export const carriers = entity({
  ...{ entity: 'Carrier', plural: 'Carriers', modelId: 'masterData' },
  kept: {
    scac: codeOf(4),
    smdg: optionalCode(3),
    /** The first three figures of its air waybills. */
    iataPrefix: z._default(z.string().check(z.trim(), z.regex(/^(\d{3})?$/)), ''),
    nameCn: nameOf(40),
    nameEn: nameOf(80),
    kind: z.enum(carrierKinds),
    alliance: optionalText(20),
    altScac: codes,
    blPrefix: codes,
    trackUrl: z._default(z.string().check(z.trim(), z.maxLength(200), z.regex(/^(https:\/\/\S+)?$/)), ''),
    remark,
  },
  shown: {},
  filters: { kind: z.optional(z.array(z.enum(carrierKinds)).check(z.maxLength(5))) },
  sortedBy: ['scac', 'nameCn', 'nameEn', 'kind', 'alliance'],
});
export type Carrier = z.infer<typeof carriers.row>;

export const vessels = entity({
  ...{ entity: 'Vessel', plural: 'Vessels', modelId: 'masterData' },
  kept: {
    /** Seven figures; the last one checks the others. */
    imo: z.string().check(z.trim(), z.regex(/^\d{7}$/)),
    mmsi: z._default(z.string().check(z.trim(), z.regex(/^(\d{9})?$/)), ''),
    nameEn: nameOf(60),
    nameCn: optionalText(40),
    carrierId: z.nullable(id),
    teu: z.nullable(z.int().check(z.minimum(1), z.maximum(50_000))),
    flag: optionalCode(2),
    remark,
  },
  shown: { carrierName: z.string() },
  filters: { carrierId: z.optional(id) },
  sortedBy: ['imo', 'nameEn', 'carrierName', 'teu'],
  errors: ['CHECK_DIGIT_WRONG'],
});

export const voyages = entity({
  ...{ entity: 'Voyage', plural: 'Voyages', modelId: 'sailings' },
  kept: {
    vesselId: id,
    carrierId: z.nullable(id),
    carrierVoyage: codeOf(20),
    /** The reference all carriers of a vessel share. */
    universalVoyage: optionalCode(5),
    serviceCode: optionalCode(20),
    direction: z._default(z.enum(['', 'E', 'W', 'N', 'S']), ''),
    remark,
  },
  shown: { vesselName: z.string(), carrierName: z.string() },
  filters: { vesselId: z.optional(id), carrierId: z.optional(id) },
  sortedBy: ['carrierVoyage', 'vesselName', 'serviceCode'],
});

const time = z._default(z.nullable(moment), null);
/** What must be done before a sailing, in the order of a usual week. */
export const cutOffs = ['gateOpen', 'cutManifest', 'cutVgm', 'cutSi', 'cutCustoms', 'cutPort'] as const;
export type CutOff = (typeof cutOffs)[number];

export const sailings = entity({
  ...{ entity: 'Sailing', plural: 'Sailings', modelId: 'sailings' },
  kept: {
    voyageId: id,
    polId: id,
    podId: id,
    tsPortIds: z._default(z.array(id).check(z.maxLength(6)), []),
    etd: moment,
    atd: time,
    eta: moment,
    ata: time,
    cutSi: time,
    cutVgm: time,
    cutPort: time,
    cutCustoms: time,
    cutManifest: time,
    gateOpen: time,
    status: z._default(z.enum(sailingStates), 'normal'),
    remark,
  },
  shown: {
    vesselName: z.string(),
    carrierVoyage: z.string(),
    serviceCode: z.string(),
    carrierId: z.nullable(z.string()),
    carrierName: z.string(),
    polName: z.string(),
    podName: z.string(),
    tsPortNames: z.array(z.string()),
    transitDays: z.number(),
    polTimeZone: z.string(),
    podTimeZone: z.string(),
  },
  filters: {
    polId: z.optional(id),
    podId: z.optional(id),
    carrierId: z.optional(id),
    etdFrom: z.optional(moment),
    etdTo: z.optional(moment),
    status: z.optional(z.array(z.enum(sailingStates)).check(z.maxLength(8))),
  },
  sortedBy: ['etd', 'eta', 'vesselName', 'carrierName', 'transitDays'],
  errors: ['SAILING_DATES_WRONG'],
});
export type Sailing = z.infer<typeof sailings.row>;
