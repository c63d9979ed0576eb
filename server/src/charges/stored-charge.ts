import type { ChargeUnit, VatKind } from '@fairway/contract/charge-codes.ts';
import type { ExchangeRateKind } from '@fairway/contract/exchange-rates.ts';
import type { ChargeOrigin, ChargeSide, ChargeState } from '@fairway/contract/money-fields.ts';
import type { WrittenCharge } from '@fairway/contract/shipment-charges.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import type { ChargeTables } from './tables.ts';

type Row = ChargeTables['shipment_charge'];

/** A charge as it is read: words are what the contract says they are. */
export interface StoredCharge
  extends Omit<Row, 'side' | 'unit' | 'vatKind' | 'rateKind' | 'source' | 'status'> {
  side: ChargeSide;
  unit: ChargeUnit;
  vatKind: VatKind;
  rateKind: ExchangeRateKind | null;
  source: ChargeOrigin;
  status: ChargeState;
}

export const readCharges = (rows: readonly Row[]): StoredCharge[] => rows as unknown as StoredCharge[];

/** Without the zeros that columns of the database end with. */
export const plain = (value: string): string => write(exact(value));

/** What people wrote of it. */
export function writtenOf(charge: StoredCharge): WrittenCharge {
  const { side, chargeCodeId, partyId, unit, currency, vatKind, onBehalf, isConfidential, remark } = charge;
  return {
    ...{ side, chargeCodeId, partyId, unit, quantity: plain(charge.quantity), price: plain(charge.price) },
    ...{ currency, vatKind, vatRate: plain(charge.vatRate), onBehalf, isConfidential, remark },
  };
}
