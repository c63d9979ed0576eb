import type { Db } from '../../database/open.ts';
import { addMissingEntities } from '../../entities/add-missing-entities.ts';
import { companyDay } from '../../freight/company-day.ts';
import { demurrageTariffRules } from '../tariff-rules.ts';

const day = 86_400_000;

interface Tariff {
  id: string;
  kind: 'demurrage' | 'detention';
  portId: string | null;
  remark: string;
  freeDays: number;
  counts: 'calendar';
  closedDays: string[];
  tiers: { fromDay: number; price: string }[];
}

const tiers = (...prices: readonly [number, string][]): Tariff['tiers'] =>
  prices.map(([fromDay, price]) => ({ fromDay, price }));

/** What boxes cost that stay too long: everywhere, and in one port by its own price. */
const tariffs = (now: number): Tariff[] => [
  {
    ...{
      id: 'tariff-demurrage',
      remark: '通用滞港费率',
      kind: 'demurrage',
      portId: null,
      freeDays: 7,
      counts: 'calendar',
    },
    ...{ closedDays: [], tiers: tiers([1, '60'], [6, '120'], [11, '180']) },
  },
  {
    ...{
      id: 'tariff-detention',
      remark: '通用滞箱费率',
      kind: 'detention',
      portId: null,
      freeDays: 10,
      counts: 'calendar',
    },
    ...{ closedDays: [], tiers: tiers([1, '35'], [8, '70']) },
  },
  {
    ...{
      id: 'tariff-demurrage-USSEA',
      remark: '西雅图码头滞港费率',
      kind: 'demurrage',
      portId: 'port-USSEA',
      freeDays: 7,
      counts: 'calendar',
    },
    // The terminal was closed: nobody could have fetched a box.
    ...{ closedDays: [companyDay(new Date(now - 2 * day))], tiers: tiers([1, '150'], [5, '250']) },
  },
];

export const loadDemoTariffs = (db: Db, now: number): Promise<unknown> =>
  addMissingEntities(
    db,
    demurrageTariffRules,
    tariffs(now).map((tariff) => ({
      ...{ ...tariff, carrierId: null, boxTypes: [], currency: 'USD' },
      ...{ validFrom: '2025-01-01', validTo: null },
    })),
    new Date(now),
  );
