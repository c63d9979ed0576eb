import { searchRates } from '@fairway/contract/freight-search.ts';
import { signIn } from '@fairway/contract/session.ts';
import pg from 'pg';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { median, quantile } from './load.ts';
import { fillRates, removeRates, searchedLane } from './many-rates.ts';

const few = 10_000;
const many = 1_000_000;
const asked = 120;
/** The first calls find nothing prepared. */
const warmUp = 40;
const goals = { growth: 2, p95: 100 };

/** The rates of a lane with all-in prices, asked over HTTP, while the table holds 10,000 and 1,000,000 of them. */
export const rateSearch: Bench = {
  name: 'A lane search with all-in prices over 1,000,000 rates against 10,000',
  goal: `≤ ${goals.growth}, p95 < ${goals.p95} ms`,
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    // What failed is told, not that the database was stopped after it.
    database.on('error', () => undefined);
    await database.connect();
    const server = await startReadyServer({ DATABASE_URL: databaseUrl });
    const { data } = await server.call(signIn, { body: { account: 'sales01', password: demoPassword } });
    const sales = callerOf(server.url, { authorization: data?.token ?? '' });
    let found = 0;
    const times = async () => {
      const taken: number[] = [];
      for (let n = 0; n < asked; n += 1) {
        const started = performance.now();
        const reply = await sales(searchRates, {
          body: {
            mode: 'FCL',
            ...searchedLane,
            cargo: { boxes: [{ type: '40HQ', count: 2 }] },
            order: 'allIn',
          },
        });
        taken.push(performance.now() - started);
        const list = reply.data?.list ?? [];
        if (list.length < 30 || list.some(({ price }) => !price?.converted))
          throw new Error(`${list.length} rates were found, or one has no price: ${reply.msg}`);
        found = reply.data?.total ?? 0;
      }
      return taken.slice(warmUp);
    };
    try {
      await fillRates(database, few);
      const small = await times();
      await fillRates(database, many);
      const large = await times();
      const ratio = median(large) / median(small);
      return {
        ok: ratio <= goals.growth && quantile(large, 0.95) < goals.p95,
        figures: {
          ratio: ratio.toFixed(2),
          'rates of the lane': found,
          'of 10,000 p50, ms': median(small).toFixed(1),
          'p95, ms': quantile(small, 0.95).toFixed(1),
          'of 1,000,000 p50, ms': median(large).toFixed(1),
          'of them p95, ms': quantile(large, 0.95).toFixed(1),
        },
      };
    } finally {
      await server.stop();
      await removeRates(database);
      await database.end();
    }
  },
};
