import type { Bus } from '../../../bus/bus.ts';
import type { Database } from '../../../database/open.ts';
import { tellPeople } from '../../../live/tell-people.ts';
import { leaveLostThreads } from './leave-lost-threads.ts';
import { changeOfThread, settleThread } from './settle-thread.ts';
import { findThread } from './store.ts';
import type { Threads, Viewer } from './threads.ts';

const mostKnown = 10_000;

interface Parts {
  database: Database;
  bus: Bus;
  threads: Threads;
  now: () => Date;
}

/** Keeps threads to those who may see their record, for whatever is said through sockets. */
export function threadGate({ database: { db }, bus, threads, now }: Parts) {
  /** Of an address: what is a thread was one from the beginning, and nothing else becomes one. */
  const known = new Map<string, boolean>();

  async function isThread(address: string): Promise<boolean> {
    const answer = known.get(address) ?? (await findThread(db, address)) !== undefined;
    known.delete(address);
    known.set(address, answer);
    if (known.size > mostKnown) known.delete(known.keys().next().value ?? '');
    return answer;
  }

  return {
    async beforeReading(viewer: Viewer, address: string): Promise<void> {
      if (await isThread(address)) await leaveLostThreads(db, threads, viewer, [address]);
    },
    async beforeSaying(address: string): Promise<void> {
      const thread = (await isThread(address)) ? await findThread(db, address) : undefined;
      const change = thread && (await changeOfThread(db, threads, thread));
      if (!change) return;
      await db.transaction().execute((transaction) => settleThread(transaction, thread, change, now()));
      await tellPeople({ bus }, { userIds: change.gone, what: 'conversation', id: thread.id });
    },
  };
}

export type ThreadGate = ReturnType<typeof threadGate>;
