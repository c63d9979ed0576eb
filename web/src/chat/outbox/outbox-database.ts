import type { Outgoing } from './outgoing.ts';

/** Kept when a person empties the cache of the device: it is their words, not a copy of something. */
export const outboxDatabase = 'chat-outbox';
const table = 'outgoing';

let opening: Promise<IDBDatabase | undefined> | undefined;
/** Once it was there, not to reach it does not mean that it is empty. */
let isThere = false;
/** What a browser refuses to store lives as long as the page. */
const inMemory = new Map<string, Outgoing>();

function open(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
    const fail = () => {
      opening = undefined;
      resolve(undefined);
    };
    try {
      const request = indexedDB.open(outboxDatabase, 1);
      request.onupgradeneeded = () => {
        const store = request.result.createObjectStore(table, { keyPath: 'clientId' });
        store.createIndex('userId', 'userId');
      };
      request.onsuccess = () => {
        const database = request.result;
        // Another tab with a newer version, or the person, wants it gone.
        database.onversionchange = forgetConnection;
        database.onclose = forgetConnection;
        isThere = true;
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

/** In the order of writing; undefined when what is on the disk cannot be read now. */
export async function outgoingOf(userId: string): Promise<Outgoing[] | undefined> {
  const unstored = [...inMemory.values()].filter((one) => one.userId === userId);
  const found = await inTable<Outgoing[]>('readonly', (store) => store.index('userId').getAll(userId));
  if (!found && isThere) return undefined;
  // What could not be written is newer than what is on the disk of it.
  const newest = new Map([...(found?.answer ?? []), ...unstored].map((one) => [one.clientId, one]));
  return [...newest.values()].sort((a, b) => a.at - b.at);
}

export async function writeOutgoing(outgoing: Outgoing): Promise<void> {
  const { clientId } = outgoing;
  if (await inTable('readwrite', (store) => store.put(outgoing))) inMemory.delete(clientId);
  else inMemory.set(clientId, outgoing);
}

/** Only where it still is: what was erased, in whichever tab, does not come back. Says whether it was there. */
export async function rewriteOutgoing(outgoing: Outgoing): Promise<boolean> {
  const { clientId } = outgoing;
  const found = await inTable<Outgoing | undefined>('readwrite', (store) => {
    const request = store.get(clientId);
    request.onsuccess = () => request.result && store.put(outgoing);
    return request;
  });
  if (found?.answer) inMemory.delete(clientId);
  else if (!found || inMemory.has(clientId)) inMemory.set(clientId, outgoing);
  else return false;
  return true;
}

/** False when it is still on the disk. */
export async function eraseOutgoing(clientId: string): Promise<boolean> {
  inMemory.delete(clientId);
  return (await inTable('readwrite', (store) => store.delete(clientId))) !== undefined || !isThere;
}

export async function eraseAllOf(userId: string): Promise<void> {
  for (const { clientId } of (await outgoingOf(userId)) ?? []) await eraseOutgoing(clientId);
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
