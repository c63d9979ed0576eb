import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import type { ChargeOrigin, ChargeSide } from '@fairway/contract/money-fields.ts';
import type { StoredShipment } from '../../shipments/stored-shipment.ts';
import { ofLine } from '../draft-charges.ts';
import { promiseOf } from '../promise-of.ts';
import { lanePriceOf } from './lane-prices.ts';
import { agencyOf, brokerOf, carrierPartyOf, truckerOf, warehouse } from './suppliers.ts';

type Chance = (least: number, most: number) => number;

/** A charge as somebody enters it. */
export interface DemoLine {
  side: ChargeSide;
  code: string;
  partyId: string;
  unit: ChargeUnit;
  quantity: string;
  price: string;
  currency: string;
  source: ChargeOrigin;
  quoteLineId: string | null;
  isConfidential: boolean;
}

/** What is unusual about the money of a shipment. */
export type MoneyStory = 'usual' | 'unknownYen' | 'unknownPound' | 'loss' | 'duty';

const carrierOf = ({ carrierId }: StoredShipment): string => carrierPartyOf(carrierId);

const line = (
  side: ChargeSide,
  code: string,
  partyId: string,
  [unit, quantity, currency, price]: readonly [ChargeUnit, number | string, string, number],
  more: Partial<DemoLine> = {},
): DemoLine => ({
  ...{ side, code, partyId, unit, quantity: String(quantity), price: String(price), currency },
  ...{ source: side === 'receivable' ? 'tariff' : 'manual', quoteLineId: null, isConfidential: false },
  ...more,
});

/** What a shipment is charged and costs: by the price of its order where it has one, otherwise by lane and boxes. */
export function linesOfShipment(
  shipment: StoredShipment,
  boxes: ReadonlyMap<string, number>,
  story: MoneyStory,
  chance: Chance,
): DemoLine[] {
  const promised = linesOfOrder(shipment);
  if (promised.length > 0) return promised;
  const lines =
    shipment.mode === 'LCL' ? looseLines(shipment, chance) : boxLines(shipment, boxes, story, chance);
  return [...lines, ...serviceLines(shipment, boxes, chance), ...storyLines(shipment, story)];
}

function linesOfOrder(shipment: StoredShipment): DemoLine[] {
  const promise = promiseOf(shipment);
  if (!promise) return [];
  return [
    ...promise.lines.map((one): DemoLine => {
      const { side, chargeCode, unit, quantity, price, currency } = ofLine(one, 'order', shipment.customerId);
      return {
        ...{ side, code: chargeCode, partyId: shipment.customerId, unit, quantity, price, currency },
        ...{ source: 'order', quoteLineId: one.id, isConfidential: false },
      };
    }),
    ...promise.costs.map(
      ({ lineId, chargeCode, quantity, price }): DemoLine => ({
        ...{ side: 'payable', code: chargeCode, partyId: carrierOf(shipment), unit: 'ctn', quantity },
        ...{ price: price.amount, currency: price.currency, source: 'order', quoteLineId: lineId },
        isConfidential: false,
      }),
    ),
  ];
}

const isSmall = (type: string): boolean => type.startsWith('20');
const around = (chance: Chance, [least, most]: readonly [number, number]): number =>
  Math.round(chance(least, most) / 5) * 5;
const larger: Readonly<Record<string, number>> = { '45HQ': 1.25, '40RH': 1.6, '20RF': 1.6 };

/** Half of the smaller customers are quoted everything in yuan. */
const paysInYuan = (customerId: string): boolean =>
  customerId > 'customer-C0006' && Number(customerId.slice(-2)) % 2 === 1;

