import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { WebSocket } from 'ws';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import { sessionsFor } from '../server/src/testing/sessions-for.ts';
import type { Bench } from './bench.ts';
import { insertLargeCompany } from './large-company.ts';
import { median } from './load.ts';
import { openAll, openSockets, say } from './many-sockets.ts';

const clients = 32;
const messagesOfEach = 150;
const rounds = 4;
const text = '船名航次已更新，请核对提单与箱号后回复。';

/** Chat messages that are stored, acknowledged and delivered with 32 people writing, against bare inserts of 32 connections. */
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
    const people = Array.from({ length: clients * 2 }, (_, n) => `many-${n + 1}`);
    const tokens = await sessionsFor((query, values) => database.query(query, values), people);
    const server = await startReadyServer({
      DATABASE_URL: databaseUrl,
      FAIRWAY_MESSAGES_PER_SECOND: '100000',
    });
    const senders = await openSockets(server.url, tokens.slice(0, clients));
    const receivers = await openSockets(server.url, tokens.slice(clients));
    let delivered = 0;
    for (const receiver of receivers)
      receiver.on('message', (frame) => {
        if (String(frame).includes('"receiveMessage"')) delivered += 1;
      });
    const bare = await Promise.all(
      Array.from({ length: clients }, async () => {
        const client = new pg.Client({ connectionString: databaseUrl });
        await client.connect();
        return client;
      }),
    );
    const storing = fork(fileURLToPath(new URL('bare-storing-sockets.ts', import.meta.url)), [
      databaseUrl,
      String(clients),
    ]);
    const storingUrl = await new Promise<string>((resolve) =>
      storing.once('message', (url) => resolve(String(url))),
    );
    const bareSenders = await openAll(Array.from({ length: clients }, () => storingUrl));
    const ours: number[] = [];
    const theirs: number[] = [];
    const theirsBySocket: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = await perSecond(senders, (sender, place) =>
        acknowledged(sender, (clientId) =>
          say(sender, {
            method: 'SendMessage',
            toUserId: `many-${clients + place + 1}`,
            messageType: 'text',
            messageContent: text,
            clientId,
          }),
        ),
      );
      const other = await perSecond(bare, (client, place) =>
        client.query({
          name: 'insert',
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
      theirsBySocket.push(bySocket);
    }
    const all = clients * messagesOfEach * rounds;
    for (let waited = 0; delivered < all && waited < 100; waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    if (delivered !== all) throw new Error(`${delivered} of ${all} were delivered`);
    for (const socket of [...senders, ...receivers, ...bareSenders]) socket.terminate();
    storing.disconnect();
    await Promise.all(bare.map((client) => client.end()));
    await server.stop();
    await database.query('drop table bare_message');
    await database.end();
    const ratio = median(ours) / median(theirs);
    return {
      ok: ratio >= 0.4,
      figures: {
        ratio: ratio.toFixed(2),
        'messages/s': Math.round(median(ours)),
        'bare/s': Math.round(median(theirs)),
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
  const began = performance.now();
  await Promise.all(
    workers.map(async (worker, place) => {
      for (let n = 0; n < messagesOfEach; n += 1) await work(worker, place);
    }),
  );
  return (workers.length * messagesOfEach) / ((performance.now() - began) / 1_000);
}
