import { carriers, vessels } from '@fairway/contract/carriers.ts';
import { codeAndName, describe, remarkField } from './describe.ts';

export const carrierDescription = describe(carriers, {
  plural: 'mdCarriers',
  singular: 'mdCarrier',
  search: 'mdCarriersSearch',
  nameOf: codeAndName('scac'),
  cardFields: ['nameEn', 'kind', 'alliance'],
  groups: [
    {
      title: 'mdGroupBasics',
      fields: [
        { field: 'scac', label: 'mdScac', kind: 'code', most: 4, required: true },
        { field: 'nameCn', label: 'mdNameCn', kind: 'text', most: 40, required: true },
        { field: 'nameEn', label: 'mdNameEn', kind: 'text', most: 80, required: true, width: 220 },
        {
          ...{ field: 'kind', label: 'mdCarrierKind', kind: 'choice', required: true, startsWith: 'ocean' },
          options: {
            ocean: 'mdCarrierOcean',
            air: 'mdCarrierAir',
            rail: 'mdCarrierRail',
            truck: 'mdCarrierTruck',
            nvocc: 'mdCarrierNvocc',
          },
          filter: { by: 'kind', as: 'many' },
        },
        { field: 'alliance', label: 'mdAlliance', kind: 'text', most: 20 },
        { field: 'smdg', label: 'mdSmdg', kind: 'code', most: 3 },
        { field: 'iataPrefix', label: 'mdIataPrefix', hint: 'mdIataPrefixHint', kind: 'code', most: 3 },
      ],
    },
    {
      title: 'mdGroupNumbers',
      fields: [
        {
          ...{ field: 'altScac', label: 'mdAltScac', hint: 'mdCodesHint', kind: 'codes', most: 200 },
          table: 'extra',
        },
        {
          ...{ field: 'blPrefix', label: 'mdBlPrefix', hint: 'mdCodesHint', kind: 'codes', most: 200 },
          table: 'extra',
        },
        {
          ...{ field: 'trackUrl', label: 'mdTrackUrl', hint: 'mdTrackUrlHint', kind: 'text', most: 200 },
          ...{ format: 'url', isWide: true, table: 'extra' },
        },
        remarkField,
      ],
    },
  ],
});

export const vesselDescription = describe(vessels, {
  plural: 'mdVessels',
  singular: 'mdVessel',
  search: 'mdVesselsSearch',
  nameOf: ({ nameEn, nameCn }, language) =>
    [nameEn, language === 'zh-CN' && nameCn].filter(Boolean).join(' '),
  cardFields: ['imo', 'carrierId', 'teu'],
  groups: [
    {
      title: 'mdGroupBasics',
      fields: [
        { field: 'nameEn', label: 'mdVesselEn', kind: 'text', most: 60, required: true, width: 220 },
        { field: 'nameCn', label: 'mdVesselCn', kind: 'text', most: 40 },
        {
          ...{ field: 'imo', label: 'mdImo', kind: 'code', most: 7, required: true },
          checkDigit: 'imo',
        },
        { field: 'mmsi', label: 'mdMmsi', hint: 'mdMmsiHint', kind: 'code', most: 9, table: 'extra' },
        {
          ...{ field: 'carrierId', label: 'mdCarrier', kind: 'reference', entity: 'Carrier' },
          ...{ shownAs: 'carrierName', filter: { by: 'carrierId', as: 'reference' } },
        },
        { field: 'teu', label: 'mdVesselTeu', kind: 'number', least: 1, most: 50_000, suffix: 'TEU' },
        { field: 'flag', label: 'mdFlag', hint: 'mdCountryHint', kind: 'code', most: 2, width: 80 },
        remarkField,
      ],
    },
  ],
});
