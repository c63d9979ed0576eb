import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { environmentFor } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { median } from './load.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** From the command to the first line that says it is ready. */
async function start(folder: string) {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: environmentFor({ FAIRWAY_DATA: folder }),
    detached: true,
  });
  const ready = await new Promise<number>((resolve, reject) => {
    child.stdout.on(
      'data',
      (chunk: Buffer) => chunk.includes('is ready') && resolve(performance.now() - began),
    );
    child.once('exit', () => reject(new Error('it did not start')));
  });
  return { child, seconds: ready / 1000 };
}

/** Proportional memory of a process and everything below it: shared pages count once. */
function memoryBelow(pid: number): number {
  const own =
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return children.reduce((sum, child) => sum + memoryBelow(Number(child)), own);
}

/** The server process (the one with the database below it) under npm and our starter. */
function serverBelow(pid: number): number {
  for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)) {
    if (readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('server/dist/main.js')) return Number(child);
    const deeper = serverBelow(Number(child));
    if (deeper) return deeper;
  }
  return 0;
}

export const startAndMemory: Bench = {
  name: '`npm start` to ready with existing data; memory idle of server and embedded database',
  goal: '≤ 2 s, ≤ 250 MB',
  async measure() {
    const folder = await mkdtemp(join(tmpdir(), 'fairway-bench-'));
    const seconds: number[] = [];
    let first = 0;
    let memory = 0;
    for (let round = 0; round < 4; round++) {
      const { child, seconds: took } = await start(folder);
      if (round === 0) first = took;
      else seconds.push(took);
      if (round === 3) {
        await sleep(5_000);
        memory = memoryBelow(serverBelow(child.pid as number)) / 1024 / 1024;
      }
      const gone = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-(child.pid as number), 'SIGINT');
      await gone;
      for (let tries = 0; tries < 100; tries++) {
        if (!(await readFile(join(folder, 'postgres', 'postmaster.pid')).catch(() => undefined))) break;
        await sleep(50);
      }
    }
    await rm(folder, { recursive: true, force: true });
    return {
      ok: median(seconds) <= 2 && memory <= 250,
      figures: {
        'first start, s': first.toFixed(1),
        'next starts, s': median(seconds).toFixed(2),
        'memory, MB': Math.round(memory),
      },
    };
  },
};
