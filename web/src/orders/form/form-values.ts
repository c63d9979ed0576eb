import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { OrderFields, OrderParty } from '@fairway/contract/order-fields.ts';
import type { PlainKey } from '../../language/words.ts';
import type { FieldName } from '../field-value.tsx';
import { fieldWords } from '../order-words.ts';

const nobody: OrderParty = { name: '', address: '', contact: '', phone: '', email: '' };

/** An order in which nobody wrote anything yet. */
export const emptyFields = (mode: TransportMode): OrderFields => ({
  ...{ customerId: null, mode, rateId: null, quoteId: null, incoterm: null, polId: null, podId: null },
  ...{ receiptPlace: '', deliveryPlace: '', cargoReadyOn: null, etdFrom: null, etdTo: null },
  ...{ sailingId: null, boxes: [], services: [], shipper: nobody, consignee: nobody, notify: nobody },
  ...{ commodity: '', commodityEn: '', hsCode: '', marks: '', isDangerous: false, unNo: '', imoClass: '' },
  ...{ packages: 0, packageType: 'CTN', grossKg: '', cbm: '', customerRef: '', poNo: '', remark: '' },
  fileIds: [],
});

export const fieldNames = Object.keys(fieldWords) as FieldName[];

/** As one would type it: nothing is nothing, not 0, and no zeros at the end. */
const typed = (decimal: string): string => {
  const plain = decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
  return Number(plain) > 0 ? plain : '';
};

/** What the server has, as the fields have it. */
export const typedFields = (fields: OrderFields): OrderFields => ({
  ...fields,
  grossKg: typed(fields.grossKg),
  cbm: typed(fields.cbm),
});

const trimmed = (party: OrderParty): OrderParty => ({
  ...{ name: party.name.trim(), address: party.address.trim(), contact: party.contact.trim() },
  ...{ phone: party.phone.trim(), email: party.email.trim() },
});

/** What the fields have, as a call takes it. What is said of dangerous goods is not sent of others. */
export function writtenFields(fields: OrderFields): OrderFields {
  const { isDangerous } = fields;
  return {
    ...fields,
    ...{ grossKg: fields.grossKg.trim() || '0', cbm: fields.cbm.trim() || '0' },
    ...{ commodity: fields.commodity.trim(), commodityEn: fields.commodityEn.trim() },
    ...{ hsCode: fields.hsCode.trim(), unNo: isDangerous ? fields.unNo.trim() : '' },
    imoClass: isDangerous ? fields.imoClass.trim().toUpperCase() : '',
    ...{ shipper: trimmed(fields.shipper), consignee: trimmed(fields.consignee) },
    notify: trimmed(fields.notify),
    boxes: fields.boxes.map((box) => ({ ...box, temperature: box.temperature?.trim() || null })),
  };
}

const measure = /^(\d{1,7}(\.\d{1,3})?)?$/;
/** A number, though a larger one than anything weighs. */
const isLarge = (text: string): boolean => /^\d{8,}(\.\d*)?$/.test(text);
const mostPackages = 999_999;

/** How many somebody wrote; -1 for what is no number. */
export function readCount(text: string): number {
  const written = text.trim();
  if (!/^\d*(\.\d*)?$/.test(written) || written === '.') return -1;
  return Number(written);
}
const email = /^([^\s@]+@[^\s@]+)?$/;

