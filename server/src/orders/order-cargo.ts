import type { AskedCargo } from '@fairway/contract/freight-search.ts';
import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { isSameJson } from '@fairway/domain/forms/same-json.ts';
import { exact } from '@fairway/domain/money/money.ts';

/** What of an order its price depends on. */
export function cargoOf(order: OrderFields): AskedCargo {
  const counts = new Map<string, number>();
  for (const { type, count } of order.boxes) counts.set(type, (counts.get(type) ?? 0) + count);
  const types = [...counts.keys()];
  return {
    ...{ boxes: types.map((type) => ({ type, count: counts.get(type) ?? 0 })), bills: 1, pieces: [] },
    ...{ grossKg: order.grossKg, cbm: order.cbm, commodity: order.commodity.slice(0, 80) },
    isDangerous: order.isDangerous,
    isOversize: types.some((type) => /(OT|FR)$/.test(type)),
    isRefrigerated: types.some((type) => /R[FH]$/.test(type)),
  };
}

/** Whether a price of one cargo is that of another: the same boxes, or the same weight and volume where there are none. */
export function isSameCargo(one: AskedCargo, other: AskedCargo): boolean {
  if (!isSameJson(one.boxes, other.boxes)) return false;
  const isSame = (of: 'grossKg' | 'cbm') => exact(one[of]).equals(exact(other[of]));
  return one.boxes.length > 0 || (isSame('grossKg') && isSame('cbm'));
}
