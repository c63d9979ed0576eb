import type { Language } from '@fairway/contract/errors.ts';
import {
  type OrderDetail,
  type OrderHead,
  type OrderHistoryLine,
  type OrderPrice,
  orderCutoffs,
} from '@fairway/contract/orders.ts';
import { sumByCurrency } from '@fairway/domain/money/money.ts';
import { differenceByCurrency } from '@fairway/domain/orders/order-costs.ts';
import { nextStep, orderSteps } from '@fairway/domain/orders/order-steps.ts';
import { standingOf } from './price-order.ts';
import type { OrderReader } from './sight.ts';
import type { StoredAct, StoredOrder } from './store.ts';
import { whatCanBeDone } from './what-can-be-done.ts';

const time = (at: Date | null): number | null => at?.getTime() ?? null;

/** What ports, carriers and people are called, in the reader's language. */
export interface OrderNames {
  language: Language;
  port: (id: string | null) => { name: string; code: string; timeZone: string };
  carrier: (id: string | null) => { name: string; code: string };
  person: (id: string | null) => string;
  /** Where who looks after an order works. */
  workplace: (order: StoredOrder) => { companyName: string; departmentName: string };
  /** The trade line of a port of discharge. */
  line: (portId: string | null) => { lineName: string; lineOwnerName: string };
}

const isPriceHeld = (order: StoredOrder, now: Date): boolean =>
  standingOf(order)?.holds === true && (order.priceLockUntil === null || order.priceLockUntil > now);

/** An order in a list. Field by field: floors, list prices and costs have no way out. */
export function shownHead(order: StoredOrder, reader: OrderReader, names: OrderNames, now: Date): OrderHead {
  const { id, version, orderNo, status, request, customerId, placedBy, salesId, mode, rateId, fields } =
    order;
  const { sailing, soNo, price, polId, podId, shipmentId, shipmentNo, isWaitingForCredit } = order;
  const { boxes, grossKg, cbm, packages, commodity, customerRef, poNo, cargoReadyOn, etdFrom, etdTo } =
    fields;
  const [pol, pod, carrier] = [names.port(polId), names.port(podId), names.carrier(order.carrierId)];
  const slaDue = status === 'submitted' ? time(order.slaDue) : null;
  return {
    ...{
      id,
      version,
      orderNo,
      status,
      request,
      customerId,
      customerName: customerName(order, names.language),
    },
    ...{
      placedById: placedBy,
      placedByName: names.person(placedBy),
      salesId,
      salesName: names.person(salesId),
    },
    ...{ mode, rateId, rateNo: price?.rate.rateNo ?? '' },
    ...{ polId, polName: pol.name, polCode: pol.code, podId, podName: pod.name, podCode: pod.code },
    podZone: pod.timeZone,
    ...{ carrierName: carrier.name, carrierCode: carrier.code },
    ...{ boxes, grossKg, cbm, packages, commodity, customerRef, poNo, cargoReadyOn, etdFrom, etdTo },
    ...{ sailing, soNo, totals: price?.totals ?? [], convertedTotal: price?.converted?.total ?? null },
    ...{ priceLockUntil: time(order.priceLockUntil), slaDue, isWaitingForCredit, shipmentId, shipmentNo },
    isOverdue: slaDue !== null && slaDue <= now.getTime(),
    next: nextStep(
      {
        ...{ status, request, isWaitingForCredit, slaDue, cutoffs: sailing ?? {} },
        ...{ isPriced: isPriceHeld(order, now), priceLockUntil: time(order.priceLockUntil) },
      },
      now.getTime(),
    ),
    can: whatCanBeDone(order, reader),
    ...{ creatorTime: order.creatorTime.getTime(), lastModifyTime: order.lastModifyTime.getTime() },
    submittedAt: time(order.submittedAt),
    ...(reader.isStaff && { ...names.workplace(order), ...names.line(podId) }),
  };
}

const customerName = ({ customerNameZh, customerNameEn }: StoredOrder, language: Language): string =>
  language === 'en' ? customerNameEn || customerNameZh : customerNameZh;

/** The price as it was promised; what only staff may know of its lines stays here. */
export function shownPrice(order: StoredOrder): OrderPrice | null {
  const { price, priceBefore } = order;
  const standing = standingOf(order);
  if (!price || !standing) return null;
  const { source, rate, lines, excluded, totals, converted, missingRate, pricedAt } = price;
  return {
    ...{ source, rate, excluded, totals, converted, missingRate, pricedAt, standing },
    lines: lines.map(({ listPrice: _, floor: __, ...line }) => line),
    variance: priceBefore && {
      ...{ before: priceBefore.totals, pricedBefore: priceBefore.pricedAt },
      difference: differenceByCurrency(totals, priceBefore.totals),
    },
  };
}

/** What the freight costs, and what is left of it; null where no cost is known. */
export function shownCosts({ price, costs }: StoredOrder): Pick<OrderDetail, 'cost' | 'profit'> {
  if (!price || !costs) return { cost: null, profit: null };
  const cost = sumByCurrency(costs.map(({ amount }) => amount));
  const sold = sumByCurrency(
    price.lines
      .filter(({ group }) => group === 'freight')
      .map(({ currency, amount }) => ({ currency, amount })),
  );
  return { cost, profit: differenceByCurrency(sold, cost) };
}

export const shownAct =
  ({ isStaff }: OrderReader, names: OrderNames) =>
  (line: StoredAct): OrderHistoryLine => ({
    ...{ id: line.id, at: line.at.getTime(), act: line.act, status: line.status },
    ...{ byName: names.person(line.byId), isByCustomer: line.isByCustomer, rejectReason: line.rejectReason },
    ...{ remark: line.isRemarkInternal && !isStaff ? '' : line.remark, differences: line.differences },
  });

export const shownCutoffs = ({ sailing }: StoredOrder): OrderDetail['cutoffs'] =>
  orderCutoffs.flatMap((cutoff) => {
    const at = sailing?.[cutoff];
    return sailing && typeof at === 'number' ? [{ cutoff, at, timeZone: sailing.timeZone }] : [];
  });

export const shownSteps = (order: StoredOrder): OrderDetail['steps'] =>
  orderSteps(order.status, {
    ...{ submittedAt: time(order.submittedAt), acceptedAt: time(order.acceptedAt) },
    ...{ bookedAt: time(order.bookedAt), confirmedAt: time(order.confirmedAt) },
    ...{ convertedAt: time(order.convertedAt), endedAt: time(order.endedAt) },
  });
