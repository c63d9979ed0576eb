import * as z from 'zod/mini';
import { boxType } from './charges.ts';
import { id } from './envelope.ts';
import { transportModes } from './freight-rates.ts';
import { day, measure, optionalCode, optionalEmail, optionalText } from './kept-fields.ts';

/** `expired`: its price was not held any longer before anybody accepted it. */
export const orderStates = [
  'draft',
  'submitted',
  'needInfo',
  'rejected',
  'accepted',
  'booking',
  'confirmed',
  'converted',
  'completed',
  'cancelled',
  'expired',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What the customer has asked for and nobody has answered yet. */
export const orderRequests = ['amend', 'cancel'] as const;
export type OrderRequest = (typeof orderRequests)[number];

export const rejectReasons = ['space', 'price', 'credit', 'cargo', 'compliance'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** The eleven of 2020. */
export const incoterms = [
  ...(['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const),
] as const;
export type Incoterm = (typeof incoterms)[number];

/** What we do beside carrying it. */
export const orderServices = ['truck', 'customs', 'insurance', 'warehouse', 'delivery'] as const;
export type OrderService = (typeof orderServices)[number];

/** What is packed in what; the codes of the trade. */
export const packageTypes = ['CTN', 'PLT', 'PKG', 'CAS', 'BAG', 'DRM', 'ROL', 'BDL', 'PCS', 'SET'] as const;

const party = z.prefault(
  z.object({
    name: optionalText(160),
    address: optionalText(400),
    contact: optionalText(80),
    phone: optionalText(40),
    email: optionalEmail,
  }),
  {},
);
export type OrderParty = z.infer<typeof party>;

const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const quantity = (before: number, after: number) => z._default(measure(before, after), '0');

export const orderBox = z.object({
  type: boxType,
  count: z.int().check(z.minimum(1), z.maximum(99)),
  /** The shipper's own boxes. */
  isShipperOwned: z._default(z.boolean(), false),
  /** Degrees Celsius, for boxes that cool. */
  temperature: z._default(z.nullable(z.string().check(z.trim(), z.regex(/^-?\d{1,2}(\.\d)?$/))), null),
});
export type OrderBox = z.infer<typeof orderBox>;

/** What somebody fills in; a draft may have as little of it as they like. */
export const writtenOrder = {
  /** For staff, who order for somebody; customers order for themselves. */
  customerId: z._default(z.nullable(id), null),
  mode: z.enum(transportModes),
  rateId: z._default(z.nullable(id), null),
  quoteId: z._default(z.nullable(id), null),
  incoterm: z._default(z.nullable(z.enum(incoterms)), null),
  ...{ polId: z._default(z.nullable(id), null), podId: z._default(z.nullable(id), null) },
  /** Where it is fetched and where it is brought to. */
  ...{ receiptPlace: optionalText(120), deliveryPlace: optionalText(120) },
  cargoReadyOn: z._default(z.nullable(day), null),
  ...{ etdFrom: z._default(z.nullable(day), null), etdTo: z._default(z.nullable(day), null) },
  sailingId: z._default(z.nullable(id), null),
  boxes: z._default(z.array(orderBox).check(z.maxLength(12)), []),
  services: z._default(z.array(z.enum(orderServices)).check(z.maxLength(orderServices.length)), []),
  ...{ shipper: party, consignee: party, notify: party },
  ...{ commodity: optionalText(120), commodityEn: optionalText(200) },
  hsCode: z._default(z.string().check(z.trim(), z.regex(/^(\d{6,10})?$/)), ''),
  marks: optionalText(500),
  isDangerous: z._default(z.boolean(), false),
  ...{ unNo: z._default(z.string().check(z.trim(), z.regex(/^(\d{4})?$/)), ''), imoClass: optionalCode(8) },
  packages: z._default(count(999_999), 0),
  packageType: z._default(z.enum(packageTypes), 'CTN'),
  ...{ grossKg: quantity(9, 3), cbm: quantity(7, 3) },
  ...{ customerRef: optionalText(60), poNo: optionalText(60) },
  remark: optionalText(1_000),
  /** The safety data sheet, the shipper's own booking form and the like, as files that were uploaded. */
  fileIds: z._default(z.array(id).check(z.maxLength(20)), []),
};
export const orderFields = z.object(writtenOrder);
export type OrderFields = z.infer<typeof orderFields>;
