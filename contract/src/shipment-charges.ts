import * as z from 'zod/mini';
import { chargeUnits, vatKinds } from './charge-codes.ts';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, listOf, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { exchangeRateKinds } from './exchange-rates.ts';
import { money } from './freight-search.ts';
import { currencyCode, day, decimal, nameOf, optionalText, remark } from './kept-fields.ts';
import { chargeSides, chargeSources, chargeStates, enteredSources, settledStates } from './money-fields.ts';

const base = '/api/erpcargo/Charge';
const templateBase = '/api/erpcargo/ChargeTemplate';

/** The screens: the list (`?shipmentId=`) and one charge (`?id=`). */
export const chargesPath = '/pages/shipment/cargoshipment_charge';
export const chargePath = '/pages/shipment/detail/chargedetail';

/** The tabs of the list. */
export const chargeTabs = ['receivable', 'payable', 'all', 'toAudit', 'disputed'] as const;
export type ChargeTab = (typeof chargeTabs)[number];

/** What somebody may do with a charge now. */
export const chargeCans = [
  ...(['edit', 'remove', 'submit', 'withdraw', 'approve', 'reject', 'askChange', 'askRemoval'] as const),
  ...(['allowChange', 'allowRemoval', 'refuseRequest'] as const),
] as const;
export type ChargeCan = (typeof chargeCans)[number];

/** What people write of a charge. */
export const chargeFields = {
  side: z.enum(chargeSides),
  chargeCodeId: id,
  /** Who owes it or is owed. */
  partyId: id,
  unit: z.enum(chargeUnits),
  quantity: decimal(9, 4),
  /** With tax. */
  price: decimal(12, 4),
  currency: currencyCode,
  /** Left out: as the charge code says. */
  vatKind: z.optional(z.enum(vatKinds)),
  vatRate: z.optional(z.string().check(z.trim(), z.regex(/^\d{1,2}(\.\d{1,2})?$/))),
  onBehalf: z._default(z.boolean(), false),
  isConfidential: z._default(z.boolean(), false),
  remark,
};
export const writtenCharge = z.object(chargeFields);
export type WrittenCharge = z.infer<typeof writtenCharge>;

const rateSnapshot = z.object({
  rate: z.string(),
  kind: z.enum(exchangeRateKinds),
  /** Since when that rate holds. */
  on: z.string(),
});

export const chargeRow = z.object({
  ...{ id: z.string(), version: z.number(), shipmentId: z.string(), shipmentNo: z.string() },
  ...{ side: z.enum(chargeSides), chargeCodeId: z.string(), chargeCode: z.string(), chargeName: z.string() },
  ...{ partyId: z.string(), partyName: z.string(), unit: z.enum(chargeUnits) },
  ...{ quantity: z.string(), price: z.string(), currency: z.string() },
  ...{ amount: z.string(), net: z.string(), tax: z.string() },
  ...{ vatKind: z.enum(vatKinds), vatRate: z.string() },
  /** How it is worth what it is worth in the books; null in a currency without a rate on its day. */
  bookRate: z.nullable(rateSnapshot),
  bookAmount: z.nullable(z.string()),
  ...{ onBehalf: z.boolean(), isConfidential: z.boolean(), remark: z.string() },
  ...{ source: z.enum(chargeSources), quoteLineId: z.nullable(z.string()), status: z.enum(chargeStates) },
  /** In its own currency. */
  ...{ invoiced: z.string(), settled: z.string(), settle: z.enum(settledStates) },
  /** Of a receivable: what tax invoices were applied for, issued ones included, and what issued ones have. */
  taxed: z.nullable(z.object({ applied: z.string(), invoiced: z.string() })),
  ...{ period: z.string(), isLocked: z.boolean(), isDisputed: z.boolean() },
  /** What change orders took back of it, in its own currency; and which charge it corrects by which of them. */
  ...{ corrected: z.string(), correctsId: z.nullable(z.string()), changeId: z.nullable(z.string()) },
  /** It takes another one back and is never billed. */
  takesBack: z.boolean(),
  /** What the quote or the order promised for it; null where nothing was promised. */
  promised: z.nullable(money),
  /** Of the shipment; who sells is known among staff, and an agent is not told whose cargo it is. */
  ...{ etdOn: z.nullable(z.string()), customerName: z.string(), salesName: z.string() },
  ...{ stateRemark: z.string(), createdByName: z.string(), creatorTime: moment },
  can: z.array(z.enum(chargeCans)),
});
export type ChargeRow = z.infer<typeof chargeRow>;

