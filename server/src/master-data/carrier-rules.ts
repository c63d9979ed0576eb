import { AppError } from '@fairway/contract/app-error.ts';
import { carriers, sailings, vessels, voyages } from '@fairway/contract/carriers.ts';
import { checkImoNumber } from '@fairway/domain/check-digits/imo-number.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import type { EntityRules } from '../entities/entity-rules.ts';
import { nameIn } from '../entities/references.ts';
import { carrierOfVessel, findPortZones, findVoyages, findVoyagesSpelled } from './store.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export const carrierRules: EntityRules = {
  entity: carriers,
  table: 'carrier',
  importedBy: [['scac']],
  naming: (row, language) => ({
    ...{ fullName: nameIn(row, language), enCode: text(row.scac), line: text(row.alliance) },
  }),
  found: ({ scac, smdg, iataPrefix, nameCn, nameEn, altScac }) => [
    ...[text(scac), text(nameCn), text(nameEn), text(smdg), text(iataPrefix)],
    ...texts(altScac),
  ],
  sortedBy: {
    scac: { column: 'scac' },
    nameCn: { column: 'nameCn' },
    nameEn: { column: 'nameEn', ignoresCase: true },
    kind: { column: 'kind' },
    alliance: { column: 'alliance' },
  },
  usualOrder: { column: 'scac' },
  narrowedBy: { kind: { column: 'kind' } },
};

const carrierReference = {
  to: 'carrier',
  shownAs: 'carrierName',
  called: { zh: '承运人', en: 'carrier' },
} as const;
const carrierName = { through: [{ by: 'carrierId', table: 'carrier' }], column: 'nameCn' } as const;

export const vesselRules: EntityRules = {
  entity: vessels,
  table: 'vessel',
  importedBy: [['imo']],
  references: { carrierId: carrierReference },
  naming: ({ imo, nameEn }) => ({ fullName: text(nameEn), enCode: text(imo), line: '' }),
  found: ({ imo, mmsi, nameEn, nameCn }) => [text(nameEn), text(imo), text(nameCn), text(mmsi)],
  sortedBy: {
    imo: { column: 'imo' },
    nameEn: { column: 'nameEn', ignoresCase: true },
    carrierName,
    teu: { column: 'teu' },
  },
  usualOrder: { column: 'nameEn', ignoresCase: true },
  narrowedBy: { carrierId: { column: 'carrierId' } },
  check: (_, kept) => {
    if (checkImoNumber(text(kept.imo)).problem !== null)
      throw new AppError('CHECK_DIGIT_WRONG', { value: text(kept.imo) });
    return kept;
  },
};

export const voyageRules: EntityRules = {
  entity: voyages,
  table: 'voyage',
  importedBy: [['vesselId', 'carrierVoyage']],
  references: {
    vesselId: { to: 'vessel', shownAs: 'vesselName', called: { zh: '船舶', en: 'vessel' } },
    carrierId: carrierReference,
  },
  isNamedByReferences: true,
  naming: ({ carrierVoyage, serviceCode, vesselName }) => ({
    ...{ fullName: [text(vesselName), text(carrierVoyage)].filter(Boolean).join(' ') },
    ...{ enCode: text(carrierVoyage), line: text(serviceCode) },
  }),
  /** Without one of its own a voyage is its vessel's carrier's. */
  check: async ({ db }, kept) => ({
    ...kept,
    carrierId: kept.carrierId ?? (await carrierOfVessel(db, text(kept.vesselId))),
  }),
  found: ({ carrierVoyage, universalVoyage, serviceCode }) => [
    ...[text(carrierVoyage), text(universalVoyage), text(serviceCode)],
  ],
  sortedBy: {
    carrierVoyage: { column: 'carrierVoyage' },
    vesselName: { through: [{ by: 'vesselId', table: 'vessel' }], column: 'nameEn', ignoresCase: true },
    serviceCode: { column: 'serviceCode' },
  },
  usualOrder: { column: 'carrierVoyage' },
  narrowedBy: { vesselId: { column: 'vesselId' }, carrierId: { column: 'carrierId' } },
};

const oneDay = 86_400_000;
const leavesOn = (etd: number, zone: string): string => formatDate(etd, 'yyyy-MM-dd', zone || defaultZone);
const toVoyage = { by: 'voyageId', table: 'voyage' } as const;

