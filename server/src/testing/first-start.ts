import { cp, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { startReadyServer } from './server-process.ts';

/**
 * Fills a data folder with what a first start of the product leaves behind, for tests of what comes later. The first
 * who asks for it starts the product, all others of the run copy.
 */
export async function copyFirstStart(folder: string): Promise<void> {
  const place = inject('firstStarts');
  const kept = join(place, 'kept');
  const isMine = await mkdir(join(place, 'begun')).then(
    () => true,
    () => false,
  );
  if (isMine) await startForTheFirstTime(place).then((done) => rename(done, kept), giveUp(place));
  while (!(await isThere(kept))) {
    if (await isThere(join(place, 'failed'))) throw new Error('the first start failed in another test');
    await sleep(100);
  }
  await cp(kept, folder, { recursive: true });
}

async function startForTheFirstTime(place: string): Promise<string> {
  const folder = join(place, 'starting');
  const server = await startReadyServer({ FAIRWAY_DATA: folder });
  await server.stop();
  return folder;
}

const giveUp = (place: string) => async (error: unknown) => {
  await mkdir(join(place, 'failed'));
  throw error;
};

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
