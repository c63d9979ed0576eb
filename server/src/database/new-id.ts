import { randomFillSync } from 'node:crypto';

/** Chance is taken from the system in portions: each taking costs more than the id it is for. */
const portion = Buffer.alloc(4_096);
let taken = portion.length;

/** A new id: 24 characters that sort by the moment they were made, so that indexes grow at one end. */
export function newId(now: number = Date.now()): string {
  return now.toString(36).padStart(9, '0') + chance(8) + chance(7);
}

const bytesEach = 6;

/** So many letters and digits, at most eight: six bytes are enough for nine. */
function chance(length: number): string {
  if (taken + bytesEach > portion.length) {
    randomFillSync(portion);
    taken = 0;
  }
  const number = portion.readUIntBE(taken, bytesEach);
  taken += bytesEach;
  return number.toString(36).padStart(length, '0').slice(-length);
}
