import { chargeCodes, containerTypes } from '@fairway/contract/charge-codes.ts';
import { codeAndName, describe, remarkField } from './describe.ts';

export const chargeCodeDescription = describe(chargeCodes, {
  plural: 'mdChargeCodes',
  singular: 'mdChargeCode',
  search: 'mdCodesSearch',
  nameOf: codeAndName('enCode'),
  cardFields: ['nameEn', 'group', 'defaultCurrency', 'defaultUnit'],
  groups: [
    {
      title: 'mdGroupBasics',
      fields: [
        { field: 'enCode', label: 'mdCode', kind: 'code', most: 12, required: true },
        { field: 'nameCn', label: 'mdNameCn', kind: 'text', most: 60, required: true },
        { field: 'nameEn', label: 'mdNameEn', kind: 'text', most: 80, required: true, width: 220 },
        {
          ...{ field: 'group', label: 'mdChargeGroup', kind: 'choice', required: true },
          options: {
            freight: 'mdGroupFreight',
            surcharge: 'mdGroupSurcharge',
            origin: 'mdGroupOrigin',
            destination: 'mdGroupDestination',
            customs: 'mdGroupCustoms',
            truck: 'mdGroupTruck',
            insurance: 'mdGroupInsurance',
            disbursement: 'mdGroupDisbursement',
            other: 'mdGroupOther',
          },
          filter: { by: 'group', as: 'many' },
        },
        {
          ...{ field: 'defaultCurrency', label: 'mdDefaultCurrency', kind: 'currency', required: true },
          startsWith: 'USD',
        },
        {
          ...{ field: 'defaultUnit', label: 'mdDefaultUnit', kind: 'choice', required: true },
          startsWith: 'ctn',
          options: {
            ctn: 'mdUnitCtn',
            teu: 'mdUnitTeu',
            bl: 'mdUnitBl',
            rt: 'mdUnitRt',
            cbm: 'mdUnitCbm',
            kg: 'mdUnitKg',
            shipment: 'mdUnitShipment',
            set: 'mdUnitSet',
            day: 'mdUnitDay',
            pct: 'mdUnitPct',
          },
        },
      ],
    },
    {
      title: 'mdGroupTax',
      fields: [
        {
          ...{ field: 'vatKind', label: 'mdVatKind', kind: 'choice', required: true },
          startsWith: 'zero',
          options: {
            taxable: 'mdVatTaxable',
            exempt: 'mdVatExempt',
            zero: 'mdVatZero',
            none: 'mdVatNone',
          },
        },
        {
          ...{ field: 'vatRate', label: 'mdVatRate', kind: 'decimal', suffix: '%', required: true },
          startsWith: '0',
        },
        {
          ...{ field: 'taxItemCode', label: 'mdTaxItem', hint: 'mdTaxItemHint', kind: 'code', most: 19 },
          ...{ isWide: true, table: 'extra', width: 190 },
        },
        { field: 'isConfidential', label: 'mdConfidential', kind: 'switch', table: 'extra' },
        { field: 'noInvoice', label: 'mdNoInvoice', kind: 'switch', table: 'extra' },
        { field: 'onBehalf', label: 'mdOnBehalf', hint: 'mdOnBehalfHint', kind: 'switch', table: 'extra' },
        remarkField,
      ],
    },
  ],
});

export const containerTypeDescription = describe(containerTypes, {
  plural: 'mdContainerTypes',
  singular: 'mdContainerType',
  search: 'mdCodesSearch',
  nameOf: codeAndName('enCode'),
  cardFields: ['isoCode', 'teu', 'maxGrossKg', 'cbm'],
  groups: [
    {
      title: 'mdGroupBasics',
      fields: [
        { field: 'enCode', label: 'mdContainerCode', kind: 'code', most: 6, required: true },
        { field: 'isoCode', label: 'mdIsoCode', kind: 'code', most: 4, required: true },
        { field: 'nameCn', label: 'mdNameCn', kind: 'text', most: 40, required: true },
        { field: 'nameEn', label: 'mdNameEn', kind: 'text', most: 60, required: true, width: 200 },
        { field: 'teu', label: 'mdTeu', hint: 'mdTeuHint', kind: 'decimal', required: true, width: 80 },
        {
          ...{ field: 'sortCode', label: 'mdSort', kind: 'number', least: 0, most: 9_999 },
          ...{ startsWith: 0, required: true },
        },
      ],
    },
    {
      title: 'mdGroupSizes',
      fields: [
        {
          ...{ field: 'tareKg', label: 'mdTare', kind: 'number', least: 1, most: 100_000 },
          ...{ suffix: 'kg', required: true },
        },
        {
          ...{ field: 'maxGrossKg', label: 'mdMaxGross', kind: 'number', least: 1, most: 100_000 },
          ...{ suffix: 'kg', required: true },
        },
        { field: 'cbm', label: 'mdCbm', kind: 'decimal', suffix: 'm³', required: true },
        remarkField,
      ],
    },
  ],
});