/** Sums of a list, never one over several currencies; profit in the currency of the books, for who may see it. */
export const chargeSums = z.object({
  /** Columns of the module, like the profit. */
  receivable: z.optional(z.array(money)),
  payable: z.optional(z.array(money)),
  /** Null where an exchange rate is missing, which `missingRates` then names. */
  profit: z.optional(
    z.nullable(
      z.object({
        ...{ gross: money, net: money },
        ...{ grossMargin: z.nullable(z.string()), netMargin: z.nullable(z.string()) },
        ...{ revenueNet: money, costNet: money },
        /** Below the least margin of the company. */
        isBelowLeast: z.boolean(),
      }),
    ),
  ),
  missingRates: z.array(z.object({ pair: z.string(), date: z.string() })),
});
export type ChargeSums = z.infer<typeof chargeSums>;

const module = { modelId: 'charge' } as const;
const needs = (button: string) => ({ modelId: 'charge', button }) as const;
const params = z.object({ id });
const shipmentParams = z.object({ shipmentId: id });
const found = ['NOT_FOUND'] as const;

export const chargeColumns = [
  ...(['shipmentNo', 'chargeCode', 'partyName', 'currency', 'amount', 'status'] as const),
  ...(['period', 'etdOn', 'creatorTime'] as const),
] as const;

export const chargeFilters = {
  shipmentId: z.optional(id),
  partyId: z.optional(id),
  chargeCodeId: z.optional(id),
  currency: z.optional(currencyCode),
  side: z.optional(z.enum(chargeSides)),
  status: z.optional(z.array(z.enum(chargeStates)).check(z.maxLength(6))),
  settle: z.optional(z.array(z.enum(settledStates)).check(z.maxLength(3))),
  /** Nothing of it was billed, or not all. */
  isUnbilled: z.optional(z.boolean()),
  isDisputed: z.optional(z.boolean()),
  period: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  ...{ etdFrom: z.optional(day), etdTo: z.optional(day) },
  salesId: z.optional(id),
};

export const listCharges = endpoint({
  ...{ name: 'listCharges', method: 'POST', path: `${base}/List`, command: false },
  summary:
    'Charges of a shipment or of all I may see, with their sums by currency; customers see what they owe',
  body: z.object({
    ...pagingSortedBy(chargeColumns),
    tab: z._default(z.enum(chargeTabs), 'all'),
    filters: filteredBy(chargeFilters),
  }),
  /** Sums of everything the filters let through; null where that is more than a list counts. */
  response: z.extend(pageOf(chargeRow), { sums: z.nullable(chargeSums) }),
  needs: module,
});

export const getCharge = endpoint({
  ...{ name: 'getCharge', method: 'GET', path: `${base}/:id` },
  summary: 'One charge: how it was worked out, what was promised for it, its history',
  params,
  response: z.object({
    charge: chargeRow,
    history: z.array(
      z.object({
        ...{ at: moment, byName: z.string(), act: z.string(), remark: z.string() },
        differences: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
      }),
    ),
  }),
  errors: found,
  needs: module,
});

const chargeErrors = [
  ...(['NOT_FOUND', 'RECORD_CHANGED', 'CHARGE_STATE_WRONG', 'CHARGE_INVOICED', 'CHARGE_LOCKED'] as const),
  'CHARGE_CORRECTED',
  ...(['CHARGE_SHIPMENT_OVER', 'CHARGE_PARTY_WRONG', 'CHARGE_CODE_WRONG'] as const),
] as const;

export const saveCharges = endpoint({
  ...{ name: 'saveCharges', method: 'POST', path: `${base}/Save/:shipmentId` },
  summary: 'Write new and changed charges of a shipment and remove others, all or none',
  params: shipmentParams,
  body: z.object({
    added: z._default(
      z
        .array(
          z.extend(writtenCharge, {
            source: z._default(z.enum(enteredSources), 'manual'),
            quoteLineId: z._default(z.nullable(z.string().check(z.maxLength(50))), null),
          }),
        )
        .check(z.maxLength(500)),
      [],
    ),
    changed: z._default(
      z.array(z.extend(writtenCharge, { id, version: z.number() })).check(z.maxLength(500)),
      [],
    ),
    removed: z._default(z.array(z.object({ id, version: z.number() })).check(z.maxLength(500)), []),
  }),
  response: z.object({ ids: z.array(z.string()) }),
  success: 'saved',
  errors: chargeErrors,
  needs: needs('btn_edit'),
});

/** Where charges can be taken from; nothing is written. */
export const draftCharges = endpoint({
  ...{ name: 'draftCharges', method: 'POST', path: `${base}/Draft/:shipmentId`, command: false },
  summary:
    'Charges as the order, the quote, the tariffs of the ports or a template would make them, to be looked at',
  params: shipmentParams,
  body: z.object({
    from: z.enum(['order', 'quote', 'tariff', 'template']),
    templateId: z.optional(id),
    quoteId: z.optional(id),
  }),
  response: listOf(
    z.extend(writtenCharge, {
      /** Null where nobody is known to whom it would be paid. */
      partyId: z.nullable(z.string()),
      ...{ source: z.enum(enteredSources), quoteLineId: z.nullable(z.string()) },
      ...{ chargeCode: z.string(), chargeName: z.string(), partyName: z.string() },
      /** The shipment has such a charge already. */
      isThere: z.boolean(),
    }),
  ),
  errors: found,
  needs: module,
});

