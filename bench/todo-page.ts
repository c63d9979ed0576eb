import { signIn } from '@fairway/contract/session.ts';
import { listTasks } from '@fairway/contract/workflow-lists.ts';
import pg from 'pg';
import { demoPassword } from '../server/src/demo/accounts.ts';
import { userIdOf } from '../server/src/demo/company-rows.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import { publishFlow, step } from '../server/src/workflow/testing/publish-flow.ts';
import type { Bench } from './bench.ts';
import { median } from './load.ts';

const asked = 200;
const people = 200;

/** The first page of a to-do list while the table holds 1,000,000 tasks, against 1,000: the reader has their share. */
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
    const { flowId, templateId } = await publishFlow(
      await asCaller('admin'),
      [step('a', [userIdOf('manager01')])],
      { enCode: 'benchTodo' },
    );
    const person = await asCaller('sales03');
    const page = async () => {
      const times: number[] = [];
      for (let n = 0; n < asked; n += 1) {
        const started = performance.now();
        const { data } = await person(listTasks, { params: { category: '1' }, query: {} });
        times.push(performance.now() - started);
        if (data?.list.length !== 20) throw new Error('the page is not full');
      }
      return median(times.slice(asked / 4));
    };
    const fill = async (from: number, to: number) => {
      await database.query(
        `insert into flow (id, "flowId", "templateId", category, "fullName", status, "creatorUserId", "creatorTime",
           "startTime", state)
         select 'bench' || n, $1, $2, 'hr', '申请 ' || n, 1, $3, now() - n * interval '1 second', now(), '{}'
         from generate_series($4::int, $5::int) n`,
        [flowId, templateId, userIdOf('sales01'), from, to],
      );
      // Every two hundredth is the reader's, but at least a page of them.
      await database.query(
        `insert into flow_task (id, "taskId", "handlerId", "receivedAt", "nodeCode", "nodeName", "visitId", "isBatch",
           "isStart", "flowId", "templateId", category, "flowUrgent", "creatorUserId")
         select 'bench' || n || '.o1', 'bench' || n,
           case when n % $6 = 0 or n <= 40 then $3 else 'user' || n % $6 end, now() - n * interval '1 second', 'a', 'a',
           'v1', false, false, $1, $2, 'hr', 1, $7
         from generate_series($4::int, $5::int) n`,
        [flowId, templateId, reader, from, to, people, userIdOf('sales01')],
      );
      await database.query('vacuum analyze flow');
      await database.query('vacuum analyze flow_task');
    };
    await fill(1, 1_000);
    await page();
    const few = await page();
    await fill(1_001, 1_000_000);
    await page();
    const many = await page();
    await server.stop();
    await database.query(`delete from flow where id like 'bench%'`);
    await database.end();
    const ratio = many / few;
    return {
      ok: ratio <= 1.5,
      figures: { ratio: ratio.toFixed(2), 'of 1,000 ms': few.toFixed(2), 'of 1,000,000 ms': many.toFixed(2) },
    };
  },
};