function boxLines(
  shipment: StoredShipment,
  boxes: ReadonlyMap<string, number>,
  story: MoneyStory,
  chance: Chance,
): DemoLine[] {
  const { customerId, companyId, podId } = shipment;
  const carrier = carrierOf(shipment);
  const lane = lanePriceOf(podId);
  const lines: DemoLine[] = [];
  const small = chance(lane.small[0], lane.small[1]);
  const large = around(chance, lane.large);
  const count = [...boxes.values()].reduce((all, one) => all + one, 0);
  for (const [type, number] of boxes) {
    const cost = Math.round((isSmall(type) ? Math.round(small / 5) * 5 : large) * (larger[type] ?? 1));
    // A ship that was full: space was bought for more than it had been sold for.
    const margin = story === 'loss' ? -chance(300, 420) : chance(6, 20) * 10;
    lines.push(
      paysInYuan(customerId)
        ? line('receivable', 'OF', customerId, ['ctn', number, 'CNY', Math.round((cost + margin) * 7.08)])
        : line('receivable', 'OF', customerId, ['ctn', number, 'USD', cost + margin]),
    );
    lines.push(line('payable', 'OF', carrier, ['ctn', number, 'USD', cost]));
  }
  const terminal = (type: string): number => (isSmall(type) ? 740 : type === '45HQ' ? 1400 : 1100);
  for (const [type, number] of boxes) {
    lines.push(line('receivable', 'THC', customerId, ['ctn', number, 'CNY', terminal(type)]));
    lines.push(line('payable', 'THC', agencyOf(companyId ?? ''), ['ctn', number, 'CNY', terminal(type)]));
  }
  lines.push(line('receivable', 'DOC', customerId, ['bl', 1, 'CNY', 450]));
  if (chance(1, 2) === 1) lines.push(line('receivable', 'SEAL', customerId, ['ctn', count, 'CNY', 60]));
  if (chance(1, 2) === 1)
    lines.push(line('receivable', 'BKG', customerId, ['ctn', count, 'CNY', count > 2 ? 400 : 450]));
  if (lane.manifest) {
    const [code, price] = lane.manifest;
    const worth = paysInYuan(customerId)
      ? (['bl', 1, 'CNY', 250] as const)
      : (['bl', 1, 'USD', price] as const);
    lines.push(line('receivable', code, customerId, worth));
  }
  if (chance(1, 5) <= 2) lines.push(line('receivable', 'TLX', customerId, ['bl', 1, 'CNY', 450]));
  if (chance(1, 12) === 1)
    lines.push(line('receivable', 'HDL', customerId, ['ctn', count, 'CNY', 150], { source: 'manual' }));
  if (chance(1, 25) === 1)
    lines.push(
      line('payable', 'OTH', carrier, ['shipment', 1, 'USD', -chance(4, 12) * 10], { isConfidential: true }),
    );
  return lines;
}

/** By weight or measure, at least one; where ships want cargo the freight is below nothing. */
function looseLines(shipment: StoredShipment, chance: Chance): DemoLine[] {
  const { customerId, podId, cbm, grossKg } = shipment;
  const tons = Math.max(Number(cbm) / 8, Number(grossKg) / 8_000, 1).toFixed(3);
  const price = chance(...lanePriceOf(podId).loose);
  return [
    line('receivable', 'LCL', customerId, ['rt', tons, 'USD', price]),
    line('payable', 'LCL', warehouse, ['rt', tons, 'USD', price - chance(4, 9)]),
    line('receivable', 'CFS', customerId, ['rt', tons, 'CNY', 75]),
    line('payable', 'CFS', warehouse, ['rt', tons, 'CNY', 60]),
    line('receivable', 'DOC', customerId, ['bl', 1, 'CNY', 300]),
    ...(lanePriceOf(podId).manifest ? [line('receivable', 'ENS', customerId, ['bl', 1, 'USD', 35])] : []),
  ];
}

function serviceLines(
  shipment: StoredShipment,
  boxes: ReadonlyMap<string, number>,
  chance: Chance,
): DemoLine[] {
  const { customerId, companyId, incoterm, agentId } = shipment;
  const count = [...boxes.values()].reduce((all, one) => all + one, 0) || 1;
  const lines: DemoLine[] = [];
  if (chance(1, 3) === 1) {
    const price = chance(24, 64) * 50;
    lines.push(
      line('receivable', 'TRK', customerId, ['ctn', count, 'CNY', price + 300], { source: 'manual' }),
    );
    lines.push(line('payable', 'TRK', truckerOf(companyId ?? ''), ['ctn', count, 'CNY', price]));
  }
  if (chance(1, 3) === 1) {
    lines.push(line('receivable', 'CUS', customerId, ['shipment', 1, 'CNY', 200], { source: 'manual' }));
    lines.push(line('payable', 'CUS', brokerOf(companyId ?? ''), ['shipment', 1, 'CNY', 120]));
  }
  // Delivered at the place named: the agent there pays the port, and charges us.
  if (incoterm === 'DAP' && agentId && chance(1, 2) === 1) {
    lines.push(line('receivable', 'DTHC', customerId, ['ctn', count, 'EUR', 265], { source: 'manual' }));
    lines.push(line('payable', 'DTHC', agentId, ['ctn', count, 'EUR', 250]));
  }
  return lines;
}

function storyLines(shipment: StoredShipment, story: MoneyStory): DemoLine[] {
  const { customerId, companyId } = shipment;
  if (story === 'unknownYen' || story === 'unknownPound')
    return [
      line('receivable', 'ETS', customerId, ['ctn', 1, 'EUR', 42.5], { source: 'manual' }),
      story === 'unknownYen'
        ? line('receivable', 'OTH', customerId, ['shipment', 1, 'JPY', 18_500], { source: 'manual' })
        : line('receivable', 'OTH', customerId, ['shipment', 1, 'GBP', 96], { source: 'manual' }),
    ];
  if (story === 'duty')
    return [
      line('receivable', 'DUTY', customerId, ['shipment', 1, 'CNY', 12_860.4], { source: 'manual' }),
      line('payable', 'DUTY', brokerOf(companyId ?? ''), ['shipment', 1, 'CNY', 12_860.4]),
    ];
  return [];
}