/** What is written so that it cannot be kept, not even in a draft. */
export function wrongFields(fields: OrderFields): Partial<Record<FieldName, PlainKey>> {
  const isParty = (party: OrderParty) => email.test(party.email.trim());
  const isTemperature = (text: string | null) => text === null || /^(-?\d{1,2}(\.\d)?)?$/.test(text.trim());
  const checks: Partial<Record<FieldName, PlainKey | false>> = {
    hsCode: !/^(\d{6,10})?$/.test(fields.hsCode.trim()) && 'orderHsWrong',
    unNo: fields.isDangerous && !/^(\d{4})?$/.test(fields.unNo.trim()) && 'orderUnWrong',
    imoClass: fields.isDangerous && !/^[\w./-]*$/.test(fields.imoClass.trim()) && 'orderFormWrong',
    grossKg: wrongMeasure(fields.grossKg.trim(), 'orderGrossLarge'),
    cbm: wrongMeasure(fields.cbm.trim(), 'orderCbmLarge'),
    packages: wrongCount(fields.packages),
    boxes: !fields.boxes.every(({ temperature }) => isTemperature(temperature)) && 'orderBoxTemperatureWrong',
    shipper: !isParty(fields.shipper) && 'orderEmailWrong',
    consignee: !isParty(fields.consignee) && 'orderEmailWrong',
    notify: !isParty(fields.notify) && 'orderEmailWrong',
  };
  return Object.fromEntries(Object.entries(checks).filter(([, wrong]) => wrong)) as Partial<
    Record<FieldName, PlainKey>
  >;
}

const wrongMeasure = (text: string, large: PlainKey): PlainKey | false => {
  if (measure.test(text)) return false;
  return isLarge(text) ? large : 'orderNumberWrong';
};

const wrongCount = (count: number): PlainKey | false => {
  if (count > mostPackages) return 'orderPackagesLarge';
  return (!Number.isInteger(count) || count < 0) && 'orderPackagesWrong';
};

export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The same whatever order its keys stand in. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

export interface FieldDifference {
  field: FieldName;
  before: unknown;
  after: unknown;
}

export function differencesOf(before: OrderFields, after: OrderFields): FieldDifference[] {
  const [one, other] = [writtenFields(before), writtenFields(after)];
  return fieldNames.flatMap((field) =>
    isSame(normal(field, one), normal(field, other))
      ? []
      : [{ field, before: one[field], after: other[field] }],
  );
}

/** 12 and 12.000 are the same weight. */
const normal = (field: FieldName, fields: OrderFields): unknown =>
  field === 'grossKg' || field === 'cbm' ? Number(fields[field]) : fields[field];

const pricedBy: readonly FieldName[] = [
  ...(['customerId', 'rateId', 'quoteId', 'boxes', 'services', 'grossKg', 'cbm', 'commodity'] as const),
  ...(['isDangerous', 'etdFrom', 'sailingId'] as const),
];

/** Whether nothing differs that the price depends on. */
export const isPricedSo = (before: OrderFields, after: OrderFields): boolean =>
  !differencesOf(before, after).some(({ field }) => pricedBy.includes(field));

export interface MergedFields {
  fields: OrderFields;
  /** What both changed, each to something else; mine stands. */
  both: FieldName[];
}

/** What I changed on top of what somebody else made of it. */
export function mergedFields(base: OrderFields, mine: OrderFields, theirs: OrderFields): MergedFields {
  const changed = new Set(differencesOf(base, mine).map(({ field }) => field));
  const others = new Set(differencesOf(base, theirs).map(({ field }) => field));
  const apart = new Set(differencesOf(mine, theirs).map(({ field }) => field));
  const kept = Object.fromEntries([...changed].map((field) => [field, mine[field]]));
  return {
    fields: { ...theirs, ...kept },
    both: [...changed].filter((field) => others.has(field) && apart.has(field)),
  };
}

/** A draft may have been written by an earlier edition of the app, or by somebody else's hand. */
export function readFields(kept: unknown): OrderFields | undefined {
  if (kept === null || typeof kept !== 'object') return undefined;
  const { mode } = kept as Partial<OrderFields>;
  if (mode !== 'FCL' && mode !== 'LCL' && mode !== 'AIR' && mode !== 'RAIL') return undefined;
  const empty: Record<string, unknown> = { ...emptyFields(mode) };
  for (const [name, value] of Object.entries(kept)) {
    const usual = empty[name];
    const isFit =
      Object.hasOwn(empty, name) &&
      (usual === null ? value === null || typeof value === 'string' : kindOf(usual) === kindOf(value));
    if (isFit) empty[name] = value;
  }
  return empty as unknown as OrderFields;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
