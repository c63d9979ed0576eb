import type { PlainKey } from '../../language/words.ts';
import type { ChargeField } from '../charge-words.ts';

type CellKind =
  | 'charge'
  | 'party'
  | 'unit'
  | 'figure'
  | 'currency'
  | 'vatKind'
  | 'vatRate'
  | 'text'
  | 'check';
/** What is only shown: it follows from the rest. */
type Shown = 'amount' | 'tax' | 'book' | 'difference' | 'status';

export type GridColumn = { label: PlainKey; width: number; isFigure?: true } & (
  | { field: ChargeField; kind: CellKind; shown?: never }
  | { shown: Shown; field?: never; kind?: never }
);

/** In the order somebody types them. */
export const gridColumns: readonly GridColumn[] = [
  { field: 'chargeCodeId', kind: 'charge', label: 'chargeName', width: 150 },
  { field: 'partyId', kind: 'party', label: 'chargeParty', width: 170 },
  { field: 'unit', kind: 'unit', label: 'chargeUnit', width: 92 },
  { field: 'quantity', kind: 'figure', label: 'chargeQuantity', width: 70, isFigure: true },
  { field: 'price', kind: 'figure', label: 'chargePrice', width: 96, isFigure: true },
  { field: 'currency', kind: 'currency', label: 'chargeCurrency', width: 62 },
  { shown: 'amount', label: 'chargeAmount', width: 110, isFigure: true },
  { field: 'vatKind', kind: 'vatKind', label: 'chargeVatKind', width: 96 },
  { field: 'vatRate', kind: 'vatRate', label: 'chargeVatRate', width: 64, isFigure: true },
  { shown: 'tax', label: 'chargeTax', width: 90, isFigure: true },
  { shown: 'book', label: 'chargeBookAmount', width: 120, isFigure: true },
  { shown: 'difference', label: 'chargeDifference', width: 110, isFigure: true },
  { field: 'onBehalf', kind: 'check', label: 'chargeOnBehalf', width: 48 },
  { field: 'isConfidential', kind: 'check', label: 'chargeConfidential', width: 48 },
  { field: 'remark', kind: 'text', label: 'chargeRemark', width: 140 },
  { shown: 'status', label: 'chargeStatus', width: 110 },
];
