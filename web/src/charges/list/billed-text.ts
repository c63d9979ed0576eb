import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import type { PlainKey, Say } from '../../language/words.ts';

/** How much of it is on invoices. */
export function billedWord({ invoiced, amount }: Pick<ChargeRow, 'invoiced' | 'amount'>): PlainKey {
  if (Number(invoiced) === 0) return 'chargeBilledNone';
  return invoiced === amount ? 'chargeBilledFull' : 'chargeBilledPart';
}

export const billedText = (charge: Pick<ChargeRow, 'invoiced' | 'amount'>, words: Say): string =>
  words(billedWord(charge));
