import { takeBillNumbersAt } from '../../bill/take-bill-numbers-at.ts';
import type { Db } from '../../database/open.ts';
import { carriersById, nextSailings, portsById } from '../../master-data/lookups.ts';
import { companyDay } from '../company-day.ts';
import { rateSearchText } from '../rate-search-text.ts';
import { insertRates } from '../rate-store.ts';
import { demoRates } from './demo-rates.ts';
import type { DemoDeparture } from './special-rates.ts';

/** Of every lane and carrier so many departures are looked at for the ones spot prices are for. */
const departuresOfLane = 4;

/** Gives the demo company its rates: what held, what holds, and what is out for later. */
export async function loadDemoRates(db: Db, now: Date): Promise<void> {
  const today = companyDay(now);
  const lanes = demoRates(today, []);
  const rates = demoRates(today, await departuresOf(db, lanes, now)).toSorted(
    (one, other) => one.creatorTime.getTime() - other.creatorTime.getTime(),
  );
  const numbers = await takeBillNumbersAt(
    db,
    'RateNumber',
    rates.map(({ creatorTime }) => creatorTime),
  );
  const ports = await portsById(
    db,
    rates.flatMap(({ polId, podId }) => [polId, podId]),
    'zh',
  );
  const carriers = await carriersById(
    db,
    rates.map(({ carrierId }) => carrierId),
    'zh',
  );
  await insertRates(
    db,
    rates.map((rate, place) => {
      const rateNo = numbers[place] ?? '';
      const at = rate.publishedAt ?? rate.creatorTime;
      return {
        ...{
          ...rate,
          rateNo,
          version: 1,
          source: 'manual',
          flowId: null,
          approvedFlowId: null,
          importId: null,
        },
        searchText: rateSearchText(rateNo, rate, ports, carriers),
        lastModifyTime: at,
      };
    }),
  );
}

async function departuresOf(
  db: Db,
  lanes: readonly { polId: string; podId: string; carrierId: string }[],
  now: Date,
): Promise<DemoDeparture[]> {
  const sailings = await nextSailings(db, lanes, { from: now, most: departuresOfLane });
  return sailings.flatMap(({ id, carrierId, polId, podId, etd, status }) =>
    carrierId === null
      ? []
      : [{ id, carrierId, polId, podId, etd: companyDay(new Date(etd)), isDelayed: status === 'delayed' }],
  );
}
