import type { ChargeCondition } from '@fairway/contract/charges.ts';
import { customerIdOf } from '../../customers/demo/ids.ts';
import { pricesByBox } from './box-columns.ts';
import { daysAfter, monthStart } from './half-months.ts';
import tables from './local-charges.json' with { type: 'json' };

interface Charge {
  code: string;
  unit: string;
  mode?: string;
  currency?: string;
  prices?: number[];
  price?: number;
  minimum?: number;
  vat?: string;
  payTo: string;
  isOptional?: boolean;
  conditions?: ChargeCondition[];
  remark?: string;
}

/** A port where the tariff holds: all of it or its first charges, some of them at other prices. */
interface TariffPort {
  port: string;
  first?: number;
  changed?: Record<string, number[]>;
}

/** A charge of one place or of somebody; what it does not say is as in the tariff. */
type OwnCharge = Partial<Charge> & {
  code: string;
  port: string;
  direction?: string;
  carrier?: string;
  terminal?: string;
  customer?: string;
  /** From the first day of a month, until the last day before another: counted from the month of today. */
  months?: [number, number?];
};

const tariff = tables.tariff as Charge[];
/** Tariffs have held for a year. */
const since = -12;

/** Local charges of the demo company, with dates around a day. */
export function demoLocalCharges(today: string) {
  const own = tables.own as unknown as OwnCharge[];
  /** The general charge ends where one of the place takes its place later, and begins where one ends. */
  const periodOf = (port: string, code: string): [number, number?] => {
    const other = own.find((one) => one.port === port && one.code === code && one.months);
    if (!other?.months) return [since];
    const [from, to] = other.months;
    return to === undefined ? [since, from] : [to];
  };
  const general = (tables.ports as unknown as TariffPort[]).flatMap(({ port, first, changed = {} }) =>
    tariff.slice(0, first).map((charge) => {
      const prices = changed[charge.code] ?? charge.prices;
      return chargeOf(
        { ...charge, ...(prices && { prices }), port, months: periodOf(port, charge.code) },
        today,
      );
    }),
  );
  return [...general, ...own.map((charge) => chargeOf(charge, today))];
}

function chargeOf(written: OwnCharge, today: string) {
  const { port, direction = 'export', carrier, terminal, customer, months = [since] } = written;
  // What a place changes of the tariff is counted, paid and taxed as it says there.
  const usual = tariff.find(({ code }) => code === written.code && written.unit === undefined);
  const { prices: _, price: __, remark: ___, ...terms } = usual ?? { unit: 'ctn', payTo: 'carrier' };
  const one = { ...terms, ...written };
  const [from, until] = months;
  const scope = [carrier, terminal, customer, months[0] === since ? undefined : `from${from}`];
  return {
    id: ['local', port, direction, one.code, one.mode ?? 'any', ...scope].filter(Boolean).join('-'),
    ...{ portId: `port-${port}`, direction, mode: one.mode ?? null },
    carrierId: carrier ? `carrier-${carrier}` : null,
    terminalId: terminal ? `terminal-${port}-${terminal}` : null,
    customerId: customer ? customerIdOf(customer) : null,
    ...{ chargeCodeId: `charge-${one.code}`, unit: one.unit, currency: one.currency ?? 'CNY' },
    ...{ prices: pricesByBox(one.prices), price: one.price === undefined ? null : String(one.price) },
    ...{ minimum: one.minimum === undefined ? null : String(one.minimum), maximum: null },
    conditions: one.conditions ?? [],
    validFrom: monthStart(today, from),
    validTo: until === undefined ? null : daysAfter(monthStart(today, until), -1),
    ...{ payTo: one.payTo, vatRate: one.vat ?? '6', isMandatory: one.isOptional !== true },
    // What the company may ask for its own work is not for everybody's eyes.
    isPublic: one.code !== 'HDL',
    remark: written.remark ?? '',
  };
}
