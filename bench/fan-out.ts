import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createGroup } from '@fairway/contract/chat.ts';
import pg from 'pg';
import type { WebSocket } from 'ws';
import { callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import { sessionsFor } from '../server/src/testing/sessions-for.ts';
import type { Bench } from './bench.ts';
import { insertLargeCompany } from './large-company.ts';
import { median } from './load.ts';
import { openAll, openSockets, say } from './many-sockets.ts';

const members = 500;
const devicesOfEach = 2;
const sockets = members * devicesOfEach;
const messages = 100;
const rounds = 4;
/** So many are on their way at a time: enough that nobody waits for nothing, not so many that only the queue is measured. */
const onTheWay = 4;

/** One message in a group of 500 people with two devices each, stored and told to all, against the bare library telling it. */
export const fanOut: Bench = {
  name: 'Fan-out of a message to 1,000 sockets against the bare library',
  goal: '≥ 0.7',
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const { rowCount } = await database.query(`select from user_account where id = 'many-1'`);
    if (rowCount === 0) await insertLargeCompany(databaseUrl);
    const people = Array.from({ length: members }, (_, n) => `many-${n + 1}`);
    const query = (text: string, values: unknown[]) => database.query(text, values);
    const tokens = await sessionsFor(query, [...people, ...people]);
    const server = await startReadyServer({
      DATABASE_URL: databaseUrl,
      FAIRWAY_MESSAGES_PER_SECOND: '100000',
    });
    const owner = callerOf(server.url, { authorization: tokens[0] ?? '' });
    const { data, msg } = await owner(createGroup, { body: { name: '全体', userIds: people.slice(1) } });
    if (!data) throw new Error(msg);
    const ours = await openSockets(server.url, tokens);
    const bare = fork(fileURLToPath(new URL('bare-sockets.ts', import.meta.url)));
    const bareUrl = await new Promise<string>((resolve) =>
      bare.once('message', (url) => resolve(String(url))),
    );
    const theirs = await openAll(Array.from({ length: sockets }, () => bareUrl));

    const text = '船名航次已更新，请各位核对提单与箱号后回复。';
    const sayOurs = (socket: WebSocket) =>
      say(socket, {
        method: 'SendMessage',
        toUserId: data.id,
        messageType: 'text',
        messageContent: text,
        clientId: randomUUID(),
      });
    // As long as what ours says to each of them.
    const heard = await new Promise<string>((resolve) => {
      ours[1]?.once('message', (frame) => resolve(String(frame)));
      if (ours[0]) sayOurs(ours[0]);
    });
    const sayTheirs = (socket: WebSocket) => socket.send(heard);

    const figures: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      const one = await toldPerSecond(ours, sayOurs);
      const other = await toldPerSecond(theirs, sayTheirs);
      if (round === 0) continue;
      figures.ours.push(one);
      figures.bare.push(other);
    }
    for (const socket of [...ours, ...theirs]) socket.terminate();
    bare.disconnect();
    await server.stop();
    await database.end();
    const ratio = median(figures.ours) / median(figures.bare);
    return {
      ok: ratio >= 0.7,
      figures: {
        ratio: ratio.toFixed(2),
        'told/s': Math.round(median(figures.ours)),
        'bare/s': Math.round(median(figures.bare)),
      },
    };
  },
};

/** Frames that arrive at sockets in a second, while messages follow each other. */
async function toldPerSecond(
  open: readonly WebSocket[],
  sayOne: (socket: WebSocket) => void,
): Promise<number> {
  const [sender] = open;
  if (!sender) throw new Error('nobody is connected');
  let arrived = 0;
  let said = 0;
  const began = performance.now();
  await new Promise<void>((resolve, reject) => {
    sender.once('close', () => reject(new Error('a socket was closed')));
    const next = () => {
      said += 1;
      sayOne(sender);
    };
    for (const socket of open) {
      socket.removeAllListeners('message');
      socket.on('message', () => {
        arrived += 1;
        if (arrived === messages * open.length) resolve();
        else if (arrived % open.length === 0 && said < messages) next();
      });
    }
    for (let n = 0; n < onTheWay; n += 1) next();
  });
  return arrived / ((performance.now() - began) / 1_000);
}
