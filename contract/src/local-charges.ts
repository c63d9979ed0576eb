import * as z from 'zod/mini';
import { vatKinds } from './charge-codes.ts';
import { chargeTerms, paidAt, shownChargeTerms } from './charges.ts';
import { endpoint } from './endpoint.ts';
import { entity, entityChange } from './entity.ts';
import { id, pageOf, paging } from './envelope.ts';
import { transportModes } from './freight-rates.ts';
import { allInPrice, cargo } from './freight-search.ts';
import { currencyCode, day, remark } from './kept-fields.ts';

export const directions = ['export', 'import'] as const;
export type Direction = (typeof directions)[number];
export const payees = ['carrier', 'terminal', 'customs', 'us'] as const;
export type Payee = (typeof payees)[number];

export const localCharges = entity({
  ...{ entity: 'LocalCharge', plural: 'LocalCharges', modelId: 'localCharge' },
  kept: {
    portId: id,
    direction: z.enum(directions),
    /** Nobody in particular: of all carriers, terminals, ways and customers. */
    carrierId: z._default(z.nullable(id), null),
    terminalId: z._default(z.nullable(id), null),
    mode: z._default(z.nullable(z.enum(transportModes)), null),
    customerId: z._default(z.nullable(id), null),
    ...chargeTerms,
    payTo: z.enum(payees),
    /** Percent; empty for that of its charge code. */
    vatRate: z._default(z.nullable(z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/))), null),
    isMandatory: z._default(z.boolean(), true),
    /** Customers see it. */
    isPublic: z._default(z.boolean(), true),
    remark,
  },
  shown: {
    ...shownChargeTerms,
    ...{ portName: z.string(), carrierName: z.string(), terminalName: z.string(), customerName: z.string() },
  },
  filters: {
    ...{ portId: z.optional(id), carrierId: z.optional(id), customerId: z.optional(id) },
    direction: z.optional(z.array(z.enum(directions)).check(z.maxLength(2))),
    on: z.optional(day),
  },
  sortedBy: ['portName', 'chargeCode', 'carrierName', 'validFrom', 'validTo'],
  errors: ['LOCAL_CHARGE_OVERLAPS', 'PERIOD_ENDS_EARLY'],
});

/** Surcharges of a lane: of a carrier, a trade line, a port of loading or discharge, or several of these. */
export const laneSurcharges = entity({
  ...{ entity: 'LaneSurcharge', plural: 'LaneSurcharges', modelId: 'freight' },
  buttons: { add: 'btn_publish', change: 'btn_publish', remove: 'btn_publish' },
  kept: {
    carrierId: z._default(z.nullable(id), null),
    lineId: z._default(z.nullable(id), null),
    polId: z._default(z.nullable(id), null),
    podId: z._default(z.nullable(id), null),
    mode: z._default(z.nullable(z.enum(transportModes)), null),
    ...chargeTerms,
    paidAt: z._default(paidAt, 'PP'),
    isMandatory: z._default(z.boolean(), true),
    remark,
  },
  shown: {
    ...shownChargeTerms,
    ...{ carrierName: z.string(), lineName: z.string(), polName: z.string(), podName: z.string() },
  },
  filters: {
    ...{ carrierId: z.optional(id), lineId: z.optional(id), polId: z.optional(id), podId: z.optional(id) },
    on: z.optional(day),
  },
  sortedBy: ['chargeCode', 'carrierName', 'validFrom', 'validTo'],
  errors: ['PERIOD_ENDS_EARLY', 'SURCHARGE_WITHOUT_SCOPE'],
});

/** One line of a tariff. */
const tariffRow = z.object({
  ...localCharges.row.shape,
  /** No line is there for this carrier or terminal: the general one stands in. */
  isGeneral: z.boolean(),
  /** Agreed with the customer it is asked for. */
  isOwn: z.boolean(),
  ...{ nameCn: z.string(), nameEn: z.string() },
  /** Percent, its own or that of the charge code, and how the charge code is taxed. */
  ...{ vat: z.string(), vatKind: z.enum(vatKinds) },
});
export type TariffRow = z.infer<typeof tariffRow>;

const named = z.object({ id: z.string(), fullName: z.string(), enCode: z.string() });

/** One tariff: what a port, carrier and terminal charge in one direction. */
export const getTariff = endpoint({
  ...{ name: 'getTariff', method: 'POST', path: '/api/erpcargo/LocalCharge/Tariff', command: false },
  summary:
    'Local charges of a port for boxes of somebody, with their sum; general ones stand in and are marked',
  body: z.object({
    ...{ portId: id, direction: z.enum(directions), carrierId: z.optional(id), terminalId: z.optional(id) },
    mode: z._default(z.enum(transportModes), 'FCL'),
    on: z.optional(day),
    cargo: z.prefault(cargo, {}),
    customerId: z.optional(id),
    currency: z._default(currencyCode, 'CNY'),
    /** Optional charges that are wanted. */
    chosen: z._default(z.array(z.string().check(z.maxLength(12))).check(z.maxLength(40)), []),
  }),
  response: z.object({
    rows: z.array(tariffRow),
    price: allInPrice,
    date: z.string(),
    port: named,
    carrier: z.nullable(named),
    /** Those with lines of their own in this port and direction on this day. */
    ...{ carriers: z.array(named), terminals: z.array(named) },
    /** Whom to ask about it: who kept it last, who sells from the port, or who answers for its trade line. */
    keeper: z.nullable(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'localCharge' },
});
export type Tariff = z.infer<typeof getTariff.response>;

export const listTariffChanges = endpoint({
  ...{ name: 'listTariffChanges', method: 'GET', path: '/api/erpcargo/LocalCharge/Changes' },
  summary: 'Who changed which charge of a tariff, the newest first, also those that came and went',
  query: z.object({ ...paging, portId: id, direction: z.enum(directions), carrierId: z.optional(id) }),
  response: pageOf(
    z.object({
      ...entityChange.shape,
      ...{ chargeId: z.string(), chargeCode: z.string(), chargeName: z.string(), carrierName: z.string() },
    }),
  ),
  needs: { modelId: 'localCharge', button: 'btn_detail' },
});

const mostTogether = 200;

export const addLocalCharges = endpoint({
  ...{ name: 'addLocalCharges', method: 'POST', path: '/api/erpcargo/LocalCharge/Several' },
  summary: 'Add many local charges at once, or none of them; a refusal names each row that is wrong',
  success: 'created',
  body: z.object({
    rows: z.array(localCharges.written).check(z.minLength(1), z.maxLength(mostTogether)),
  }),
  response: z.object({ count: z.number() }),
  errors: ['LOCAL_CHARGES_WRONG'],
  needs: { modelId: 'localCharge', button: 'btn_add' },
});
