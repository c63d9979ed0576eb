import { statfs } from 'node:fs/promises';
import { StartRefused } from './start-refused.ts';

const megabyte = 1024 * 1024;
/** What a new database with the demo company takes, and its log while it is written. */
const roomOfNew = 200 * megabyte;
/** With less than this PostgreSQL cannot write the next piece of its log. */
const leastRoom = 20 * megabyte;

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** How much of the disk of a folder is left; null where there is no such folder, as beside an external database. */
export async function diskRoom(folder: string): Promise<{ free: number; size: number } | null> {
  const found = await statfs(folder).catch(() => undefined);
  return found ? { free: found.bavail * found.bsize, size: found.blocks * found.bsize } : null;
}

const isFull = (folder: string, room: number) =>
  new StartRefused(
    `The disk of FAIRWAY_DATA ${folder} is full (${Math.floor(room / megabyte)} MB left): make room and start again.`,
  );

/** Refuses to begin what the disk has no room for. */
export async function refuseWithoutRoom(dataFolder: string): Promise<void> {
  const room = await roomIn(dataFolder);
  if (room >= roomOfNew) return;
  throw new StartRefused(
    `A new database needs ${roomOfNew / megabyte} MB, and the disk of FAIRWAY_DATA ${dataFolder} has ` +
      `${Math.floor(room / megabyte)} MB left: make room or choose another folder.`,
  );
}

/** A database without room fails in many ways, few of which say so: then this is what the person is told. */
export async function explainFullDisk(error: unknown, dataFolder: string): Promise<unknown> {
  const room = await roomIn(dataFolder).catch(() => undefined);
  if (room === undefined) return error;
  const saysSo = /No space left on device|ENOSPC/.test((error as Error).message ?? '');
  return saysSo || room < leastRoom ? isFull(dataFolder, room) : error;
}
