import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import { sessionsFor } from '../server/src/testing/sessions-for.ts';
import type { Bench } from './bench.ts';
import { garbageCollector } from './collect-garbage.ts';
import { insertLargeCompany } from './large-company.ts';
import { openSockets, say } from './many-sockets.ts';

const sockets = 5_000;
const kilobyte = 1024;

/** What 5,000 people who are connected and silent cost the process, each on a device of their own. */
export const idleSockets: Bench = {
  name: 'Memory of an idle socket, 5,000 of them on one process',
  goal: '≤ 30 KB',
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const { rowCount } = await database.query(`select from user_account where id = 'many-1'`);
    if (rowCount === 0) await insertLargeCompany(databaseUrl);
    const people = Array.from({ length: sockets }, (_, n) => `many-${n + 1}`);
    const tokens = await sessionsFor((text, values) => database.query(text, values), people);
    await database.query('analyze session');
    // Any port: another inspector may be open on this machine.
    const server = await startReadyServer({ DATABASE_URL: databaseUrl, NODE_OPTIONS: '--inspect-port=0' });
    // Warm: the code of a socket is loaded and compiled before anything is counted.
    for (const socket of await openSockets(server.url, tokens.slice(0, 200))) socket.terminate();
    await sleep(3_000);
    const garbage = await garbageCollector(server);
    await garbage.collect();
    const before = memoryOf(server.child.pid ?? 0);
    const open = await openSockets(server.url, tokens);
    for (const socket of open) say(socket, { method: 'OnConnection' });
    // Past two heartbeats and what opening left behind.
    await sleep(60_000);
    const alive = open.filter(({ readyState, OPEN }) => readyState === OPEN).length;
    if (alive !== sockets) throw new Error(`${sockets - alive} sockets did not stay open`);
    const uncollected = memoryOf(server.child.pid ?? 0);
    await garbage.collect();
    garbage.close();
    const after = memoryOf(server.child.pid ?? 0);
    for (const socket of open) socket.terminate();
    await server.stop();
    await database.query(`delete from session where "userId" like 'many-%'`);
    await database.end();
    const each = (after - before) / sockets / kilobyte;
    return {
      ok: each <= 30,
      figures: {
        'KB each': each.toFixed(1),
        'before, MB': Math.round(before / kilobyte ** 2),
        'with 5,000, MB': Math.round(after / kilobyte ** 2),
        'and garbage of the greetings, MB': Math.round((uncollected - after) / kilobyte ** 2),
      },
    };
  },
};

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(status)?.[1] ?? 0) * kilobyte;
}
