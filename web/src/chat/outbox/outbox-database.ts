import type { Outgoing } from './outgoing.ts';

/** Kept when a person empties the cache of the device: it is their words, not a copy of something. */
export const outboxDatabase = 'chat-outbox';
const table = 'outgoing';

let opening: Promise<IDBDatabase | undefined> | undefined;
/** Where a browser refuses to store, messages live as long as the page. */
const inMemory = new Map<string, Outgoing>();

function open(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
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
        resolve(database);
      };
      request.onerror = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
  return opening;
}

function forgetConnection(this: IDBDatabase): void {
  this.close();
  opening = undefined;
}

/** In the order of writing. */
export async function outgoingOf(userId: string): Promise<Outgoing[]> {
  const kept = [...inMemory.values()].filter((one) => one.userId === userId);
  const found = await inTable<Outgoing[]>('readonly', (store) => store.index('userId').getAll(userId));
  return [...(found ?? []), ...kept].sort((a, b) => a.at - b.at);
}

export async function writeOutgoing(outgoing: Outgoing): Promise<void> {
  const key = await inTable('readwrite', (store) => store.put(outgoing));
  if (key === undefined) inMemory.set(outgoing.clientId, outgoing);
  else inMemory.delete(outgoing.clientId);
}

export async function eraseOutgoing(clientId: string): Promise<void> {
  inMemory.delete(clientId);
  await inTable('readwrite', (store) => store.delete(clientId));
}

export async function eraseAllOf(userId: string): Promise<void> {
  for (const { clientId } of await outgoingOf(userId)) await eraseOutgoing(clientId);
}

/** The answer of one request once its transaction is on the disk; undefined where there is no disk. */
async function inTable<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await open();
  if (!database) return undefined;
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(table, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => resolve(undefined);
    } catch {
      // Closed meanwhile.
      opening = undefined;
      resolve(undefined);
    }
  });
}
