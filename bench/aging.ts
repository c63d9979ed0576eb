import { getAging, listAgingItems } from '@fairway/contract/aging.ts';
import { signIn } from '@fairway/contract/session.ts';
import { companyDay } from '../server/src/freight/company-day.ts';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { type Caller, callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { copyDatabase, onServer } from './copy-database.ts';
import { growthOf } from './growth.ts';
import { fillBills } from './many-bills.ts';

const few = 10_000;
const many = Number(process.env.FAIRWAY_BENCH_BILLS ?? 1_000_000);
const goals = { growth: 3, ms: 1_000 };

const back = (days: number) => companyDay(new Date(Date.now() - days * 86_400_000));

/** What is asked for, by whom: who sees all of the company, who sells, and a customer. */
const asked = {
  'today by customer': { account: 'gm01', ask: (call) => call(getAging, { body: {} }) },
  'today by salesperson': { account: 'gm01', ask: (call) => call(getAging, { body: { groupBy: 'sales' } }) },
  'a month back': { account: 'gm01', ask: (call) => call(getAging, { body: { asOf: back(30) } }) },
  'a year back by currency': {
    account: 'gm01',
    ask: (call) => call(getAging, { body: { asOf: back(365), groupBy: 'currency' } }),
  },
  'the invoices of a cell': {
    account: 'gm01',
    ask: (call) => call(listAgingItems, { body: { cell: 'over90' } }),
  },
  'the invoices of a cell a year back': {
    account: 'gm01',
    ask: (call) => call(listAgingItems, { body: { cell: 'to30', asOf: back(365) } }),
  },
  'today of a salesperson': { account: 'sales01', ask: (call) => call(getAging, { body: {} }) },
  'today of a customer': { account: 'client01', ask: (call) => call(getAging, { body: {} }) },
  'a year back of a customer': {
    account: 'client01',
    ask: (call) => call(getAging, { body: { asOf: back(365) } }),
  },
} satisfies Record<
  string,
  { account: string; ask: (call: Caller) => Promise<{ data?: unknown; msg: string }> }
>;
type Question = keyof typeof asked;

/** Two companies side by side on one machine, one with a hundred times more bills: their ageing in turn. */
export const aging: Bench = {
  name: `Ageing of ${many.toLocaleString('en')} bills against ${few.toLocaleString('en')}`,
  goal: `medians ≤ ${goals.growth} times, each < ${goals.ms} ms`,
  async measure({ databaseUrl }) {
    const smallUrl = await copyDatabase(databaseUrl, 'bench_few_bills');
    const largeUrl = await copyDatabase(databaseUrl, 'bench_many_bills');
    try {
      await fillBills(smallUrl, few);
      await fillBills(largeUrl, many);
      const [small, large] = [
        await startReadyServer({ DATABASE_URL: smallUrl }),
        await startReadyServer({ DATABASE_URL: largeUrl }),
      ];
      try {
        const times = [];
        for (const question of Object.keys(asked) as Question[])
          times.push({ question, ...(await timesOf(question, small, large)) });
        return growthOf(times, goals);
      } finally {
        await small.stop();
        await large.stop();
      }
    } finally {
      for (const name of ['bench_few_bills', 'bench_many_bills'])
        await onServer(databaseUrl, `drop database if exists ${name} with (force)`);
    }
  },
};

const rounds = 24;
/** The first calls find nothing prepared. */
const warmUp = 6;

interface Server {
  url: string;
  call: Caller;
}

/** Both companies in turn: what disturbs the machine for a while disturbs both. */
async function timesOf(question: Question, small: Server, large: Server) {
  const { account, ask } = asked[question];
  const callerIn = async ({ url, call }: Server): Promise<Caller> => {
    const { data, msg } = await call(signIn, { body: { account, password: demoPassword } });
    if (!data) throw new Error(msg);
    return callerOf(url, { authorization: data.token });
  };
  const [ofFew, ofMany] = [await callerIn(small), await callerIn(large)];
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const [size, call] of [['few', ofFew] as const, ['many', ofMany] as const]) {
      const started = performance.now();
      const { data, msg } = await ask(call);
      if (!data) throw new Error(`${question}: ${msg}`);
      if (round >= warmUp) times[size].push(performance.now() - started);
    }
  return times;
}
