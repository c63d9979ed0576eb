import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { EntityField, FieldGroup, RowsField } from '../../entities/entity-description.ts';
import { isByBox } from '../cargo/cargo-text.ts';
import { companyToday } from '../rate-dates.ts';
import { basisWords, rateTypeWords, spaceWords, unitWords } from '../rate-words.ts';

export interface RateRights {
  seesCost: boolean;
  seesFloor: boolean;
  seesContract: boolean;
}

/** Types of box that surcharges are priced by in the form; others stay as they are. */
export const surchargeTypes = ['20GP', '40GP', '40HQ', '45HQ'] as const;

/** The fields of the form of a rate, by what it is sold by and what its writer may see. */
export function rateGroups(mode: TransportMode, rights: RateRights): FieldGroup[] {
  return [
    { title: 'rateGroupLane', fields: laneFields(mode) },
    { title: 'rateGroupValidity', fields: validityFields },
    { title: 'ratePrices', fields: priceFields(mode, rights) },
    { title: 'rateTerms', fields: termFields },
    {
      title: 'rateSurcharges',
      fields: [
        surchargeField,
        {
          ...{
            field: 'included',
            label: 'rateIncludedCodes',
            hint: 'rateIncludedHint',
            kind: 'codes',
            most: 500,
          },
          isWide: true,
        },
      ],
    },
    { title: 'rateAudience', fields: audienceFields },
    {
      title: 'rateRemarks',
      fields: [
        { field: 'remark', label: 'rateRemark', kind: 'longText', most: 500 },
        ...(rights.seesContract
          ? [{ field: 'contractNo', label: 'rateContract', kind: 'text', most: 40 } as const]
          : []),
        { field: 'remarkInternal', label: 'rateRemarkInternal', kind: 'longText', most: 500 },
      ],
    },
  ];
}

const port = (field: string, label: EntityField['label'], isRequired = false): EntityField => ({
  ...{ field, label, kind: 'reference', entity: 'Port' },
  ...(isRequired && { required: true }),
});

const laneFields = (mode: TransportMode): EntityField[] => [
  {
    ...{ field: 'carrierId', label: 'rateCarrier', kind: 'reference', entity: 'Carrier', required: true },
  },
  { field: 'lineId', label: 'rateLine', kind: 'reference', entity: 'TradeLine' },
  port('polId', 'ratePol', true),
  port('podId', 'ratePod', true),
  { field: 'isDirect', label: 'rateDirect', kind: 'switch', startsWith: true },
  port('viaId', 'rateViaPort'),
  port('porId', 'ratePor'),
  port('delId', 'rateDel'),
  { field: 'serviceCode', label: 'rateService', kind: 'code', most: 20 },
  ...(mode === 'AIR'
    ? []
    : [
        {
          field: 'sailingId',
          label: 'rateSpotSailing',
          hint: 'rateSpotHint',
          kind: 'reference',
          entity: 'Sailing',
        } as const,
      ]),
];

const validityFields: readonly EntityField[] = [
  {
    ...{ field: 'rateType', label: 'rateKinds', kind: 'choice', required: true, startsWith: 'FAK' },
    options: rateTypeWords,
  },
  { field: 'currency', label: 'rateCurrency', kind: 'currency', required: true, startsWith: 'USD' },
  { field: 'validFrom', label: 'rateValidFrom', kind: 'day', required: true },
  { field: 'validTo', label: 'rateValidTo', kind: 'day', required: true },
  {
    ...{ field: 'validityBasis', label: 'rateBasis', kind: 'choice', required: true, startsWith: 'soEtd' },
    options: basisWords,
  },
  { field: 'commodity', label: 'rateGoods', hint: 'rateGoodsHint', kind: 'text', most: 80 },
];

/** What it costs and below what nobody may sell only for who may see it. */
const layers = ({ seesCost, seesFloor }: RateRights): EntityField[] => [
  ...(seesCost ? [{ field: 'cost', label: 'rateCost', kind: 'decimal' } as const] : []),
  ...(seesFloor ? [{ field: 'floor', label: 'rateFloor', kind: 'decimal' } as const] : []),
  { field: 'sell', label: 'rateSellPrice', kind: 'decimal', required: true },
];

