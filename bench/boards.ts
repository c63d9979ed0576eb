import {
  getBoardMatrix,
  getBoardRanking,
  getEnterpriseBoard,
  listBoardShipments,
} from '@fairway/contract/boards.ts';
import { signIn } from '@fairway/contract/session.ts';
import { settleAll } from '../server/src/boards/figures/settle-figures.ts';
import { type Db, openDatabase } from '../server/src/database/open.ts';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { type Caller, callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { copyDatabase, onServer } from './copy-database.ts';
import { growthOf } from './growth.ts';
import { fillCharges } from './many-charges.ts';

const few = 30_000;
const many = Number(process.env.FAIRWAY_BENCH_CHARGES ?? 3_000_000);
const goals = { growth: 3, ms: 1_000 };

const year = { from: `${new Date().getFullYear()}-01-01`, to: `${new Date().getFullYear()}-12-31` };

const asked = {
  'the board': (call: Caller) => call(getEnterpriseBoard, { body: year }),
  'customers by profit': (call: Caller) =>
    call(getBoardRanking, { body: { ...year, dimension: 'customer', sidx: 'profit' } }),
  'lines by carrier': (call: Caller) =>
    call(getBoardMatrix, { body: { ...year, matrix: 'lineByCarrier', metric: 'margin' } }),
  'the shipments behind it': (call: Caller) =>
    call(listBoardShipments, { body: { ...year, sidx: 'profit' } }),
} satisfies Record<string, (call: Caller) => Promise<{ data?: unknown; msg: string }>>;
type Question = keyof typeof asked;

/** Two companies side by side on one machine, one with a hundred times more charge lines: their boards in turn. */
export const boards: Bench = {
  name: `Boards of ${many.toLocaleString('en')} charge lines against ${few.toLocaleString('en')}`,
  goal: `medians ≤ ${goals.growth} times, each < ${goals.ms} ms`,
  async measure({ databaseUrl }) {
    const [smallUrl, largeUrl] = [
      await copyDatabase(databaseUrl, 'bench_few_charges'),
      await copyDatabase(databaseUrl, 'bench_many_charges'),
    ];
    try {
      const worked = [await filled(smallUrl, few), await filled(largeUrl, many)];
      const [small, large] = [
        await startReadyServer({ DATABASE_URL: smallUrl }),
        await startReadyServer({ DATABASE_URL: largeUrl }),
      ];
      try {
        const [ofFew, ofMany] = [await callerIn(small), await callerIn(large)];
        const began = performance.now();
        await asked['the board'](ofMany);
        const first = performance.now() - began;
        const times = [];
        for (const question of Object.keys(asked) as Question[])
          times.push({ question, ...(await timesOf(question, ofFew, ofMany)) });
        const { ok, figures } = growthOf(times, goals);
        return {
          ok,
          figures: {
            ...figures,
            'first question of a process, ms': first.toFixed(0),
            'figures worked out, s': worked.map((ms) => (ms / 1_000).toFixed(1)).join(' and '),
          },
        };
      } finally {
        await small.stop();
        await large.stop();
      }
    } finally {
      for (const name of ['bench_few_charges', 'bench_many_charges'])
        await onServer(databaseUrl, `drop database if exists ${name} with (force)`);
    }
  },
};

/** With all figures worked out, as the job does it; how long that took. */
async function filled(databaseUrl: string, lines: number): Promise<number> {
  await fillCharges(databaseUrl, lines);
  const config = { databaseUrl, dataFolder: '', databaseConnections: 4 };
  const { db, close } = await openDatabase(config, () => undefined);
  try {
    const began = performance.now();
    const commitNow = <T>(work: (own: Db) => Promise<T>) => db.transaction().execute(work);
    await settleAll({ commitNow });
    return performance.now() - began;
  } finally {
    await close();
  }
}

async function callerIn({ url, call }: { url: string; call: Caller }): Promise<Caller> {
  const { data, msg } = await call(signIn, { body: { account: 'gm01', password: demoPassword } });
  if (!data) throw new Error(msg);
  return callerOf(url, { authorization: data.token });
}

const rounds = 24;
/** The first calls find nothing prepared. */
const warmUp = 6;

/** Both companies in turn: what disturbs the machine for a while disturbs both. */
async function timesOf(question: Question, ofFew: Caller, ofMany: Caller) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const [size, call] of [['few', ofFew] as const, ['many', ofMany] as const]) {
      const started = performance.now();
      const { data, msg } = await asked[question](call);
      if (!data) throw new Error(`${question}: ${msg}`);
      if (round >= warmUp) times[size].push(performance.now() - started);
    }
  return times;
}