export const sailingRules: EntityRules = {
  entity: sailings,
  table: 'sailing',
  importedBy: [['voyageId', 'polId', 'podId']],
  moments: [
    ...['etd', 'atd', 'eta', 'ata', 'cutSi', 'cutVgm', 'cutPort', 'cutCustoms', 'cutManifest', 'gateOpen'],
  ],
  references: {
    voyageId: { to: 'voyage', spelled: findVoyagesSpelled, called: { zh: '航次', en: 'voyage' } },
    polId: { to: 'port', shownAs: 'polName', called: { zh: '起运港', en: 'port of loading' } },
    podId: { to: 'port', shownAs: 'podName', called: { zh: '目的港', en: 'port of discharge' } },
    tsPortIds: { to: 'port', shownAs: 'tsPortNames', called: { zh: '中转港', en: 'transhipment port' } },
  },
  /** Arrivals by the clock of where it goes, everything else by that of where it starts. */
  zoneOf: async (db, kept, field) => {
    const portId = text(field === 'eta' || field === 'ata' ? kept.podId : kept.polId);
    return (await findPortZones(db, [portId])).get(portId) ?? defaultZone;
  },
  isNamedByReferences: true,
  naming: ({ vesselName, carrierVoyage, polName, podName, etd, polTimeZone }) => ({
    ...{ fullName: [text(vesselName), text(carrierVoyage)].filter(Boolean).join(' ') },
    enCode: text(carrierVoyage),
    line: polName ? `${text(polName)} → ${text(podName)} ${leavesOn(Number(etd), text(polTimeZone))}` : '',
  }),
  found: () => [],
  foundBy: [
    { through: [toVoyage], column: 'searchText' },
    { through: [toVoyage, { by: 'vesselId', table: 'vessel' }], column: 'searchText' },
    { through: [{ by: 'polId', table: 'port' }], column: 'searchText' },
    { through: [{ by: 'podId', table: 'port' }], column: 'searchText' },
  ],
  sortedBy: {
    etd: { column: 'etd' },
    eta: { column: 'eta' },
    vesselName: {
      ...{ through: [toVoyage, { by: 'vesselId', table: 'vessel' }], column: 'nameEn' },
      ignoresCase: true,
    },
    carrierName: { through: [toVoyage, { by: 'carrierId', table: 'carrier' }], column: 'nameCn' },
    transitDays: { column: 'transitDays' },
  },
  usualOrder: { column: 'etd' },
  narrowedBy: {
    polId: { column: 'polId' },
    podId: { column: 'podId' },
    carrierId: { through: [toVoyage], column: 'carrierId' },
    etdFrom: { column: 'etd', as: 'from' },
    etdTo: { column: 'etd', as: 'before' },
    status: { column: 'status' },
  },
  check: (_, kept) => {
    const { etd, eta, atd, ata } = kept as Record<string, number | null>;
    if (Number(eta) < Number(etd) || (atd && ata && ata < atd)) throw new AppError('SAILING_DATES_WRONG');
    return { ...kept, transitDays: Math.round((Number(eta) - Number(etd)) / oneDay) };
  },
  describe: async (db, rows, language) => {
    const voyages = await findVoyages(
      db,
      rows.map(({ voyageId }) => text(voyageId)),
    );
    const byId = new Map(voyages.map((voyage) => [voyage.id, voyage]));
    const zones = await findPortZones(
      db,
      rows.flatMap(({ polId, podId }) => [text(polId), text(podId)]),
    );
    return rows.map((row) => {
      const voyage = byId.get(text(row.voyageId));
      return {
        ...row,
        ...{ vesselName: voyage?.vesselName ?? '', carrierVoyage: voyage?.carrierVoyage ?? '' },
        ...{ serviceCode: voyage?.serviceCode ?? '', carrierId: voyage?.carrierId ?? null },
        carrierName: voyage ? nameIn(voyage, language) : '',
        transitDays: Math.round((Number(row.eta) - Number(row.etd)) / oneDay),
        ...{
          polTimeZone: zones.get(text(row.polId)) ?? 'UTC',
          podTimeZone: zones.get(text(row.podId)) ?? 'UTC',
        },
      };
    });
  },
};
