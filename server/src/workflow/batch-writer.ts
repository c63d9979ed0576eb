import type { Db } from '../database/open.ts';
import { type CommandWrite, writeAll } from './store.ts';

interface Waiting {
  write: CommandWrite;
  resolve: (version: string | undefined) => void;
  reject: (error: unknown) => void;
}

/** So many commands go together. One statement at a time: two would take half as many each, and wait for the disk twice. */
const mostTogether = 16;

interface Line {
  waiting: Waiting[];
  isUnderWay: boolean;
}

const lines = new WeakMap<Db, Line>();

/**
 * Leaves a command in one statement with the others of this moment: to open every table and to wait for the disk costs as
 * much for one of them as for all. Gives the version of the flow's row; undefined when it was not
 * written. What the database refuses is refused to all of them, and each goes its own way.
 */
export function writeSoon(db: Db, write: CommandWrite): Promise<string | undefined> {
  const line = lines.get(db) ?? { waiting: [], isUnderWay: false };
  lines.set(db, line);
  return new Promise((resolve, reject) => {
    line.waiting.push({ write, resolve, reject });
    goOn(db, line);
  });
}

function goOn(db: Db, line: Line): void {
  if (line.isUnderWay || line.waiting.length === 0) return;
  line.isUnderWay = true;
  void leaveThese(db, line.waiting.splice(0, mostTogether)).finally(() => {
    line.isUnderWay = false;
    goOn(db, line);
  });
}

async function leaveThese(db: Db, together: readonly Waiting[]): Promise<void> {
  // Of two about the same flow the second relies on what the first changes.
  const first = new Map(together.toReversed().map((one) => [one.write.change.flow.id, one]));
  try {
    const versions = await writeAll(
      db,
      [...first.values()].map(({ write }) => write),
    );
    for (const [id, { resolve }] of first) resolve(versions.get(id));
  } catch (error) {
    for (const { reject } of first.values()) reject(error);
  }
  for (const one of together) if (first.get(one.write.change.flow.id) !== one) one.resolve(undefined);
}
