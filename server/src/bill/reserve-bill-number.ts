import type { Db } from '../database/open.ts';
import { nextSerial } from './next-serial.ts';
import { saveReservation } from './store.ts';

/** Shows a person the number their next bill will carry; asking again shows the same one and keeps it longer. */
export async function reserveBillNumber(db: Db, enCode: string, userId: string, now: Date): Promise<string> {
  const { counter, serial, number } = await nextSerial(db, enCode, userId, now);
  await saveReservation(db, { ...counter, serial, userId, reservedAt: now });
  return number;
}
