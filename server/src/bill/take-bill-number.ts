import type { Db } from '../database/open.ts';
import { nextSerial } from './next-serial.ts';
import { deleteReservation } from './store.ts';

/**
 * Uses up a person's next number of a rule, in the transaction of the bill that carries it.
 * Take it late: until that commit everybody else who wants a number of the rule waits.
 */
export async function takeBillNumber(db: Db, enCode: string, userId: string, now: Date): Promise<string> {
  const { counter, serial, number } = await nextSerial(db, enCode, userId, now);
  await deleteReservation(db, counter, serial);
  return number;
}
