import * as z from 'zod/mini';
import { entity } from './entity.ts';
import { codeOf, currencyCode, nameOf, positiveDecimal, remark } from './kept-fields.ts';

export const chargeGroups = [
  'freight',
  'surcharge',
  'origin',
  'destination',
  'customs',
  'truck',
  'insurance',
  'disbursement',
  'other',
] as const;
export type ChargeGroup = (typeof chargeGroups)[number];
/** What a charge is counted by. */
export const chargeUnits = ['ctn', 'teu', 'bl', 'rt', 'cbm', 'kg', 'shipment', 'set', 'day', 'pct'] as const;
export type ChargeUnit = (typeof chargeUnits)[number];
export const vatKinds = ['taxable', 'exempt', 'zero', 'none'] as const;
export type VatKind = (typeof vatKinds)[number];

const percent = z.string().check(z.trim(), z.regex(/^\d{1,2}(\.\d{1,2})?$/));

export const chargeCodes = entity({
  ...{ entity: 'ChargeCode', plural: 'ChargeCodes', modelId: 'masterData' },
  kept: {
    enCode: codeOf(12),
    nameCn: nameOf(60),
    nameEn: nameOf(80),
    group: z.enum(chargeGroups),
    defaultCurrency: currencyCode,
    defaultUnit: z.enum(chargeUnits),
    vatRate: percent,
    vatKind: z.enum(vatKinds),
    /** Nineteen figures of the tax administration. */
    taxItemCode: z._default(z.string().check(z.trim(), z.regex(/^(\d{19})?$/)), ''),
    isConfidential: z._default(z.boolean(), false),
    noInvoice: z._default(z.boolean(), false),
    /** Advanced for somebody else: neither income nor cost. */
    onBehalf: z._default(z.boolean(), false),
    remark,
  },
  shown: {},
  filters: { group: z.optional(z.array(z.enum(chargeGroups)).check(z.maxLength(9))) },
  sortedBy: ['enCode', 'nameCn', 'nameEn', 'group'],
});

const kilograms = z.int().check(z.minimum(1), z.maximum(100_000));

export const containerTypes = entity({
  ...{ entity: 'ContainerType', plural: 'ContainerTypes', modelId: 'masterData' },
  kept: {
    enCode: codeOf(6),
    isoCode: codeOf(4),
    nameCn: nameOf(40),
    nameEn: nameOf(60),
    /** How many boxes of twenty feet it counts as. */
    teu: positiveDecimal(2, 2),
    tareKg: kilograms,
    maxGrossKg: kilograms,
    cbm: positiveDecimal(3, 1),
    sortCode: z._default(z.int().check(z.minimum(0), z.maximum(9_999)), 0),
    remark,
  },
  shown: {},
  filters: {},
  sortedBy: ['enCode', 'sortCode', 'teu'],
});
