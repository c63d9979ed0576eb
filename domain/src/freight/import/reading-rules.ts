import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import type { RateMapping } from '@fairway/contract/rate-import.ts';
import type { MatchedCarrier } from './match-carrier.ts';
import type { PortMatcher } from './match-port.ts';
import type { DayOrder } from './read-day.ts';

/** What rows are read with. */
export interface ReadingRules {
  mapping: RateMapping;
  headings: readonly string[];
  ports: PortMatcher;
  carrier: (text: string) => MatchedCarrier;
  /** By code. */
  charges: ReadonlyMap<string, { id: string; defaultUnit: ChargeUnit }>;
  /** Which figure of a day comes first, by column. */
  dayOrders: ReadonlyMap<number, DayOrder>;
  today: string;
}
