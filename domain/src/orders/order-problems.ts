import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { exact } from '../money/money.ts';

/** What keeps an order from being sent, at which field. */
export interface OrderProblem {
  field: keyof OrderFields;
  problem: 'missing' | 'tooHeavy' | 'tooLarge' | 'backwards' | 'past' | 'needsSafetySheet';
}

/** What can be carried in boxes of each type. */
export interface BoxLimits {
  maxPayloadKg: number;
  cbm: string;
}

type Limits = Readonly<Record<string, BoxLimits>>;

const isPositive = (text: string): boolean => exact(text).greaterThan(0);

/** What is wrong or missing before an order can be sent. Without a day, the days it wishes for are not held against it. */
export function orderProblems(order: OrderFields, limits: Limits, today: string | null): OrderProblem[] {
  return [
    ...missing(order),
    ...backwards(order),
    ...(today === null ? [] : past(order, today)),
    ...dangerous(order),
    ...overweight(order, limits),
  ];
}

/** No ship leaves in the past; a sailing that was chosen has its own day. */
function past({ etdFrom, etdTo, sailingId }: OrderFields, today: string): OrderProblem[] {
  if (sailingId !== null) return [];
  const [field, latest] = etdTo === null ? (['etdFrom', etdFrom] as const) : (['etdTo', etdTo] as const);
  return latest !== null && latest < today ? [{ field, problem: 'past' }] : [];
}

function missing(order: OrderFields): OrderProblem[] {
  const isBoxed = order.mode === 'FCL' || order.mode === 'RAIL';
  const needed: Partial<Record<keyof OrderFields, boolean>> = {
    polId: order.polId !== null,
    podId: order.podId !== null,
    cargoReadyOn: order.cargoReadyOn !== null,
    etdFrom: order.etdFrom !== null || order.sailingId !== null,
    commodity: order.commodity !== '',
    shipper: order.shipper.name !== '',
    boxes: !isBoxed || order.boxes.length > 0,
    grossKg: isPositive(order.grossKg),
    cbm: isBoxed || isPositive(order.cbm),
    packages: isBoxed || order.packages > 0,
  };
  return (Object.keys(needed) as (keyof OrderFields)[])
    .filter((field) => needed[field] === false)
    .map((field) => ({ field, problem: 'missing' }));
}

function backwards({ etdFrom, etdTo, cargoReadyOn }: OrderFields): OrderProblem[] {
  const found: OrderProblem[] = [];
  if (etdFrom !== null && etdTo !== null && etdTo < etdFrom)
    found.push({ field: 'etdTo', problem: 'backwards' });
  const latest = etdTo ?? etdFrom;
  if (cargoReadyOn !== null && latest !== null && latest < cargoReadyOn)
    found.push({ field: 'cargoReadyOn', problem: 'backwards' });
  return found;
}

function dangerous({ isDangerous, unNo, imoClass, fileIds }: OrderFields): OrderProblem[] {
  if (!isDangerous) return [];
  const found: OrderProblem[] = [];
  if (unNo === '') found.push({ field: 'unNo', problem: 'missing' });
  if (imoClass === '') found.push({ field: 'imoClass', problem: 'missing' });
  if (fileIds.length === 0) found.push({ field: 'fileIds', problem: 'needsSafetySheet' });
  return found;
}

/** Goods that do not go into the boxes. A type without known limits is not judged. */
function overweight({ mode, boxes, grossKg, cbm }: OrderFields, limits: Limits): OrderProblem[] {
  const known = boxes.map(({ type, count }) => ({ count, limit: limits[type] }));
  if (mode !== 'FCL' || known.length === 0) return [];
  let [payload, space] = [exact(0), exact(0)];
  for (const { count, limit } of known) {
    if (!limit) return [];
    payload = payload.plus(exact(limit.maxPayloadKg).times(count));
    space = space.plus(exact(limit.cbm).times(count));
  }
  const found: OrderProblem[] = [];
  if (exact(grossKg).greaterThan(payload)) found.push({ field: 'grossKg', problem: 'tooHeavy' });
  if (exact(cbm).greaterThan(space)) found.push({ field: 'cbm', problem: 'tooLarge' });
  return found;
}
