import { randomBytes } from 'node:crypto';

/** A new id: 24 characters that sort by the moment they were made, so that indexes grow at one end. */
export function newId(now: number = Date.now()): string {
  const moment = now.toString(36).padStart(9, '0');
  const chance = BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0');
  return moment + chance.slice(-15);
}
