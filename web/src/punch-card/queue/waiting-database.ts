import type { NewWaitingPunch, WaitingPunch } from './waiting-punch.ts';

/** Kept when a person empties the cache of the device, and when they sign out: it is proof of their work. */
export const waitingDatabase = 'punch-queue';
const table = 'waiting';

let opening: Promise<IDBDatabase | undefined> | undefined;
/** What a browser refuses to store lives as long as the page. */
const inMemory = new Map<string, WaitingPunch>();

function open(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
    const fail = () => {
      opening = undefined;
      resolve(undefined);
    };
    try {
      const request = indexedDB.open(waitingDatabase, 1);
      request.onupgradeneeded = () => {
        const store = request.result.createObjectStore(table, { keyPath: 'seq', autoIncrement: true });
        store.createIndex('clientId', 'clientId', { unique: true });
        store.createIndex('userId', 'userId');
      };
      request.onsuccess = () => {
        const database = request.result;
        // Another tab with a newer version, or the person, wants it gone.
        database.onversionchange = forgetConnection;
        database.onclose = forgetConnection;
        resolve(database);
      };
      request.onerror = fail;
    } catch {
      fail();
    }
  });
  return opening;
}

function forgetConnection(this: IDBDatabase): void {
  this.close();
  opening = undefined;
}

/** Those of one person, in the order of punching. */
export async function waitingPunchesOf(userId: string): Promise<WaitingPunch[]> {
  const found = await inTable<WaitingPunch[]>('readonly', (store) => store.index('userId').getAll(userId));
  const unstored = [...inMemory.values()].filter((one) => one.userId === userId);
  const newest = new Map([...(found?.answer ?? []), ...unstored].map((one) => [one.clientId, one]));
  return [...newest.values()].sort((one, other) => one.seq - other.seq);
}

/** Gives it its place in the order. False when it is not on the disk, and lives only as long as the page. */
export async function keepPunch(punch: NewWaitingPunch): Promise<boolean> {
  if (await inTable('readwrite', (store) => store.add(punch))) return true;
  inMemory.set(punch.clientId, { ...punch, seq: Number.MAX_SAFE_INTEGER - 1_000_000 + inMemory.size });
  return false;
}

/** Only where it still is: what another tab has sent does not come back. Says whether it was there. */
export async function rewritePunch(punch: WaitingPunch): Promise<boolean> {
  if (inMemory.has(punch.clientId)) {
    inMemory.set(punch.clientId, punch);
    return true;
  }
  const found = await inTable<WaitingPunch | undefined>('readwrite', (store) => {
    const request = store.get(punch.seq);
    request.onsuccess = () => request.result && store.put(punch);
    return request;
  });
  return found?.answer !== undefined;
}

export async function erasePunch({ clientId, seq }: WaitingPunch): Promise<void> {
  if (!inMemory.delete(clientId)) await inTable('readwrite', (store) => store.delete(seq));
}

/** The answer of one request once its transaction is on the disk; undefined where that did not happen. */
async function inTable<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<{ answer: T } | undefined> {
  const transaction = (await begin(mode)) ?? (await begin(mode));
  if (!transaction) return undefined;
  return new Promise((resolve) => {
    transaction.onabort = () => resolve(undefined);
    try {
      const request = ask(transaction.objectStore(table));
      transaction.oncomplete = () => resolve({ answer: request.result });
    } catch {
      // What cannot be stored at all.
      transaction.abort();
    }
  });
}

/** Nothing when the connection was closed meanwhile: the next one is a new one. */
async function begin(mode: IDBTransactionMode): Promise<IDBTransaction | undefined> {
  const database = await open();
  try {
    return database?.transaction(table, mode, { durability: 'strict' });
  } catch {
    opening = undefined;
    return undefined;
  }
}
