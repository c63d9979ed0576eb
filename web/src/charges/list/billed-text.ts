import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import type { PlainKey, Say } from '../../language/words.ts';

type Billed = Pick<ChargeRow, 'invoiced' | 'amount' | 'corrected'>;

/** How much of it is on invoices. */
export function billedWord({ invoiced, amount, corrected }: Billed): PlainKey {
  // What a change order took back is never billed.
  if (Number(corrected) !== 0 && Number(invoiced) === Number(amount) - Number(corrected))
    return 'chargeBilledCorrected';
  if (Number(invoiced) === 0) return 'chargeBilledNone';
  return invoiced === amount ? 'chargeBilledFull' : 'chargeBilledPart';
}

export const billedText = (charge: Billed, words: Say): string => words(billedWord(charge));
