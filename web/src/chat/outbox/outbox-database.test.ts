import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUser } from '../../testing/people.ts';
import { openSession } from '../../wire/session-store.ts';
import {
  eraseAllOf,
  eraseOutgoing,
  outboxDatabase,
  outgoingOf,
  rewriteOutgoing,
  writeOutgoing,
} from './outbox-database.ts';
import { readOutbox, useOutbox } from './outbox-store.ts';
import type { Outgoing } from './outgoing.ts';

beforeEach(() => eraseAllOf('u1'));
afterEach(async () => {
  vi.restoreAllMocks();
  await eraseAllOf('u1');
});

const message: Outgoing = {
  ...{ clientId: 'client-1', userId: 'u1', to: 'u2', at: 1, content: { kind: 'text', text: '在吗' } },
  ...{ replyTo: null, mentionIds: [], state: 'waiting', problem: '' },
};

/** What another page would find. */
function onDisk(): Promise<Outgoing[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(outboxDatabase, 1);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const request = opening.result.transaction('outgoing').objectStore('outgoing').getAll();
      request.onsuccess = () => {
        opening.result.close();
        resolve(request.result);
      };
    };
  });
}

/** As a full or broken disk does. */
function breakOff(method: 'put' | 'delete'): void {
  const works = IDBObjectStore.prototype[method] as (this: IDBObjectStore, value: unknown) => IDBRequest;
  const breaks = function (this: IDBObjectStore, value: unknown) {
    const request = works.call(this, value);
    this.transaction.abort();
    return request;
  };
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(breaks as never);
}

test('what a full disk did not take is kept in its place, once', async () => {
  await writeOutgoing(message);
  breakOff('put');
  await writeOutgoing({ ...message, state: 'refused' });
  expect(await onDisk()).toMatchObject([{ state: 'waiting' }]);
  expect(await outgoingOf('u1')).toMatchObject([{ state: 'refused' }]);
  vi.restoreAllMocks();
  await writeOutgoing({ ...message, state: 'failed' });
  expect(await outgoingOf('u1')).toMatchObject([{ state: 'failed' }]);
  expect(await onDisk()).toMatchObject([{ state: 'failed' }]);
});

test('a connection that was closed meanwhile is opened anew', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  await writeOutgoing(message);
  expect(await onDisk()).toHaveLength(1);
});

test('a disk that cannot be read is not an empty one: the screen keeps what it has', async () => {
  openSession('bearer test', currentUser);
  await writeOutgoing(message);
  await readOutbox();
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  expect(await outgoingOf('u1')).toBeUndefined();
  expect(await readOutbox()).toBeUndefined();
  expect(useOutbox.getState().outgoing).toEqual([message]);
});

test('what was erased is not written again by who changes it', async () => {
  await writeOutgoing(message);
  expect(await rewriteOutgoing({ ...message, state: 'failed' })).toBe(true);
  expect(await outgoingOf('u1')).toMatchObject([{ state: 'failed' }]);
  await eraseOutgoing(message.clientId);
  expect(await rewriteOutgoing(message)).toBe(false);
  expect(await outgoingOf('u1')).toEqual([]);
});

test('what could not be erased is said so', async () => {
  await writeOutgoing(message);
  breakOff('delete');
  expect(await eraseOutgoing(message.clientId)).toBe(false);
});
