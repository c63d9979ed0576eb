import type { Db } from '../database/open.ts';
import type { SessionTables } from './tables.ts';

export async function saveDevice(db: Db, device: SessionTables['known_device']): Promise<void> {
  const { lastUsedAt } = device;
  await db
    .insertInto('known_device')
    .values(device)
    .onConflict((conflict) => conflict.columns(['userId', 'deviceHash']).doUpdateSet({ lastUsedAt }))
    .execute();
}

/** The same device under another hash, for everybody it knows. */
export async function replaceDeviceHash(db: Db, from: Buffer, to: Buffer): Promise<void> {
  await db.updateTable('known_device').set({ deviceHash: to }).where('deviceHash', '=', from).execute();
}

export async function forgetOldestDevices(db: Db, userId: string, kept: number): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('userId', '=', userId)
    .where('deviceHash', 'not in', (e) =>
      e
        .selectFrom('known_device')
        .select('deviceHash')
        .where('userId', '=', userId)
        .orderBy('lastUsedAt', 'desc')
        .limit(kept),
    )
    .execute();
}

/** The numbers of the people this device knows. */
export async function mobilesOfDevice(db: Db, deviceHash: Buffer): Promise<string[]> {
  const rows = await db
    .selectFrom('known_device as known')
    .innerJoin('user_account as u', 'u.id', 'known.userId')
    .select('u.mobilePhone')
    .where('known.deviceHash', '=', deviceHash)
    .execute();
  return rows.map(({ mobilePhone }) => mobilePhone);
}

export async function forgetDevicesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_device').where('userId', '=', userId).execute();
}

export async function forgetDevicesUsedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_device').where('lastUsedAt', '<', before).execute();
}
