import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { gramsOf, searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import pg from 'pg';
import type { WebSocket } from 'ws';
import { newId } from '../server/src/database/new-id.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import { sessionsFor } from '../server/src/testing/sessions-for.ts';
import type { Bench } from './bench.ts';
import { insertLargeCompany } from './large-company.ts';
import { median } from './load.ts';
import { openAll, openSockets, say } from './many-sockets.ts';

const people = 128;
/** More connections insert no faster on two cores. */
const connections = 32;
const messagesOfRound = 4_800;
const rounds = 4;
const text = '船名航次已更新，请核对提单与箱号后回复。';
const search = searchTextOf([text], text.length);
const grams = [...gramsOf(search)];

/**
 * Chat messages that are stored, acknowledged and delivered, against bare inserts of the same rows into a table with the
 * same indexes, one statement each. Beside it, inserts into the least table that could hold the words.
 */
export const storedMessages: Bench = {
  name: 'Stored chat messages against bare inserts',
  goal: '≥ 0.4',
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const { rowCount } = await database.query(`select from user_account where id = 'many-1'`);
    if (rowCount === 0) await insertLargeCompany(databaseUrl);
    await database.query(`create table bare_message (
      id bigint generated always as identity primary key, "senderId" text not null, "sendTime" timestamptz not null,
      content text not null)`);
    await database.query('create table bare_chat_message (like chat_message including all)');
    const ids = Array.from({ length: people * 2 }, (_, n) => `many-${n + 1}`);
    const tokens = await sessionsFor((query, values) => database.query(query, values), ids);
    const server = await startReadyServer({
      DATABASE_URL: databaseUrl,
      FAIRWAY_MESSAGES_PER_SECOND: '100000',
    });
    const senders = await openSockets(server.url, tokens.slice(0, people));
    const receivers = await openSockets(server.url, tokens.slice(people));
    let delivered = 0;
    let places = 0;
    for (const receiver of receivers)
      receiver.on('message', (frame) => {
        if (String(frame).includes('"receiveMessage"')) delivered += 1;
      });
    const bare = await Promise.all(
      Array.from({ length: connections }, async () => {
        const client = new pg.Client({ connectionString: databaseUrl });
        await client.connect();
        return client;
      }),
    );
    const storing = fork(fileURLToPath(new URL('bare-storing-sockets.ts', import.meta.url)), [
      databaseUrl,
      String(connections),
    ]);
    const storingUrl = await new Promise<string>((resolve) =>
      storing.once('message', (url) => resolve(String(url))),
    );
    const bareSenders = await openAll(Array.from({ length: connections }, () => storingUrl));
    const ours: number[] = [];
    const theirs: number[] = [];
    const least: number[] = [];
    const theirsBySocket: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = await perSecond(senders, (sender, place) =>
        acknowledged(sender, (clientId) =>
          say(sender, {
            method: 'SendMessage',
            toUserId: `many-${people + place + 1}`,
            messageType: 'text',
            messageContent: text,
            clientId,
          }),
        ),
      );
      const other = await perSecond(bare, (client, place) =>
        client.query({
          name: 'insert-same',
          text: `insert into bare_chat_message ("conversationId", seq, id, "senderId", "clientId", kind, content,
            "sendTime", search, grams) values ($1, $2, $3, $1, $4, 'text', $5, now(), $6, $7)`,
          values: [`many-${place}`, ++places, newId(), newId(), JSON.stringify(text), search, grams],
        }),
      );
      const narrow = await perSecond(bare, (client, place) =>
        client.query({
          name: 'insert-least',
          text: 'insert into bare_message ("senderId", "sendTime", content) values ($1, now(), $2)',
          values: [`many-${place}`, text],
        }),
      );
      const bySocket = await perSecond(bareSenders, (sender, place) =>
        acknowledged(sender, (clientId) =>
          sender.send(JSON.stringify({ senderId: `many-${place}`, content: text, clientId })),
        ),
      );
      if (round === 0) continue;
      ours.push(one);
      theirs.push(other);
      least.push(narrow);
      theirsBySocket.push(bySocket);
    }
    const all = people * Math.round(messagesOfRound / people) * rounds;
    for (let waited = 0; delivered < all && waited < 100; waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    if (delivered !== all) throw new Error(`${delivered} of ${all} were delivered`);
    for (const socket of [...senders, ...receivers, ...bareSenders]) socket.terminate();
    storing.disconnect();
    await Promise.all(bare.map((client) => client.end()));
    await server.stop();
    await database.query('drop table bare_message, bare_chat_message');
    await database.end();
    const ratio = median(ours) / median(theirs);
    return {
      ok: ratio >= 0.4,
      figures: {
        ratio: ratio.toFixed(2),
        'messages/s': Math.round(median(ours)),
        'bare/s': Math.round(median(theirs)),
        'ratio to inserts into the least table': (median(ours) / median(least)).toFixed(2),
        'its rows/s': Math.round(median(least)),
        'ratio to a bare socket server that inserts': (median(ours) / median(theirsBySocket)).toFixed(2),
        'its messages/s': Math.round(median(theirsBySocket)),
      },
    };
  },
};

function acknowledged(sender: WebSocket, sayAs: (clientId: string) => void): Promise<void> {
  const clientId = randomUUID();
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('a socket was closed'));
    const hear = (frame: unknown) => {
      const said = String(frame);
      if (!said.includes(clientId)) return;
      sender.off('message', hear);
      sender.off('close', end);
      if (said.includes('"error"')) reject(new Error(said));
      else resolve();
    };
    sender.on('message', hear);
    sender.once('close', end);
    sayAs(clientId);
  });
}

async function perSecond<T>(
  workers: readonly T[],
  work: (worker: T, place: number) => Promise<unknown>,
): Promise<number> {
  const ofEach = Math.round(messagesOfRound / workers.length);
  const began = performance.now();
  await Promise.all(
    workers.map(async (worker, place) => {
      for (let n = 0; n < ofEach; n += 1) await work(worker, place);
    }),
  );
  return (workers.length * ofEach) / ((performance.now() - began) / 1_000);
}
