import * as z from 'zod/mini';
import { chargeUnits } from './charge-codes.ts';
import { id } from './envelope.ts';
import { codeOf, currencyCode, day, decimal } from './kept-fields.ts';

/** A price for one of something: may be nothing, or below nothing where somebody pays for cargo. */
export const price = decimal(12, 4);
export const boxType = codeOf(6);
/** By type of box. */
export const pricesByBox = z._default(
  z.record(boxType, price).check(z.refine((prices) => Object.keys(prices).length <= 30)),
  {},
);

const comparison = {
  op: z.enum(['>', '>=', '<', '<=']),
  value: z.string().check(z.regex(/^\d{1,9}(\.\d{1,3})?$/)),
};
const few = <T extends z.core.$ZodType>(one: T) => z.array(one).check(z.minLength(1), z.maxLength(60));
/** When a charge is due; all of its conditions must hold. */
export const chargeCondition = z.discriminatedUnion('of', [
  z.object({ of: z.enum(['dangerous', 'oversize', 'refrigerated']), is: z.boolean() }),
  z.object({ of: z.enum(['grossKg', 'kgPerBox', 'cbm']), ...comparison }),
  z.object({ of: z.literal('toCountry'), in: few(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
  z.object({ of: z.literal('boxType'), in: few(boxType) }),
]);
export type ChargeCondition = z.infer<typeof chargeCondition>;

/** Prepaid where the cargo starts, or collected where it arrives. */
export const paidAt = z.enum(['PP', 'CC']);
export type PaidAt = z.infer<typeof paidAt>;

/** What is charged and how much, of surcharges and local charges alike. */
export const chargeTerms = {
  chargeCodeId: id,
  unit: z.enum(chargeUnits),
  currency: currencyCode,
  prices: pricesByBox,
  /** For everything that is not priced by box, and for boxes that have no price of their own. */
  price: z._default(z.nullable(price), null),
  minimum: z._default(z.nullable(price), null),
  maximum: z._default(z.nullable(price), null),
  conditions: z._default(z.array(chargeCondition).check(z.maxLength(8)), []),
  validFrom: day,
  validTo: z._default(z.nullable(day), null),
};

/** The names beside them in replies. */
export const shownChargeTerms = { chargeCode: z.string(), chargeName: z.string() };
