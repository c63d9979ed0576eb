import type { ChargeCondition } from '@fairway/contract/charges.ts';
import { pricesByBox } from './box-columns.ts';
import { daysAfter, monthStart } from './half-months.ts';
import tables from './lane-surcharges.json' with { type: 'json' };

/** One price for every line, carrier and port of discharge that it names. */
interface Surcharge {
  code: string;
  lines?: string[];
  carriers?: string[];
  pods?: string[];
  unit?: string;
  currency?: string;
  prices?: number[];
  price?: number;
  isCollect?: boolean;
  isOptional?: boolean;
  conditions?: ChargeCondition[];
  /** From the first day of a month, until the last day before another: counted from the month of today. */
  months?: [number, number?];
}

/** Surcharges of lanes of the demo company, with dates around a day. */
export const demoLaneSurcharges = (today: string) =>
  (tables as unknown as Surcharge[]).flatMap((one, place) =>
    (one.lines ?? [undefined]).flatMap((line) =>
      (one.carriers ?? [undefined]).flatMap((carrier) =>
        (one.pods ?? [undefined]).map((pod) => surchargeOf(one, { place, line, carrier, pod }, today)),
      ),
    ),
  );

interface Scope {
  place: number;
  line: string | undefined;
  carrier: string | undefined;
  pod: string | undefined;
}

function surchargeOf(one: Surcharge, { place, line, carrier, pod }: Scope, today: string) {
  const { code, unit = 'ctn', currency = 'USD', price, conditions = [], months = [-12] } = one;
  const [from, until] = months;
  return {
    id: ['lane', code, line, carrier, pod, String(place)].filter(Boolean).join('-'),
    carrierId: carrier ? `carrier-${carrier}` : null,
    lineId: line ? `line-${line}` : null,
    ...{ polId: null, podId: pod ? `port-${pod}` : null, mode: unit === 'ctn' ? 'FCL' : null },
    ...{ chargeCodeId: `charge-${code}`, unit, currency, prices: pricesByBox(one.prices), conditions },
    ...{ price: price === undefined ? null : String(price), minimum: null, maximum: null },
    validFrom: monthStart(today, from),
    validTo: until === undefined ? null : daysAfter(monthStart(today, until), -1),
    ...{ paidAt: one.isCollect ? 'CC' : 'PP', isMandatory: one.isOptional !== true, remark: '' },
  };
}
