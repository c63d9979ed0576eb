import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listMyFiles } from '@fairway/contract/files.ts';
import { signIn } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { callerOf } from '../testing/caller.ts';
import { copyFirstStart } from '../testing/first-start.ts';
import { type ServerProcess, startReadyServer, startServer } from '../testing/server-process.ts';

/** A small disk of our own needs the right to mount one. */
const folder = await mkdtemp(join(tmpdir(), 'fairway-disk-'));
const mounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0755', 'tmpfs', folder]).status === 0;
const why = mounted ? '' : ' (skipped: this user may not mount a small disk)';

let server: ServerProcess;
beforeAll(async () => {
  if (!mounted) return;
  await copyFirstStart(join(folder, 'data'));
  server = await startReadyServer({ FAIRWAY_DATA: join(folder, 'data') });
});
afterAll(async () => {
  await server?.stop();
  if (mounted) spawnSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

async function upload(url: string, token: string, name: string) {
  const body = new FormData();
  body.append('file', new Blob([`${name}\n`.repeat(400_000)], { type: 'text/plain' }), `${name}.txt`);
  const response = await fetch(`${url}/api/file/Uploader/annex`, {
    method: 'POST',
    headers: { authorization: token },
    body,
  });
  return { status: response.status, ...((await response.json()) as { code: number; msg: string }) };
}

describe('a full disk', () => {
  it.skipIf(!mounted)(
    `is said clearly, loses nothing, and is over when there is room again${why}`,
    async () => {
      const sign = async () =>
        (await server.call(signIn, { body: { account: 'sales01', password: demoPassword } })).data?.token ??
        '';
      const token = await sign();
      const kept: string[] = [];
      // Leave little room, so that it fills while somebody works and not at once.
      const room = spawnSync('df', ['--output=avail', '-B1', folder], { encoding: 'utf8' }).stdout.split(
        '\n',
      )[1];
      await writeFile(join(folder, 'filler'), Buffer.alloc(Math.max(0, Number(room) - 30_000_000), 1));

      let refused: Awaited<ReturnType<typeof upload>> | undefined;
      for (let n = 0; n < 60 && !refused; n++) {
        const reply = await upload(server.url, token, `file${n}`);
        if (reply.code === 200) kept.push(`file${n}.txt`);
        else refused = reply;
      }
      expect(refused).toMatchObject({ status: 503, code: 503 });
      expect(['服务器磁盘空间不足，未保存任何更改，请联系管理员', '服务暂不可用，请稍后重试']).toContain(
        refused?.msg,
      );
      expect(server.child.exitCode).toBeNull();

      await rm(join(folder, 'filler'));
      let again: Awaited<ReturnType<typeof upload>> | undefined;
      for (let tries = 0; tries < 60 && again?.code !== 200; tries++) {
        again = await upload(server.url, await sign().catch(() => token), 'again').catch(() => undefined);
        if (again?.code !== 200) await sleep(500);
      }
      expect(again).toMatchObject({ status: 200, code: 200 });
      const mine = await callerOf(server.url, { authorization: await sign() })(listMyFiles, {
        query: { pageSize: '200' },
      });
      const written = mine.data?.list.map(({ name }) => name).filter((name) => name.endsWith('.txt'));
      expect(written?.sort()).toEqual([...kept, 'again.txt'].sort());
    },
    120_000,
  );
});

describe('a first start', () => {
  /** Room to begin, and not enough to go on: whoever fills the disk meanwhile is not us. */
  it.skipIf(!mounted).each([30, 240])(
    `on a disk that fills up ends with one sentence and leaves nothing running (%i MB)${why}`,
    async (size) => {
      const small = await mkdtemp(join(tmpdir(), 'fairway-disk-'));
      spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=0755`, 'tmpfs', small]);
      const data = join(small, 'data');
      try {
        const filling = fillWhenBegun(small, data);
        const ended = await startServer({ FAIRWAY_DATA: data });
        await filling;
        expect(ended).toMatchObject({ exitCode: 1 });
        const { printed } = ended as { printed: string };
        expect(printed).toMatch(/disk of FAIRWAY_DATA .* (is full|has \d+ MB left)/);
        expect(printed).not.toContain('    at ');
        const running = spawnSync('pgrep', ['-f', data], { encoding: 'utf8' }).stdout.trim();
        expect(running).toBe('');
      } finally {
        spawnSync('umount', ['-l', small]);
        await rm(small, { recursive: true, force: true });
      }
    },
  );
});

/** Takes most of the room as soon as the database is being created. */
async function fillWhenBegun(disk: string, data: string): Promise<void> {
  for (let tries = 0; tries < 2_000; tries++) {
    const begun = await readdir(data).catch(() => []);
    if (begun.some((name) => name.startsWith('postgres'))) break;
    await sleep(10);
  }
  await writeFile(join(disk, 'filler'), Buffer.alloc(175 * 1024 * 1024, 1)).catch(() => undefined);
}
