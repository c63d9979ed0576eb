import type { ChangeLineKind, ChangeState } from '@fairway/contract/money-fields.ts';
import type { StoredCharge } from '../stored-charge.ts';
import type { ChargeChangeTables } from './tables.ts';

/** A change order as it is read: words are what the contract says they are. */
export interface StoredChange extends Omit<ChargeChangeTables['charge_change'], 'status'> {
  status: ChangeState;
}

/** What a charge is before or after a change: what people write of it, and what that comes to. */
export type ChargeValues = Pick<
  StoredCharge,
  | ('side' | 'chargeCodeId' | 'partyId' | 'unit' | 'quantity' | 'price' | 'currency' | 'remark')
  | ('vatKind' | 'vatRate' | 'onBehalf' | 'isConfidential')
  | ('amount' | 'net' | 'tax' | 'bookRate' | 'rateKind' | 'rateOn' | 'bookAmount' | 'bookNet' | 'bookTax')
>;

export interface StoredChangeLine
  extends Omit<ChargeChangeTables['charge_change_line'], 'kind' | 'before' | 'after'> {
  kind: ChangeLineKind;
  before: ChargeValues | null;
  after: ChargeValues | null;
}

/** What a charge is now. */
export function valuesOf(charge: StoredCharge): ChargeValues {
  const { side, chargeCodeId, partyId, unit, quantity, price, currency, remark } = charge;
  const { vatKind, vatRate, onBehalf, isConfidential } = charge;
  const { amount, net, tax, bookRate, rateKind, rateOn, bookAmount, bookNet, bookTax } = charge;
  return {
    ...{ side, chargeCodeId, partyId, unit, quantity, price, currency, remark },
    ...{ vatKind, vatRate, onBehalf, isConfidential },
    ...{ amount, net, tax, bookRate, rateKind, rateOn, bookAmount, bookNet, bookTax },
  };
}
