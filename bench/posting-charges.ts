import { signIn } from '@fairway/contract/session.ts';
import { saveCharges } from '@fairway/contract/shipment-charges.ts';
import pg from 'pg';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { type Caller, callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { copyDatabase, onServer } from './copy-database.ts';
import { median } from './load.ts';

const clients = 16;
const rounds = 6;
const callsEach = 6;
const goal = 0.7;

/** Posting charges with figures that are kept up to date, against the same without. */
export const postingCharges: Bench = {
  name: 'Posting charges with the figures of boards against without',
  goal: `≥ ${goal}`,
  async measure({ databaseUrl }) {
    const names = ['bench_with_figures', 'bench_without_figures'] as const;
    const [withUrl, withoutUrl] = [
      await copyDatabase(databaseUrl, names[0]),
      await copyDatabase(databaseUrl, names[1]),
    ];
    try {
      await withoutFigures(withoutUrl);
      const servers = [
        await startReadyServer({ DATABASE_URL: withUrl }),
        await startReadyServer({ DATABASE_URL: withoutUrl }),
      ] as const;
      try {
        const posters = [
          await posterOn(servers[0], withUrl),
          await posterOn(servers[1], withoutUrl),
        ] as const;
        const perSecond = { with: [] as number[], without: [] as number[] };
        // One warm-up, then in turns: what disturbs the machine disturbs both.
        for (let round = 0; round <= rounds; round += 1) {
          const [first, second] = [await posters[0](), await posters[1]()];
          if (round === 0) continue;
          perSecond.with.push(first);
          perSecond.without.push(second);
        }
        const ratio = median(perSecond.with.map((one, at) => one / (perSecond.without[at] ?? Number.NaN)));
        return {
          ok: ratio >= goal,
          figures: {
            ratio: ratio.toFixed(2),
            'calls per second with figures': median(perSecond.with).toFixed(0),
            without: median(perSecond.without).toFixed(0),
          },
        };
      } finally {
        for (const server of servers) await server.stop();
      }
    } finally {
      for (const name of names) await onServer(databaseUrl, `drop database if exists ${name} with (force)`);
    }
  },
};

/** Nothing notes any more which figures are no longer right. */
async function withoutFigures(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ off: string }>(
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off from pg_trigger
     where tgname ~ '_(to|from|in)_figures$'`,
  );
  for (const { off } of rows) await client.query(off);
  await client.end();
}

/** Five charges with each call, each client on shipments of its own; how many calls a second. */
async function posterOn({ url, call }: { url: string; call: Caller }, databaseUrl: string) {
  const { data, msg } = await call(signIn, { body: { account: 'finance01', password: demoPassword } });
  if (!data) throw new Error(msg);
  const finance = callerOf(url, { authorization: data.token });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; partyId: string; codeId: string }>(
    `select s.id, s."customerId" as "partyId", (select id from charge_code where "enCode" = 'THC') as "codeId"
     from shipment s where s."companyId" = 'org-shanghai' and s.status = 'active' order by s."sailsAt" desc, s.id
     limit ${clients * (rounds + 1)}`,
  );
  await client.end();
  let round = 0;
  return async (): Promise<number> => {
    const own = rows.slice(round * clients, (round + 1) * clients);
    round += 1;
    const began = performance.now();
    await Promise.all(
      own.map(async ({ id, partyId, codeId }) => {
        for (let n = 0; n < callsEach; n += 1) {
          const added = Array.from({ length: 5 }, (_, at) => ({
            ...{ side: 'receivable' as const, chargeCodeId: codeId, partyId, unit: 'bl' as const },
            ...{ quantity: '1', price: String(100 + at), currency: 'CNY' },
            ...{ onBehalf: false, isConfidential: false, remark: '' },
          }));
          const saved = await finance(saveCharges, { params: { shipmentId: id }, body: { added } });
          if (!saved.data) throw new Error(saved.msg);
        }
      }),
    );
    return (own.length * callsEach * 1_000) / (performance.now() - began);
  };
}
