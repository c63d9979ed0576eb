import { startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { copyDatabase, onServer } from './copy-database.ts';
import { figuresOf, quantile } from './load.ts';
import { fillShipments } from './many-shipments.ts';
import { timesOfNumbers } from './number-search.ts';
import {
  callersOf,
  growthOf,
  type List,
  lists,
  type Reader,
  readers,
  timesOfList,
  timesText,
  usual,
} from './shipment-lists.ts';

const few = 10_000;
const many = 1_000_000;
const goals = { growth: 2, number: 50 };

/**
 * Two companies side by side on one machine, one with a hundred times more shipments: their lists in turn, as an operator, a
 * manager and a customer read them, and numbers of the large one.
 */
export const shipments: Bench = {
  name: 'Shipments: a page of my shipments with 1,000,000 against 10,000, and a number among 1,000,000',
  goal: `usual lists ≤ ${goals.growth}, number p95 ≤ ${goals.number} ms`,
  async measure({ databaseUrl }) {
    const smallUrl = await copyDatabase(databaseUrl, 'bench_few');
    const largeUrl = await copyDatabase(databaseUrl, 'bench_many');
    try {
      await fillShipments(smallUrl, few);
      await fillShipments(largeUrl, many);
      const small = await startReadyServer({ DATABASE_URL: smallUrl });
      const large = await startReadyServer({ DATABASE_URL: largeUrl });
      try {
        const [ofFew, ofMany] = [await callersOf(small), await callersOf(large)];
        const times = [];
        for (const reader of Object.keys(readers) as Reader[])
          for (const list of Object.keys(lists) as List[])
            times.push(await timesOfList(ofFew, ofMany, reader, list));
        const numbers = await timesOfNumbers(largeUrl, Object.values(ofMany));
        const worst = Math.max(...times.filter(({ list }) => usual.includes(list)).map(growthOf));
        const others = Math.max(...times.filter(({ list }) => !usual.includes(list)).map(growthOf));
        const all = numbers.flatMap((one) => one.times);
        return {
          ok: worst <= goals.growth && quantile(all, 0.95) <= goals.number,
          figures: {
            'worst of the usual lists': worst.toFixed(2),
            'worst of the others': others.toFixed(2),
            ...Object.fromEntries(times.map((one) => [`${one.reader}, ${one.list}:`, timesText(one)])),
            ...figuresOf('a number ', all),
            ...Object.fromEntries(
              numbers.map((one) => [`${one.way} p95, ms`, quantile(one.times, 0.95).toFixed(1)]),
            ),
          },
        };
      } finally {
        await small.stop();
        await large.stop();
      }
    } finally {
      for (const name of ['bench_few', 'bench_many'])
        await onServer(databaseUrl, `drop database if exists ${name} with (force)`);
    }
  },
};
