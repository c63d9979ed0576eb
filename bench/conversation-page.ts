import { listChatMessages } from '@fairway/contract/chat.ts';
import pg from 'pg';
import { userIdOf } from '../server/src/organisation/demo/ids.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import { sessionsFor } from '../server/src/testing/sessions-for.ts';
import type { Bench } from './bench.ts';
import { median } from './load.ts';

const asked = 200;
const conversations = 200;

/** The newest page of a conversation while the table holds 1,000,000 messages, against 1,000: it has its share of them. */
export const conversationPage: Bench = {
  name: 'A conversation page with 1,000,000 messages against 1,000',
  goal: '≤ 1.5',
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const [reader, writer] = [userIdOf('sales03'), userIdOf('ops01')];
    await database.query(
      `insert into conversation (id, kind, name, "ownerId", "creatorTime")
       select 'bench' || n, 'group', '测试群 ' || n, $1, now() from generate_series(0, $2::int - 1) n`,
      [reader, conversations],
    );
    await database.query(
      `insert into conversation_member ("conversationId", "userId", "joinedAt")
       select 'bench' || n, person, now() from generate_series(0, $3::int - 1) n, unnest($1::text[]) person where $2 <> ''`,
      [[reader, writer], reader, conversations],
    );
    const server = await startReadyServer({ DATABASE_URL: databaseUrl });
    const [token = ''] = await sessionsFor((text, values) => database.query(text, values), [reader]);
    const person = callerOf(server.url, { authorization: token });
    const page = async () => {
      const times: number[] = [];
      for (let n = 0; n < asked; n += 1) {
        const started = performance.now();
        const { data } = await person(listChatMessages, { params: { id: 'bench0' }, query: {} });
        times.push(performance.now() - started);
        if (data?.list.length !== 30) throw new Error('the page is not full');
      }
      return median(times.slice(asked / 4));
    };
    /** Every conversation up to this place; the one that is read has what its neighbours have. */
    const fill = async (from: number, to: number, many: number) => {
      await database.query(
        `insert into chat_message ("conversationId", seq, id, "senderId", "clientId", kind, content, "sendTime", search, grams)
         select 'bench' || c, n, 'bench' || c || '-' || n, case when n % 2 = 0 then $1 else $2 end,
           'bench' || c || '-' || n, 'text', to_jsonb('第 ' || n || ' 票货的提单已确认'),
           now() - (10000 - n) * interval '1 second', '提单已确认', '{提单,单已,已确,确认}'
         from generate_series(0, $3::int - 1) c, generate_series($4::int, $5::int) n`,
        [reader, writer, many, from, to],
      );
      await database.query(
        `update conversation set "lastSeq" = coalesce((select max(seq) from chat_message where "conversationId" = conversation.id), 0)
         where id like 'bench%'`,
      );
      await database.query('vacuum analyze chat_message');
      await database.query('vacuum analyze conversation');
    };
    await fill(1, 1_000, 1);
    await page();
    const few = await page();
    await database.query(`delete from chat_message where "conversationId" = 'bench0'`);
    await fill(1, 5_000, conversations);
    await page();
    const many = await page();
    await server.stop();
    await database.end();
    const ratio = many / few;
    return {
      ok: ratio <= 1.5,
      figures: { ratio: ratio.toFixed(2), 'of 1,000 ms': few.toFixed(2), 'of 1,000,000 ms': many.toFixed(2) },
    };
  },
};
