import { signIn } from '@fairway/contract/session.ts';
import { listTasks } from '@fairway/contract/workflow-lists.ts';
import pg from 'pg';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { userIdOf } from '../server/src/organisation/demo/ids.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import { publishFlow, step } from '../server/src/workflow/testing/publish-flow.ts';
import type { Bench } from './bench.ts';
import { median } from './load.ts';

const asked = 200;
const people = 200;

/**
 * The first page of a to-do list while the table holds 1,000,000 tasks, against 1,000: the reader has their share; so has
 * a colleague, who handles the reader's as well.
 */
export const todoPage: Bench = {
  name: 'The to-do page with 1,000,000 tasks against 1,000',
  goal: '≤ 1.5',
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const server = await startReadyServer({ DATABASE_URL: databaseUrl });
    const asCaller = async (account: string) => {
      const { data } = await server.call(signIn, { body: { account, password: demoPassword } });
      return callerOf(server.url, { authorization: data?.token ?? '' });
    };
    const reader = userIdOf('sales03');
    const { versionId, templateId } = await publishFlow(
      await asCaller('admin'),
      [step('a', [userIdOf('manager01')])],
      { enCode: 'benchTodo' },
    );
    const delegate = userIdOf('sales02');
    await database.query(
      `insert into flow_delegation (id, type, "userId", "toUserId", "startTime", "endTime", "creatorTime")
       values ('bench', '1', $1, $2, now() - interval '1 day', now() + interval '1 day', now())`,
      [reader, delegate],
    );
    const callers = { reader: await asCaller('sales03'), delegate: await asCaller('sales02') };
    const page = async (who: keyof typeof callers) => {
      const times: number[] = [];
      for (let n = 0; n < asked; n += 1) {
        const started = performance.now();
        const { data } = await callers[who](listTasks, { params: { category: '1' }, query: {} });
        times.push(performance.now() - started);
        if (data?.list.length !== 20) throw new Error('the page is not full');
      }
      return median(times.slice(asked / 4));
    };
    const pages = async () => {
      await page('reader');
      await page('delegate');
      return { reader: await page('reader'), delegate: await page('delegate') };
    };
    const fill = async (from: number, to: number) => {
      await database.query(
        `insert into flow (id, "versionId", "templateId", category, "fullName", status, "creatorUserId", "creatorTime",
           "startTime", state)
         select 'bench' || n, $1, $2, 'hr', '申请 ' || n, 1, $3, now() - n * interval '1 second', now(), '{}'
         from generate_series($4::int, $5::int) n`,
        [versionId, templateId, userIdOf('sales01'), from, to],
      );
      // Every two hundredth is the reader's, and so is every two hundredth the delegate's, but at least a page of them.
      await database.query(
        `insert into flow_task (id, "flowId", "handlerId", "receivedAt", "nodeCode", "nodeName", "visitId", "isBatch",
           "isStart", "versionId", "templateId", category, "flowUrgent", "creatorUserId")
         select 'bench' || n || '.o1', 'bench' || n,
           case when n % $6 = 0 or n <= 40 then $3 when n % $6 = 1 or n <= 80 then $8 else 'user' || n % $6 end, now() - n * interval '1 second', 'a', 'a',
           'v1', false, false, $1, $2, 'hr', 1, $7
         from generate_series($4::int, $5::int) n`,
        [versionId, templateId, reader, from, to, people, userIdOf('sales01'), delegate],
      );
      await database.query('vacuum analyze flow');
      await database.query('vacuum analyze flow_task');
    };
    await fill(1, 1_000);
    const few = await pages();
    await fill(1_001, 1_000_000);
    const many = await pages();
    await server.stop();
    await database.query(`delete from flow where id like 'bench%'`);
    await database.query(`delete from flow_delegation where id = 'bench'`);
    await database.end();
    const ratios = { reader: many.reader / few.reader, delegate: many.delegate / few.delegate };
    return {
      ok: ratios.reader <= 1.5 && ratios.delegate <= 1.5,
      figures: {
        ratio: ratios.reader.toFixed(2),
        'of 1,000 ms': few.reader.toFixed(2),
        'of 1,000,000 ms': many.reader.toFixed(2),
        'for a delegate': ratios.delegate.toFixed(2),
        'of their 1,000 ms': few.delegate.toFixed(2),
        'of their 1,000,000 ms': many.delegate.toFixed(2),
      },
    };
  },
};
