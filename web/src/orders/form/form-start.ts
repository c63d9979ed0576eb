import type { RateRow } from '@fairway/contract/freight-rates.ts';
import type { OrderFields } from '@fairway/contract/order-fields.ts';
import type { OrderDetail } from '@fairway/contract/orders.ts';
import type { QuoteDetail } from '@fairway/contract/quotes.ts';
import type { FileValue } from '../../forms/fields/uploads/file-value.ts';
import { type CargoFields, isByBox } from '../../freight/cargo/cargo-text.ts';
import { laneSearchOf } from '../../freight/search/lane-search.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { emptyFields, typedFields } from './form-values.ts';

/** What a form begins with. */
export interface FormStart {
  /** Made once for a new order: however often it is sent, it makes one. */
  clientId: string;
  /** The order as the server has it; undefined for a new one. */
  order: OrderDetail | undefined;
  fields: OrderFields;
  files: FileValue[];
  /** What is known about where its price comes from. */
  source: { rate?: RateRow; quote?: QuoteDetail };
  /** Changes of what is booked are asked for, not made. */
  isAmend: boolean;
}

const boxesOf = (cargo: CargoFields): OrderFields['boxes'] =>
  cargo.boxes.map(({ type, count }) => ({
    ...{ type, count: Math.min(count, 99), isShipperOwned: false, temperature: null },
  }));

const fresh = (fields: OrderFields, source: FormStart['source'] = {}): FormStart => ({
  ...{ clientId: newCommandId(), order: undefined, fields, files: [], source, isAmend: false },
});

/** A new order with the lane and the cargo that the address says, by a rate where one is named. */
export function startOf(address: URLSearchParams, rate?: RateRow): FormStart {
  const asked = laneSearchOf(address);
  const mode = rate?.mode ?? asked.mode;
  // Only what the address says itself: the usual cargo of a search is nobody's.
  const says = (name: string) => (address.get(name) ?? '') !== '';
  const isBoxed = isByBox(mode) && says('boxes');
  const fields: OrderFields = {
    ...emptyFields(mode),
    rateId: rate?.id ?? address.get('rateId'),
    polId: rate?.polId ?? (asked.polId || null),
    podId: rate?.podId ?? (asked.podId || null),
    customerId: asked.customerId || null,
    etdFrom: says('etd') ? asked.etd : null,
    boxes: isBoxed ? boxesOf(asked.cargo) : [],
    grossKg: says('kg') ? asked.cargo.grossKg : '',
    cbm: says('cbm') ? asked.cargo.cbm : '',
    commodity: rate?.commodity ?? '',
    isDangerous: (address.get('with') ?? '').split(',').includes('isDangerous'),
  };
  return fresh(fields, rate && { rate });
}

/** A new order at the prices of a quote. */
export function startOfQuote(quote: QuoteDetail): FormStart {
  const { rate, cargo, sailing } = quote;
  const fields: OrderFields = {
    ...emptyFields(rate.mode),
    ...{ customerId: quote.customerId, rateId: rate.rateId, quoteId: quote.id },
    ...{ polId: rate.pol.id, podId: rate.pod.id, sailingId: sailing?.id ?? null },
    etdFrom: quote.asked?.etd ?? null,
    boxes: boxesOf({ ...cargo, boxes: isByBox(rate.mode) ? cargo.boxes : [] }),
    ...{ grossKg: cargo.grossKg, cbm: cargo.cbm, commodity: cargo.commodity },
    isDangerous: cargo.isDangerous,
  };
  return fresh(typedFields(fields), { quote });
}

/** An order that is there. */
export const startOfOrder = (order: OrderDetail, isAmend: boolean): FormStart => ({
  ...{ clientId: newCommandId(), order, fields: typedFields(order.fields), files: order.files, source: {} },
  isAmend,
});