function priceFields(mode: TransportMode, rights: RateRights): EntityField[] {
  if (isByBox(mode))
    return [
      {
        ...{ field: 'boxes', label: 'rateBoxPrices', kind: 'rows', required: true },
        columns: [
          { field: 'type', label: 'rateBoxType', kind: 'code', most: 6, required: true },
          ...layers(rights),
        ],
      },
    ];
  if (mode === 'LCL')
    return [
      {
        ...{ field: 'priceUnit', label: 'ratePriceUnit', kind: 'choice', required: true, startsWith: 'RT' },
        options: { RT: 'mdUnitRt', CBM: 'mdUnitCbm', TON: 'rateUnitTon' },
      },
      ...layers(rights),
      { field: 'ratio', label: 'rateRatio', hint: 'rateRatioHint', kind: 'decimal', startsWith: '1' },
      { field: 'minimumQuantity', label: 'rateMinimumQuantity', kind: 'decimal', startsWith: '1' },
      { field: 'minimumCharge', label: 'rateMinimum', kind: 'decimal' },
      port('cfsPortId', 'rateCfs'),
    ];
  return [
    {
      ...{ field: 'breaks', label: 'rateBreaks', kind: 'rows', required: true },
      columns: [
        { field: 'fromKg', label: 'rateFromWeight', kind: 'decimal', required: true, suffix: 'kg' },
        ...layers(rights),
      ],
    },
    ...(rights.seesCost
      ? [{ field: 'minimumCost', label: 'rateMinimumCost', kind: 'decimal' } as const]
      : []),
    ...(rights.seesFloor
      ? [{ field: 'minimumFloor', label: 'rateMinimumFloor', kind: 'decimal' } as const]
      : []),
    { field: 'minimumSell', label: 'rateMinimum', kind: 'decimal' },
    {
      ...{ field: 'divisor', label: 'rateDivisorField', kind: 'number', least: 1_000, most: 9_000 },
      ...{ startsWith: 6_000, required: true },
    },
    { field: 'mayUseNextBreak', label: 'rateNextBreakField', kind: 'switch', startsWith: true },
    { field: 'fuel', label: 'rateFuelField', kind: 'decimal' },
    { field: 'security', label: 'rateSecurityField', kind: 'decimal' },
    { field: 'densityBand', label: 'rateDensityField', kind: 'text', most: 12 },
    { field: 'flight', label: 'rateFlightField', kind: 'code', most: 20 },
  ];
}

const termFields: readonly EntityField[] = [
  { field: 'transitDays', label: 'rateTransit', kind: 'number', least: 0, most: 200 },
  { field: 'frequency', label: 'rateFrequency', hint: 'rateFrequencyHint', kind: 'text', most: 40 },
  { field: 'freeDemurrage', label: 'rateFreeDemurrage', kind: 'number', least: 0, most: 90 },
  { field: 'freeDetention', label: 'rateFreeDetention', kind: 'number', least: 0, most: 90 },
  { field: 'weightLimit', label: 'rateWeightLimit', kind: 'text', most: 60 },
  {
    ...{ field: 'space', label: 'rateSpace', kind: 'choice', required: true, startsWith: 'unknown' },
    options: spaceWords,
  },
  { field: 'isFeatured', label: 'rateFeatured', kind: 'switch', startsWith: false },
];

const surchargeField: RowsField = {
  ...{ field: 'surcharges', label: 'rateSurcharges', kind: 'rows' },
  columns: [
    { field: 'chargeCodeId', label: 'rateCharge', kind: 'reference', entity: 'ChargeCode', required: true },
    {
      field: 'unit',
      label: 'rateChargeUnit',
      kind: 'choice',
      required: true,
      startsWith: 'ctn',
      options: unitWords,
    },
    { field: 'currency', label: 'rateCurrency', kind: 'currency', required: true, startsWith: 'USD' },
    { field: 'box20GP', label: 'rateBox20GP', kind: 'decimal' },
    { field: 'box40GP', label: 'rateBox40GP', kind: 'decimal' },
    { field: 'box40HQ', label: 'rateBox40HQ', kind: 'decimal' },
    { field: 'box45HQ', label: 'rateBox45HQ', kind: 'decimal' },
    { field: 'price', label: 'rateFlatPrice', kind: 'decimal' },
    { field: 'minimum', label: 'rateLeastAmount', kind: 'decimal' },
    { field: 'maximum', label: 'rateMostAmount', kind: 'decimal' },
    {
      ...{ field: 'paidAt', label: 'ratePaidAt', kind: 'choice', required: true, startsWith: 'PP' },
      options: { PP: 'chargePrepaid', CC: 'chargeCollect' },
    },
    { field: 'isMandatory', label: 'rateMandatory', kind: 'switch', startsWith: true },
    {
      ...{ field: 'condition', label: 'rateCondition', kind: 'choice' },
      options: {
        dangerous: 'chargeDangerous',
        oversize: 'chargeOversize',
        refrigerated: 'chargeRefrigerated',
        kgPerBox: 'chargeBoxHeavier',
      },
    },
    { field: 'conditionKg', label: 'rateConditionKg', kind: 'decimal', suffix: 'kg' },
    { field: 'validFrom', label: 'rateValidFrom', kind: 'day', required: true, startsWith: companyToday() },
    { field: 'validTo', label: 'rateValidTo', kind: 'day' },
  ],
};

const audienceFields: readonly EntityField[] = [
  {
    ...{ field: 'isForEveryCustomer', label: 'rateForEverybody', kind: 'switch', startsWith: true },
    ...{ hint: 'rateAudienceHint', isWide: true },
  },
  {
    ...{ field: 'levels', label: 'rateLevels', kind: 'choices' },
    options: { A: 'rateLevelA', B: 'rateLevelB', C: 'rateLevelC', D: 'rateLevelD' },
  },
  { field: 'customerIds', label: 'rateNamedCustomers', kind: 'references', entity: 'Customer' },
];
