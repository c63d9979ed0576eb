import type { Milestone } from '@fairway/contract/tracking.ts';
import { dayAfter } from '../freight/next-period.ts';
import { formatDate } from '../time/format-date.ts';
import { midnightOf } from '../time/zoned.ts';
import type { TrackingEvent } from '../tracking/event.ts';
import { type DemurrageTariff, lastFreeDay } from './demurrage.ts';
import { type KeptTariff, selectTariff } from './select-tariff.ts';

/** Where and with whom boxes stay. */
export interface StayFacts {
  podId: string;
  podZone: string;
  carrierId: string | null;
  /** What was agreed for the shipment; it counts before the tariff. */
  freeDemurrage: number | null;
  freeDetention: number | null;
  tariffs: readonly KeptTariff[];
}

/** How long a box was somewhere it may be for a while. */
export interface Stay {
  /** Days of the port. */
  from: string;
  /** Null while it goes on. */
  to: string | null;
  /** The tariff, with the free days that were agreed; without one there are no prices. */
  terms: DemurrageTariff;
  tariff: KeptTariff | null;
  lastFreeDay: string | null;
  /** The last moment of that day. */
  freeUntil: number | null;
  events: TrackingEvent[];
}

export interface BoxStays {
  /** In the port, from the ship until it leaves the terminal. */
  demurrage: Stay | null;
  /** Out of the port, until the empty box is back. */
  detention: Stay | null;
}

const dayIn = (at: number, zone: string): string => formatDate(at, 'yyyy-MM-dd', zone);

/** The stays of a box by the events that concern it. */
export function staysOf(events: readonly TrackingEvent[], boxType: string, facts: StayFacts): BoxStays {
  const first = (...wanted: readonly Milestone[]): TrackingEvent | undefined => {
    for (const milestone of wanted) {
      const told = events.filter((one) => one.classifier === 'ACT' && one.milestone === milestone);
      const found = told.findLast(({ containerNo }) => containerNo !== null) ?? told.at(-1);
      if (found) return found;
    }
    return undefined;
  };
  const [ashore, out, back] = [first('DISC'), first('GATE_OUT', 'RAIL_DEP', 'DELIVERED'), first('EMPTY_IN')];
  return {
    demurrage: ashore ? stayOf('demurrage', ashore, out ?? back, boxType, facts) : null,
    detention: out ? stayOf('detention', out, back, boxType, facts) : null,
  };
}

function stayOf(
  kind: KeptTariff['kind'],
  begin: TrackingEvent,
  end: TrackingEvent | undefined,
  boxType: string,
  { podId, podZone, carrierId, freeDemurrage, freeDetention, tariffs }: StayFacts,
): Stay | null {
  const from = dayIn(begin.at, podZone);
  const tariff = selectTariff(tariffs, { kind, portId: podId, carrierId, boxType, day: from }) ?? null;
  const agreed = kind === 'demurrage' ? freeDemurrage : freeDetention;
  if (tariff === null && agreed === null) return null;
  const terms: DemurrageTariff = {
    ...{ counts: tariff?.counts ?? 'calendar', closedDays: tariff?.closedDays ?? [] },
    ...{ freeDays: agreed ?? tariff?.freeDays ?? 0, currency: tariff?.currency ?? 'USD' },
    tiers: tariff?.tiers ?? [],
  };
  const last = lastFreeDay(from, terms);
  // Without a free day the box costs from the day it came.
  const ends = last === null ? midnightOf(from, podZone) : midnightOf(dayAfter(last, 1), podZone);
  return {
    ...{ from, to: end ? dayIn(end.at, podZone) : null, terms, tariff, lastFreeDay: last },
    freeUntil: ends === undefined ? null : ends - 1,
    events: end ? [begin, end] : [begin],
  };
}