export const chargeBatchActs = [
  ...(['submit', 'withdraw', 'approve', 'reject', 'askChange', 'askRemoval'] as const),
  ...(['allowChange', 'allowRemoval', 'refuseRequest'] as const),
] as const;

export const actOnCharges = endpoint({
  ...{ name: 'actOnCharges', method: 'POST', path: `${base}/Actions/:act` },
  summary: 'Do the same with up to 500 charges, all or none; auditing needs its own right',
  params: z.object({ act: z.enum(chargeBatchActs) }),
  body: z.object({
    charges: z.array(z.object({ id, version: z.number() })).check(z.minLength(1), z.maxLength(500)),
    reason: optionalText(500),
    /** Said by who approves charges that leave less than the least margin. */
    acceptsLowMargin: z._default(z.boolean(), false),
  }),
  response: z.object({ count: z.number() }),
  success: 'done',
  errors: [
    ...chargeErrors,
    ...(['EXCHANGE_RATE_MISSING', 'REASON_NEEDED', 'CHARGE_OWN_ENTRY', 'CHARGE_LOW_MARGIN'] as const),
    'FORBIDDEN',
  ],
  needs: module,
});

export const varianceKinds = ['same', 'more', 'less', 'added', 'missing', 'otherCurrency'] as const;
export const compareCharges = endpoint({
  ...{ name: 'compareCharges', method: 'GET', path: `${base}/Compare/:shipmentId` },
  summary: 'What was promised beside what is charged, line by line; customers see it of what they owe',
  params: shipmentParams,
  response: z.object({
    /** The order whose price it is, and the rate of that. */
    promise: z.nullable(z.object({ orderId: z.nullable(z.string()), rateNo: z.string() })),
    lines: z.array(
      z.object({
        ...{ chargeCode: z.string(), chargeName: z.string(), kind: z.enum(varianceKinds) },
        ...{ quoted: z.nullable(money), billed: z.nullable(money), difference: z.nullable(money) },
        chargeIds: z.array(z.string()),
      }),
    ),
    quotedTotals: z.array(money),
    billedTotals: z.array(money),
  }),
  errors: found,
  needs: module,
});

const templateLine = z.object({
  ...chargeFields,
  /** Left out: the customer, carrier or agent of the shipment. */
  partyId: z._default(z.nullable(id), null),
  partyRole: z._default(
    z.enum(['customer', 'carrier', 'agent', 'trucker', 'broker', 'warehouse']),
    'customer',
  ),
});
export const chargeTemplate = z.object({
  ...{ id: z.string(), name: z.string(), lines: z.array(templateLine), creatorTime: moment },
});
export type ChargeTemplate = z.infer<typeof chargeTemplate>;

export const listChargeTemplates = endpoint({
  ...{ name: 'listChargeTemplates', method: 'GET', path: templateBase },
  summary: 'Sets of charges that are entered together',
  response: listOf(chargeTemplate),
  needs: module,
});

export const saveChargeTemplate = endpoint({
  ...{ name: 'saveChargeTemplate', method: 'POST', path: templateBase },
  summary: 'Keep a set of charges under a name; the same name replaces it',
  body: z.object({ name: nameOf(60), lines: z.array(templateLine).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ id: z.string() }),
  success: 'saved',
  errors: ['CHARGE_TOO_MANY_TEMPLATES'],
  needs: needs('btn_edit'),
});

export const deleteChargeTemplate = endpoint({
  ...{ name: 'deleteChargeTemplate', method: 'DELETE', path: `${templateBase}/:id` },
  summary: 'Forget a set of charges',
  params,
  response: z.object({}),
  success: 'deleted',
  errors: found,
  needs: needs('btn_edit'),
});

/** A block that was pasted from a sheet; what each line means, and which cells could not be read. */
export const readPastedCharges = endpoint({
  ...{ name: 'readPastedCharges', method: 'POST', path: `${base}/Pasted/:shipmentId`, command: false },
  summary: 'Lines of a sheet as charges, with the cells that could not be read; nothing is written',
  params: shipmentParams,
  body: z.object({
    text: z.string().check(z.minLength(1), z.maxLength(200_000)),
    /** Of lines that do not say it. */
    side: z._default(z.enum(chargeSides), 'receivable'),
  }),
  response: z.object({
    charges: z.array(
      z.extend(writtenCharge, {
        partyId: z.nullable(z.string()),
        ...{ line: z.number(), chargeCode: z.string(), chargeName: z.string(), partyName: z.string() },
      }),
    ),
    problems: z.array(
      z.object({
        line: z.number(),
        column: z.enum(['side', 'code', 'party', 'unit', 'quantity', 'price', 'currency', 'vatRate', 'line']),
        cell: z.string(),
      }),
    ),
  }),
  errors: found,
  needs: module,
});
