import { ports } from '@fairway/contract/ports.ts';
import { signIn } from '@fairway/contract/session.ts';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { median, quantile } from './load.ts';

const goal = 50;
const rounds = 10;
/** What people type, and the port they mean. */
const typed = {
  ...{ ningbo: 'CNNGB', nb: 'CNNGB', luoshanji: 'USLAX', lsj: 'USLAX', lutedan: 'NLRTM', hanbao: 'DEHAM' },
  ...{ yantian: 'CNYTN', xinjiapo: 'SGSIN', dongjing: 'JPTYO', xianggang: 'HKHKG' },
};

/** From a key to the ports it finds, over HTTP. */
export const portByPinyin: Bench = {
  name: 'A port by pinyin',
  goal: `p95 < ${goal} ms`,
  async measure({ databaseUrl }) {
    const server = await startReadyServer({ DATABASE_URL: databaseUrl });
    try {
      const { data } = await server.call(signIn, { body: { account: 'sales01', password: demoPassword } });
      const sales = callerOf(server.url, { authorization: data?.token ?? '' });
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        for (const [keyword, code] of Object.entries(typed)) {
          const started = performance.now();
          const reply = await sales(ports.options, { query: { keyword } });
          times.push(performance.now() - started);
          const codes = reply.data?.list.map(({ enCode }) => enCode) ?? [];
          if (!codes.includes(code)) throw new Error(`${keyword} does not find ${code}`);
        }
      // The first calls find nothing prepared.
      const warm = times.slice(Object.keys(typed).length);
      return {
        ok: quantile(warm, 0.95) < goal,
        figures: {
          'p50, ms': median(warm).toFixed(1),
          'p95, ms': quantile(warm, 0.95).toFixed(1),
          'worst, ms': Math.max(...warm).toFixed(1),
        },
      };
    } finally {
      await server.stop();
    }
  },
};
